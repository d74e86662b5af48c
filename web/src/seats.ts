/** The secrets of the seats that this device has: they stay here, and out of addresses that are sent. */
const KEY = 'sortilege:seats'

type Seats = Record<string, Record<number, string>>

function read(): Seats {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Seats
  } catch {
    return {}
  }
}

export function secretsOf(table: string): Record<number, string> {
  return read()[table] ?? {}
}

export function keepSecret(table: string, seat: number, secret: string): void {
  const all = read()
  all[table] = { ...all[table], [seat]: secret }
  localStorage.setItem(KEY, JSON.stringify(all))
}

/** The tables at which this device sits, the last first. */
export function knownTables(): string[] {
  return Object.keys(read()).reverse()
}

/** A link that opens a seat. What stands behind # is never sent to a server. */
export function linkOf(table: string, seat: number, secret: string): string {
  return `${location.origin}/table/${table}#${seat}.${secret}`
}

export function watchLink(table: string): string {
  return `${location.origin}/table/${table}`
}

/** A word for the dice that nobody could know before. */
export function randomWord(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
