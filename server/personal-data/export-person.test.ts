import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { crashThreads } from '../../tests/crash-threads.ts'
import { databases } from '../../tests/databases.ts'
import { accountRow, orderRow } from '../../tests/rows.ts'
import { silentLog } from '../../tests/silent-log.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { insertAll } from '../db/insert-all.ts'
import { newId } from '../db/new-id.ts'
import { readEnv } from '../env.ts'
import { folderStore } from '../files/folder-store.ts'
import { exportPerson } from './export-person.ts'
import { exportedTables } from './exported-tables.ts'
import { type SeededIds, seededEmail, seedPerson } from './seeded-person.fixtures.ts'

const now = new Date('2026-11-28T08:00:00Z')

type Json = Record<string, Record<string, unknown>[]>

const read = async (body: ReadableStream) => {
  const files = unzipSync(new Uint8Array(await new Response(body).arrayBuffer()))
  const texts = Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]),
  )
  const jsonOf = (name: string): Json => JSON.parse(texts[`${name}.json`] ?? '{}')
  return { texts, names: Object.keys(files), jsonOf }
}

describe.each(databases)('the export of personal data on $name', ({ open }) => {
  const files = folderStore(readEnv({ DATA_DIR: temporaryFolder() }))
  const staff = accountRow({ role: 'sales', first_name: 'Sibylle', last_name: 'Stillhart' })
  let db: Database
  let ids: SeededIds
  beforeEach(async () => {
    db = await open()
    await db.insertInto('account').values(staff).execute()
    ids = await seedPerson(db, staff.id)
    await files.put(ids.certificateId, new TextEncoder().encode('%PDF Zwyssig'))
    return () => closeDatabase(db)
  })

  const exported = async (accountId: string) => {
    const made = await exportPerson({ db, files, log: silentLog, now: () => now }, accountId)
    if (!made) throw new Error('no export')
    return made
  }

  it('contains what the shop stores of a person, by subject, with all documents', async () => {
    const { fileName, body } = await exported(ids.accountId)
    expect(fileName).toBe('officina-personal-data-2026-11-28.zip')
    const { names, texts, jsonOf } = await read(body)
    const subjects = ['account', 'logins', 'orders', 'saved', 'forms', 'notes', 'history']
    expect(names).toEqual([
      'README.txt',
      ...subjects.map((name) => `${name}.json`),
      `certificates/zwyssig-${ids.certificateId}.pdf`,
      'documents/invoice-7700.pdf',
    ])
    expect(texts['README.txt']).toContain('28. November 2026')
    expect(texts[`certificates/zwyssig-${ids.certificateId}.pdf`]).toBe('%PDF Zwyssig')
    expect(texts['documents/invoice-7700.pdf']).toMatch(/^%PDF-/)
    const tables = subjects.flatMap((name) => Object.entries(jsonOf(name)))
    expect(tables.filter(([, rows]) => rows.length === 0)).toEqual([])
    const named = (Object.keys(exportedTables) as (keyof typeof exportedTables)[]).filter(
      (name) => exportedTables[name] !== 'omitted',
    )
    expect(tables.map(([name]) => name).sort()).toEqual(named.sort())
    expect(jsonOf('account').account).toMatchObject([
      { email: seededEmail, first_name: 'Quirina', user_can_order: true, discount_rate: 1_000 },
    ])
    expect(jsonOf('orders').orders).toMatchObject([{ billing: { city: 'Zwyssigdorf' } }])
    expect(jsonOf('notes').customer_note).toMatchObject([
      { by_account: 'staff', text: 'Zwyssig called' },
    ])
  })

  it('contains nothing of other persons, no name of the staff and no secret', async () => {
    const other = accountRow({ first_name: 'Notburga', email: 'notburga@praxis.example' })
    const order = orderRow(other.id, { number: 7_701, reference: 'Notburga' })
    await db.insertInto('account').values(other).execute()
    await db.insertInto('orders').values(order).execute()
    await db
      .insertInto('customer_note')
      .values({ id: newId(), account_id: other.id, at: now, by_account: null, text: 'Notburga' })
      .execute()
    const secret = 'not-to-be-sent'
    await db.updateTable('account').set({ password_hash: secret }).execute()
    await db.updateTable('session').set({ token_hash: secret }).execute()
    await db.updateTable('second_factor').set({ secret }).execute()
    await db.updateTable('newsletter_subscription').set({ token_hash: secret }).execute()
    const { texts } = await read((await exported(ids.accountId)).body)
    const all = Object.values(texts).join('\n')
    for (const text of ['notburga', other.id, staff.id, 'Stillhart', 'Ada Keller', secret])
      expect(all.toLowerCase()).not.toContain(text.toLowerCase())
    expect(all).not.toMatch(/_hash|"secret/)
  })

  it('names a document that cannot be drawn, and a certificate whose file is lost', async () => {
    await files.remove(ids.certificateId)
    const crash = crashThreads()
    try {
      const { names, texts } = await read((await exported(ids.accountId)).body)
      const [certificate, invoice = ''] = names.slice(-2)
      expect(certificate).toBe(`certificates/zwyssig-${ids.certificateId}.pdf.txt`)
      expect(invoice).toBe('documents/invoice-7700.pdf.txt')
      expect(texts[invoice]).toContain('zurzeit nicht verfügbar')
    } finally {
      crash.mockRestore()
    }
  })

  it('reads no further once the receiver has left', async () => {
    const reader = (await exported(ids.accountId)).body.getReader()
    await reader.read()
    await reader.cancel()
    expect(await reader.closed).toBeUndefined()
  })

  it('has no export of an unknown account', async () => {
    const services = { db, files, log: silentLog, now: () => now }
    expect(await exportPerson(services, newId())).toBeUndefined()
  })

  it('writes 2,000 orders in pages, of which few are in memory', async () => {
    const account = accountRow({})
    await db.insertInto('account').values(account).execute()
    const note = 'Bitte vor 8 Uhr liefern. '.repeat(80)
    const orders = Array.from({ length: 2_000 }, (_, number) =>
      orderRow(account.id, { number, note }),
    )
    await db.transaction().execute((trx) => insertAll(trx, 'orders', orders))
    const { body } = await exported(account.id)
    let largest = 0
    let pieces: Uint8Array[] = []
    for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
      largest = Math.max(largest, piece.byteLength)
      pieces.push(piece)
    }
    const { jsonOf } = await read(new Blob(pieces as BlobPart[]).stream())
    pieces = []
    const ids = jsonOf('orders').orders?.map(({ id }) => id)
    expect(ids).toEqual(orders.map(({ id }) => id).sort())
    expect(largest).toBeLessThan(200_000)
  })
})
