import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { silentLog } from '../../tests/silent-log.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { readEnv } from '../env.ts'
import { recordEvents } from '../events/record-event.ts'
import { startWorker } from '../outbox/worker.ts'
import { changeWebhook, createWebhook, findWebhook, listWebhooks } from './change-webhooks.ts'
import { listDeliveries, sendAgain } from './deliveries.ts'
import { dispatchEvents, webhookHandlers, webhookLane } from './send-webhooks.ts'

type Received = { headers: IncomingMessage['headers']; body: string }
type Respond = (response: ServerResponse) => void

const ok: Respond = (response) => response.writeHead(204).end()

describe.each(databases)('webhooks on $name', ({ open }) => {
  let db: Database
  let receiver: { url: string; received: Received[]; respond: Respond; close: () => void }
  let clock = new Date()
  const env = readEnv({ DATA_DIR: temporaryFolder(), WEBHOOKS_ALLOW_PRIVATE: '1' })
  const services = () => ({ db, env, now: () => clock, wakeWorker: () => {} })

  const openReceiver = async () => {
    const opened: typeof receiver = { url: '', received: [], respond: ok, close: () => {} }
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      opened.received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      opened.respond(response)
    })
    const { promise, resolve } = Promise.withResolvers<void>()
    server.listen(0, '127.0.0.1', resolve)
    await promise
    opened.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
    opened.close = () => {
      server.close()
      server.closeAllConnections()
    }
    return opened
  }

  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    clock = new Date()
    for (const table of ['webhook', 'outbox', 'event', 'audit_event'] as const)
      await db.deleteFrom(table).execute()
    receiver = await openReceiver()
  })
  afterEach(() => receiver.close())

  const add = async (kinds = ['order.placed' as const], url = receiver.url) => {
    const by = { allowsPrivate: true, now: clock }
    const created = await db.transaction().execute((trx) => createWebhook(trx, { url, kinds }, by))
    if (!created.ok) throw new Error(created.refusal)
    return created.value
  }
  const happen = (...recordIds: string[]) =>
    db.transaction().execute((trx) =>
      recordEvents(
        trx,
        recordIds.map((recordId) => ({
          ...({ kind: 'order.placed', recordId, now: clock } as const),
          data: { number: 1042 },
        })),
      ),
    )
  const deliveries = async (id: string) =>
    (await listDeliveries(db, id, { offset: 0, limit: 100 })).rows
  /** Runs the worker until every job that is due now is done or waits for its retry. */
  const work = async () => {
    await dispatchEvents(services())
    const worker = startWorker(db, webhookHandlers(services()), {
      ...{ now: () => clock, log: silentLog, lane: webhookLane, pollEvery: 5 },
    })
    await expect
      .poll(async () => {
        const due = db
          .selectFrom('outbox')
          .select('id')
          .where('kind', '=', 'webhook')
          .where('done_at', 'is', null)
          .where('due_at', '<=', clock)
        return (await due.execute()).length
      })
      .toBe(0)
    await worker.stop()
  }
  const pass = (ms: number) => {
    clock = new Date(clock.getTime() + ms)
  }

  it('posts signed events of the chosen kinds, as the library of Standard Webhooks verifies', async () => {
    const { id, secret } = await add()
    expect(secret).toMatch(/^whsec_[\w+/]{32}$/)
    await happen('order-1')
    await db
      .transaction()
      .execute((trx) => recordEvents(trx, [{ kind: 'page.changed', recordId: 'a/de', now: clock }]))
    await work()
    expect(receiver.received).toHaveLength(1)
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
    const verified = new Webhook(secret).verify(body, headers as Record<string, string>)
    expect(verified).toMatchObject({
      type: 'order.placed',
      data: { recordId: 'order-1', number: 1042, position: 1 },
    })
    const other = new Webhook(`whsec_${Buffer.alloc(24).toString('base64')}`)
    expect(() => other.verify(body, headers as Record<string, string>)).toThrow()
    const [event] = await db.selectFrom('event').select('id').orderBy('position').execute()
    expect(headers['webhook-id']).toBe(event?.id)
    expect(await deliveries(id)).toMatchObject([
      { state: 'sent', status: 204, error: '', attempts: 1, kind: 'order.placed' },
    ])
    const stored = await db.selectFrom('webhook').select('secret').executeTakeFirstOrThrow()
    expect(stored.secret).not.toContain(secret.slice(6))
  })

  it('sends what happens after it was added, once, also when several processes dispatch', async () => {
    await happen('before')
    await dispatchEvents(services())
    const { id } = await add(undefined, receiver.url)
    await work()
    const before = receiver.received.length
    await happen('a', 'b', 'c')
    await Promise.all(Array.from({ length: 4 }, () => dispatchEvents(services())))
    await work()
    const sent = receiver.received.slice(before).map(({ body }) => JSON.parse(body).data.recordId)
    expect(sent.toSorted()).toEqual(['a', 'b', 'c'])
    expect(await deliveries(id)).toHaveLength(before + 3)
  })

  it('tries again after a failure, with the same id, and rests in between', async () => {
    const { id } = await add()
    receiver.respond = (response) => response.writeHead(503).end('busy')
    await happen('a')
    await work()
    expect(await deliveries(id)).toMatchObject([{ state: 'waiting', status: 503, attempts: 1 }])
    expect((await findWebhook(db, id))?.failingSince).toEqual(clock)
    // The next attempt falls into the rest of a minute.
    pass(11_000)
    await work()
    expect(receiver.received).toHaveLength(1)
    receiver.respond = ok
    pass(61_000)
    await work()
    expect(receiver.received).toHaveLength(2)
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(1)
    expect(await deliveries(id)).toMatchObject([{ state: 'sent', attempts: 2 }])
    expect((await findWebhook(db, id))?.failingSince).toBeNull()
  })

  it('follows no redirect', async () => {
    const { id } = await add()
    const other = await openReceiver()
    receiver.respond = (response) => response.writeHead(302, { location: other.url }).end()
    await happen('a')
    await work()
    expect(other.received).toEqual([])
    expect(await deliveries(id)).toMatchObject([{ state: 'waiting', status: 302 }])
    other.close()
  })

  it('does not wait for the body of a response', async () => {
    const { id } = await add()
    receiver.respond = (response) => void response.writeHead(200).write('x'.repeat(1_000))
    await happen('a')
    await work()
    expect(await deliveries(id)).toMatchObject([{ state: 'sent', status: 200 }])
  })

  it('is switched off after a day without success, tells the laboratory once, and can go on', async () => {
    const { id } = await add()
    receiver.respond = (response) => response.writeHead(500).end()
    await happen('a', 'b')
    await work()
    for (let hours = 0; hours < 48; hours += 7) {
      pass(7 * 3_600_000)
      await work()
    }
    expect(await findWebhook(db, id)).toMatchObject({ state: 'failed' })
    expect((await deliveries(id)).map(({ state }) => state)).toEqual(['failed', 'failed'])
    const mails = await db
      .selectFrom('outbox')
      .select('body')
      .where('kind', '=', 'webhook-failed')
      .execute()
    expect(mails).toEqual([{ body: { webhookId: id, url: receiver.url } }])
    const count = receiver.received.length
    await happen('while it is off')
    await work()
    expect(receiver.received).toHaveLength(count)

    receiver.respond = ok
    const version = (await findWebhook(db, id))?.version ?? 0
    const fields = { url: receiver.url, kinds: ['order.placed' as const], isActive: true }
    const changed = await db
      .transaction()
      .execute((trx) => changeWebhook(trx, { ...fields, id, version }, true))
    expect(changed.ok).toBe(true)
    const [failed] = await deliveries(id)
    const again = await db
      .transaction()
      .execute((trx) => sendAgain(trx, { webhookId: id, id: failed?.id ?? '' }, clock))
    expect(again.ok).toBe(true)
    await work()
    expect(receiver.received).toHaveLength(count + 1)
    expect((await deliveries(id))[0]).toMatchObject({ state: 'sent' })
  })

  it('refuses private addresses, http and nothing to send', async () => {
    const refused = (url: string, kinds = ['order.placed' as const]) =>
      db
        .transaction()
        .execute((trx) => createWebhook(trx, { url, kinds }, { allowsPrivate: false, now: clock }))
    expect(await refused('http://example.ch/')).toMatchObject({ refusal: 'webhook-not-https' })
    expect(await refused('https://10.0.0.1/')).toMatchObject({ refusal: 'webhook-private' })
    expect(await refused('nothing')).toMatchObject({ refusal: 'address-invalid' })
    expect(await refused('https://example.ch/', [])).toMatchObject({ refusal: 'kinds-missing' })
    expect((await listWebhooks(db, { offset: 0, limit: 10 })).total).toBe(0)
  })

  it('sends nothing to a private address that was saved while those were allowed', async () => {
    const url = receiver.url.replace('127.0.0.1', 'localhost')
    const { id } = await add(undefined, url)
    const strict = { ...services(), env: { ...env, webhooksAllowPrivate: false } }
    await happen('a')
    await dispatchEvents(services())
    const [delivery] = await deliveries(id)
    const job = { id: '', kind: 'webhook', body: {}, tries: 1 }
    const send = webhookHandlers(strict).webhook
    await expect(send?.({ deliveryId: delivery?.id }, job)).rejects.toThrow('address refused')
    expect(receiver.received).toEqual([])
  })
})
