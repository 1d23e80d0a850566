import type { Language } from '../../domain/language.ts'
import { addressOf, type Params } from '../../domain/page/address.ts'
import type { PageKey } from '../../domain/page/route-words.ts'
import type { Text } from './page-text.ts'

const inEach = (write: (language: Language) => string): Text => ({
  fr: write('fr'),
  en: write('en'),
  de: write('de'),
  it: write('it'),
})

/** The address of a page with a parameter (product, remedy), which `page:` links do not support. */
export const pageAddress = (key: PageKey, params: Params = {}, part?: string) =>
  inEach((language) => addressOf(language, key, params) + (part ? `#${part}` : ''))

type Line = readonly [name: string | Text, link: string | Text]

const wordIn = (word: string | Text, language: Language) =>
  typeof word === 'string' ? word : word[language]

/** Names with their links, one per line, in the format of essentials_display. */
export const linkLines = (lines: readonly Line[]) =>
  inEach((language) =>
    lines.map((line) => line.map((word) => wordIn(word, language)).join(':')).join('\n'),
  )
