import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Language, languages } from '../../domain/language.ts'
import { listedPages } from '../../domain/page/listed-pages.ts'
import { containerNames } from '../../domain/pictures/containers.ts'
import { changeHead } from '../../tests/change-head.ts'
import { databases } from '../../tests/databases.ts'
import { openDemo } from '../../tests/demo-database.ts'
import { changeContent } from '../content/content-version.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { findLinkPreview, type LinkPreview } from './find-link-preview.ts'
import { drawShareImage, makeShareImage, renderShareImage } from './share-images.ts'

const isDrawn = (picture: LinkPreview['picture'] | undefined) =>
  typeof picture === 'object'
    ? containerNames.includes(picture.container)
    : existsSync(new URL(`../../public/illustrations/${picture}.svg`, import.meta.url))

describe.each(databases)('pictures for link previews on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await openDemo(open)
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
    expect(await findLinkPreview(db, key, param, 'de')).toBeUndefined()
  })

  test.each([
    ['sage', 'sage'],
    [undefined, 'topic-fever'],
    ['/media/fever.jpg', 'topic-fever'],
  ])('draws for a topic with the image %s the illustration %s', async (picture, drawing) => {
    await changeHead(db, 'health.fever', 'it', { picture })
    expect(await findLinkPreview(db, 'health.topic', 'febbre', 'it')).toMatchObject({
      picture: drawing,
    })
  })

  test.each([
    ['a-159_b-ch_c-30_d-globuli_f-tube-1g', { container: 'tube-1g', label: { strong: '30 CH' } }],
    ['a-159_b-ch', expect.any(String)],
    ['a-999999999', expect.any(String)],
  ])('shows for single remedies with the selection %s the label %j', async (code, picture) => {
    const found = await findLinkPreview(db, 'shop.homeopathy.remedies', code, 'de')
    expect(found).toMatchObject({ picture })
    expect(isDrawn(found?.picture)).toBe(true)
  })

  const draw = async (key: string, param: string, language: Language) => {
    const found = await findLinkPreview(db, key, param, language)
    if (!found) throw new Error('no such page')
    return makeShareImage(db, async () => undefined, found, language)
  }

  test('draws the container of a product', async () => {
    expect((await draw('shop.otc.product', 'travel-granules', 'fr')).length).toBeGreaterThan(20_000)
  })

  test('draws a PNG of 1200 × 630 px', async () => {
    const png = await draw('company.story', '', 'de')
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  })

  test('changes with the title', async () => {
    const before = await draw('news', '', 'it')
    const title = `Łukasz <b>&"😀</b> ${'lungo '.repeat(80)}`
    await changeContent(db, (trx) =>
      trx
        .updateTable('page')
        .where('page_key', '=', 'news')
        .where('language', '=', 'it')
        .set({ title })
        .execute(),
    )
    expect((await draw('news', '', 'it')).equals(before)).toBe(false)
  })
})

const words = { section: '', laboratory: '', drawing: '', mark: '' }

test('refuses images above the queue limit', async () => {
  const svg = drawShareImage({ title: 'A', ...words })
  const drawn = await Promise.allSettled(Array.from({ length: 40 }, () => renderShareImage(svg)))
  expect(drawn.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(5)
  expect(await renderShareImage(svg)).toBeInstanceOf(Buffer)
})

test('an invalid drawing fails alone', async () => {
  await expect(renderShareImage('<svg')).rejects.toThrow()
  expect(await renderShareImage(drawShareImage({ title: 'A', ...words }))).toBeInstanceOf(Buffer)
})
