import { type RawBuilder, sql, type Updateable } from 'kysely'
import { noMailbox } from '../../domain/customer/email.ts'
import { json } from '../db/json.ts'
import type { Schema } from '../db/schema.ts'
import {
  anyOf,
  byAccount,
  byEmail,
  byInvoice,
  byOrder,
  byParent,
  containsEmail,
  containsId,
  containsName,
  entriesOf,
  isRecordOf,
  jobsOf,
  type Person,
  type Rows,
} from './person.ts'

type Columns<Row> = {
  [Column in keyof Updateable<Row>]: Updateable<Row>[Column] | RawBuilder<unknown>
}

/** What an erasure does with the rows of a person. */
export type PersonalTable<Row> =
  /** The table has no personal data, or only ids of accounts. */
  | { erasure: 'none' }
  | { erasure: 'delete'; rows: Rows }
  | { erasure: 'pseudonymise'; rows: Rows; set: (person: Person) => Columns<Row> }
  | { erasure: 'keep'; rows: Rows; reason: string }

const none = { erasure: 'none' } as const
const deleted = (rows: Rows) => ({ erasure: 'delete', rows }) as const

/** Swiss Code of Obligations, art. 958f: business records are kept for ten years. */
const kept = (rows: Rows) =>
  ({ erasure: 'keep', rows, reason: 'business record, ten years (art. 958f CO)' }) as const

/**
 * Every table, in the order in which an erasure changes them: those that find rows by other tables
 * come before these.
 */
export const personalTables = {
  audit_event: {
    erasure: 'pseudonymise',
    rows: (person) =>
      anyOf(
        isRecordOf('record_id', person),
        byAccount('actor_id')(person),
        sql`record_id in (select id from outbox where ${jobsOf(person)})`,
        containsEmail('label', person),
        containsName('label', person),
        ...['before', 'after'].flatMap((column) => [
          containsEmail(column, person),
          containsName(column, person),
        ]),
      ),
    set: ({ accountId }) => ({
      // 'Order 1042' names nobody.
      label: sql`case when resource = 'orders' then label else '' end`,
      actor_name: sql`case when actor_id = ${accountId} then '' else actor_name end`,
      before: null,
      after: null,
    }),
  },
  outbox: deleted(jobsOf),
  table_import_row: deleted(byAccount('record_key')),
  imported_record: {
    erasure: 'pseudonymise',
    rows: (person) => isRecordOf('local_id', person),
    set: () => ({
      // Its order is not imported again; a person is recognised by the id.
      source_hash: sql`case when kind = 'order' then source_hash else '' end`,
      written: json({}),
      unknown: json({}),
    }),
  },
  saved_view: deleted((person) =>
    anyOf(
      byAccount()(person),
      containsId('filters', person),
      containsEmail('filters', person),
      containsName('filters', person),
    ),
  ),
  form_entry: deleted(entriesOf),
  newsletter_subscription: deleted(byEmail('email')),
  address: deleted(byAccount()),
  session: deleted(byAccount()),
  second_factor: deleted(byAccount()),
  recovery_code: deleted(byAccount()),
  api_key: deleted(byAccount('created_by')),
  certificate: deleted(byAccount()),
  customer_note: deleted(byAccount()),
  customer_view: deleted((person) => anyOf(byAccount()(person), byAccount('staff_id')(person))),
  password_reset: deleted(byAccount()),
  email_change: deleted(byAccount()),
  page_editor: deleted(byAccount()),
  saved_cart: deleted(byAccount()),
  checkout_draft: deleted(byAccount()),
  starred_line: deleted(byAccount()),
  saved_list_line: deleted(byParent('list_id', 'saved_list')),
  saved_list: deleted(byAccount()),
  formula_version: deleted(byParent('formula_id', 'formula')),
  formula: deleted(byAccount()),
  orders: kept(byAccount()),
  order_line: kept(byOrder()),
  order_event: kept(byOrder()),
  order_note: kept(byOrder()),
  order_version: kept(byOrder()),
  former_document: kept(byOrder()),
  invoice: kept(byOrder()),
  shipment: kept(byOrder()),
  bank_payment: kept(byInvoice),
  online_payment: kept(byOrder()),
  reminder: kept(byInvoice),
  reminder_pause: deleted(byAccount()),
  journal_entry: kept(byOrder()),
  erasure: {
    erasure: 'pseudonymise',
    rows: byAccount(),
    set: () => ({ reason: '', token_hash: null, expires_at: null }),
  },
  account: {
    erasure: 'pseudonymise',
    rows: byAccount('id'),
    set: ({ accountId }) => ({
      email: noMailbox(accountId),
      password_hash: '',
      state: 'suspended',
      first_name: '',
      last_name: '',
      profession: '',
      discount_rate: 0,
      customer_group: 'none',
      user_can_order: false,
      user_can_order_with_form: false,
      billing_phone: '',
      invoice_email: '',
      pharma_id: '',
      customer_number: '',
      signup_message: '',
      decision_reason: '',
      certificate_expires_on: null,
      certificate_reminded_days: null,
      search_text: '',
    }),
  },
  bank_statement: none,
  reminder_run: none,
  journal_batch: none,
  account_reference: none,
  table_import: none,
  // Its notes name records by their id in the former shop; the uploaded file ends after a week.
  shop_import: none,
  event: none,
  webhook: none,
  webhook_delivery: none,
  page: none,
  page_edit: none,
  page_version: none,
  option: none,
  location: none,
  media: none,
  media_file: none,
  remedy: none,
  remedy_synonym: none,
  product: none,
  price_miss: none,
  price_change: none,
  page_view: none,
  conversion: none,
  failed_search: none,
  sales_by_day: none,
  // Its keys are hashed.
  rate_limit: none,
  counter: none,
  secret: none,
  file_store: none,
  mail_hold: none,
  alert: none,
  opening: none,
  setup_token: none,
} satisfies { readonly [Name in keyof Schema]: PersonalTable<Schema[Name]> }
