/** The icons that are used, by their names in the set "Game Icons" (game-icons.net, CC BY 3.0). */
export const ICONS = [
  // models
  'wizard-staff', 'skeleton', 'death-skull', 'feathered-wing', 'bat-wing', 'bowman', 'crossbow', 'cannon', 'musket',
  'horse-head', 'wolf-head', 'ogre', 'swordman', 'spears', 'swords-emblem', 'crowned-skull', 'visored-helm', 'rally-the-troops',
  'vertical-banner', 'musical-notes', 'axe-swing', 'daemon-skull', 'werewolf', 'lion', 'bird-claw', 'fangs', 'sword-brandish',
  'spell-book', 'magic-swirl', 'hound', 'sling', 'shield', 'minions', 'magic-portal', 'crystal-ball',
  // elements
  'tornado', 'mountains', 'flame', 'water-drop', 'sunbeams', 'evil-moon', 'cut-diamond',
  // the ground
  'pine-tree', 'stone-wall', 'high-grass', 'wave-crest', 'stone-tower', 'cliff-crossing',
  // dice and signs
  'dice-six-faces-one', 'dice-six-faces-two', 'dice-six-faces-three', 'dice-six-faces-four', 'dice-six-faces-five', 'dice-six-faces-six',
  'hearts', 'card-play', 'run', 'footsteps', 'scroll-unfurled', 'hourglass', 'sound-on', 'sound-off', 'sun', 'moon',
] as const
export type IconName = (typeof ICONS)[number]
