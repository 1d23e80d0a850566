import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { confirmNewsletter, requestSubscription, startConfirmation } from '../newsletter.ts'
import {
  eraseSubscriber,
  exportSubscribers,
  listSubscribers,
  type SubscriberQuery,
  unsubscribeByStaff,
} from './list-subscribers.ts'

const now = new Date('2026-11-21T08:00:00Z')
const consent = { consent_text: 'Ja; ich möchte ihn erhalten.', source: 'contact' as const }

describe.each(databases)('newsletter subscribers on $name', ({ open }) => {
  const staff = accountRow({ role: 'administrator' })
  let db: Database
  beforeAll(async () => {
    db = await open()
    await db.insertInto('account').values(staff).execute()
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    await db.deleteFrom('newsletter_subscription').execute()
    await db.deleteFrom('outbox').execute()
  })

  const subscribe = async (email: string, language: 'de' | 'fr', isConfirmed: boolean) => {
    await requestSubscription(db, { email, language, consent }, now)
    const { id } = await db
      .selectFrom('newsletter_subscription')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const started = isConfirmed ? await startConfirmation(db, { subscriptionId: id }) : undefined
    if (started) await confirmNewsletter({ db, wakeWorker: () => {} }, started.token, now)
    return id
  }
  const end = (id: string) =>
    db.transaction().execute((trx) => unsubscribeByStaff(trx, { id, byAccount: staff.id, now }))

  test.each<[Partial<SubscriberQuery>, string[]]>([
    [{ sort: 'email', direction: 'asc' }, ['ada_k@example.ch', 'bea@example.ch']],
    [{ search: 'ADA' }, ['ada_k@example.ch']],
    [{ search: 'a_k' }, ['ada_k@example.ch']],
    [{ state: 'pending' }, ['bea@example.ch']],
    [{ language: 'de' }, ['ada_k@example.ch']],
  ])('newsletter subscribers are listed by %j', async (query, addresses) => {
    await subscribe('ada_k@example.ch', 'de', true)
    await subscribe('bea@example.ch', 'fr', false)
    const { rows: subscribers, total } = await listSubscribers(db, {
      offset: 0,
      limit: 9,
      ...query,
    })
    expect(subscribers.map(({ email }) => email)).toEqual(addresses)
    expect(total).toBe(addresses.length)
    expect(subscribers[0]).not.toHaveProperty('token_hash')
  })

  it('newsletter subscribers are unsubscribed by staff once, and subscribe again themselves', async () => {
    const id = await subscribe('ada@example.ch', 'de', true)
    expect(await end(id)).toMatchObject({
      ok: true,
      value: {
        before: { state: 'confirmed' },
        after: {
          state: 'unsubscribed',
          unsubscribed_by: staff.id,
          consent_text: consent.consent_text,
        },
      },
    })
    expect(await end(id)).toEqual({ ok: false, refusal: 'already-unsubscribed' })
    await subscribe('ada@example.ch', 'de', true)
    const { rows: subscribers } = await listSubscribers(db, { offset: 0, limit: 1 })
    expect(subscribers).toMatchObject([{ state: 'confirmed', unsubscribed_by: null }])
  })

  it('newsletter subscribers are not confirmed by an earlier mail after staff unsubscribed them', async () => {
    await requestSubscription(db, { email: 'ada@example.ch', language: 'de', consent }, now)
    const [row] = (await listSubscribers(db, { offset: 0, limit: 1 })).rows
    const started = await startConfirmation(db, { subscriptionId: row?.id ?? '' })
    await end(row?.id ?? '')
    const services = { db, wakeWorker: () => {} }
    expect(await confirmNewsletter(services, started?.token ?? '', now)).toBeUndefined()
  })

  it('newsletter subscribers are erased with their proof of consent', async () => {
    const id = await subscribe('ada@example.ch', 'de', true)
    const erase = () => db.transaction().execute((trx) => eraseSubscriber(trx, id))
    expect(await erase()).toMatchObject({ ok: true, value: { email: 'ada@example.ch' } })
    expect(await erase()).toEqual({ ok: false, refusal: 'subscriber-unknown' })
  })

  it('newsletter subscribers are exported with text, time and form of the consent', async () => {
    await subscribe('ada@example.ch', 'de', true)
    await subscribe('bea@example.ch', 'fr', false)
    const csv = await exportSubscribers(db, { state: 'confirmed' }, 'de')
    expect(csv.split('\r\n')).toEqual([
      expect.stringMatching(/^\ufeffE-Mail;Sprache;/),
      'ada@example.ch;DE;Abonniert;21.11.2026 09:00;21.11.2026 09:00;;Kontakt;"Ja; ich möchte ihn erhalten."',
      '',
    ])
  })
})
