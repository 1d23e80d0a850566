import { createHmac, timingSafeEqual } from 'node:crypto'
import { v7 } from 'uuid'
import type { Language } from '../../domain/language.ts'
import { isToken, newToken, tokenHash } from '../accounts/token.ts'
import type { Database } from '../db/client.ts'
import { findSecret } from '../db/secret.ts'
import { enqueue } from '../outbox/outbox.ts'
import type { Services } from '../services.ts'
import { formJobs, type SubscriptionJob } from './form-jobs.ts'

// R37: a subscription counts once its address has confirmed it. The token that confirms is in the
// mail alone; the one that ends it is signed, so that every mail can have it and nothing is stored.

/** In milliseconds, from the last wish on. */
const confirmationLifetime = 7 * 24 * 3_600_000

const lapsed = (now: Date) => new Date(now.getTime() - confirmationLifetime)

/** Keeps the wish of a valid, normal address; of one that gets the newsletter already nothing changes. */
export const requestSubscription = async (
  trx: Database,
  { email, language }: { email: string; language: Language },
  now: Date,
) => {
  const wish = { language, state: 'pending' as const, requested_at: now, token_hash: null }
  const waiting = await trx
    .insertInto('newsletter_subscription')
    .values({ id: v7(), email, ...wish })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ ...wish, confirmed_at: null, unsubscribed_at: null })
        .where('newsletter_subscription.state', '!=', 'confirmed'),
    )
    .returning('id')
    .executeTakeFirst()
  if (!waiting) return
  const job: SubscriptionJob = { subscriptionId: waiting.id }
  await enqueue(trx, formJobs.newsletter, job, now)
}

/** Makes the token for the mail; undefined where nobody waits for it any more. An earlier one ends. */
export const startConfirmation = async (db: Database, { subscriptionId }: SubscriptionJob) => {
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

/** The address that a confirmation is for; undefined when it leads nowhere any more. */
export const findConfirmation = async (db: Database, token: string, now: Date) => {
  if (!isToken(token)) return undefined
  const found = await db
    .selectFrom('newsletter_subscription')
    .select('email')
    .where('token_hash', '=', tokenHash(token))
    .where('state', '=', 'pending')
    .where('requested_at', '>', lapsed(now))
    .executeTakeFirst()
  return found?.email
}

/** Confirms a subscription by the token of the mail, once; undefined when it leads nowhere. */
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
      .where('requested_at', '>', lapsed(now))
      .returning(['id', 'email'])
      .executeTakeFirst()
    if (!confirmed) return undefined
    const job: SubscriptionJob = { subscriptionId: confirmed.id }
    await enqueue(trx, formJobs.subscribed, job, now)
    return confirmed.email
  })
  if (email) wakeWorker()
  return email
}

const signatureOf = async (db: Database, id: string) =>
  createHmac('sha256', await findSecret(db, 'newsletter'))
    .update(id)
    .digest()

/** What ends a subscription; the same in every mail to it. */
export const unsubscribeToken = async (db: Database, subscriptionId: string) =>
  `${subscriptionId}.${(await signatureOf(db, subscriptionId)).toString('base64url')}`

const subscriptionIn = async (db: Database, token: string) => {
  const [, id, signature] = /^([\w-]{36})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !signature) return undefined
  const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), await signatureOf(db, id))
  return isOurs ? id : undefined
}

/** The address that a way out is for, also when it has been taken. */
export const findSubscriber = async (db: Database, token: string) => {
  const id = await subscriptionIn(db, token)
  if (!id) return undefined
  const found = await db
    .selectFrom('newsletter_subscription')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.email
}

/** Ends a subscription; undefined for a token that is none. A second time changes nothing. */
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

/** Deletes the addresses that nobody has confirmed in time. */
export const deleteExpiredRequests = async (db: Database, now: Date) => {
  await db
    .deleteFrom('newsletter_subscription')
    .where('state', '=', 'pending')
    .where('requested_at', '<=', lapsed(now))
    .execute()
}
