import { expect, test } from 'vitest'
import { splitAtMatch } from './picker-option.tsx'

test.each([
  ['Arnica montana', 'arn', ['', 'Arn', 'ica montana']],
  ['Arnica montana', 'MONT', ['Arnica ', 'mont', 'ana']],
  ['Arnica montana', ' ana ', ['Arnica mont', 'ana', '']],
  ['Œnanthe crocata', 'oen', ['', 'Œn', 'anthe crocata']],
  ['Œnanthe crocata', 'en', ['', 'Œn', 'anthe crocata']],
  ['Kalium sulfuricum é', 'e', ['Kalium sulfuricum ', 'é', '']],
])('finds in %s the text %s', (name, text, parts) => {
  expect(splitAtMatch(name, text)).toEqual(parts)
  expect(parts.join('')).toBe(name)
})

test.each(['', '  ', 'xyz'])('finds no match for %o', (text) => {
  expect(splitAtMatch('Arnica montana', text)).toBeUndefined()
})
