import { sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { byAccount, byEmail, isRecordOf, type Rows } from './person.ts'
import type { personalTables } from './personal-tables.ts'

/** The JSON files of an export. */
export const exportSubjects = [
  'account',
  'logins',
  'orders',
  'saved',
  'forms',
  'notes',
  'history',
] as const

export type ExportSubject = (typeof exportSubjects)[number]

type Column<Row> = keyof Row & string

/** What an export contains of a table. */
export type ExportedTable<Row> = {
  subject: ExportSubject
  /** No secrets, nothing derived from others, no data of other persons. */
  columns: readonly Column<Row>[]
  /** Unique, as rows are read in pages. */
  key: readonly Column<Row>[]
  /** Columns with ids of accounts: exported as 'customer' or 'staff'. */
  accounts?: readonly Column<Row>[]
  /** In place of the rows that an erasure finds. */
  rows?: Rows
}

/** Tables with rows that belong to persons. */
type PersonalTableName = {
  [Name in keyof Schema]: (typeof personalTables)[Name]['erasure'] extends 'none' ? never : Name
}[keyof Schema]

/** Not exported: of the staff only, or nothing but secrets. */
const omitted = 'omitted'

/** Every table with personal data, in the order of the export. */
export const exportedTables: {
  readonly [Name in PersonalTableName]: ExportedTable<Schema[Name]> | typeof omitted
} = {
  account: {
    subject: 'account',
    columns: [
      ...(['id', 'email', 'first_name', 'last_name', 'language', 'profession', 'state'] as const),
      ...([
        'billing_phone',
        'invoice_email',
        'pharma_id',
        'customer_number',
        'discount_rate',
        'customer_group',
      ] as const),
      ...(['user_can_order', 'user_can_order_with_form', 'signup_message'] as const),
      ...(['decision_reason', 'decided_at', 'decided_by', 'certificate_expires_on'] as const),
      ...(['created_at', 'updated_at'] as const),
    ],
    key: ['id'],
    accounts: ['decided_by'],
  },
  address: {
    subject: 'account',
    columns: [
      ...(['id', 'kind', 'name', 'first_name', 'last_name', 'company'] as const),
      ...(['address1', 'building_number', 'address2', 'postcode', 'city', 'state'] as const),
      ...(['country', 'last_used_at'] as const),
    ],
    key: ['id'],
  },
  certificate: {
    subject: 'account',
    columns: ['id', 'name', 'media_type', 'size', 'sha256', 'created_at'],
    key: ['id'],
  },
  email_change: { subject: 'account', columns: ['email', 'expires_at'], key: ['account_id'] },
  erasure: {
    subject: 'account',
    columns: ['requested_at', 'requested_by', 'reason', 'cancelled_at', 'cancelled_by'],
    key: ['id'],
    accounts: ['requested_by', 'cancelled_by'],
  },
  session: {
    subject: 'logins',
    columns: ['created_at', 'last_seen_at', 'expires_at', 'user_agent', 'network'],
    key: ['token_hash'],
  },
  second_factor: { subject: 'logins', columns: ['confirmed_at'], key: ['account_id'] },
  customer_view: {
    subject: 'logins',
    columns: ['staff_id', 'started_at', 'expires_at'],
    key: ['token_hash'],
    accounts: ['staff_id'],
    rows: byAccount(),
  },
  orders: {
    subject: 'orders',
    columns: [
      ...(['id', 'number', 'status', 'placed_at', 'language', 'payment', 'reference'] as const),
      ...(['note', 'subtotal', 'discount_rate', 'discount', 'shipping', 'fee', 'total'] as const),
      ...(['vat', 'billing', 'shipping_address', 'channel', 'entered_by'] as const),
    ],
    key: ['id'],
    accounts: ['entered_by'],
  },
  order_line: {
    subject: 'orders',
    columns: [
      ...(['order_id', 'position', 'product_id', 'name', 'quantity', 'unit_price'] as const),
      ...(['total', 'vat_rate', 'list_price', 'discount_rate', 'reason'] as const),
      ...(['info', 'reference'] as const),
    ],
    key: ['order_id', 'position'],
  },
  order_event: {
    subject: 'orders',
    columns: ['order_id', 'at', 'status', 'by_account', 'note'],
    key: ['order_id', 'id'],
    accounts: ['by_account'],
  },
  order_version: {
    subject: 'orders',
    columns: ['order_id', 'version', 'replaced_at', 'replaced_by', 'content'],
    key: ['order_id', 'version'],
    accounts: ['replaced_by'],
  },
  former_document: {
    subject: 'orders',
    columns: ['order_id', 'version', 'kind', 'number', 'issued_at', 'due_on', 'reference', 'total'],
    key: ['id'],
  },
  order_note: {
    subject: 'orders',
    columns: ['order_id', 'at', 'by_account', 'text'],
    key: ['order_id', 'id'],
    accounts: ['by_account'],
  },
  invoice: {
    subject: 'orders',
    columns: [
      ...(['id', 'kind', 'number', 'order_id', 'issued_at', 'due_on', 'reference'] as const),
      ...(['total', 'creditor', 'paid_at', 'credited', 'issued_by'] as const),
    ],
    key: ['id'],
    accounts: ['issued_by'],
  },
  // Somebody else may have paid: without payer and message.
  bank_payment: {
    subject: 'orders',
    columns: ['invoice_id', 'value_on', 'amount', 'currency', 'method', 'reference', 'note'],
    key: ['id'],
  },
  online_payment: {
    subject: 'orders',
    columns: ['order_id', 'amount', 'state', 'created_at'],
    key: ['id'],
  },
  reminder: {
    subject: 'orders',
    columns: ['invoice_id', 'step', 'amount', 'fee', 'due_on', 'state', 'reason', 'waived_at'],
    key: ['id'],
  },
  reminder_pause: {
    subject: 'orders',
    columns: ['until', 'note', 'set_at', 'set_by'],
    key: ['account_id'],
    accounts: ['set_by'],
  },
  shipment: {
    subject: 'orders',
    columns: ['order_id', 'carrier', 'tracking_number', 'shipped_at', 'lines'],
    key: ['order_id', 'id'],
  },
  checkout_draft: {
    subject: 'orders',
    columns: ['items', 'terms', 'created_at', 'expires_at'],
    key: ['id'],
  },
  saved_cart: { subject: 'saved', columns: ['items', 'updated_at'], key: ['account_id'] },
  starred_line: {
    subject: 'saved',
    columns: ['product_id', 'name', 'info', 'starred_at'],
    key: ['line_key'],
  },
  saved_list: {
    subject: 'saved',
    columns: ['id', 'name', 'created_at', 'deleted_at'],
    key: ['id'],
  },
  saved_list_line: {
    subject: 'saved',
    columns: ['list_id', 'position', 'product_id', 'name', 'info', 'quantity', 'price'],
    key: ['list_id', 'position', 'line_key'],
  },
  formula: {
    subject: 'saved',
    columns: ['id', 'name', 'notes', 'created_at', 'deleted_at'],
    key: ['id'],
  },
  formula_version: {
    subject: 'saved',
    columns: ['formula_id', 'version', 'info', 'price', 'saved_at'],
    key: ['formula_id', 'version'],
  },
  form_entry: {
    subject: 'forms',
    columns: [
      ...(['id', 'kind', 'language', 'about', 'fields', 'created_at', 'state'] as const),
      ...(['handled_at', 'assigned_to', 'note'] as const),
    ],
    key: ['id'],
    accounts: ['assigned_to'],
  },
  newsletter_subscription: {
    subject: 'forms',
    columns: [
      ...(['email', 'language', 'state', 'requested_at', 'confirmed_at'] as const),
      ...(['unsubscribed_at', 'unsubscribed_by', 'consent_text', 'source'] as const),
    ],
    key: ['id'],
    accounts: ['unsubscribed_by'],
  },
  customer_note: {
    subject: 'notes',
    columns: ['at', 'by_account', 'text'],
    key: ['id'],
    accounts: ['by_account'],
  },
  audit_event: {
    subject: 'history',
    columns: ['at', 'actor_id', 'action', 'before', 'after'],
    key: ['id'],
    accounts: ['actor_id'],
    // Events that only name the person may have data of others.
    rows: (person) => sql`resource = 'customers' and ${byAccount('record_id')(person)}`,
  },
  outbox: {
    subject: 'history',
    columns: ['kind', 'recipient', 'subject', 'created_at', 'done_at'],
    key: ['id'],
    rows: byEmail('recipient'),
  },
  table_import_row: {
    subject: 'history',
    columns: ['before', 'after'],
    key: ['import_id', 'record_key'],
  },
  imported_record: {
    subject: 'history',
    columns: ['source', 'kind', 'source_id', 'unknown', 'imported_at'],
    key: ['source', 'kind', 'source_id'],
    rows: (person) => isRecordOf('local_id', person),
  },
  // Of the documents and payments above.
  journal_entry: omitted,
  password_reset: omitted,
  recovery_code: omitted,
  api_key: omitted,
  page_editor: omitted,
  saved_view: omitted,
}
