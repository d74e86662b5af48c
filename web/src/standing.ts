/** Answers that a player always gives to a kind of question, so that he is not asked it again. */
import type { Question } from './wire'

const KEY = 'sortilege:standing'

export interface Standing {
  kind: string
  option: unknown
  text: string
}

export function standingAnswers(): Standing[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Standing[]
  } catch {
    return []
  }
}

function keep(all: Standing[]): void {
  localStorage.setItem(KEY, JSON.stringify(all))
}

export function alwaysAnswer(question: Question, option: unknown, text: string): void {
  keep([...standingAnswers().filter((one) => one.kind !== question.kind), { kind: question.kind, option, text }])
}

export function askAgain(kind: string): void {
  keep(standingAnswers().filter((one) => one.kind !== kind))
}

/** The answer that stands for a question, if it can be given; undefined where there is none. */
export function keptAnswer(question: Question): unknown {
  const found = standingAnswers().find((one) => one.kind === question.kind)
  if (found === undefined) return undefined
  const same = question.options.find((option) => JSON.stringify(option.option) === JSON.stringify(found.option))
  return same?.option
}
