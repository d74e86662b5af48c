/** Gems: each element has an outline of its own besides its colour. */
import type { IconName } from './icon_names'

interface Cut {
  colour: string
  icon: IconName
  outline: string
}

export const CUTS: Record<string, Cut> = {
  air: { colour: '#4f86ad', icon: 'tornado', outline: '15,1 27,8 27,22 15,29 3,22 3,8' },
  earth: { colour: '#7d5f33', icon: 'mountains', outline: '3,3 27,3 29,27 1,27' },
  fire: { colour: '#b8421c', icon: 'flame', outline: '15,0 29,29 1,29' },
  water: { colour: '#236a90', icon: 'water-drop', outline: '15,0 26,14 22,27 8,27 4,14' },
  light: { colour: '#9a7400', icon: 'sunbeams', outline: '15,0 19,11 30,15 19,19 15,30 11,19 0,15 11,11' },
  darkness: { colour: '#5a3f7a', icon: 'evil-moon', outline: '5,4 25,1 30,18 18,30 2,24' },
  neutral: { colour: '#6c685e', icon: 'cut-diamond', outline: '15,1 29,15 15,29 1,15' },
}
