import type { Insertable, Updateable } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type AccountState, nextStates } from '../../domain/customer/account-state.ts'
import { type EntryState, entryStates } from '../../domain/forms/entry-state.ts'
import { nextSubscriptionStates, type SubscriptionState } from '../../domain/forms/subscription.ts'
import { nextStatuses, type OrderStatus } from '../../domain/order/order-status.ts'
import { databases } from '../../tests/databases.ts'
import { accountRow, orderRow } from '../../tests/rows.ts'
import { closeDatabase, type Database } from './client.ts'
import { json } from './json.ts'
import type { AccountTable } from './tables/accounts.ts'
import type { FormEntryTable, NewsletterSubscriptionTable } from './tables/forms.ts'
import type { OrdersTable } from './tables/orders.ts'
import { violationsOf } from './violations.fixtures.ts'

const accountStates = Object.keys(nextStates) as AccountState[]
const subscriptionStates = Object.keys(nextSubscriptionStates) as SubscriptionState[]
const orderStatuses = Object.keys(nextStatuses) as OrderStatus[]

describe.each(databases)('stored states on $name', ({ open }) => {
  const account = accountRow()
  const order = orderRow(account.id)
  const subscription: Insertable<NewsletterSubscriptionTable> = {
    id: 'one',
    email: 'ada@example.ch',
    language: 'de',
    state: 'pending',
    requested_at: new Date('2026-11-21T08:00:00Z'),
  }

  const entry: Insertable<FormEntryTable> = {
    id: 'one',
    kind: 'contact',
    language: 'de',
    about: '',
    fields: json({}),
    spam: '',
    once: 'one',
    created_at: new Date('2026-11-21T08:00:00Z'),
  }

  let db: Database
  beforeAll(async () => {
    db = await open()
    await db.insertInto('account').values(account).execute()
    await db.insertInto('orders').values(order).execute()
    await db.insertInto('newsletter_subscription').values(subscription).execute()
    await db.insertInto('form_entry').values(entry).execute()
    return () => closeDatabase(db)
  })

  const setAccount = (changes: Updateable<AccountTable>) =>
    db.updateTable('account').set(changes).execute()
  const setOrder = (changes: Updateable<OrdersTable>) =>
    db.updateTable('orders').set(changes).execute()

  test.each(accountStates)('accepts an account that is %s', async (state) => {
    await setAccount({ state })
  })

  test.each(orderStatuses)('accepts an order that is %s', async (status) => {
    await setOrder({ status })
  })

  const setSubscription = (state: SubscriptionState) =>
    db.updateTable('newsletter_subscription').set({ state }).execute()

  test.each(subscriptionStates)('accepts a subscription that is %s', async (state) => {
    await setSubscription(state)
  })

  const setEntry = (state: EntryState) => db.updateTable('form_entry').set({ state }).execute()

  test.each(entryStates)('accepts a form entry that is %s', async (state) => {
    await setEntry(state)
  })

  const refused: [string, () => Promise<unknown>][] = [
    ['an account in another state', () => setAccount({ state: 'shipped' as AccountState })],
    ['an order in another state', () => setOrder({ status: 'shipped' as OrderStatus })],
    ['a subscription in another state', () => setSubscription('paid' as SubscriptionState)],
    ['a form entry in another state', () => setEntry('lost' as EntryState)],
    ['an order whose parts are not its total', () => setOrder({ total: order.total + 1 })],
  ]

  test.each(refused)('refuses to store %s', async (_what, attempt) => {
    const error = await attempt().catch((caught: unknown) => caught)
    expect(violationsOf(error)).toEqual(['check'])
  })
})
