import { shortDate } from '../../domain/short-date.ts'
import type { SignedIn } from '../../server/accounts/login/session.ts'
import type { RequestFacts } from '../../server/http/pages/request-facts.ts'
import { listInvoices } from '../../server/invoicing/list-invoices.ts'
import { latestOrder } from '../../server/orders/history/list-orders.ts'
import { swissDay } from '../../server/swiss-day.ts'

/** Invoices that the overview lists; the page of payments has all. */
const maxInvoices = 3

/** What waits for the customer: the last order, and the open invoices, those due first. */
export const findOverview = async (
  { accountId }: Pick<SignedIn, 'accountId'>,
  { services: { db }, now }: Pick<RequestFacts, 'services' | 'now'>,
) => {
  const [last, invoices] = await Promise.all([
    latestOrder(db, accountId),
    listInvoices(db, accountId, swissDay(now)),
  ])
  const unpaid = invoices.filter(({ state }) => state === 'open' || state === 'overdue').reverse()
  return {
    lastOrder: last && { ...last, date: shortDate(swissDay(last.placedAt)) },
    unpaid: unpaid.slice(0, maxInvoices).map(({ orderNumber, due, dueOn, issuedAt, state }) => ({
      orderNumber,
      due,
      dueDay: dueOn > swissDay(issuedAt) ? shortDate(dueOn) : undefined,
      isLate: state === 'overdue',
    })),
    unpaidCount: unpaid.length,
  }
}

export type Overview = Awaited<ReturnType<typeof findOverview>>
