import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FormKind } from '../../domain/forms/form-fields.ts'
import type { Language } from '../../domain/language.ts'
import { isToken, newToken, tokenHash } from '../accounts/token.ts'
import type { Database } from '../db/client.ts'
import { newId } from '../db/new-id.ts'
import { findSecret } from '../db/secrets/secret.ts'
import { enqueueMail, type MailJobs } from '../outbox/mail-jobs.ts'
import type { Services } from '../services.ts'

// R37: a subscription is active once its address is confirmed. The confirmation token is only in
// the mail. Unsubscribe tokens are signed, so that every mail can contain one without stored
// state.

/** In milliseconds, from the last request. */
const confirmationLifetimeMs = 7 * 24 * 3_600_000

const expiryLimit = (now: Date) => new Date(now.getTime() - confirmationLifetimeMs)

/** Proof of consent: the text beside the box, and the form with it. */
type Consent = { consent_text: string; source: FormKind }

/** Stores a request for a valid, normalized address. Confirmed subscriptions do not change. */
export const requestSubscription = async (
  trx: Database,
  { email, language, consent }: { email: string; language: Language; consent: Consent },
  now: Date,
) => {
  const request = {
    ...consent,
    language,
    state: 'pending' as const,
    requested_at: now,
    token_hash: null,
  }
  const waiting = await trx
    .insertInto('newsletter_subscription')
    .values({ id: newId(), email, ...request })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({
          ...request,
          confirmed_at: null,
          unsubscribed_at: null,
          unsubscribed_by: null,
        })
        .where('newsletter_subscription.state', '!=', 'confirmed'),
    )
    .returning('id')
    .executeTakeFirst()
  if (!waiting) return
  const job = { subscriptionId: waiting.id }
  await enqueueMail(trx, 'newsletter-confirm', job, now)
}

/**
 * Creates the token for the mail, replacing an earlier one; undefined if the request is no longer
 * pending.
 */
export const startConfirmation = async (
  db: Database,
  { subscriptionId }: MailJobs['newsletter-confirm'],
) => {
  const token = newToken()
  const waiting = await db
    .updateTable('newsletter_subscription')
    .set({ token_hash: tokenHash(token) })
    .where('id', '=', subscriptionId)
    .where('state', '=', 'pending')
    .returning(['email', 'language'])
    .executeTakeFirst()
  return waiting && { ...waiting, token }
}

/** The address of a confirmation token; undefined if the token is unknown or expired. */
export const findConfirmation = async (db: Database, token: string, now: Date) => {
  if (!isToken(token)) return undefined
  const found = await db
    .selectFrom('newsletter_subscription')
    .select('email')
    .where('token_hash', '=', tokenHash(token))
    .where('state', '=', 'pending')
    .where('requested_at', '>', expiryLimit(now))
    .executeTakeFirst()
  return found?.email
}

/**
 * Confirms a subscription with the token from the mail, which works once. Undefined for unknown
 * or expired tokens.
 */
export const confirmNewsletter = async (
  { db, wakeWorker }: Pick<Services, 'db' | 'wakeWorker'>,
  token: string,
  now: Date,
): Promise<string | undefined> => {
  if (!isToken(token)) return undefined
  const email = await db.transaction().execute(async (trx) => {
    const confirmed = await trx
      .updateTable('newsletter_subscription')
      .set({ state: 'confirmed', confirmed_at: now, token_hash: null })
      .where('token_hash', '=', tokenHash(token))
      .where('state', '=', 'pending')
      .where('requested_at', '>', expiryLimit(now))
      .returning(['id', 'email'])
      .executeTakeFirst()
    if (!confirmed) return undefined
    const job = { subscriptionId: confirmed.id }
    await enqueueMail(trx, 'newsletter-subscribed', job, now)
    return confirmed.email
  })
  if (email) wakeWorker()
  return email
}

const signatureOf = async (db: Database, id: string) =>
  createHmac('sha256', await findSecret(db, 'newsletter'))
    .update(id)
    .digest()

/** The signed unsubscribe token; equal in every mail of a subscription. */
export const unsubscribeToken = async (db: Database, subscriptionId: string) =>
  `${subscriptionId}.${(await signatureOf(db, subscriptionId)).toString('base64url')}`

const verifyToken = async (db: Database, token: string) => {
  const [, id, signature] = /^([\w-]{36})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !signature) return undefined
  const isValid = timingSafeEqual(Buffer.from(signature, 'base64url'), await signatureOf(db, id))
  return isValid ? id : undefined
}

/** The address of an unsubscribe token, also after it was used. */
export const findSubscriber = async (db: Database, token: string) => {
  const id = await verifyToken(db, token)
  if (!id) return undefined
  const found = await db
    .selectFrom('newsletter_subscription')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.email
}

/** Ends a subscription; undefined for an invalid token. Idempotent. */
export const unsubscribe = async (
  db: Database,
  token: string,
  now: Date,
): Promise<string | undefined> => {
  const email = await findSubscriber(db, token)
  if (!email) return undefined
  await db
    .updateTable('newsletter_subscription')
    .set({ state: 'unsubscribed', unsubscribed_at: now, token_hash: null })
    .where('email', '=', email)
    .where('state', '!=', 'unsubscribed')
    .execute()
  return email
}

/** Deletes unconfirmed requests after their expiry. */
export const deleteExpiredRequests = async (db: Database, now: Date) => {
  await db
    .deleteFrom('newsletter_subscription')
    .where('state', '=', 'pending')
    .where('requested_at', '<=', expiryLimit(now))
    .execute()
}
