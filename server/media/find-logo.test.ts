import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { changeContent } from '../content/content-version.ts'
import { findSiteFacts } from '../content/site-facts.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import { makeDocument } from '../documents/make-document.ts'
import { findLaboratory, pictureOf } from '../mail/laboratory.ts'
import { findOrder } from '../orders/history/find-order.ts'
import { placeOrder } from '../orders/placing/place-order.ts'
import { openTestShop, type TestShop } from '../orders/shop.fixtures.ts'
import { addMedia } from './add-media.ts'
import { readLogo } from './find-logo.ts'
import { png, renderPictures } from './media.fixtures.ts'

describe.each(databases)('the logo of the laboratory on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db, { ORIGIN: 'https://shop.example' })
    return () => closeDatabase(db)
  })

  const setLogo = (logo: string) =>
    changeContent(db, async (trx) => {
      await trx.deleteFrom('option').where('name', '=', 'logo').execute()
      await trx
        .insertInto('option')
        .values({ name: 'logo', language: '', value: json(logo) })
        .execute()
    })

  test('stands in the header, in mails and on invoices, in place of the drawing', async () => {
    const placed = await placeOrder(shop.services, {
      account: await shop.accountOf('claire.favre'),
      items: [await shop.line('Arnica montana', {}, 2)],
      payment: 'advance',
      reference: '',
      note: '',
      idempotencyKey: crypto.randomUUID(),
      language: 'fr',
    })
    const order = placed.ok && (await findOrder(db, placed.value.id))
    if (!order) throw new Error('no order')
    const hasImage = async () =>
      (await makeDocument(shop.services, order, 'invoice'))?.pdf.includes('/Subtype /Image')

    expect(await readLogo(shop.services)).toBeUndefined()
    expect(await hasImage()).toBe(false)
    expect(pictureOf(await findLaboratory(shop.services)).url).toContain('arnica-mail.png')

    const bytes = await png({ width: 900, height: 300 })
    const added = await addMedia(
      shop.services,
      { name: 'signet.png', bytes },
      { actor: null, now: shop.clock.now },
    )
    if (!added.ok) throw new Error(added.refusal)
    await setLogo(`/media/${added.value.id}`)
    await renderPictures(db, shop.services.files)
    await changeContent(db, async () => {})

    expect(await readLogo(shop.services)).toMatch(/^data:image\/jpeg;base64,/)
    expect(await hasImage()).toBe(true)
    expect(pictureOf(await findLaboratory(shop.services)).url).toMatch(
      /^https:\/\/shop\.example\/media\/[\da-f]{32}\/signet-900\.jpg$/,
    )
    expect((await findSiteFacts(shop.services, 'fr')).logo).toContain('/signet-900.jpg#900,300')
  })

  test('is the drawing again when its picture was deleted from the library', async () => {
    await setLogo('/media/00000000-0000-7000-8000-000000000000')
    expect(await readLogo(shop.services)).toBeUndefined()
    expect(pictureOf(await findLaboratory(shop.services)).url).toContain('arnica-mail.png')
  })
})
