import { expect, test } from 'vitest'
import { i18nIn } from '../../i18n.ts'
import { laboratory } from '../laboratory.fixtures.ts'
import { receivedNote, repeatedNote } from './account-notes.ts'

test.each([
  ['Dr. J.P. d’Ormesson-Łoś', 'Hello Dr. J.P. d’Ormesson-Łoś,'],
  ['https://evil.example/login Now', 'Hello,'],
  ['See www evil', 'Hello,'],
  ['Win evil.example', 'Hello,'],
  ['mail me@evil', 'Hello,'],
])('greets %s by name unless it looks like a link', (person, greeting) => {
  const context = { person, language: 'en', laboratory, i18n: i18nIn.en } as const
  expect(receivedNote(context).greeting).toBe(greeting)
  expect(repeatedNote('active', context).greeting).toBe(greeting)
})
