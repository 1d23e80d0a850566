import type { KyselyPlugin } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { crashThreads } from '../../../tests/crash-threads.ts'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import type { Order } from '../../orders/order.ts'
import { placeOrder } from '../../orders/placing/place-order.ts'
import { openTestShop, type TestShop } from '../../orders/shop.fixtures.ts'
import { isThreadFailure } from '../../worker-threads.ts'
import { tryDocument } from './attached-document.ts'

const failingWith = (error: Error): KyselyPlugin => ({
  transformQuery: () => {
    throw error
  },
  transformResult: async ({ result }) => result,
})

describe.each(databases)('the document attached to a mail on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let order: Order
  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    const placed = await placeOrder(shop.services, {
      account: await shop.accountOf('claire.favre'),
      items: [await shop.line('Arnica montana')],
      payment: 'advance',
      reference: '',
      note: '',
      idempotencyKey: crypto.randomUUID(),
      language: 'fr',
    })
    if (!placed.ok) throw new Error(placed.refusal.code)
    order = placed.value
    return () => closeDatabase(db)
  })

  const documentWith = (error?: Error, tries = 1) => {
    const database = error ? db.withPlugin(failingWith(error)) : db
    return tryDocument({ ...shop.services, db: database }, order, 'invoice', { tries })
  }

  it.each([
    new Error('Connection terminated unexpectedly'),
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
    Object.assign(new Error('database is locked'), { errcode: 5 }),
  ])(
    'rejects while the database is unavailable, so that the mail is retried: %s',
    async (error) => {
      await expect(documentWith(error)).rejects.toBe(error)
    },
  )

  it('rejects if its thread fails, and is omitted after five attempts', async () => {
    const crash = crashThreads()
    try {
      const error = await documentWith().catch((error) => error)
      expect(isThreadFailure(error)).toBe(true)
      await expect(documentWith(undefined, 4)).rejects.toThrow()
      expect(await documentWith(undefined, 5)).toBeUndefined()
    } finally {
      crash.mockRestore()
    }
  })

  it('the document attached to a mail is omitted if it cannot be created', async () => {
    expect(await documentWith(new Error('no such font'))).toBeUndefined()
  })

  it('the document attached to a mail is the invoice once the database is available', async () => {
    expect((await documentWith())?.pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })
})
