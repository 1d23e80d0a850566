import { sumCentimes } from '../../domain/money.ts'
import { shortDate } from '../../domain/short-date.ts'
import type { SignedIn } from '../../server/accounts/login/session.ts'
import type { RequestFacts } from '../../server/http/pages/request-facts.ts'
import { listInvoices } from '../../server/invoicing/list-invoices.ts'
import { latestOrder } from '../../server/orders/history/list-orders.ts'
import { swissDay } from '../../server/swiss-day.ts'

/** The facts on the overview page of the account. */
export const findOverview = async (
  { accountId, email }: SignedIn,
  { services: { db }, now }: RequestFacts,
) => {
  const [last, invoices] = await Promise.all([
    latestOrder(db, accountId),
    listInvoices(db, accountId, swissDay(now)),
  ])
  const unpaid = invoices.filter(({ state }) => state === 'open' || state === 'overdue')
  return {
    email,
    lastOrder: last && {
      number: last.number,
      date: shortDate(swissDay(last.placedAt)),
      status: last.status,
    },
    toPay: {
      count: unpaid.length,
      total: sumCentimes(unpaid.map(({ due }) => due)),
      isLate: unpaid.some(({ state }) => state === 'overdue'),
    },
  }
}

export type Overview = Awaited<ReturnType<typeof findOverview>>
