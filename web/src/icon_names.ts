/** The icons that are used, by their names in the set "Game Icons" (game-icons.net, CC BY 3.0). */
export const ICONS = [
  // models
  'wizard-staff', 'skeleton', 'feathered-wing', 'bat-wing', 'bowman', 'cannon',
  'horse-head', 'wolf-head', 'ogre', 'swordman', 'spears', 'crowned-skull', 'visored-helm', 'rally-the-troops',
  'vertical-banner', 'musical-notes', 'daemon-skull', 'werewolf', 'lion', 'fangs', 'hound', 'sling', 'shield', 'minions', 'crystal-ball',
  // elements
  'tornado', 'mountains', 'flame', 'water-drop', 'sunbeams', 'evil-moon', 'cut-diamond',
  // the ground
  'pine-tree', 'stone-tower',
  // dice
  'dice-six-faces-one', 'dice-six-faces-two', 'dice-six-faces-three', 'dice-six-faces-four', 'dice-six-faces-five', 'dice-six-faces-six',
] as const
export type IconName = (typeof ICONS)[number]
