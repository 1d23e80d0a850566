import type { ClipboardEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { pasteLines } from './edit-text.ts'

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
