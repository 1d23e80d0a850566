import { beforeAll, describe, expect, test } from 'vitest'
import { closeDatabase } from '../../../server/db/client.ts'
import { openTestShop, type TestShop } from '../../../server/orders/shop.fixtures.ts'
import { databases } from '../../../tests/databases.ts'
import { frameOf, writeItems } from './frame.fixtures.ts'

const junk = (count: number) => JSON.stringify({ items: Array(count).fill({}) })

describe.each(databases)('invalid posts to the checkout frame on $name', ({ open }) => {
  let shop: TestShop
  let frame: ReturnType<typeof frameOf>
  let jwt: string

  beforeAll(async () => {
    const db = await open()
    shop = await openTestShop(db)
    frame = frameOf(shop)
    const { accountId } = await shop.accountOf('claire.favre')
    jwt = await shop.checkoutToken(accountId)
    return () => closeDatabase(db)
  })

  test.each<Record<string, string>>([
    {},
    { items: '' },
    { items: 'null' },
    { items: '[]' },
    { items: '{"items":[{}]}' },
    { items: '{"items":{"length":1}}' },
    { items: `{"items":[${'['.repeat(5_000)}` },
    { items: '{"items":[]}', intent: 'pay' },
  ])('answers an invalid post with a document instead of an error: %j', async (fields) => {
    const { status, view } = await frame.post({ jwt, ...fields })
    expect([status, view.step]).toEqual([400, 'unreadable'])
  })

  test.each([
    '',
    'x',
    '0',
    "' or 1=1 --",
    '\u0000',
    'é'.repeat(5_000),
    '3f0c6f0e-7f0a-4c55-9d0e-0f6f4f6c2a11',
  ])('answers an unknown draft as not found: %j', async (draft) => {
    for (const intent of ['', 'edit', 'review', 'place']) {
      const { status, view } = await frame.post({ jwt, draft, intent, terms: '1' })
      expect([status, view.step]).toEqual([404, 'draft-not-found'])
    }
  })

  test('checks the token before it parses the cart', async () => {
    for (const items of [junk(300_000), 'null', writeItems([])]) {
      const { status, view } = await frame.post({ items, jwt: 'forged' })
      expect([status, view.step]).toEqual([401, 'expired'])
    }
  })

  test('refuses a cart of invalid items without parsing all of it', async () => {
    const { status, view } = await frame.post({ items: junk(300_000), jwt })
    expect([status, view.step]).toEqual([400, 'unreadable'])
  })

  test('reports too many lines in a cart', async () => {
    const items = writeItems(Array(5_000).fill(await shop.line('Arnica montana')))
    const { status, view } = await frame.post({ items, jwt })
    expect([status, view]).toMatchObject([
      422,
      { step: 'refused', refusal: { code: 'too-many-lines' } },
    ])
  })

  test('refuses an empty cart with a message', async () => {
    const { status, view } = await frame.post({ items: writeItems([]), jwt })
    expect(status).toBe(422)
    expect(view).toMatchObject({ step: 'refused', refusal: { code: 'cart-empty' } })
  })

  test('handles a body that is not a form as an unreadable order', async () => {
    const headers = { 'content-type': 'text/plain' }
    const { status, view } = await frame.send({ body: 'x', headers })
    expect([status, view.step]).toEqual([400, 'unreadable'])
  })
})
