/** The emblem of a model: what it is, at a glance. */
import type { IconName } from '../icon_names'

const OF_TAGS: [string, IconName][] = [
  ['guildmaster', 'crystal-ball'],
  ['arcanist', 'wizard-staff'],
  ['construct', 'stone-tower'],
  ['beast', 'hound'],
  ['hero', 'visored-helm'],
]

const OF_SKILLS: [string, IconName][] = [
  ['standard_bearer', 'vertical-banner'],
  ['musician', 'musical-notes'],
  ['command', 'rally-the-troops'],
]

export function emblem(card: any): IconName {
  if (!card) return 'minions'
  if (Array.isArray(card.tags)) {
    for (const [tag, icon] of OF_TAGS) if (card.tags.includes(tag)) return icon
    return (card.weapons ?? []).some((weapon: any) => weapon.range) ? 'sling' : 'shield'
  }
  const skills: string[] = (card.skills ?? []).map((skill: any) => skill.skill)
  const undead = skills.includes('undead')
  if (card.power != null) return undead ? 'crowned-skull' : 'wizard-staff'
  for (const [skill, icon] of OF_SKILLS) if (skills.includes(skill)) return icon
  if (card.movement2 != null && (card.movement2_for ?? 'fly') === 'fly') return undead ? 'bat-wing' : 'feathered-wing'
  if (card.shooting != null) return reach(card) > 80 ? 'cannon' : 'bowman'
  if ((card.base?.depth ?? 25) > (card.base?.width ?? 25)) return card.people === 'wolfen' ? 'wolf-head' : 'horse-head'
  if (card.people === 'wolfen') return 'werewolf'
  if (skills.some((skill) => ['enormous', 'huge', 'gigantic'].includes(skill))) return 'ogre'
  if (card.size === 'large' || card.size === 'extra_large') return undead ? 'daemon-skull' : 'lion'
  if (undead) return 'skeleton'
  if (card.fear != null) return 'fangs'
  if (card.character) return 'visored-helm'
  if ((card.equipment ?? []).includes('polearm')) return 'spears'
  return 'swordman'
}

function reach(card: any): number {
  return Math.max(0, ...(card.weapons ?? []).map((weapon: any) => weapon.long ?? 0))
}
