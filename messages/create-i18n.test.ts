import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { languages } from '../domain/language.ts'
import { i18nIn } from '../server/i18n.ts'
import { createI18n } from './create-i18n.ts'

type Part = string | readonly unknown[]

/** The names of the values in a compiled message, in its choices too. */
const namesIn = (message: unknown): readonly string[] => {
  if (!Array.isArray(message)) return []
  return message.flatMap((part: Part) => {
    if (typeof part === 'string') return []
    const [name, , choices = {}] = part
    return [`${name}`, ...Object.values(choices as object).flatMap(namesIn)]
  })
}

const samples = [0, 1, 2, 7, 21, 999, 1_000, 1_234_567, 'Calendula <b>', undefined]

test.each(languages)('writes each message in %s as Lingui does', (language) => {
  const { [language]: texts } = i18nIn
  const lingui = setupI18n({ locale: language, messages: { [language]: texts.messages } })
  let count = 0
  for (const [id, message] of Object.entries(texts.messages))
    for (const value of namesIn(message).length > 0 ? samples : [undefined]) {
      const values = Object.fromEntries(namesIn(message).map((name) => [name, value]))
      expect(texts._(id, values)).toBe(lingui._(id, values))
      expect(texts._({ id, values })).toBe(lingui._({ id, values }))
      count += 1
    }
  expect(count).toBeGreaterThan(1_000)
})

test('falls back to the text of a missing message, then to its id', () => {
  const texts = createI18n('de', {})
  expect(texts._({ id: 'x1', message: 'Add' })).toBe('Add')
  expect(texts._('x1')).toBe('x1')
})
