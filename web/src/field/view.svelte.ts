/** Which part of the table is seen. */
const MOST = 8
const EDGE = 150

export class View {
  width = $state(6000)
  height = $state(4000)
  scale = $state(1)
  x = $state(0)
  y = $state(0)

  fit(width: number, height: number): void {
    if (width === this.width && height === this.height) return
    this.width = width
    this.height = height
    this.reset()
  }

  reset(): void {
    this.scale = 1
    this.x = 0
    this.y = 0
  }

  get box(): string {
    const wide = (this.width + 2 * EDGE) / this.scale
    const high = (this.height + 2 * EDGE) / this.scale
    return `${this.x - EDGE} ${this.y - EDGE} ${wide} ${high}`
  }

  /** Nearer to or further from a point of the table, which stays where it is on the screen. */
  zoom(by: number, at: { x: number; y: number }): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * by))
    const share = this.scale / scale
    this.x = at.x + EDGE - (at.x + EDGE - this.x) * share
    this.y = at.y + EDGE - (at.y + EDGE - this.y) * share
    this.scale = scale
    this.hold()
  }

  pan(dx: number, dy: number): void {
    this.x += dx
    this.y += dy
    this.hold()
  }

  private hold(): void {
    const free = (side: number) => (side + 2 * EDGE) * (1 - 1 / this.scale)
    this.x = Math.min(Math.max(this.x, 0), free(this.width))
    this.y = Math.min(Math.max(this.y, 0), free(this.height))
  }
}
