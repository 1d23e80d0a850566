import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { newToken, tokenHash } from '../accounts/token.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import {
  confirmNewsletter,
  deleteExpiredRequests,
  findConfirmation,
  findSubscriber,
  requestSubscription,
  startConfirmation,
  unsubscribe,
  unsubscribeToken,
} from './newsletter.ts'

const now = new Date('2026-11-21T08:00:00Z')
const daysLater = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000)
const email = 'ada@example.ch'
const consent = { consent_text: 'I would like to receive it.', source: 'contact' as const }

describe.each(databases)('newsletter subscriptions on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    await db.deleteFrom('newsletter_subscription').execute()
    await db.deleteFrom('outbox').execute()
  })

  const services = () => ({ db, wakeWorker: () => {} })
  const row = () => db.selectFrom('newsletter_subscription').selectAll().executeTakeFirstOrThrow()
  const jobs = async () =>
    (await db.selectFrom('outbox').select('kind').orderBy('id').execute()).map(({ kind }) => kind)

  /** Requests a subscription and returns the token in the mail. */
  const ask = async (at = now) => {
    await requestSubscription(db, { email, language: 'de', consent }, at)
    const started = await startConfirmation(db, { subscriptionId: (await row()).id })
    return started?.token ?? ''
  }

  it('newsletter subscriptions are active after a confirmation that works once', async () => {
    const token = await ask()
    expect(await row()).toMatchObject({
      ...consent,
      email,
      state: 'pending',
      token_hash: tokenHash(token),
    })
    expect(await findConfirmation(db, token, now)).toBe(email)
    const answers = await Promise.all(
      [1, 2, 3].map(() => confirmNewsletter(services(), token, now)),
    )
    expect(answers.filter(Boolean)).toEqual([email])
    expect(await row()).toMatchObject({ state: 'confirmed', token_hash: null, confirmed_at: now })
    expect(await findConfirmation(db, token, now)).toBeUndefined()
    expect(await jobs()).toEqual(['newsletter-confirm', 'newsletter-subscribed'])
  })

  it('newsletter subscriptions are confirmed by the token of the last mail only', async () => {
    const first = await ask()
    const second = await ask(daysLater(1))
    expect(await confirmNewsletter(services(), first, daysLater(1))).toBeUndefined()
    expect(await confirmNewsletter(services(), second, daysLater(1))).toBe(email)
  })

  it('stay confirmed after another request', async () => {
    await confirmNewsletter(services(), await ask(), now)
    await db.deleteFrom('outbox').execute()
    await requestSubscription(db, { email, language: 'fr', consent }, daysLater(1))
    expect(await row()).toMatchObject({ state: 'confirmed', language: 'de' })
    expect(await jobs()).toEqual([])
  })

  test.each([
    [6.9, email],
    [7, undefined],
  ])('confirmed after %d days: %s', async (days, expected) => {
    const token = await ask()
    expect(await findConfirmation(db, token, daysLater(days))).toBe(expected)
    expect(await confirmNewsletter(services(), token, daysLater(days))).toBe(expected)
  })

  test.each(['', 'x', newToken(), '\0', 'ä'.repeat(43)])(
    'newsletter subscriptions are not confirmed by %j',
    async (token) => {
      await ask()
      expect(await confirmNewsletter(services(), token, now)).toBeUndefined()
      expect((await row()).state).toBe('pending')
    },
  )

  it('end with one click, repeatably, and can be requested again', async () => {
    await confirmNewsletter(services(), await ask(), now)
    const leave = await unsubscribeToken(db, (await row()).id)
    expect(await findSubscriber(db, leave)).toBe(email)
    for (const day of [1, 2]) expect(await unsubscribe(db, leave, daysLater(day))).toBe(email)
    expect(await row()).toMatchObject({ state: 'unsubscribed', unsubscribed_at: daysLater(1) })
    const token = await ask(daysLater(3))
    expect(await row()).toMatchObject({ state: 'pending', unsubscribed_at: null })
    expect(await confirmNewsletter(services(), token, daysLater(3))).toBe(email)
  })

  it('newsletter subscriptions are not ended by an invalid token', async () => {
    await ask()
    const { id } = await row()
    const other = (await unsubscribeToken(db, crypto.randomUUID())).split('.')[1]
    for (const token of ['', id, `${id}.`, `${id}.${newToken()}`, `${id}.${other}`])
      expect(await unsubscribe(db, token, now), token).toBeUndefined()
    expect((await row()).state).toBe('pending')
  })

  it('newsletter subscriptions are deleted if not confirmed in time', async () => {
    await confirmNewsletter(services(), await ask(), now)
    await deleteExpiredRequests(db, daysLater(30))
    expect((await row()).state).toBe('confirmed')
    await db.updateTable('newsletter_subscription').set({ state: 'pending' }).execute()
    await deleteExpiredRequests(db, daysLater(6))
    expect((await row()).state).toBe('pending')
    await deleteExpiredRequests(db, daysLater(7))
    expect(await db.selectFrom('newsletter_subscription').selectAll().execute()).toEqual([])
  })
})
