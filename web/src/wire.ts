// Made from the server's messages by `python -m sortilege.server.schema`; not to be edited.

/** The answer to one question. */
export interface Answer {
  say: "answer"
  ask: number
  answer: any
}

/** Another player would like to take back his last answer. */
export interface AsksConsent {
  say: "asks_consent"
  seat: number
}

/** The other player may take back, or may not. */
export interface Consent {
  say: "consent"
  agrees: boolean
}

export interface Created {
  id: string
  commitment: string
  seats: SeatLink[]
}

/** A message that could not be understood, or not now. */
export interface Fault {
  say: "fault"
  code: "bad_message" | "bad_secret"
  text: string
}

/** A rule system that can be played. */
export interface GameInfo {
  ruleset: string
  title: string
  about: string
  sides: SideInfo[]
  lists: boolean
  options: OptionInfo[]
  program: string
}

/** The first message: who it is (nobody: a spectator), in which language, and what it has heard. */
export interface Hello {
  say: "hello"
  secret?: string
  locale?: string
  since?: number
}

/** Programs need not take the time that a person would. */
export interface Hurry {
  say: "hurry"
  on: boolean
}

/** Whether an answer would be taken. */
export interface Judged {
  say: "judged"
  id: number
  refused: Refused | null
  way: [number, number][]
  cost: number
}

/** What things are called, and what does not change while the game lasts. */
export interface Names {
  unit: string
  models: Record<string, string>
  cards: any
  lines: Record<string, string>
  seats: Record<string, number>
}

/** A game to be played. */
export interface NewTable {
  ruleset: string
  sides?: [Side, Side]
  table?: string
  options?: Record<string, string>
  players?: [string, string]
}

/** An option of the rules: the first value is the default. */
export interface OptionInfo {
  name: string
  values: string[]
  text: string
}

/** One answer that can be chosen. */
export interface OptionText {
  option: any
  text: string
}

/** The state as it was when so much had been told. */
export interface Past {
  say: "past"
  number: number
}

/** How it was. */
export interface PastState {
  say: "past"
  number: number
  state: any
}

/** What a seat is asked. */
export interface Question {
  ask: number
  seat: number
  kind: string
  rule: string
  text: string
  hint: string
  about: any
  choice: any
  options: OptionText[]
}

/** An answer that was not taken. Nothing has changed. */
export interface Refused {
  say: "refused"
  code: string
  rule: string
  text: string
  facts: any
}

/** Who sits, as everybody may know. */
export interface SeatInfo {
  seat: number
  player: string
  name: string
  colour: string
  taken: boolean
  online: boolean
}

/** What opens a seat. */
export interface SeatLink {
  seat: number
  secret: string
}

/** Who sits at the table and who is there. */
export interface Seats {
  say: "seats"
  table: TableInfo
}

/** What happened, as this viewer hears it. */
export interface Sentence {
  number: number
  event: any
  text: string
}

/** Who fights for a seat: a ready side by its id, or an army list as text. */
export interface Side {
  ready?: string
  roster?: string
}

/** A ready side. */
export interface SideInfo {
  id: string
  name: string
  points: number
}

/** Who takes a seat, and the word that he mixes into the dice. */
export interface SitDown {
  name: string
  colour?: string
  word?: string
}

/** What the first page offers. */
export interface StartInfo {
  games: GameInfo[]
}

/** A table, as everybody may know. */
export interface TableInfo {
  id: string
  ruleset: string
  options: Record<string, string>
  commitment: string
  seats: SeatInfo[]
  begun: boolean
}

/** What a program is about, in a word. */
export interface Thinks {
  say: "thinks"
  seat: number
  about: string
}

/** Would this answer be taken? Nothing changes. */
export interface Try {
  say: "try"
  ask: number
  answer: any
  id?: number
}

/** Take back my last answer; where that needs it, ask the other player. */
export interface Undo {
  say: "undo"
}

/** What is new. `state` is the whole state as this viewer may see it, or a merge patch (RFC 7396) to the last. */
export interface Update {
  say: "update"
  number: number
  told: Sentence[]
  whole: boolean
  state: any
  question: Question | null
  waiting: WaitingFor[]
  over: boolean
}

/** A question to somebody else, as far as it is public. */
export interface WaitingFor {
  seat: number
  kind: string
  text: string
}

/** The answer to a hello. */
export interface Welcome {
  say: "welcome"
  table: TableInfo
  seat: number
  names: Names
}

export type FromClient = Hello | Answer | Try | Undo | Consent | Hurry | Past

export type FromServer = Welcome | Update | Refused | Judged | PastState | Seats | AsksConsent | Thinks | Fault
