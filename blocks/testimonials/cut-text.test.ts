import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

const sentence = (length: number) => 'seven. '.repeat(40).slice(0, length)

test.each([
  ['', 0, 0],
  [sentence(200), 200, 0],
  [sentence(201), 195, 6],
  ['x'.repeat(250), 200, 50],
])('a text is shown up to 200 characters: %#', (text, shown, hidden) => {
  const { start, rest } = cutText(text)
  expect([start.length, rest.length]).toEqual([shown, hidden])
  expect(start + rest).toBe(text)
})
