import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { listedPages } from '../../domain/page/listed-pages.ts'
import { containerNames } from '../../domain/pictures/containers.ts'
import { changeHead } from '../../tests/change-head.ts'
import { databases } from '../../tests/databases.ts'
import { openDemo } from '../../tests/demo-database.ts'
import { changeContent } from '../content/content-version.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { findLinkPreview, type LinkPreview } from './find-link-preview.ts'
import { createShareImageRenderer, createShareImages, drawShareImage } from './share-images.ts'

const isDrawn = (picture: LinkPreview['picture'] | undefined) =>
  typeof picture === 'object'
    ? containerNames.includes(picture.container)
    : existsSync(new URL(`../../public/illustrations/${picture}.svg`, import.meta.url))

describe.each(databases)('pictures for link previews on $name', ({ open }) => {
  let db: Database
  let find: ReturnType<typeof createShareImages>
  beforeAll(async () => {
    db = await openDemo(open)
    find = createShareImages(db, async () => undefined)
    return () => closeDatabase(db)
  })

  test.each([
    ...listedPages.map((key) => [key, ''] as const),
    ['health.topic', 'stress'],
    ['shop.otc.product', 'travel-granules'],
    ['shop.homeopathy.products.product', 'family-kit'],
    ['shop.schussler_salts.product', 'calcium-fluoratum'],
  ] as const)('%s %s has a title and a drawing', async (key, param) => {
    for (const language of key === 'health.topic' ? (['fr', 'de'] as const) : languages) {
      const found = await findLinkPreview(db, key, param, language)
      expect(found?.title).toBeTruthy()
      expect(isDrawn(found?.picture), JSON.stringify(found)).toBe(true)
    }
  })

  test.each([
    ['hidden.1', ''],
    ['account.orders', ''],
    ['checkout', ''],
    ['nothing', ''],
    ['__proto__', ''],
    ['shop', ''],
    ['company.story', 'more'],
    ['health.topic', 'nothing'],
    ['health.topic', ''],
    ['shop.otc.product', 'family-kit'],
    ['shop.otc.product', "' or 1=1"],
  ])('does not exist for %s %s', async (key, param) => {
    expect(await find(key, param, 'de')).toBeUndefined()
  })

  test.each([
    ['sage', 'sage'],
    [undefined, 'topic-fever'],
    ['/media/fever.jpg', 'topic-fever'],
  ])('of a topic with the image %s uses the illustration %s', async (picture, drawing) => {
    await changeHead(db, 'health.fever', 'it', { picture })
    expect(await findLinkPreview(db, 'health.topic', 'febbre', 'it')).toMatchObject({
      picture: drawing,
    })
  })

  test.each([
    ['a-159_b-ch_c-30_d-globuli_f-tube-1g', { container: 'tube-1g', label: { strong: '30 CH' } }],
    ['a-159_b-ch', expect.any(String)],
    ['a-999999999', expect.any(String)],
  ])('of single remedies with the selection %s shows %j', async (code, picture) => {
    const found = await findLinkPreview(db, 'shop.homeopathy.remedies', code, 'de')
    expect(found).toMatchObject({ picture })
    expect(isDrawn(found?.picture)).toBe(true)
  })

  test('draws the container of a product', async () => {
    const found = await find('shop.otc.product', 'travel-granules', 'fr')
    if (!found || found === 'busy') throw new Error('not drawn')
    expect(found.png.length).toBeGreaterThan(20_000)
  })

  test('is a PNG of 1200 × 630 px, rendered once and cached', async () => {
    const [one, same] = await Promise.all([
      find('company.story', '', 'de'),
      find('company.story', '', 'de'),
    ])
    if (!one || one === 'busy') throw new Error('not drawn')
    expect(one.png.subarray(1, 4).toString()).toBe('PNG')
    expect([one.png.readUInt32BE(16), one.png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(same).toBe(one)
    expect(await find('company.story', '', 'de')).toEqual(one)
  })

  test('changes with the title', async () => {
    const before = await find('news', '', 'it')
    const title = `Łukasz <b>&"😀</b> ${'lungo '.repeat(80)}`
    await changeContent(db, (trx) =>
      trx
        .updateTable('page')
        .where('page_key', '=', 'news')
        .where('language', '=', 'it')
        .set({ title })
        .execute(),
    )
    const after = await find('news', '', 'it')
    if (!before || before === 'busy' || !after || after === 'busy') throw new Error('not drawn')
    expect(after.tag).not.toBe(before.tag)
  })
})

test('requests above the queue limit are refused', async () => {
  const render = createShareImageRenderer()
  const words = { section: '', laboratory: '', drawing: '', mark: '' }
  const svg = drawShareImage({ title: 'A', ...words })
  const asked = Array.from({ length: 40 }, () => render(svg))
  expect(asked.filter((drawn) => drawn === undefined).length).toBeGreaterThan(5)
  await Promise.all(asked)
  expect(await render(svg)).toBeInstanceOf(Buffer)
})

test('an invalid drawing fails alone', async () => {
  const render = createShareImageRenderer()
  await expect(render('<svg')).rejects.toThrow()
  const words = { section: '', laboratory: '', drawing: '', mark: '' }
  expect(await render(drawShareImage({ title: 'A', ...words }))).toBeInstanceOf(Buffer)
})
