import type { Selectable } from 'kysely'
import type { AccountState } from '../../../domain/customer/account-state.ts'
import { defaultLanguage, isLanguage, type Language } from '../../../domain/language.ts'
import type { Database } from '../../db/client.ts'
import { countRows } from '../../db/count-rows.ts'
import type { AccountTable, AddressTable, CertificateTable } from '../../db/tables/accounts.ts'
import { findSecondFactor } from '../second-factor/factor-codes.ts'

const columns = [
  'id',
  'email',
  'state',
  'role',
  'first_name',
  'last_name',
  'language',
  'profession',
  'discount_rate',
  'customer_group',
  'user_can_order',
  'user_can_order_with_form',
  'billing_phone',
  'pharma_id',
  'customer_number',
  'signup_message',
  'decision_reason',
  'decided_at',
  'decided_by',
  'version',
  'certificate_expires_on',
  'created_at',
  'erased_at',
] as const satisfies (keyof AccountTable)[]

/** An account as administrators see it: without the password hash. */
export type FoundAccount = Pick<Selectable<AccountTable>, (typeof columns)[number]>

type AccountQuery = { state?: AccountState | undefined; offset: number; limit: number }

/** A page of accounts, the newest first, and the total number. */
export const listAccounts = async (
  db: Database,
  { state, offset, limit }: AccountQuery,
): Promise<{ accounts: FoundAccount[]; total: number }> => {
  const matching = db
    .selectFrom('account')
    .where('erased_at', 'is', null)
    .$if(state !== undefined, (query) =>
      // `$if` does not narrow the type.
      query.where('state', '=', state ?? 'pending'),
    )
  const accounts = await matching
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return { accounts, total: await countRows(matching) }
}

export type AccountDetail = {
  account: FoundAccount
  addresses: Selectable<AddressTable>[]
  certificate: Selectable<CertificateTable> | undefined
  hasSecondFactor: boolean
  invoiceEmail: string
}

/** The valid certificate: the most recent one. */
export const findCertificate = (db: Database, accountId: string) =>
  db
    .selectFrom('certificate')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** An account with everything needed to verify it. */
export const findAccountDetail = async (
  db: Database,
  id: string,
): Promise<AccountDetail | undefined> => {
  const account = await db
    .selectFrom('account')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!account) return undefined
  const addresses = await db
    .selectFrom('address')
    .selectAll()
    .where('account_id', '=', id)
    .orderBy('kind')
    .execute()
  return {
    account,
    addresses,
    certificate: await findCertificate(db, id),
    invoiceEmail: await findInvoiceEmail(db, id),
    hasSecondFactor: (await findSecondFactor(db, id)) !== undefined,
  }
}

/** The language of letters and mails to an account. */
export const findLanguage = async (db: Database, accountId: string): Promise<Language> => {
  const { language } = await db
    .selectFrom('account')
    .select('language')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return isLanguage(language) ? language : defaultLanguage
}

export const findInvoiceEmail = async (db: Database, accountId: string): Promise<string> =>
  (
    await db
      .selectFrom('account')
      .select('invoice_email')
      .where('id', '=', accountId)
      .executeTakeFirst()
  )?.invoice_email ?? ''
