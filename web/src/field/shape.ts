/** Bases and places on the table, in hundredths of its unit. On the screen y grows downwards, on the table upwards. */
export interface Base {
  x: number
  y: number
  facing: number
  elevation: number
  shape: { type: 'rectangle'; width: number; depth: number } | { type: 'round'; diameter: number }
}

export const FULL_TURN = 36000

export function along(base: Base): number {
  return base.shape.type === 'round' ? base.shape.diameter : base.shape.depth
}

export function across(base: Base): number {
  return base.shape.type === 'round' ? base.shape.diameter : base.shape.width
}

export function longest(base: Base): number {
  return Math.hypot(along(base), across(base))
}

/** Where a base is drawn, and how it is turned there. */
export function placed(base: { x: number; y: number; facing: number }, height: number): string {
  return `translate(${base.x} ${height - base.y}) rotate(${-base.facing / 100})`
}

export function outline(points: [number, number][], height: number): string {
  return points.map(([x, y]) => `${x},${height - y}`).join(' ')
}
