import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { foldText } from '../fold-text.ts'
import { languages } from '../language.ts'
import {
  illustrationNames,
  illustrationSubject,
  illustrationWords,
} from './illustration-subjects.ts'

test('names every drawing of the site', () => {
  const files = readdirSync(new URL('../../public/illustrations/', import.meta.url))
  const drawings = files.filter((file) => file.endsWith('.svg'))
  expect(drawings.sort()).toEqual(illustrationNames.map((name) => `${name}.svg`).sort())
})

test('each drawing has a different subject in each language', () => {
  for (const language of languages) {
    const subjects = illustrationNames.map((name) => illustrationSubject(name, language))
    expect(subjects.filter((subject) => !subject?.trim())).toEqual([])
    expect(subjects.filter((one, at) => subjects.indexOf(one) !== at)).toEqual([])
  }
})

test.each([
  ['ringelblume', 'calendula'],
  ['souci', 'calendula'],
  ['calendula', 'calendula'],
  ['marigold', 'calendula'],
  ['mortier', 'scene-mortar'],
  ['weissdorn', 'hawthorn'],
  ['noce vomica', 'nux-vomica'],
])('%s finds the drawing %s', (words, drawing) => {
  const found = illustrationNames.filter((name) =>
    foldText(illustrationWords(name)).includes(words),
  )
  expect(found).toEqual([drawing])
})
