import { createHash } from 'node:crypto'
import { normalizeEmail } from '../../domain/customer/email.ts'
import { checkForm, type FormProblems } from '../../domain/forms/check-form.ts'
import {
  type FormEntry,
  type FormField,
  type FormKind,
  fieldsOf,
  isLongText,
} from '../../domain/forms/form-fields.ts'
import { spamSigns } from '../../domain/forms/spam.ts'
import type { Language } from '../../domain/language.ts'
import { cleanLine, cleanText } from '../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { nameKey } from '../../domain/search/name-key.ts'
import { searchKey } from '../../domain/search/staff-search.ts'
import { countHit, type Limit } from '../accounts/rate-limit.ts'
import type { Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import { emailTexts } from '../db/match-email.ts'
import { newId } from '../db/new-id.ts'
import { enqueueMail } from '../outbox/mail-jobs.ts'
import type { Services } from '../services.ts'
import { requestSubscription } from './newsletter.ts'

/** In characters; above every limit, so that too long texts are reported and not cut. */
const maxRead = 6_000

/** The text without control and invisible characters. */
const cleaned = (field: FormField, text: string) =>
  isLongText(field) ? cleanText(text, maxRead) : cleanLine(text, maxRead)

/** The fields of this form among the posted ones, '' where missing. */
export const readEntry = (
  kind: FormKind,
  sent: (name: string) => string | undefined,
  agb: boolean,
): FormEntry => ({
  texts: Object.fromEntries(fieldsOf[kind].map((name) => [name, cleaned(name, sent(name) ?? '')])),
  agb,
})

/**
 * A submitted form. `ip` is the client's network; it is only counted, never stored with the
 * entry.
 */
export type SentForm = {
  kind: FormKind
  /** The heading of the form. */
  about: string
  entry: FormEntry
  newsletter: boolean
  /** The text beside the box of the newsletter. */
  newsletterText: string
  /** The value of the honeypot field, which people do not see. */
  honeypot: string
  /** Milliseconds from the first input to submission; undefined without JavaScript. */
  fillingMs: number | undefined
  language: Language
  /** Fields required besides name and e-mail (R40). */
  requiredFields: readonly FormField[]
  ip: string
  now: Date
}

export type FormRefusal =
  | { code: 'fields-invalid'; problems: FormProblems }
  /** `retryAfter` in seconds. */
  | { code: 'too-many-attempts'; retryAfter: number }

/** Window in seconds for complete forms per network and per address. */
const windowSeconds = 3_600
const limitsOf = (email: string, ip: string): Limit[] => [
  { kind: 'form-from', source: ip, maxHits: 20 },
  { kind: 'form', source: email, maxHits: 5 },
]

/** Forms whose sender gets a confirmation mail; contact messages are answered by a person. */
const confirmedKinds: readonly FormKind[] = ['contest', 'webinar']

/** The dedup key: the same form submitted twice on one day is one entry. */
const dedupKey = ({ kind, about, entry, newsletter, now }: SentForm, spam: string) => {
  const day = now.toISOString().slice(0, 10)
  return createHash('sha256')
    .update(JSON.stringify([kind, about, day, entry.texts, newsletter, spam]))
    .digest('base64url')
}

/** What the inbox searches; an address both as it is stored elsewhere and as people write it. */
const searchTextOf = ({ about, entry: { texts } }: SentForm) => {
  const email = emailTexts(normalizeEmail(texts.email ?? ''))
  return searchKey(nameKey([about, ...Object.values({ ...texts, email })].join(' ')))
}

/** In characters, like the title of a block. */
const maxAbout = 200

const storeEntry = async (trx: Database, sent: SentForm, spam: string) =>
  trx
    .insertInto('form_entry')
    .values({
      id: newId(),
      kind: sent.kind,
      language: sent.language,
      about: cleanLine(sent.about, maxAbout),
      fields: json({ ...sent.entry.texts, agb: sent.entry.agb, newsletter: sent.newsletter }),
      spam,
      search_text: searchTextOf(sent),
      once: dedupKey(sent, spam),
      created_at: sent.now,
    })
    .onConflict((conflict) => conflict.column('once').doNothing())
    .returning('id')
    .executeTakeFirst()

/**
 * Stores the form and enqueues its mails, so that a mail outage does not affect the sender. Spam
 * gets the same response; it is stored and marked, and no mail is sent.
 */
export const submitForm = async (
  { db, log, wakeWorker }: Pick<Services, 'db' | 'log' | 'wakeWorker'>,
  sent: SentForm,
): Promise<Result<undefined, FormRefusal>> => {
  const { kind, entry, now, newsletter, language } = sent
  const problems = checkForm(kind, entry, sent.requiredFields)
  if (Object.keys(problems).length > 0) return refuse({ code: 'fields-invalid', problems })
  const email = normalizeEmail(entry.texts.email ?? '')
  const throttled = await countHit({ db, log }, limitsOf(email, sent.ip), windowSeconds, now)
  if (throttled) return refuse({ code: 'too-many-attempts', ...throttled })

  const spam = spamSigns({ ...sent, texts: Object.values(entry.texts) }).join(',')
  await db.transaction().execute(async (trx) => {
    const stored = await storeEntry(trx, sent, spam)
    if (!stored || spam) return
    const job = { entryId: stored.id }
    await enqueueMail(trx, 'form-received', job, now)
    if (confirmedKinds.includes(kind)) await enqueueMail(trx, 'form-confirmed', job, now)
    if (newsletter) {
      const consent = { consent_text: sent.newsletterText, source: kind }
      await requestSubscription(trx, { email, language, consent }, now)
    }
  })
  wakeWorker()
  return ok(undefined)
}

/** Milliseconds that entries marked as spam stay stored for review. */
const spamTtlMs = 30 * 24 * 3_600_000

export const deleteOldSpam = async (db: Database, now: Date) => {
  const before = new Date(now.getTime() - spamTtlMs)
  await db
    .deleteFrom('form_entry')
    .where('spam', '!=', '')
    .where('created_at', '<', before)
    .execute()
}
