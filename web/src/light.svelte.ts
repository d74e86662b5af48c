/** Day or night: as the system says, until somebody chooses. */
const KEY = 'sortilege:light'
const system = matchMedia('(prefers-color-scheme: dark)')

class Light {
  chosen = $state(localStorage.getItem(KEY) ?? '')
  dark = $state(system.matches)

  constructor() {
    system.addEventListener('change', () => (this.dark = system.matches))
  }

  get night(): boolean {
    return this.chosen ? this.chosen === 'night' : this.dark
  }

  turn(): void {
    this.chosen = this.night ? 'day' : 'night'
    localStorage.setItem(KEY, this.chosen)
  }
}

export const light = new Light()
