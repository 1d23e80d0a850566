import { readFileSync } from 'node:fs'
import type { Language } from '../../domain/language.ts'
import { areaNames, cataloguePath } from '../../locales/message-areas.ts'

const unquote = (lines: string) =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, text = '']) => JSON.parse(`"${text}"`))
    .join('')

/** Messages with a context are none of the pages. */
const entry =
  /(?<!msgctxt "[^"\n]*"\n)msgid ((?:"(?:[^"\\]|\\.)*"\s*)+)msgstr ((?:"(?:[^"\\]|\\.)*"\s*)+)/g

const catalogue = (language: Language) => {
  const po = [undefined, ...areaNames.filter((area) => area !== 'admin')]
    .map((area) => new URL(`../../${cataloguePath(language, area)}`, import.meta.url))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  return new Map(
    [...po.matchAll(entry)].map(([, id = '', text = '']) => [unquote(id), unquote(text)]),
  )
}

const catalogues = new Map<Language, Map<string, string>>()

/**
 * The translation of an English message, with its placeholders filled in. Fails for a text that no
 * catalogue has.
 */
export const textIn = (
  language: Language,
  english: string,
  values: Readonly<Record<string, string | number>> = {},
) => {
  const texts = catalogues.get(language) ?? catalogue(language)
  catalogues.set(language, texts)
  const text = texts.get(english)
  if (!text) throw new Error(`No text in ${language} for: ${english}`)
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
}
