import type { components } from '../api/generated/api.ts'

export type DeskLine = components['schemas']['QuickOrderLine']
export type Quote = components['schemas']['OrderDeskQuote']

/** A line as it is ordered; its price is checked again. */
export const itemsOf = (lines: readonly DeskLine[]) =>
  lines.flatMap(({ item, quantity, price }) => (item ? [{ ...item, quantity, price }] : []))

/** Whether every line can be ordered. */
export const isComplete = (lines: readonly DeskLine[]) =>
  lines.length > 0 && lines.every(({ item, status }) => item && status === 'ok')

/** The text with another line in place of one; `line` counts from 1. */
export const withLine = (text: string, line: number, replacement: string) =>
  text
    .split('\n')
    .map((old, index) => (index === line - 1 ? replacement : old))
    .join('\n')
