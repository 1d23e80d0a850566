import { describe, expect, it } from 'vitest'
import { appendLines, removeLines, replaceParsedLine } from './edit-text.ts'

describe('the lines of a text', () => {
  it('replaces one, counted from 1', () => {
    expect(replaceParsedLine('a\r\n\nb\nc', 3, 'B')).toBe('a\n\nB\nc')
  })

  it('removes those that were added', () => {
    expect(removeLines('a\nb\nc', [1, 3])).toBe('b')
    expect(removeLines('\na', [2])).toBe('')
  })

  it('appends lines without gaps', () => {
    expect(appendLines('a\n', '\nb')).toBe('a\nb')
    expect(appendLines('', 'b')).toBe('b')
  })
})
