/** The rule that is being read. */
import { rule, type RuleText } from './api'

class Reading {
  open = $state('')
  text = $state.raw<RuleText | null>(null)
  failed = $state(false)

  async read(id: string): Promise<void> {
    this.open = id
    this.text = null
    this.failed = false
    try {
      this.text = await rule(id)
    } catch {
      this.failed = true
    }
  }

  close(): void {
    this.open = ''
  }
}

export const reading = new Reading()
