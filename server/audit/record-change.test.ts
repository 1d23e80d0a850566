import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { listEvents } from './list-events.ts'
import { recordChange } from './record-change.ts'

describe.each(databases)('the audit log on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })

  const ada = { accountId: 'ada', name: 'Ada Keller' }
  const at = (day: number) => new Date(`2026-11-${day}T08:00:00Z`)
  const all = { offset: 0, limit: 10 }

  it('stores the fields that differ, with secrets masked', async () => {
    await recordChange(db, {
      actor: ada,
      action: 'update',
      resource: 'customers',
      recordId: 'k1',
      label: 'Jakob Muster',
      before: { name: 'Jakob', city: 'Bern', password_hash: 'a', keys: { apiKey: 'x', n: 1 } },
      after: { name: 'Jacob', city: 'Bern', password_hash: 'b', keys: { apiKey: 'x', n: 2 } },
      now: at(10),
    })
    const { rows: events } = await listEvents(db, { ...all, record: 'k1' })
    expect(events).toMatchObject([
      {
        at: at(10),
        actor_id: 'ada',
        actor_name: 'Ada Keller',
        label: 'Jakob Muster',
        before: { name: 'Jakob', password_hash: '•••', keys: { apiKey: '•••', n: 1 } },
        after: { name: 'Jacob', password_hash: '•••', keys: { apiKey: '•••', n: 2 } },
      },
    ])
    expect(events[0]?.before).not.toHaveProperty('city')
  })

  it('cuts long texts and stores times as text', async () => {
    const after = { text: 'x'.repeat(5_000), since: at(10), none: undefined }
    await recordChange(db, {
      actor: null,
      action: 'create',
      resource: 'content',
      recordId: 7,
      label: 'About us',
      after,
      now: at(11),
    })
    const { rows: events } = await listEvents(db, { ...all, resource: 'content' })
    expect(events).toMatchObject([
      { actor_id: null, record_id: '7', before: null, after: { since: at(10).toISOString() } },
    ])
    expect(String(events[0]?.after?.text)).toHaveLength(2_001)
  })

  it('filters by actor, action and time, the newest first', async () => {
    for (const day of [12, 13, 14])
      await recordChange(db, {
        actor: { accountId: 'ben', name: 'Ben' },
        action: day === 14 ? 'delete' : 'create',
        resource: 'locations',
        recordId: day,
        label: '',
        now: at(day),
      })
    const ids = async (query: object) =>
      (await listEvents(db, { ...all, ...query })).rows.map(({ record_id }) => record_id)
    expect(await ids({ actor: 'ben' })).toEqual(['14', '13', '12'])
    expect(await ids({ actor: 'ben', action: 'create' })).toEqual(['13', '12'])
    expect(await ids({ from: at(13), before: at(14) })).toEqual(['13'])
    expect(await listEvents(db, { actor: 'ben', offset: 1, limit: 1 })).toMatchObject({
      total: 3,
      rows: [{ record_id: '13' }],
    })
  })
})
