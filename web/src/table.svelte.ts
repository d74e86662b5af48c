/** A table as one seat of it sees it. */
import { Connection } from './connection'
import { merged } from './merge'
import { keptAnswer } from './standing'
import type { FromServer, Judged, Names, Question, Refused, Sentence, TableInfo, WaitingFor } from './wire'
import { locale } from './words'

export const SPECTATOR = -2

export interface Moment {
  /** how much had been told */
  number: number
  state: any
}

export class Seat {
  seat = $state(SPECTATOR)
  table = $state.raw<TableInfo | null>(null)
  names = $state.raw<Names | null>(null)
  state = $state.raw<any>(null)
  question = $state.raw<Question | null>(null)
  waiting = $state.raw<WaitingFor[]>([])
  told = $state.raw<Sentence[]>([])
  over = $state(false)
  connected = $state(false)
  refused = $state.raw<Refused | null>(null)
  /** another player would like to take back */
  consentFor = $state<number | null>(null)
  thinks = $state.raw<{ seat: number; about: string } | null>(null)
  fault = $state('')
  /** an answer is on its way */
  sent = $state(false)
  /** the states that were seen, for whoever looks back */
  moments: Moment[] = []
  /** a moment of the past that is looked at */
  past = $state.raw<Moment | null>(null)

  private connection: Connection
  private trials = new Map<number, (judged: Judged) => void>()
  private lastTrial = 0
  private pastWanted: ((moment: Moment) => void) | null = null

  constructor(
    id: string,
    secret: string,
    private onAsked: () => void = () => {},
  ) {
    this.connection = new Connection(
      id,
      secret,
      locale,
      (message) => this.hear(message),
      (open) => (this.connected = open),
    )
  }

  private hear(message: FromServer): void {
    switch (message.say) {
      case 'welcome':
        this.seat = message.seat
        this.table = message.table
        this.names = message.names
        break
      case 'seats':
        this.table = message.table
        break
      case 'update': {
        this.state = message.whole ? message.state : merged(this.state, message.state)
        if (message.told.length > 0) {
          const first = message.told[0]!.number
          this.told = [...this.told.filter((sentence) => sentence.number < first), ...message.told]
        }
        this.moments.push({ number: message.number, state: this.state })
        const asked = message.question
        const isNew = asked !== null && asked.ask !== this.question?.ask
        this.question = asked
        this.waiting = message.waiting
        this.over = message.over
        this.sent = false
        if (asked === null || isNew) this.refused = null
        if (isNew) this.newlyAsked(asked)
        break
      }
      case 'refused':
        this.refused = message
        this.sent = false
        break
      case 'judged':
        this.trials.get(message.id)?.(message)
        this.trials.delete(message.id)
        break
      case 'asks_consent':
        this.consentFor = message.seat
        break
      case 'thinks':
        this.thinks = message
        break
      case 'past':
        this.pastWanted?.({ number: message.number, state: message.state })
        this.pastWanted = null
        break
      case 'fault':
        this.fault = message.text
        break
    }
  }

  private newlyAsked(question: Question): void {
    const standing = keptAnswer(question)
    if (standing !== undefined) this.answer(standing)
    else this.onAsked()
  }

  answer(answer: unknown): void {
    if (this.question === null || this.sent) return
    this.refused = null
    this.past = null
    this.sent = this.connection.send({ say: 'answer', ask: this.question.ask, answer })
  }

  /** Whether an answer would be taken, and by which way. */
  judge(answer: unknown): Promise<Judged> {
    const id = ++this.lastTrial
    return new Promise((resolve) => {
      this.trials.set(id, resolve)
      const ask = this.question?.ask ?? -1
      if (!this.connection.send({ say: 'try', ask, answer, id })) this.trials.delete(id)
    })
  }

  undo(): void {
    this.refused = null
    this.connection.send({ say: 'undo' })
  }

  consent(agrees: boolean): void {
    this.connection.send({ say: 'consent', agrees })
    this.consentFor = null
  }

  hurry(on: boolean): void {
    this.connection.send({ say: 'hurry', on })
  }

  /** The table as it was when so much had been told; undefined: as it is. */
  async look(number: number | null): Promise<void> {
    if (number === null || number >= this.connection.since) {
      this.past = null
      return
    }
    const kept = this.moments.find((moment) => moment.number === number)
    if (kept !== undefined) {
      this.past = kept
      return
    }
    this.past = await new Promise<Moment>((resolve) => {
      this.pastWanted = resolve
      this.connection.send({ say: 'past', number })
    })
  }

  /** What is shown: the past that is looked at, or the present. */
  get shown(): any {
    return this.past?.state ?? this.state
  }

  close(): void {
    this.connection.close()
  }
}
