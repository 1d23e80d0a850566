import { centimes } from '../../domain/money.ts'
import { readAmount } from '../../domain/prices/read-amount.ts'
import { searchWords } from '../../domain/search/staff-search.ts'
import { accountName } from '../db/account-name.ts'
import type { Database } from '../db/client.ts'
import { countRows, type ListPage } from '../db/count-rows.ts'
import { matchWords } from '../db/match-words.ts'
import type { BankPaymentTable } from '../db/tables/payments.ts'

import { amountLeft, isOverpaid } from '../invoicing/settled-amounts.ts'

/** `overpaid`: assigned to an invoice that has been paid beyond its total. */
type PaymentState = BankPaymentTable['state'] | 'overpaid'

export const paymentSorts = {
  date: 'bank_payment.value_on',
  amount: 'bank_payment.amount',
  payer: 'bank_payment.payer',
  state: 'bank_payment.state',
} as const

type PaymentQuery = ListPage<typeof paymentSorts> & {
  id?: string | undefined
  state?: PaymentState | undefined
  statementId?: string | undefined
  /** Words of payer and message, part of the reference, or an amount. */
  search?: string | undefined
}

/** In centimes; undefined for other texts. */
const amountIn = (text: string) => {
  const amount = readAmount(text)
  return amount.ok ? amount.value : undefined
}

const filtered = (db: Database, { id, state, statementId, search = '' }: PaymentQuery) => {
  const text = search.trim().toLowerCase()
  const digits = text.replace(/\s/g, '')
  const amount = amountIn(text)
  return db
    .selectFrom('bank_payment')
    .leftJoin('invoice', 'invoice.id', 'bank_payment.invoice_id')
    .where((eb) =>
      eb.and([
        ...(id ? [eb('bank_payment.id', '=', id)] : []),
        ...(state ? [eb('bank_payment.state', '=', state === 'overpaid' ? 'matched' : state)] : []),
        ...(state === 'overpaid' ? [isOverpaid(eb)] : []),
        ...(statementId ? [eb('bank_payment.statement_id', '=', statementId)] : []),
        ...(text
          ? [
              eb.or([
                eb.and(matchWords('bank_payment.search_text', searchWords(text))),
                ...(/^[\drf]{4,}$/.test(digits)
                  ? [eb(eb.fn<string>('lower', ['bank_payment.reference']), 'like', `%${digits}%`)]
                  : []),
                ...(amount === undefined ? [] : [eb('bank_payment.amount', '=', amount)]),
                ...(/^\d{1,9}$/.test(digits) ? [eb('invoice.number', '=', Number(digits))] : []),
              ]),
            ]
          : []),
      ]),
    )
}

const findRows = (db: Database, query: PaymentQuery) => {
  const { sort = 'date', direction = 'desc', offset, limit } = query
  return filtered(db, query)
    .leftJoin('bank_statement', 'bank_statement.id', 'bank_payment.statement_id')
    .leftJoin('account', 'account.id', 'bank_payment.decided_by')
    .leftJoin('orders', 'orders.id', 'invoice.order_id')
    .select(['bank_payment.id', 'bank_payment.value_on as valueOn', 'bank_payment.amount'])
    .select(['bank_payment.currency', 'bank_payment.reference', 'bank_payment.payer'])
    .select(['bank_payment.message', 'bank_payment.state', 'bank_payment.problem'])
    .select(['bank_payment.note', 'bank_payment.decided_at as decidedAt'])
    .select(['bank_payment.method', accountName.as('author')])
    .select((eb) => amountLeft(eb).as('left'))
    .select(['bank_statement.id as statementId', 'bank_statement.file_name as fileName'])
    .select(['invoice.number', 'orders.id as orderId', 'orders.number as orderNumber'])
    .orderBy(paymentSorts[sort], direction)
    .orderBy('bank_payment.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
}

type Row = Awaited<ReturnType<typeof findRows>>[number]

/** A payment as the staff see it; `statement`: the file of the bank that reported it first. */
const listedOf = (row: Row) => {
  const { statementId, fileName, number, orderId, orderNumber, left, ...payment } = row
  return {
    ...payment,
    invoice:
      number === null || orderId === null || orderNumber === null
        ? undefined
        : { number, orderId, orderNumber },
    statement: statementId === null ? undefined : { id: statementId, fileName: fileName ?? '' },
    /** What the laboratory pays back of its invoice. */
    overpaid: centimes(Math.max(0, -Number(left ?? 0))),
  }
}

export type ListedPayment = ReturnType<typeof listedOf>

/** A page of payments, the newest first by default; `total` counts all pages. */
export const listPayments = async (db: Database, query: PaymentQuery) => {
  const [rows, total] = await Promise.all([findRows(db, query), countRows(filtered(db, query))])
  return { rows: rows.map(listedOf), total }
}

export const findPayment = async (db: Database, id: string) => {
  const [row] = await findRows(db, { id, offset: 0, limit: 1 })
  return row && listedOf(row)
}

/** The payments of an order's invoice, the oldest first. */
export const findOrderPayments = (db: Database, orderId: string) =>
  db
    .selectFrom('bank_payment')
    .innerJoin('invoice', 'invoice.id', 'bank_payment.invoice_id')
    .select(['bank_payment.id', 'bank_payment.value_on as valueOn', 'bank_payment.amount'])
    .leftJoin('account', 'account.id', 'bank_payment.decided_by')
    .select(['bank_payment.payer', 'bank_payment.method', 'bank_payment.note'])
    .select(accountName.as('author'))
    .where('invoice.order_id', '=', orderId)
    .where('bank_payment.state', '=', 'matched')
    .orderBy('bank_payment.value_on')
    .execute()
