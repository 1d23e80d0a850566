import type { ClipboardEvent } from 'react'
import { joinQuotedCells } from '../../../domain/quick-order/split-lines.ts'

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
