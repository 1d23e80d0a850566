import type { ClipboardEvent, KeyboardEvent } from 'react'
import { joinQuotedCells, splitLines } from '../../../domain/quick-order/split-lines.ts'

/**
 * The text with a new line for what is typed while a row has the focus, after an answer; undefined for other keys. Digits
 * are for questions and change nothing.
 */
export const typeOnRow = (event: KeyboardEvent, text: string): string | undefined => {
  const { key, target, ctrlKey, altKey, metaKey } = event
  const isOnRow = target instanceof HTMLLIElement && !ctrlKey && !altKey && !metaKey
  if (!isOnRow || !/^(?:Enter|\P{N})$/u.test(key)) return undefined
  event.preventDefault()
  return `${text.replace(/\n$/, '')}\n${key === 'Enter' ? '' : key}`
}

/** In characters. Shorter texts are left to the browser, which can undo them. */
const minLongPaste = 5_000

/**
 * The field's value after a long paste or CSV cells with line breaks, and the cursor in it; else undefined. Chromium
 * inserts a paste line by line: 2,000 lines block the page for seconds, a new value does not.
 */
export const pasteLines = (
  event: ClipboardEvent<HTMLTextAreaElement>,
): { text: string; cursor: number } | undefined => {
  const given = event.clipboardData.getData('text/plain')
  const pasted = joinQuotedCells(given).replace(/\r\n?/g, '\n')
  const isChanged = pasted !== given.replace(/\r\n?/g, '\n')
  if (pasted.length < minLongPaste && !isChanged) return undefined
  event.preventDefault()
  const { value, selectionStart, selectionEnd } = event.currentTarget
  const before = value.slice(0, selectionStart) + pasted
  return { text: before + value.slice(selectionEnd), cursor: before.length }
}

const breaks = /\r\n|[\r\n\u2028\u2029]/

/** Replaces a line of a text, counted from 1. */
export const replaceParsedLine = (text: string, line: number, replacement: string): string =>
  text
    .split(breaks)
    .map((one, i) => (i + 1 === line ? replacement : one))
    .join('\n')

/** The text without some of its lines, counted from 1; '' if only headings are left. */
export const removeLines = (text: string, lines: readonly number[]): string => {
  const removed = new Set(lines)
  const left = text
    .split(breaks)
    .filter((_, i) => !removed.has(i + 1))
    .join('\n')
    .replace(/^\n+/, '')
  return splitLines(left).length > 0 ? left : ''
}

/** Appends lines, each on a separate line. */
export const appendLines = (text: string, more: string): string =>
  [text.replace(/\s+$/, ''), more.replace(/^\s+/, '')].filter(Boolean).join('\n')
