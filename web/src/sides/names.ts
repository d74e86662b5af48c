import type { Seat } from '../table.svelte'
import { say } from '../words'

/** What a player is called: by the name that he gave, or as a program. */
export function seatName(seat: Seat, number: number): string {
  const row = seat.table?.seats[number]
  if (!row) return say('web-nobody')
  if (row.player !== 'person') return say('web-program')
  return row.name || say('web-seat', { number: number + 1 })
}
