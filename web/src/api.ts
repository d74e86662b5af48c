/** The server over HTTP. */
import type { Created, NewTable, SitDown, StartInfo, TableInfo } from './wire'

export class Trouble extends Error {}

async function call<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (secret) headers.authorization = `Bearer ${secret}`
  const answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  const read = await answer.json().catch(() => ({}))
  if (!answer.ok) throw new Trouble(read.error ?? answer.statusText)
  return read as T
}

export interface RuleText {
  id: string
  heading: string
  text: string
}

export const start = (locale: string) => call<StartInfo>('GET', `/api/start?locale=${locale}`)
export const layTable = (table: NewTable) => call<Created>('POST', '/api/tables', table)
export const look = (table: string) => call<TableInfo>('GET', `/api/tables/${table}`)
export const sitDown = (table: string, secret: string, who: SitDown) =>
  call<TableInfo>('POST', `/api/tables/${table}/seat`, who, secret)
export const rule = (id: string) => call<RuleText>('GET', `/api/rules/${encodeURIComponent(id)}`)

export async function record(table: string): Promise<string> {
  const answer = await fetch(`/api/tables/${table}/record`)
  if (!answer.ok) throw new Trouble(answer.statusText)
  return answer.text()
}
