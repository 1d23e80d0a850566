import { beforeAll, describe, expect, it, onTestFinished, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { changeContent } from '../../content/content-version.ts'
import type { Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import { openTestApi, type TestApi } from '../api.fixtures.ts'
import { addSmallCatalogue } from './small-catalogue.fixtures.ts'

const record = {
  indication_fr: 'Usage traditionnel : fièvre.',
  indication_de: 'Traditionelle Anwendung: Fieber.',
  posology_fr: '5 granules.',
  topic_fr: 'Fièvre',
}

const addProducts = async (db: Database) => {
  await addSmallCatalogue(db)
  const more = { price: 1280, vat_class: 'reduced', position: 1, categories: json([]) } as const
  await db
    .insertInto('product')
    .values({
      id: 50_001,
      slug: 'one',
      name: 'One',
      kind: 'complex',
      record: json(record),
      ...more,
    })
    .execute()
  await db
    .insertInto('remedy')
    .values({
      id: 40_001,
      category: 'sch',
      name: 'Calcium',
      position: 0,
      record: json({ dsc_fr: 'Un sel.' }),
    })
    .execute()
}

const textsOf = (id: number | string, language = 'de') =>
  `/shop/products/${id}/texts?lang=${language}`

describe.each(databases)('the professional texts of a product on $name', ({ open }) => {
  let db: Database
  let api: TestApi
  let headers: Record<string, string>
  beforeAll(async () => {
    db = await open()
    api = openTestApi(db)
    await addProducts(db)
    const { id } = await api.newAccount()
    headers = await api.bearer(id)
    return api.close
  })

  it('refuses professional texts to visitors', async () => {
    const answer = await api.get(textsOf(50_001))
    expect(answer.status).toBe(401)
    expect(await answer.text()).not.toContain('Fieber')
  })

  it('returns texts in the requested language, else in French', async () => {
    const answer = await api.get(textsOf(50_001), headers)
    expect(await answer.json()).toEqual({
      data: {
        indication: 'Traditionelle Anwendung: Fieber.',
        posology: '5 granules.',
        topic: 'Fièvre',
      },
    })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('omits sections without an audience', async () => {
    const value = json<unknown>({ complex: { posology: 'nobody' } })
    await changeContent(db, (trx) =>
      trx.insertInto('option').values({ name: 'text_sections', language: '', value }).execute(),
    )
    onTestFinished(
      async () => void (await changeContent(db, (trx) => trx.deleteFrom('option').execute())),
    )
    const { data } = await (await api.get(textsOf(50_001, 'fr'), headers)).json()
    expect(Object.keys(data).sort()).toEqual(['indication', 'topic'])
  })

  it('returns the texts of a salt', async () => {
    const { data } = await (await api.get(textsOf(40_001, 'fr'), headers)).json()
    expect(data).toEqual({ description: 'Un sel.' })
  })

  test.each([
    [1, 404],
    // A price product and a homeopathic remedy.
    [60_001, 404],
    [112, 404],
    [999_999_999, 404],
    ['x', 422],
    ['9999999999', 422],
  ])('responds to the id %s with %i', async (id, status) => {
    expect((await api.get(textsOf(id), headers)).status).toBe(status)
  })
})
