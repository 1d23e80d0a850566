import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../../../domain/language.ts'
import { databases } from '../../../tests/databases.ts'
import { demoApi, type TestApi } from '../../api/api.fixtures.ts'
import { changeCatalogue } from '../../catalogue/catalogue-version.fixtures.ts'
import { changeContent } from '../../content/content-version.ts'
import { findCurrentOptions } from '../../content/options.ts'
import { findRedirect } from '../../content/redirects/find-redirect.ts'
import { png } from '../../media/media.fixtures.ts'
import { productRecord } from '../former-shop.fixtures.ts'
import { importFolder } from '../import-folder.fixtures.ts'

describe.each(databases)('the import of products and options on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    api = await demoApi(open)
    return () => api.close()
  })

  const importFrom = (name: string, content: object, isDryRun = false) =>
    importFolder(api.services, name, { ...content }, isDryRun)
  const answer = async (path: string) => (await api.get(path)).json()
  const findProduct = (slug: string) =>
    api.services.db.selectFrom('product').selectAll().where('slug', '=', slug).executeTakeFirst()

  test('brings the products and prices of this server back from its own API', async () => {
    const { db } = api.services
    const files = {
      'catalogue.json': await answer('/wc_api_proxy/products/'),
      'product_fields.json': await answer('/wc_api_proxy/acf/'),
    }
    const { length } = files['catalogue.json']
    expect((await importFrom('itself', files, true)).counts.product).toMatchObject({
      ...{ read: length, created: 0, skipped: 0 },
    })
    await changeCatalogue(db, (trx) => trx.deleteFrom('product').execute())
    const report = await importFrom('again', files)
    expect(report.notes).toEqual([])
    expect(report.counts.product).toMatchObject({ created: length, skipped: 0 })
    const byId = (list: { id: number; categories?: { name: string }[] }[]) =>
      Object.fromEntries(list.map(({ id, ...product }) => [id, product]))
    expect(byId(await answer('/wc_api_proxy/products/'))).toEqual(byId(files['catalogue.json']))
    expect(byId(await answer('/wc_api_proxy/acf/'))).toEqual(byId(files['product_fields.json']))
    const again = await importFrom('again', files)
    expect(again.counts.product).toMatchObject({ created: 0, updated: 0, unchanged: length })
  })

  const tea = (changes: Record<string, unknown> = {}) =>
    productRecord(990_001, 'alpentee', {
      name: 'Alpentee',
      images: [{ src: 'https://shop.example/wp-content/uploads/tee.png' }],
      ...changes,
    })

  test('brings products of WooCommerce with texts, picture, price and address', async () => {
    const { db } = api.services
    const files = { 'files/tee.png': await png({ width: 20, height: 20 }) }
    const odd = { id: 990_002, slug: 'gutschein', name: 'Gutschein', price: '20', categories: [] }
    const content = { ...files, 'products.json': [tea(), odd, { id: 3, slug: 'x', price: 'viel' }] }
    const planned = await importFrom('woo', content, true)
    const report = await importFrom('woo', content)
    expect(report.counts.product).toEqual(planned.counts.product)
    expect(report.counts.product).toMatchObject({ read: 3, created: 1, skipped: 2 })
    expect(report.unknownFields.product).toEqual({ sku: 1 })
    expect(report.notes.map(({ id, note }) => `${id}: ${note}`)).toEqual([
      'gutschein: product-family-unknown',
      'x: product-family-unknown',
    ])
    const product = await findProduct('alpentee')
    expect(product).toMatchObject({
      ...{ id: 990_001, kind: 'supplement', price: 1450, name: 'Alpentee' },
      record: { title_en: 'Alpentee', title_fr: 'Alpentee', description_en: 'Aus acht Kräutern.' },
    })
    expect(product?.record.library_images).toMatchObject([expect.stringMatching(/^\/media\//)])
    expect(await findRedirect(db, '/produkt/alpentee')).toMatch(/^\/en\/.+\/alpentee$/)
    const prices = await db
      .selectFrom('price_change')
      .select(['price', 'price_before', 'state'])
      .where('product_id', '=', 990_001)
      .execute()
    expect(prices).toEqual([{ price: 1450, price_before: null, state: 'applied' }])

    await changeCatalogue(db, (trx) =>
      trx.updateTable('product').set({ price: 1500 }).where('id', '=', 990_001).execute(),
    )
    const changed = { ...files, 'products.json': [tea({ price: '16.00', name: 'Bergtee' })] }
    const again = await importFrom('woo', changed)
    expect(again.counts.product).toMatchObject({ updated: 1 })
    expect(again.notes.map(({ note }) => note)).toEqual([['changed-here', 'price']])
    expect(await findProduct('alpentee')).toMatchObject({
      ...{ price: 1500, record: { title_fr: 'Bergtee' } },
    })
  })

  test('brings the places of the map, and says which it cannot show', async () => {
    const { db } = api.services
    const map = await answer('/tables/Map')
    const same = await importFrom('map', { 'locations.json': map })
    expect(same.counts.location).toMatchObject({ read: 400, created: 0, updated: 0, skipped: 0 })
    await changeContent(db, (trx) => trx.deleteFrom('location').execute())
    const [first, second, ...others] = map.records
    const odd = { ...second, fields: { ...second.fields, latitude: 'north', Fax: '061' } }
    const called = { ...others[0], fields: { ...others[0].fields, Telefon: '061' } }
    const report = await importFrom('map 2', {
      'locations.json': { records: [first, odd, called, ...others.slice(1)] },
    })
    expect(report.counts.location).toMatchObject({ created: 399, skipped: 1 })
    expect(report.unknownFields.location).toEqual({ Telefon: 1 })
    expect(report.notes.map(({ note }) => note)).toEqual([
      ['location-invalid', 'latitude', ['location-not-a-number']],
    ])
    const moved = { ...first, fields: { ...first.fields, address: 'Neugasse 1, 8005 Zürich' } }
    await importFrom('map 2', { 'locations.json': { records: [moved] } })
    expect((await answer('/tables/Map')).records).toEqual([moved, ...others])
  })

  test('fills options that are empty here, and keeps the others', async () => {
    const { db } = api.services
    const names = ['seo_global_keywords', 'contact_phone_number', 'social_links'] as const
    await changeContent(db, (trx) =>
      trx.deleteFrom('option').where('name', 'in', ['seo_global_keywords']).execute(),
    )
    const optionsOf = (keywords: string) => ({
      acf: {
        seo: { global_keywords: keywords, robots: 'all' },
        general: { contact_phone_number: '+41 61 000 00 00' },
        social_links: { facebook: 'javascript:alert(1)' },
      },
    })
    const report = await importFrom('options', {
      'options-de.json': optionsOf('Kräuter'),
      'options-fr.json': optionsOf('plantes'),
    })
    expect(report.counts.option).toMatchObject({ read: 3, created: 1, kept: 1, skipped: 1 })
    expect(report.unknownFields.option).toEqual({ 'seo.robots': 1 })
    const stored = db.selectFrom('imported_record').select('unknown').where('kind', '=', 'option')
    expect(await stored.where('source_id', '=', 'unknown').execute()).toMatchObject([
      { unknown: { 'seo.robots': { de: expect.anything(), fr: expect.anything() } } },
    ])
    const found = Object.fromEntries(
      await Promise.all(
        languages.map(async (each) => [each, await findCurrentOptions(db, names, each)] as const),
      ),
    )
    expect(found.de).toMatchObject({
      seo_global_keywords: 'Kräuter',
      contact_phone_number: '+41 22 555 01 47',
    })
    expect(found.it).toMatchObject({ seo_global_keywords: 'plantes' })
    const again = await importFrom('options', { 'options-de.json': optionsOf('Pflanzen') })
    expect(again.counts.option).toMatchObject({ updated: 1, kept: 1 })
  })
})
