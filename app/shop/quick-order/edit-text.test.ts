import type { ClipboardEvent } from 'react'
import { describe, expect, it, test, vi } from 'vitest'
import { appendLines, pasteLines, removeLines, replaceParsedLine } from './edit-text.ts'

describe('pasted lines', () => {
  const paste = (pasted: string) => {
    const preventDefault = vi.fn()
    const currentTarget = { value: 'one two', selectionStart: 4, selectionEnd: 7 }
    const clipboardData = { getData: () => pasted }
    const event = { clipboardData, currentTarget, preventDefault }
    const result = pasteLines(event as unknown as ClipboardEvent<HTMLTextAreaElement>)
    return { result, isPrevented: preventDefault.mock.calls.length > 0 }
  }

  test('replaces the selection by a long paste', () => {
    const { result, isPrevented } = paste('arn\r\n'.repeat(2_000))
    const lines = 'arn\n'.repeat(2_000)
    expect(result).toEqual({ text: `one ${lines}`, cursor: 4 + lines.length })
    expect(isPrevented).toBe(true)
  })

  test('pastes a CSV cell with a line break as one line', () =>
    expect(paste('"Arnica\r\n30CH";2\r\nbell').result).toEqual({
      text: 'one "Arnica 30CH";2\nbell',
      cursor: 24,
    }))

  test('leaves a short paste to the browser', () =>
    expect(paste('arn')).toEqual({ result: undefined, isPrevented: false }))
})

describe('replaced lines', () => {
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
})
