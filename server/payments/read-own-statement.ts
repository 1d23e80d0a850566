import { sql } from 'kysely'
import { isIBANValid, isQRIBAN } from 'swissqrbill/utils'
import type { UploadProblem } from '../../domain/payments/statement-problem.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import type { Database } from '../db/client.ts'
import { findCreditor } from '../invoicing/creditor.ts'
import { readStatementUpload } from './camt/read-statement-upload.ts'
import type { UploadedStatement } from './camt/read-upload.ts'

/** Country, check digits and number of the bank, which a QR-IBAN has instead of the account's. */
const bankPart = 9

/** A QR-IBAN is another name of an account: the bank's statements may have the account's own IBAN. */
const isOneAccount = (own: string, account: string) =>
  own === account ||
  (isIBANValid(account) &&
    isQRIBAN(own) !== isQRIBAN(account) &&
    own.slice(0, 2) === account.slice(0, 2) &&
    own.slice(bankPart) === account.slice(bankPart))

/** Whether an invoice asks for payment to this account: the laboratory's former one. */
const isOnInvoices = async (db: Database, account: string) => {
  if (!isIBANValid(account)) return false
  const invoice = await db
    .selectFrom('invoice')
    .select('id')
    .where(sql<string>`cast(${sql.ref('creditor')} as text)`, 'like', `%"${account}"%`)
    .limit(1)
    .executeTakeFirst()
  return invoice !== undefined
}

/** Reads an upload whose statements are all of the laboratory's account. */
export const readOwnStatement = async (
  db: Database,
  bytes: Uint8Array,
): Promise<Result<UploadedStatement[], UploadProblem>> => {
  const read = await readStatementUpload(bytes)
  if (!read.ok) return read
  const { creditor, furtherAccounts } = await findCreditor(db)
  const { iban } = creditor
  const isOwn = async (account: string) =>
    account !== '' &&
    (isOneAccount(iban, account) ||
      furtherAccounts.includes(account) ||
      (await isOnInvoices(db, account)))
  for (const { accounts, name } of read.value)
    for (const account of accounts)
      if (!(await isOwn(account)))
        return refuse({
          ...{ code: 'account-foreign', account, own: iban },
          ...(name && { file: name }),
        } as const)
  return ok(read.value)
}
