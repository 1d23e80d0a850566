import type { Insertable } from 'kysely'
import { v7 } from 'uuid'
import { customerSearchTextOf } from '../accounts/customers/search-text.ts'
import type { Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import type { Schema } from '../db/schema.ts'
import { address, at, orderSeeds } from './seeded-orders.fixtures.ts'

/** Texts that occur nowhere else; every seeded row has one of them. */
export const marks = ['zwyssig', 'quirina', '795557788', 'zq-77', '7601000000077'] as const

export const seededEmail = 'quirina@zwyssigmann.example'

/** Ids of the rows that others refer to. */
const newIds = (staffId: string) => ({
  staffId,
  ...{ accountId: v7(), orderId: v7(), invoiceId: v7(), entryId: v7(), subscriptionId: v7() },
  ...{ listId: v7(), formulaId: v7(), certificateId: v7(), importId: v7(), paymentId: v7() },
  runId: v7(),
})

export type SeededIds = ReturnType<typeof newIds>

type Seeds = {
  [Name in keyof Schema]: (ids: SeededIds) => readonly Insertable<Schema[Name]>[]
}

/** Nothing of a person can be in such a table. */
const nobody = () => []

const info = json({ type: 'single-remedy', note: 'Zwyssig' })
const saved = { line_key: 'a', product_id: 1, name: 'Zwyssig mixture', info }

/** What the shop stores of one person, table by table; parents come first. */
const seeds: Seeds = {
  account: ({ accountId }) => {
    const account = {
      ...{ id: accountId, email: seededEmail, password_hash: 'zwyssig', role: 'customer' as const },
      ...{ state: 'active' as const, first_name: 'Quirina', last_name: 'Zwyssigmann' },
      ...{ language: 'de', profession: 'therapeut', discount_rate: 1_000 },
      ...{ user_can_order: true, user_can_order_with_form: true, customer_group: 'A' as const },
      ...{
        billing_phone: '+41 79 555 77 88',
        invoice_email: seededEmail,
        pharma_id: '7601000000077',
      },
      ...{ customer_number: 'ZQ-77', signup_message: 'Zwyssig here', decision_reason: 'Zwyssig' },
      ...{ certificate_expires_on: '2027-01-01', created_at: at, updated_at: at },
    }
    return [{ ...account, search_text: customerSearchTextOf(account, [address]) }]
  },
  address: ({ accountId }) => [
    { id: v7(), account_id: accountId, kind: 'billing', name: 'Zwyssighaus', ...address },
  ],
  session: ({ accountId }) => [
    {
      ...{ token_hash: 'zwyssig', account_id: accountId, created_at: at, last_seen_at: at },
      ...{ expires_at: at, user_agent: 'Zwyssig browser' },
    },
  ],
  second_factor: ({ accountId }) => [{ account_id: accountId, secret: 'zwyssig' }],
  recovery_code: ({ accountId }) => [{ account_id: accountId, hash: 'zwyssig' }],
  api_key: ({ accountId }) => [
    {
      ...{ id: v7(), name: 'Zwyssig', token_hash: 'zwyssig', scopes: json([]) },
      ...{ created_at: at, created_by: accountId },
    },
  ],
  certificate: ({ accountId, certificateId }) => [
    {
      ...{ id: certificateId, account_id: accountId, name: 'Zwyssig.pdf', size: 1 },
      ...{ media_type: 'application/pdf', sha256: '', created_at: at },
    },
  ],
  customer_note: ({ accountId, staffId }) => [
    { id: v7(), account_id: accountId, at, by_account: staffId, text: 'Zwyssig called' },
  ],
  customer_view: ({ accountId, staffId }) => [
    {
      ...{ token_hash: 'zwyssig', session_hash: 'x', staff_id: staffId, account_id: accountId },
      ...{ started_at: at, expires_at: at },
    },
  ],
  erasure: ({ accountId, staffId }) => [
    {
      ...{ id: v7(), account_id: accountId, reason: 'Zwyssig asked by letter', requested_at: at },
      requested_by: staffId,
    },
  ],
  password_reset: ({ accountId }) => [
    { token_hash: 'zwyssig', account_id: accountId, expires_at: at },
  ],
  email_change: ({ accountId }) => [
    { token_hash: 'x', account_id: accountId, email: 'other@zwyssig.example', expires_at: at },
  ],
  saved_cart: ({ accountId }) => [
    { account_id: accountId, items: json(['Zwyssig']), operations: json([]), updated_at: at },
  ],
  checkout_draft: ({ accountId }) => [
    {
      ...{ id: v7(), account_id: accountId, cart_version: null, order_key: 'zwyssig' },
      ...{ items: json([]), lines: json(null), terms: json(null), catalogue_version: 1 },
      ...{ created_at: at, expires_at: at },
    },
  ],
  ...orderSeeds,
  bank_payment: ({ invoiceId, paymentId }) => [
    {
      ...{ id: paymentId, statement_id: null, entry_key: v7(), booking_key: '', content_hash: '' },
      ...{ value_on: '2026-11-22', amount: 1_556, currency: 'CHF', reference: '', note: '' },
      ...{ payer: 'Quirina Zwyssigmann', message: 'Zwyssig', search_text: 'zwyssig' },
      ...{ state: 'matched', problem: null, invoice_id: invoiceId, status_before: null },
      ...{ decided_at: null, decided_by: null },
    },
  ],
  reminder_run: ({ runId, staffId }) => [
    { id: runId, state: 'sent', created_at: at, created_by: staffId, ended_at: at },
  ],
  reminder: ({ runId, invoiceId }) => [
    {
      ...{ id: v7(), run_id: runId, invoice_id: invoiceId, step: 1, amount: 1_556, fee: 0 },
      ...{ due_on: '2027-01-31', state: 'sent', reason: 'Zwyssig called', waived_at: null },
      waived_by: null,
    },
  ],
  reminder_pause: ({ accountId, staffId }) => [
    { account_id: accountId, until: null, note: 'Zwyssig pays', set_at: at, set_by: staffId },
  ],
  journal_batch: ({ runId, staffId }) => [
    {
      ...{ id: runId, number: 1, until: '2026-11-30', created_at: at, created_by: staffId },
      accounts: json({ accounts: {}, codes: {} } as never),
    },
  ],
  journal_entry: ({ runId, invoiceId, orderId }) => [
    {
      ...{ batch_id: runId, position: 0, source: 'invoice', source_id: invoiceId, line: 0 },
      ...{ order_id: orderId, state: 'posted', day: '2026-11-22', document: 1 },
      ...{ text: 'Invoice 1, Quirina Zwyssigmann', debit: 'debtors', credit: 'reduced' },
      ...{ amount: 1_556, rate: 260, vat: 39 },
    },
  ],
  starred_line: ({ accountId }) => [{ ...saved, account_id: accountId, starred_at: at }],
  saved_list: ({ accountId, listId }) => [
    { id: listId, account_id: accountId, name: 'Zwyssig', created_at: at },
  ],
  saved_list_line: ({ listId }) => [
    { ...saved, list_id: listId, position: 0, quantity: 1, price: 100 },
  ],
  formula: ({ accountId, formulaId }) => [
    { id: formulaId, account_id: accountId, name: 'Zwyssig', notes: 'Quirina', created_at: at },
  ],
  formula_version: ({ formulaId }) => [
    { formula_id: formulaId, version: 1, line_key: 'a', info, price: 100, saved_at: at },
  ],
  page_editor: ({ accountId }) => [
    { page_key: 'zwyssig', language: 'de', account_id: accountId, seen_at: at },
  ],
  form_entry: ({ entryId }) => [
    {
      ...{ id: entryId, kind: 'contact', language: 'de', about: '', spam: '', once: 'zwyssig' },
      ...{ created_at: at, note: 'Zwyssig', search_text: 'quirina zwyssigmann' },
      fields: json({ firstName: 'Quirina', email: 'Quirina@Zwyssigmann.example' }),
    },
  ],
  newsletter_subscription: ({ subscriptionId }) => [
    {
      ...{ id: subscriptionId, email: seededEmail, language: 'de', state: 'confirmed' },
      ...{ requested_at: at, confirmed_at: at },
    },
  ],
  saved_view: ({ staffId }) => [
    {
      ...{ id: v7(), account_id: staffId, list: 'orders', name: 'One customer' },
      filters: json({ search: 'Quirina Zwyssigmann' }),
    },
  ],
  outbox: (ids) => {
    const job = { created_at: at, due_at: at }
    const bodies = [
      ['account-decided', { accountId: ids.accountId, reason: 'Zwyssig' }],
      ['email-changed', { accountId: ids.accountId, to: 'former@zwyssig.example' }],
      ['form-received', { entryId: ids.entryId }],
      ['newsletter-subscribed', { subscriptionId: ids.subscriptionId }],
    ] as const
    return [
      ...bodies.map(([kind, body]) => ({
        ...{ id: v7(), kind, body: json(body), subject: 'Zwyssig', ...job },
      })),
      {
        ...{ id: v7(), kind: 'order-confirmation', body: json({}), order_id: ids.orderId, ...job },
        ...{ recipient: 'former@zwyssig.example', done_at: at },
      },
      { id: v7(), kind: 'password-reset', body: json({}), recipient: seededEmail, ...job },
    ]
  },
  audit_event: (ids) => {
    const event = { at, actor_id: ids.staffId, actor_name: 'Ada Keller', action: 'update' }
    const about = (resource: string, record_id: string, label: string) => ({
      ...{ ...event, id: v7(), resource, record_id, label },
      ...{ before: json({ note: 'Zwyssig' }), after: json({ note: 'Frau Zwyssig' }) },
    })
    return [
      about('customers', ids.accountId, 'Quirina Zwyssigmann, Zwyssigpraxis AG'),
      about('orders', ids.orderId, 'Order 7700'),
      about('inbox', ids.entryId, 'Quirina Zwyssigmann'),
      about('newsletter', ids.subscriptionId, seededEmail),
      about('payments', ids.paymentId, 'ZWYSSIGMANN QUIRINA'),
      about('mails', 'deleted', `Subject, ${seededEmail}`),
      about('inbox', 'deleted', 'Quirina Zwyssigmann'),
    ]
  },
  table_import: ({ importId, staffId }) => [
    {
      ...{ id: importId, table_name: 'customers', file_name: 'customers.csv', file_hash: 'x' },
      ...{ valid_from: null, created_count: 1, changed_count: 0, imported_at: at },
      imported_by: staffId,
    },
  ],
  table_import_row: ({ importId, accountId }) => [
    {
      ...{ import_id: importId, record_key: accountId, before: json(null) },
      after: json({ firstName: 'Quirina' }),
    },
  ],
  imported_record: ({ accountId, subscriptionId, orderId }) =>
    (
      [
        ['customer', accountId],
        ['subscription', subscriptionId],
        ['order', orderId],
      ] as const
    ).map(([kind, local_id]) => ({
      ...{ source: 'former', kind, source_id: '77', local_id, source_hash: 'x', imported_at: at },
      ...{ written: json({ email: 'hash' }), unknown: json({ nickname: 'Zwyssig' }) },
    })),
  ...{ bank_statement: nobody, account_reference: nobody },
  event: nobody,
  ...{ shop_import: nobody, webhook: nobody, webhook_delivery: nobody },
  ...{ page: nobody, page_edit: nobody, page_version: nobody, option: nobody, location: nobody },
  ...{ media: nobody, media_file: nobody, remedy: nobody, remedy_synonym: nobody },
  ...{ product: nobody, price_miss: nobody, price_change: nobody },
  ...{ page_view: nobody, conversion: nobody, failed_search: nobody, sales_by_day: nobody },
  ...{ rate_limit: nobody, counter: nobody, secret: nobody, file_store: nobody },
  ...{ mail_hold: nobody, alert: nobody, opening: nobody, setup_token: nobody },
}

/** Stores a person in every table that can have one; `staffId`: an account of the staff. */
export const seedPerson = async (db: Database, staffId: string): Promise<SeededIds> => {
  const ids = newIds(staffId)
  for (const [name, rowsOf] of Object.entries(seeds)) {
    const rows = rowsOf(ids)
    for (const row of rows)
      await db
        .insertInto(name as 'account')
        .values(row as Insertable<Schema['account']>)
        .execute()
  }
  return ids
}
