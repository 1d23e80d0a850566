import { beforeAll, describe, expect, test } from 'vitest'
import { blockManifest } from '../../blocks/manifest.ts'
import { databases } from '../../tests/databases.ts'
import { demoDay, openDemo } from '../../tests/demo-database.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import { readEnv } from '../env.ts'
import { folderStore } from '../files/folder-store.ts'
import type { BlockContext } from './block-facts/fact.ts'
import { blockFacts } from './block-facts.ts'
import { changeContent } from './content-version.ts'

const { category } = blockManifest.remedy_display.definition.fields

describe.each(databases)('data of blocks on $name', ({ open }) => {
  let db: Database
  const env = readEnv({ DATA_DIR: temporaryFolder() })
  const files = folderStore(env)
  beforeAll(async () => {
    db = await openDemo(open)
    return () => closeDatabase(db)
  })

  const blockContext = (more: Partial<BlockContext> = {}): BlockContext => ({
    services: { db, env, files },
    language: 'de',
    now: demoDay,
    ...more,
  })

  test('resolves essentials to pages in the language and drops unsafe links', async () => {
    const fields = blockManifest.essentials_display.definition.schema.parse({
      title: 'x',
      essentials_names: [
        'Arnica montana:page:shop.gemmotherapy',
        'Kupfer:page:shop.oligotherapy',
        'Ohne Seite:page:shop.nowhere',
        'Skript:javascript:alert(1)',
      ].join('\n'),
    })
    expect((await blockFacts.essentials_display(fields, blockContext())).names).toEqual([
      { name: 'Arnica montana', to: '/de/shop/gemmotherapie', picture: 'arnica' },
      { name: 'Kupfer', to: '/de/shop/oligotherapie', picture: 'drops-30ml' },
      { name: 'Ohne Seite', to: undefined, picture: 'globuli-tube' },
      { name: 'Skript', to: undefined, picture: 'globuli-tube' },
    ])
  })

  test.each([
    ['page:shop.otc.product/travel-granules', '/pictures/de/travel-granules.svg'],
    ['page:shop.schussler_salts.product/calcium-fluoratum', '/pictures/de/calcium-fluoratum.svg'],
    ['page:shop.otc', undefined],
    ['javascript:alert(1)', undefined],
  ])('shows for the link %s the container %s', async (button_link, picture) => {
    const fields = { title: 'x', button_text: 'x', button_link }
    expect(await blockFacts.product_link(fields, blockContext())).toEqual({ picture })
  })

  test('returns all topics, or the selected ones in their order', async () => {
    const tell = async (topics?: { key: string }[]) =>
      (await blockFacts.health_topics_display(topics ? { topics } : {}, blockContext())).topics
    expect(await tell()).toHaveLength(10)
    const named = await tell([{ key: 'stress' }, { key: 'no-such' }, { key: 'colds' }])
    expect(named.map(({ key }) => key)).toEqual(['health.stress', 'health.colds'])
    for (const { to } of named) expect(to).toMatch(/^\/de\/[\w-]+\/[\w-]+$/)
  })

  test.each(category.type === 'select' ? category.options : [])(
    'returns the products of the category %s once, with its page',
    async (category) => {
      const { labels, all } = await blockFacts.remedy_display({ category }, blockContext())
      expect(all).toMatch(/^\/de\//)
      expect(labels.length).toBeGreaterThan(1)
      expect(new Set(labels.map(({ to }) => to)).size).toBe(labels.length)
      for (const { title, price } of labels) {
        expect(title).not.toBe('')
        if (category !== 'salts') expect(price).toBeGreaterThan(0)
      }
    },
  )

  test('finds the OTC categories by their names in D2 §2', async () => {
    const tell = async (category: string) => blockFacts.remedy_display({ category }, blockContext())
    const [homeopathy, gemmotherapy, animals] = await Promise.all(
      ['otchomeo', 'gemmotherapy', 'animals'].map(tell),
    )
    expect(homeopathy?.all).toBe('/de/otc-produkte/homoeopathie')
    expect(gemmotherapy?.all).toBe('/de/otc-produkte/gemmotherapie')
    expect(animals?.all).toBe('/de/otc-produkte/tiere')
    expect(gemmotherapy?.labels).not.toEqual(homeopathy?.labels)
    for (const same of ['homeopathy', 'otc']) expect(await tell(same)).toEqual(homeopathy)
  })

  test.each(['', 'gems', 'constructor'])(
    'returns nothing for the unknown category %j',
    async (category) => {
      expect(await blockFacts.remedy_display({ category }, blockContext())).toEqual({
        labels: [],
        all: undefined,
      })
    },
  )

  test('returns products by slug in the given order and skips unknown ones', async () => {
    const products = ['family-kit', 'no-such', 'travel-granules'].map((slug) => ({ slug }))
    const { labels } = await blockFacts.product_display({ products }, blockContext())
    expect(labels.map(({ to }) => to.split('/').at(-1))).toEqual(['family-kit', 'travel-granules'])
    expect(labels[1]?.facts).toContain('4\u00a0g')
  })

  test('returns the seasonal products of the month, or all if there are none', async () => {
    const { labels, month } = await blockFacts.seasonal_remedy_display({}, blockContext())
    expect(month).toBe('November')
    expect(labels.length).toBeGreaterThan(0)
    expect(labels.every(({ isInSeason }) => isInSeason)).toBe(true)
    const now = new Date('2026-07-15T09:00:00Z')
    const summer = await blockFacts.seasonal_remedy_display({}, blockContext({ now }))
    expect(summer.month).toBe('Juli')
    expect(summer.labels).not.toEqual(labels)
  })

  test('returns the latest posts with excerpts of at most 200 characters', async () => {
    const { posts: every, all } = await blockFacts.post_display({}, blockContext())
    const { posts } = await blockFacts.post_display({ compact: true, nr_posts: 2 }, blockContext())
    expect(posts).toEqual(every.slice(0, 2))
    expect(every.length).toBeGreaterThan(2)
    expect(all).toBe('/de/neuigkeiten')
    const days = every.map(({ date }) => date)
    expect(days).toEqual([...days].sort().reverse())
    for (const { lead } of every) expect(lead.length).toBeLessThanOrEqual(200)
  })

  const feed = (fields: Partial<Parameters<typeof blockFacts.social_feed>[0]>) =>
    blockFacts.social_feed({ profile_link: 'https://example.org', ...fields }, blockContext())

  test('returns six posts of 100 characters by default', async () => {
    const { posts } = await feed({})
    expect(posts).toHaveLength(6)
    for (const { text } of posts) expect(text.length).toBeLessThanOrEqual(100)
    expect(posts.some(({ text }) => text.endsWith('…'))).toBe(true)
    expect((await feed({ nr_pages: 2 })).posts).toHaveLength(9)
    const short = (await feed({ nr_posts: 2, truncate: 20 })).posts
    expect(short).toHaveLength(2)
    for (const { text } of short) expect(text.length).toBeLessThanOrEqual(20)
  })

  test('returns no posts if the option is invalid', async () => {
    const bad = [{ text: 'x', link: 'javascript:alert(1)', day: '2026-11-01', picture: 'arnica' }]
    const setPosts = (value: unknown) =>
      changeContent(db, (trx) =>
        trx
          .updateTable('option')
          .set({ value: json(value) })
          .where('name', '=', 'social_feed_posts')
          .where('language', '=', 'de')
          .execute(),
      )
    await setPosts(bad)
    expect((await feed({})).posts).toEqual([])
  })

  test.each([
    ['2026-11-20', '20. November 2026', true],
    ['2026-11-21', '21. November 2026', false],
  ])('formats the webinar date %s as %s; past: %s', async (date, day, isPast) => {
    const fields = { title: 'x', date, link: '/de', button_text: 'x' }
    expect(await blockFacts.webinar_banner(fields, blockContext())).toEqual({ day, isPast })
  })

  test('returns the size of a file, undefined if it is missing', async () => {
    const tell = (file: string) =>
      blockFacts.nomenclature_download({ title: 'x', button_text: 'x', file }, blockContext())
    expect(await tell('/files/nomenclature.pdf')).toEqual({ bytes: undefined })
    await files.put('nomenclature', Buffer.from('%PDF-'))
    expect(await tell('/files/nomenclature.pdf')).toEqual({ bytes: 5 })
    expect(await tell('/files/../nomenclature.pdf')).toEqual({ bytes: undefined })
  })

  test('places the map at the laboratory’s address', async () => {
    expect(await blockFacts.contact_map({ latitude: 0, longitude: 0 }, blockContext())).toEqual({
      name: 'Laboratoire Trois-Sources SA',
      street: 'Chemin des Trois-Sources 12',
      place: '1227 Carouge GE',
      hours: '',
      closings: [],
    })
  })
})
