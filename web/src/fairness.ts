/** Checks every roll of a record in the browser, from the record alone: see docs/verify_record.py. */
const BLOCK = 32

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The stream of bytes of a game: block number n is SHA-256(key + n). */
class Stream {
  private position = 0
  private block: Uint8Array<ArrayBuffer> = new Uint8Array()

  constructor(private key: Uint8Array<ArrayBuffer>) {}

  async below(bound: number): Promise<number> {
    for (;;) {
      const place = this.position % BLOCK
      if (place === 0) {
        const counted = new Uint8Array(40)
        counted.set(this.key)
        new DataView(counted.buffer).setBigUint64(32, BigInt(this.position / BLOCK))
        this.block = await sha256(counted)
      }
      this.position += 1
      const byte = this.block[place]!
      if (byte < 256 - (256 % bound)) return byte % bound
    }
  }
}

async function drawn(of: any, stream: Stream): Promise<number[]> {
  if (of.choice === 'dice') {
    const faces: number[] = []
    for (let die = 0; die < of.count; die++) faces.push((await stream.below(of.sides ?? 6)) + 1)
    return faces
  }
  const order = [...Array(of.size).keys()]
  for (let place = of.size - 1; place > 0; place--) {
    const other = await stream.below(place + 1)
    ;[order[place], order[other]] = [order[other]!, order[place]!]
  }
  return order
}

export interface Verdict {
  committed: boolean
  rolls: number
  wrong: number
}

export async function verify(record: string): Promise<Verdict> {
  const rows = record.trimEnd().split('\n').map((row) => JSON.parse(row))
  const header = rows[0]
  const secret = String(rows.at(-1).end?.secret ?? '')
  const text = new TextEncoder()
  const committed = hex(await sha256(text.encode(secret))) === header.commitment
  const stream = new Stream(await sha256(text.encode(['dice', secret, ...header.words].join('\n'))))
  let rolls = 0
  let wrong = 0
  for (const row of rows.slice(1, -1)) {
    if (row.seat !== -1 || row.of === undefined) continue
    rolls += 1
    if (JSON.stringify(await drawn(row.of, stream)) !== JSON.stringify(row.answer)) wrong += 1
  }
  return { committed, rolls, wrong }
}
