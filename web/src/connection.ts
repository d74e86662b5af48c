/** A socket to one seat of a table that mends itself. */
import type { FromClient, FromServer } from './wire'

const FIRST_WAIT = 500
const LONGEST_WAIT = 10_000

export class Connection {
  private socket: WebSocket | null = null
  private wait = FIRST_WAIT
  private closed = false
  /** how much was heard: after a break the server goes on from there */
  since = 0

  constructor(
    private table: string,
    private secret: string,
    private locale: string,
    private hear: (message: FromServer) => void,
    private stands: (open: boolean) => void,
  ) {
    this.open()
    addEventListener('online', this.again)
    document.addEventListener('visibilitychange', this.again)
  }

  private again = () => {
    if (!this.closed && this.socket === null && document.visibilityState === 'visible') this.open()
  }

  private open(): void {
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${this.table}/socket`
    const socket = new WebSocket(address)
    this.socket = socket
    socket.onopen = () => {
      this.wait = FIRST_WAIT
      this.send({ say: 'hello', secret: this.secret, locale: this.locale, since: this.since })
      this.stands(true)
    }
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as FromServer
      if (message.say === 'update') this.since = message.number
      this.hear(message)
    }
    socket.onclose = () => {
      if (this.socket !== socket) return
      this.socket = null
      if (this.closed) return
      this.stands(false)
      setTimeout(this.again, this.wait)
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
    }
  }

  /** Say something; false where there is no connection just now. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.again)
    document.removeEventListener('visibilitychange', this.again)
    this.socket?.close()
  }
}
