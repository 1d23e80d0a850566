import { hasMailbox, isEmail, normalizeEmail, shownEmail } from '../../../domain/customer/email.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { AuditAction } from '../../../domain/staff/audit-action.ts'
import { type Author, recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/database-error.ts'
import { enqueueMail } from '../../outbox/mail-jobs.ts'
import type { Services } from '../../services.ts'
import { cancelEmailChange } from '../profile/change-email.ts'
import { certificateRow, checkCertificate, type SentFile } from '../signup/certificate-file.ts'
import { findCustomerLabel } from './customer-label.ts'
import { markChanged } from './search-text.ts'

type OfCustomer = Author & { accountId: string }

const findEmail = async (db: Database, accountId: string) => {
  const found = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .where('role', '=', 'customer')
    .executeTakeFirst()
  return found?.email
}

const record = async (
  trx: Database,
  { actor, now, accountId }: OfCustomer,
  action: AuditAction,
  change: { before?: Record<string, unknown>; after?: Record<string, unknown> },
) =>
  recordChange(trx, {
    ...{ actor, action, resource: 'customers', recordId: accountId, now, ...change },
    label: (await findCustomerLabel(trx, accountId)) ?? '',
  })

const writeEmail = async (
  trx: Database,
  { email, ...by }: OfCustomer & { email: string },
): Promise<boolean> => {
  const { accountId, now } = by
  const before = await findEmail(trx, accountId)
  if (before === undefined) return false
  if (before === email) return true
  await trx
    .updateTable('account')
    .set({ email, updated_at: now })
    .where('id', '=', accountId)
    .execute()
  await markChanged(trx, accountId)
  // Their links were mailed to the former address.
  await trx.deleteFrom('password_reset').where('account_id', '=', accountId).execute()
  await cancelEmailChange(trx, accountId)
  // A first address replaces none; its owner has no login yet.
  if (hasMailbox(before))
    for (const to of [before, email])
      await enqueueMail(trx, 'email-changed', { accountId, to }, now)
  await record(trx, by, 'change-email', {
    before: { email: shownEmail(before) },
    after: { email },
  })
  return true
}

/** Changes the login address of a customer for the staff; both addresses get a mail, unless it is the first one. */
export const changeCustomerEmail = async (
  { db, wakeWorker }: Pick<Services, 'db' | 'wakeWorker'>,
  { email, ...by }: OfCustomer & { email: string },
): Promise<Result<undefined, 'account-unknown' | 'email-invalid' | 'email-taken'>> => {
  const address = normalizeEmail(email)
  if (!isEmail(address)) return refuse('email-invalid')
  try {
    const isKnown = await db
      .transaction()
      .execute((trx) => writeEmail(trx, { ...by, email: address }))
    if (!isKnown) return refuse('account-unknown')
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return refuse('email-taken')
  }
  wakeWorker()
  return ok(undefined)
}

/** Mails a link to choose a password to a customer with an e-mail address. */
export const inviteCustomer = async (
  { db, wakeWorker }: Pick<Services, 'db' | 'wakeWorker'>,
  by: OfCustomer,
): Promise<Result<undefined, 'account-unknown' | 'email-invalid'>> => {
  const { accountId, now } = by
  const email = await findEmail(db, accountId)
  if (email === undefined) return refuse('account-unknown')
  if (!hasMailbox(email)) return refuse('email-invalid')
  await db.transaction().execute(async (trx) => {
    await enqueueMail(trx, 'customer-invited', { accountId }, now)
    await record(trx, by, 'invite', {})
  })
  wakeWorker()
  return ok(undefined)
}

/** Stores a certificate that the staff received, as if the customer had uploaded it. */
export const addCertificate = async (
  { db, files }: Pick<Services, 'db' | 'files'>,
  { sent, ...by }: OfCustomer & { sent: SentFile | undefined },
) => {
  const { accountId, now } = by
  if ((await findEmail(db, accountId)) === undefined) return refuse('account-unknown' as const)
  const { mediaType, problem } = await checkCertificate(sent)
  if (!sent || !mediaType) return refuse(problem ?? ('certificate-missing' as const))
  const row = certificateRow(accountId, sent, mediaType, now)
  // Before its row, so that no row lacks its file.
  await files.put(row.id, sent.bytes)
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('certificate').values(row).execute()
    await markChanged(trx, accountId)
    await record(trx, by, 'upload-certificate', { after: { certificate: row.name } })
  })
  return ok(undefined)
}
