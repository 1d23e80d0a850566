import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { openDemo } from '../../tests/demo-database.ts'
import { accountRow } from '../../tests/rows.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { changeProduct } from '../catalogue/product-changes/change-product.ts'
import { type EditedProduct, editedProduct } from '../catalogue/product-changes/edited-product.ts'
import { findStoredProduct } from '../catalogue/product-changes/stored-products.ts'
import { productDetail } from '../catalogue/products/product-view.ts'
import { findProduct } from '../catalogue/products/products.ts'
import { blockFacts } from '../content/block-facts.ts'
import { findPictures } from '../content/pictures/find-pictures.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { dataVersion } from '../db/data-version.ts'
import { readEnv } from '../env.ts'
import { folderStore } from '../files/folder-store.ts'
import { findLinkPreview } from '../seo/find-link-preview.ts'
import { addMedia } from './add-media.ts'
import { changeMedia, deleteMedia } from './change-media.ts'
import { photo } from './media.fixtures.ts'

const now = new Date('2026-11-21T09:00:00Z')
const granules = 'travel-granules'

describe.each(databases)('images of products on $name', ({ open }) => {
  let db: Database
  const env = readEnv({ DATA_DIR: temporaryFolder() })
  const files = folderStore(env)
  const account = accountRow()
  const author = { actor: { accountId: account.id, name: 'Ada Keller' }, now }
  beforeAll(async () => {
    db = await openDemo(open)
    await db.insertInto('account').values(account).execute()
    return () => closeDatabase(db)
  })

  const addPhoto = async (name: string, background: string) => {
    const sent = { name, bytes: await photo({ background }) }
    const added = await addMedia({ db, files, wakeWorker: () => {} }, sent, { actor: null, now })
    if (!added.ok) throw new Error(added.refusal)
    return added.value.id
  }
  const productOf = async (slug: string) => {
    const product = await findProduct(db, slug)
    if (!product) throw new Error(`no product ${slug}`)
    return product
  }
  const edit = async (changes: Partial<EditedProduct>) => {
    const stored = await findStoredProduct(db, (await productOf(granules)).id)
    if (!stored) throw new Error('no such product')
    const { id, version } = stored
    return changeProduct(
      db,
      { id, version, edited: { ...editedProduct(stored), ...changes } },
      author,
    )
  }
  const imagesIn = async (language: 'de' | 'it') => {
    const showImage = await findPictures(db, language)
    const seen = { audiences: {}, language, showImage }
    return productDetail(await productOf(granules), seen, new Map()).images
  }

  test('images of products are shown in their order, described by the library or by the title', async () => {
    const table = await addPhoto('Auf dem Tisch.jpg', '#123')
    const hand = await addPhoto('In der Hand.jpg', '#456')
    const alternativeTexts = { fr: '', en: '', de: 'Röhrchen auf einem Tisch', it: '' }
    const change = { actor: null, now }
    await changeMedia(db, { id: table, version: 1, alternativeTexts }, change)
    const before = await dataVersion(db)
    expect(await edit({ images: [`/media/${hand}`, `/media/${table}`] })).toMatchObject({
      ok: true,
    })
    expect(await dataVersion(db)).toBeGreaterThan(before)
    const [first, second] = await imagesIn('de')
    expect(first?.address).toMatch(/\/in-der-hand-480\.webp#1000,600,50,50,0,$/)
    expect(first?.alt).toBe((await productOf(granules)).record.title_de)
    expect(second?.alt).toBe('Röhrchen auf einem Tisch')
    expect((await imagesIn('it'))[1]?.alt).toBe((await productOf(granules)).record.title_it)
    const { after } = await db
      .selectFrom('audit_event')
      .select('after')
      .where('resource', '=', 'catalogue')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(after).toMatchObject({ images: ['In der Hand', 'Auf dem Tisch'] })
  })

  test('stand for the product in blocks and link previews', async () => {
    const [image] = await imagesIn('de')
    const context = { services: { db, env, files }, language: 'de' as const, now }
    const facts = await blockFacts.product_display({ products: [{ slug: granules }] }, context)
    expect(facts.labels[0]?.image).toBe(image?.address)
    const preview = await findLinkPreview(db, 'shop.otc.product', granules, 'de')
    expect(image?.address).toContain(preview?.image?.hash)
  })

  test('images of products are refused when the library does not have them', async () => {
    const unknown = '/media/11111111-1111-4111-8111-111111111111'
    expect(await edit({ images: [unknown] })).toEqual({ ok: false, refusal: 'image-unknown' })
    expect(await imagesIn('de')).toHaveLength(2)
  })

  test('cannot be deleted from the library before the product gives them up', async () => {
    const used = await addPhoto('Im Garten.jpg', '#789')
    await edit({ images: [`/media/${used}`] })
    const remove = () => deleteMedia(db, { id: used, version: 1 }, { actor: null, now })
    expect(await remove()).toMatchObject({
      ok: false,
      refusal: { code: 'media-used', uses: [{ kind: 'product', name: 'Travel granules' }] },
    })
    await edit({ images: [] })
    expect(await imagesIn('de')).toEqual([])
    expect(await remove()).toMatchObject({ ok: true })
  })
})
