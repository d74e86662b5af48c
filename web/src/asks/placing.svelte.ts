/** A base that is being placed: where it is held, and whether it may stand there. */
import { FULL_TURN, type Base } from '../field/shape'
import type { Seat } from '../table.svelte'
import type { Question, Refused } from '../wire'

const ASK_AFTER = 90

export class Placing {
  x = $state(0)
  y = $state(0)
  facing = $state(0)
  /** undefined: not judged yet; null: legal */
  judged = $state.raw<Refused | null | undefined>(undefined)
  /** the way there and what it costs, as far as it is known */
  way = $state.raw<[number, number][]>([])
  cost = $state<number | null>(null)
  /** it is a point, without a base */
  point: boolean
  base: Base
  start: Base
  mover: string
  allowance: number | null
  turns: boolean
  mayStay: boolean
  zones: any[]

  private timer: ReturnType<typeof setTimeout> | undefined
  private asked = 0

  constructor(
    private seat: Seat,
    public question: Question,
  ) {
    const choice = question.choice
    const bases = seat.state.field.bases as Record<string, Base>
    this.point = choice.choice === 'designated_point'
    this.mover = this.point ? (choice.viewer as string) : (choice.mover as string)
    const middle = { x: seat.state.field.width / 2, y: seat.state.field.height / 2 }
    this.base = choice.base ??
      bases[this.mover] ?? { ...middle, facing: 0, elevation: 0, shape: { type: 'round', diameter: 100 } }
    this.start = this.base
    this.allowance = this.point ? (choice.reach as number) : (choice.allowance ?? null)
    this.turns = !this.point && choice.turns
    this.mayStay = !this.point && choice.may_stay && bases[this.mover] !== undefined
    this.zones = choice.zones ?? []
    const spot = this.firstSpot(middle)
    this.x = Math.round(spot.x)
    this.y = Math.round(spot.y)
    this.facing = this.base.facing
    this.judge()
  }

  private firstSpot(middle: { x: number; y: number }): { x: number; y: number } {
    if (this.seat.state.field.bases[this.mover] !== undefined) return this.base
    const area = this.zones[0]?.area
    if (area?.outline) {
      const points = area.outline as [number, number][]
      return {
        x: points.reduce((sum, [x]) => sum + x, 0) / points.length,
        y: points.reduce((sum, [, y]) => sum + y, 0) / points.length,
      }
    }
    return area?.base ?? (area?.x !== undefined ? area : middle)
  }

  get answer(): unknown {
    return this.point ? [this.x, this.y] : { x: this.x, y: this.y, facing: this.facing }
  }

  moveTo(x: number, y: number): void {
    const field = this.seat.state.field
    this.x = Math.round(Math.min(Math.max(x, 0), field.width))
    this.y = Math.round(Math.min(Math.max(y, 0), field.height))
    this.judge()
  }

  turn(by: number): void {
    if (!this.turns) return
    this.facing = (((this.facing + by) % FULL_TURN) + FULL_TURN) % FULL_TURN
    this.judge()
  }

  lookAt(x: number, y: number): void {
    if (!this.turns || (x === this.x && y === this.y)) return
    const degrees = (Math.atan2(y - this.y, x - this.x) * 180) / Math.PI
    this.facing = (Math.round(degrees * 100) + FULL_TURN) % FULL_TURN
    this.judge()
  }

  private judge(): void {
    this.judged = undefined
    this.way = []
    this.cost = null
    clearTimeout(this.timer)
    this.timer = setTimeout(async () => {
      const number = ++this.asked
      const judged = await this.seat.judge(this.answer)
      if (number !== this.asked) return
      this.judged = judged.refused
      this.way = judged.way
      this.cost = judged.way.length > 0 ? judged.cost : null
    }, ASK_AFTER)
  }
}
