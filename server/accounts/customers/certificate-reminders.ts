import { dueReminder, reminderDays } from '../../../domain/customer/certificate-expiry.ts'
import type { Database } from '../../db/client.ts'
import { enqueueMail } from '../../outbox/mail-jobs.ts'
import type { Services } from '../../services.ts'
import { dayAfter, swissDay } from '../../swiss-day.ts'

type Reminder = { id: string; expiresOn: string; days: number; before: number | null }

/** False if another process has enqueued it, or the day has changed. */
const enqueueReminder = (db: Database, { id, expiresOn, days, before }: Reminder, now: Date) =>
  db.transaction().execute(async (trx) => {
    const account = trx
      .updateTable('account')
      .set({ certificate_reminded_days: days })
      .where('id', '=', id)
      .where('certificate_expires_on', '=', expiresOn)
      .where('state', '=', 'active')
    const marked = await (before === null
      ? account.where('certificate_reminded_days', 'is', null)
      : account.where('certificate_reminded_days', '=', before)
    )
      .returning('id')
      .executeTakeFirst()
    if (!marked) return false
    const job = { accountId: id, at: now.toISOString(), expiresOn }
    await enqueueMail(trx, 'certificate-expires', job, now)
    return true
  })

/** Enqueues the mails to customers whose certificate expires soon, each once (A1). */
export const enqueueCertificateReminders = async ({
  db,
  now,
  wakeWorker,
}: Pick<Services, 'db' | 'now' | 'wakeWorker'>): Promise<number> => {
  const today = swissDay(now())
  const rows = await db
    .selectFrom('account')
    .select(['id', 'certificate_expires_on', 'certificate_reminded_days'])
    .where('certificate_expires_on', '>=', today)
    .where('certificate_expires_on', '<=', dayAfter(now(), reminderDays[0]))
    .where('state', '=', 'active')
    .execute()
  let enqueued = 0
  for (const row of rows) {
    const expiresOn = row.certificate_expires_on ?? today
    const before = row.certificate_reminded_days
    const days = dueReminder(expiresOn, today, before)
    if (days === undefined) continue
    if (await enqueueReminder(db, { id: row.id, expiresOn, days, before }, now())) enqueued += 1
  }
  if (enqueued > 0) wakeWorker()
  return enqueued
}
