import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventKindNames } from '../../domain/events/event-kinds.ts'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { deleteOldEvents, readFeed } from './event-feed.ts'
import { recordEvent, recordEvents } from './record-event.ts'

const now = new Date('2026-11-21T08:00:00Z')

describe.each(databases)('the event feed on $name', ({ open, engine }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    await db.deleteFrom('event').execute()
  })

  const place = (recordId: string, beforeCommit?: () => Promise<unknown>) =>
    db.transaction().execute(async (trx) => {
      await recordEvent(trx, { kind: 'order.placed', recordId, now })
      await beforeCommit?.()
    })
  const readPage = async (query: Parameters<typeof readFeed>[1]) => {
    const page = await readFeed(db, query)
    if (!page.ok) throw new Error(page.refusal)
    return page.value
  }
  const read = async (after = 0, limit = 100) => {
    const { events, next } = await readPage({ after, limit, kinds: eventKindNames })
    return { ids: events.map((event) => event.record_id), next, events }
  }

  it('numbers events without gaps, in pages', async () => {
    for (const id of ['a', 'b', 'c']) await place(id)
    expect((await read()).events.map(({ position }) => position)).toEqual([1, 2, 3])
    expect(await read(0, 2)).toMatchObject({ ids: ['a', 'b'], next: 2 })
    expect(await read(2, 2)).toMatchObject({ ids: ['c'], next: 3 })
    expect(await read(3, 2)).toMatchObject({ ids: [], next: 3 })
  })

  it('refuses a position beyond the end', async () => {
    await place('a')
    await read()
    const query = { limit: 10, kinds: eventKindNames }
    expect(await readFeed(db, { after: 1, ...query })).toMatchObject({ ok: true })
    expect(await readFeed(db, { after: 2, ...query })).toMatchObject({
      refusal: 'position-unknown',
    })
  })

  it('omits events of a transaction that is rolled back', async () => {
    const failed = db.transaction().execute(async (trx) => {
      await recordEvent(trx, { kind: 'order.placed', recordId: 'lost', now })
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    await place('kept')
    expect(await read()).toMatchObject({ ids: ['kept'], next: 1 })
  })

  it('goes on behind events of kinds that were not asked for', async () => {
    await place('a')
    await db.transaction().execute((trx) =>
      recordEvents(
        trx,
        ['x', 'y'].map((recordId) => ({ kind: 'page.changed', recordId, now })),
      ),
    )
    const pages = await readPage({ after: 0, limit: 1, kinds: ['page.changed'] })
    expect(pages).toMatchObject({ events: [{ record_id: 'x', position: 2 }], next: 2 })
    const orders = await readPage({ after: 0, limit: 10, kinds: ['order.placed'] })
    expect(orders).toMatchObject({ events: [{ record_id: 'a' }], next: 3 })
  })

  // SQLite has one writer: a second transaction waits for the first.
  it.runIf(engine === 'postgres')(
    'does not lose the event of a transaction that commits after a later one was read',
    async () => {
      const written = Promise.withResolvers<void>()
      const commit = Promise.withResolvers<void>()
      const late = place('late', () => {
        written.resolve()
        return commit.promise
      })
      await written.promise
      await place('early')
      const first = await read()
      expect(first).toMatchObject({ ids: ['early'], next: 1 })
      commit.resolve()
      await late
      expect(await read(first.next)).toMatchObject({ ids: ['late'], next: 2 })
    },
  )

  it('shows each event once to a reader that goes on while others write and read', async () => {
    const count = 60
    const writers = Array.from({ length: count }, (_, n) => place(`order ${n}`))
    const seen: string[] = []
    let next = 0
    const follow = async () => {
      const page = await read(next, 7)
      seen.push(...page.ids)
      next = page.next
    }
    const others = Promise.all(Array.from({ length: 5 }, () => read()))
    while (seen.length < count) {
      await follow()
      if (next === count) break
    }
    await Promise.all([...writers, others])
    while (next < count) await follow()
    expect(new Set(seen).size).toBe(count)
    expect(seen).toHaveLength(count)
    const { events } = await read()
    expect(events.map(({ position }) => position)).toEqual(
      Array.from({ length: count }, (_, n) => n + 1),
    )
  })

  it('deletes old events and goes on counting', async () => {
    for (const id of ['a', 'b']) await place(id)
    await read()
    await deleteOldEvents(db, new Date(now.getTime() + 1))
    expect(await read()).toMatchObject({ ids: ['b'], next: 2 })
    await place('c')
    expect(await read(2)).toMatchObject({ ids: ['c'], next: 3 })
  })
})
