import { centimes, formatFrancs } from '../../domain/money.ts'
import type { BodyOf, Schemas } from '../api/client.ts'

export type DeskLine = Schemas['QuickOrderLine']
export type DeskQuote = Schemas['OrderDeskQuote']

type Item = BodyOf<'post', '/admin/order-desk/quote'>['items'][number]

/** Lines as they are ordered: with the choices of an order; prices are checked again. */
export const itemsOf = (lines: readonly DeskLine[]): Item[] =>
  lines.flatMap(({ item, quantity, price }) =>
    item ? [{ ...item, info: item.info as Item['info'], quantity, price }] : [],
  )

/** The price of all pieces of a line in CHF, '21.60'. */
export const amountOf = ({ price, quantity }: DeskLine): string | undefined =>
  price && formatFrancs(centimes(Math.round(Number(price) * 100) * quantity))

/** Whether every line can be ordered. */
export const isComplete = (lines: readonly DeskLine[]) =>
  lines.length > 0 && lines.every(({ item, status }) => item && status === 'ok')

/** The text with another line in place of one; `line` counts from 1. */
export const withLine = (text: string, line: number, replacement: string) =>
  text
    .split('\n')
    .map((old, index) => (index === line - 1 ? replacement : old))
    .join('\n')
