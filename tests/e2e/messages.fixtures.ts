import { readFileSync } from 'node:fs'
import type { Language } from '../../domain/language.ts'

const unquote = (lines: string) =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, text = '']) => JSON.parse(`"${text}"`))
    .join('')

const entry = /msgid ((?:"(?:[^"\\]|\\.)*"\s*)+)msgstr ((?:"(?:[^"\\]|\\.)*"\s*)+)/g

const catalogue = (language: Language) => {
  const po = ['', 'shop/', 'account/', 'checkout/', 'server/']
    .map((part) => new URL(`../../locales/${part}${language}.po`, import.meta.url))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  return new Map(
    [...po.matchAll(entry)].map(([, id = '', text = '']) => [unquote(id), unquote(text)]),
  )
}

const catalogues = new Map<Language, Map<string, string>>()

/** What the site says for an English text; a text that it does not know fails the test. */
export const textIn = (language: Language, english: string) => {
  const texts = catalogues.get(language) ?? catalogue(language)
  catalogues.set(language, texts)
  const text = texts.get(english)
  if (!text) throw new Error(`No text in ${language} for: ${english}`)
  return text
}
