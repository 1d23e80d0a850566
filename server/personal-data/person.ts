import { type RawBuilder, sql } from 'kysely'
import { normalizeEmail } from '../../domain/customer/email.ts'
import type { Database } from '../db/client.ts'
import { emailTexts } from '../db/match-email.ts'
import { patternOf } from '../db/match-words.ts'

/** What identifies a person in the tables. */
export type Person = {
  accountId: string
  /** Lower-case, as stored. */
  email: string
  /** First and last name. */
  name: string
}

export const findPerson = async (db: Database, accountId: string): Promise<Person | undefined> => {
  const account = await db
    .selectFrom('account')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!account) return undefined
  const { email, first_name, last_name } = account
  return { accountId, email: normalizeEmail(email), name: `${first_name} ${last_name}`.trim() }
}

/** The condition that selects rows of a table in a query of that table alone. */
export type Rows = (person: Person) => RawBuilder<boolean>

export const anyOf = (...conditions: readonly RawBuilder<boolean>[]) =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`

/** Whether a text or JSON column contains a text; letters of ASCII in any case. */
const contains = (column: string, text: string) =>
  sql<boolean>`lower(cast(${sql.ref(column)} as text)) like lower(${patternOf(text)}) escape '!'`

/** An address as it is stored and as people write it. */
const textsOf = ({ email }: Person) => emailTexts(email).split(' ')

export const containsId = (column: string, { accountId }: Person) => contains(column, accountId)

export const containsEmail = (column: string, person: Person) =>
  anyOf(...textsOf(person).map((email) => contains(column, email)))

/** Nobody is found by one short word. */
const minNameLength = 5

export const containsName = (column: string, { name }: Person) =>
  name.includes(' ') && name.length >= minNameLength ? contains(column, name) : sql<boolean>`1 = 0`

export const byAccount =
  (column = 'account_id'): Rows =>
  ({ accountId }) =>
    sql`${sql.ref(column)} = ${accountId}`

const ordersOf = ({ accountId }: Person) =>
  sql`select id from orders where account_id = ${accountId}`

const invoicesOf = (person: Person) =>
  sql`select id from invoice where order_id in (${ordersOf(person)})`

/** Rows of an order of the person. */
export const byOrder =
  (column = 'order_id'): Rows =>
  (person) =>
    sql`${sql.ref(column)} in (${ordersOf(person)})`

export const byInvoice: Rows = (person) => sql`invoice_id in (${invoicesOf(person)})`

/** Rows of a parent that has an account. */
export const byParent =
  (column: string, parent: 'formula' | 'saved_list'): Rows =>
  ({ accountId }) =>
    sql`${sql.ref(column)} in (select id from ${sql.table(parent)} where account_id = ${accountId})`

export const byEmail =
  (column: string): Rows =>
  ({ email }) =>
    sql`${sql.ref(column)} = ${email}`

/** Entries with the address in a field of its own. */
export const entriesOf: Rows = (person) =>
  anyOf(...textsOf(person).map((email) => contains('fields', `"${email}"`)))

/** Columns with the id of a row of the person in another table. */
export const isRecordOf = (column: string, person: Person) =>
  anyOf(
    byAccount(column)(person),
    byOrder(column)(person),
    sql`${sql.ref(column)} in (select id from form_entry where ${entriesOf(person)})`,
    sql`${sql.ref(column)} in (select id from newsletter_subscription where ${byEmail('email')(person)})`,
    sql`${sql.ref(column)} in (select id from bank_payment where ${byInvoice(person)})`,
  )

/** Jobs to or about the person; bodies name accounts, entries and subscriptions. */
export const jobsOf: Rows = (person) =>
  anyOf(
    byEmail('recipient')(person),
    byOrder()(person),
    containsId('body', person),
    containsEmail('body', person),
    sql`exists (select 1 from form_entry
      where cast(outbox.body as text) like '%' || form_entry.id || '%' and ${entriesOf(person)})`,
    sql`exists (select 1 from newsletter_subscription
      where cast(outbox.body as text) like '%' || newsletter_subscription.id || '%'
      and ${byEmail('email')(person)})`,
  )
