import type { I18n, MessageDescriptor, Messages } from '@lingui/core'
import type { Language } from '../domain/language.ts'

// Lingui's core is 2 kB, mostly for formats that no message has, and writes each number with 6 MB of
// `Intl`. Numbers and dates have separate formatters.

type Choices = { readonly [choice: string]: Text } & { readonly offset?: number }

/** A compiled message: texts, `#` of a plural, and values by name. */
type Text = string | readonly (string | readonly [name: string, kind?: string, choices?: Choices])[]

type Values = Readonly<Record<string, unknown>>

const grouped = (count: number, language: Language) =>
  Math.abs(count) < 1_000 ? `${count}` : count.toLocaleString(language)

const plurals: { [language: string]: Intl.PluralRules } = {}

const categoryOf = (count: number, language: Language) => {
  plurals[language] ??= new Intl.PluralRules(language)
  return plurals[language].select(count)
}

const write = (text: Text, values: Values, language: Language, count?: number): string => {
  if (typeof text === 'string') return text
  return text
    .map((part) => {
      if (typeof part === 'string')
        return part === '#' && count !== undefined ? grouped(count, language) : part
      const [name, kind, choices] = part
      const value = values[name]
      if (!choices) return `${value ?? ''}`
      if (kind !== 'plural')
        return write(choices[`${value}`] ?? choices.other ?? '', values, language)
      const rest = Number(value) - (choices.offset ?? 0)
      const chosen = choices[`${value}`] ?? choices[categoryOf(rest, language)]
      return write(chosen ?? choices.other ?? '', values, language, rest)
    })
    .join('')
}

/**
 * The messages of one language: all on the server; in a browser those of islands and popups. What is
 * used of Lingui's `I18n`; messages are written as Lingui does.
 */
export const createI18n = (language: Language, messages: Messages): I18n => {
  const translate = (asked: string | MessageDescriptor, values?: Values) => {
    const descriptor = typeof asked === 'string' ? { id: asked, values } : asked
    const { id, values: named = {}, message = id } = descriptor
    return write((messages[id] ?? message) as Text, named, language)
  }
  const used = { locale: language, messages, on: () => () => {}, _: translate, t: translate }
  return used as unknown as I18n
}
