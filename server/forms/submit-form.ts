import { createHash } from 'node:crypto'
import { v7 } from 'uuid'
import { normalEmail } from '../../domain/customer/email.ts'
import { checkForm, type FormProblems } from '../../domain/forms/check-form.ts'
import type { FormEntry, FormField, FormKind } from '../../domain/forms/form-fields.ts'
import { spamSigns } from '../../domain/forms/spam.ts'
import type { Language } from '../../domain/language.ts'
import { cleanLine } from '../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { countHit, type Limit } from '../accounts/rate-limit.ts'
import type { Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import { enqueue } from '../outbox/outbox.ts'
import type { Services } from '../services.ts'
import { type EntryJob, formJobs } from './form-jobs.ts'
import { requestSubscription } from './newsletter.ts'

/** `ip` is the client's network: it is counted, never kept with what was written. */
export type SentForm = {
  kind: FormKind
  /** The heading of the form, for the laboratory. */
  about: string
  entry: FormEntry
  newsletter: boolean
  /** What stands in the field that people do not see. */
  trap: string
  /** Milliseconds from the first touch to sending; undefined without script. */
  filling: number | undefined
  language: Language
  /** Required besides name and e-mail (R40). */
  marked: readonly FormField[]
  ip: string
  now: Date
}

export type FormRefusal =
  | { code: 'fields-invalid'; problems: FormProblems }
  /** Seconds until the next form is looked at. */
  | { code: 'too-many-attempts'; retryAfter: number }

/** In seconds; within it so many whole forms per source and per address. */
const window = 3_600
const limitsOf = (email: string, ip: string): Limit[] => [
  { of: 'form-from', by: ip, most: 20 },
  { of: 'form', by: email, most: 5 },
]

/** Told to who has written it: not of a message, which is answered by a person. */
const confirmedKinds: readonly FormKind[] = ['contest', 'webinar']

/** The same form sent again on one day (a lost answer, a double click) is the same entry. */
const onceOf = ({ kind, about, entry, newsletter, now }: SentForm, spam: string) => {
  const day = now.toISOString().slice(0, 10)
  return createHash('sha256')
    .update(JSON.stringify([kind, about, day, entry.texts, newsletter, spam]))
    .digest('base64url')
}

/** In characters, as the title of a block. */
const longestAbout = 200

const keepEntry = async (trx: Database, sent: SentForm, spam: string) =>
  trx
    .insertInto('form_entry')
    .values({
      id: v7(),
      kind: sent.kind,
      language: sent.language,
      about: cleanLine(sent.about, longestAbout),
      fields: json({ ...sent.entry.texts, agb: sent.entry.agb, newsletter: sent.newsletter }),
      spam,
      once: onceOf(sent, spam),
      created_at: sent.now,
    })
    .onConflict((conflict) => conflict.column('once').doNothing())
    .returning('id')
    .executeTakeFirst()

/**
 * Keeps what was written, and has it mailed afterwards: whether mails can be sent is no matter of
 * whoever writes. Spam gets the same answer; it is kept and marked, and nobody is written to.
 */
export const submitForm = async (
  { db, log, wakeWorker }: Pick<Services, 'db' | 'log' | 'wakeWorker'>,
  sent: SentForm,
): Promise<Result<undefined, FormRefusal>> => {
  const { kind, entry, now, newsletter, language } = sent
  const problems = checkForm(kind, entry, sent.marked)
  if (Object.keys(problems).length > 0) return refuse({ code: 'fields-invalid', problems })
  const email = normalEmail(entry.texts.email ?? '')
  const throttled = await countHit({ db, log }, limitsOf(email, sent.ip), window, now)
  if (throttled) return refuse({ code: 'too-many-attempts', ...throttled })

  const spam = spamSigns({ ...sent, texts: Object.values(entry.texts) }).join(',')
  await db.transaction().execute(async (trx) => {
    const kept = await keepEntry(trx, sent, spam)
    if (!kept || spam) return
    const job: EntryJob = { entryId: kept.id }
    await enqueue(trx, formJobs.received, job, now)
    if (confirmedKinds.includes(kind)) await enqueue(trx, formJobs.confirmed, job, now)
    if (newsletter) await requestSubscription(trx, { email, language }, now)
  })
  wakeWorker()
  return ok(undefined)
}

/** In milliseconds: so long it can be looked up what was taken for spam. */
const spamIsKept = 30 * 24 * 3_600_000

export const deleteOldSpam = async (db: Database, now: Date) => {
  const before = new Date(now.getTime() - spamIsKept)
  await db
    .deleteFrom('form_entry')
    .where('spam', '!=', '')
    .where('created_at', '<', before)
    .execute()
}
