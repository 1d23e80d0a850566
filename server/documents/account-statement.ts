import { msg } from '@lingui/core/macro'
import { findLanguage } from '../accounts/profile/find-accounts.ts'
import type { Database } from '../db/client.ts'
import { nextNumber } from '../db/counter.ts'
import { i18nIn } from '../i18n.ts'
import { findCreditor } from '../invoicing/creditor.ts'
import { findDocument } from '../invoicing/find-documents.ts'
import { customerReference } from '../invoicing/invoices.ts'
import { findOpenItems, type OpenItem } from '../invoicing/open-items.ts'
import { hasAmountDue } from '../invoicing/settled-amounts.ts'
import { findOrder } from '../orders/history/find-order.ts'
import type { Order } from '../orders/order.ts'
import type { Services } from '../services.ts'
import { type MadeDocument, makeOpenItems } from './make-document.ts'

const findNumber = async (db: Database, accountId: string) =>
  (
    await db
      .selectFrom('account_reference')
      .select('number')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
  )?.number

/** The number in the customer's payment reference; given once. */
const claimNumber = async (db: Database, accountId: string): Promise<number> => {
  const known = await findNumber(db, accountId)
  if (known !== undefined) return known
  return db.transaction().execute(async (trx) => {
    // Its lock makes two requests follow one another.
    const number = await nextNumber(trx, 'account-reference')
    const claimed = await findNumber(trx, accountId)
    if (claimed !== undefined) return claimed
    await trx.insertInto('account_reference').values({ account_id: accountId, number }).execute()
    return number
  })
}

const openOrders = (db: Database, accountId: string) =>
  db
    .selectFrom('invoice')
    .innerJoin('orders', 'orders.id', 'invoice.order_id')
    .select('orders.id')
    .where('orders.account_id', '=', accountId)
    .where('invoice.kind', '=', 'invoice')
    .where(hasAmountDue)
    .orderBy('invoice.due_on')
    .orderBy('invoice.number')
    .execute()

/**
 * A customer's statement of account: the unpaid invoices, oldest first, and a payment part over their
 * sum whose payment settles them in this order, in the language of the account. Undefined if nothing is due.
 */
export const makeStatement = async (
  services: Pick<Services, 'db' | 'files' | 'now'>,
  accountId: string,
): Promise<MadeDocument | undefined> => {
  const { db } = services
  const items: OpenItem[] = []
  let order: Order | undefined
  for (const { id } of await openOrders(db, accountId)) {
    const invoice = await findDocument(db, id, 'invoice')
    if (!invoice) continue
    items.push(...(await findOpenItems(db, invoice)))
    order = (await findOrder(db, id)) ?? order
  }
  if (!order) return undefined
  const { creditor } = await findCreditor(db)
  const reference = customerReference(creditor.iban, await claimNumber(db, accountId))
  const language = await findLanguage(db, accountId)
  const i18n = i18nIn[language]
  return makeOpenItems(services, {
    ...{ order: { ...order, language }, document: { creditor, reference } },
    ...{ items, facts: [], at: services.now() },
    title: msg`Statement of account`,
    message: msg`Statement of account`,
    opening: i18n._(msg`These invoices are open in our books.`),
    closing: i18n._(
      msg`You can pay the sum with this QR-bill; it settles the invoices from the oldest on.`,
    ),
  })
}
