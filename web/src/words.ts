/** What the page itself says, from the same message files as the rest of the game. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { negotiateLanguages } from '@fluent/langneg'

const files = import.meta.glob<string>('../../src/sortilege/messages/*/{web,words}.ftl', { query: '?raw', import: 'default' })
const languages = [...new Set(Object.keys(files).map((path) => path.split('/').at(-2)!))]

/** The language of the page, and of what the game tells. */
export let locale = 'en'
let bundles: FluentBundle[] = []

/** Load the texts of the language that the reader likes best; what it lacks is said in English. */
export async function loadWords(): Promise<void> {
  const wanted = [localStorage.getItem('sortilege:language') ?? '', ...navigator.languages].filter(Boolean)
  const found = negotiateLanguages(wanted, languages, { defaultLocale: 'en' })
  locale = found[0] ?? 'en'
  document.documentElement.lang = locale
  bundles = await Promise.all(
    [...new Set([...found, 'en'])].map(async (language) => {
      const bundle = new FluentBundle(language, { useIsolating: false })
      const paths = Object.keys(files).filter((file) => file.split('/').at(-2) === language)
      for (const path of paths) bundle.addResource(new FluentResource(await files[path]!()))
      return bundle
    }),
  )
}

/** A text of the page. */
export function say(id: string, facts: Record<string, FluentVariable> = {}): string {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id)
    if (message?.value) return bundle.formatPattern(message.value, facts)
  }
  return id
}

/** Whether there is such a text. */
export function knows(id: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(id))
}
