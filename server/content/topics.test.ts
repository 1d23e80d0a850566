import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { changeHead } from '../../tests/change-head.ts'
import { databases } from '../../tests/databases.ts'
import { demoDay, openDemo } from '../../tests/demo-database.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import { changeContent } from './content-version.ts'
import { findContact } from './find-contact.ts'
import { findPosts } from './find-posts.ts'
import { findResources, findTopics } from './find-topics.ts'
import { headRow } from './page-head.ts'
import { findTranslatedSlug } from './translated-slug.ts'

describe.each(databases)('topics and news on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await openDemo(open)
    return () => closeDatabase(db)
  })

  test.each(languages)('lists the ten topics of D1 §2 in %s', async (language) => {
    const topics = await findTopics(db, language)
    expect(topics).toHaveLength(10)
    expect(topics[0]?.key).toBe('health.allergies')
    expect(new Set(topics.map(({ slug }) => slug)).size).toBe(10)
  })

  test('uses the preview of a topic in lists, else its image (D1 §3)', async () => {
    const shown = async () =>
      (await findTopics(db, 'it')).find(({ key }) => key === 'health.fever')?.picture
    expect(await shown()).toBe('topic-fever')
    await changeHead(db, 'health.fever', 'it', { picture: 'sage' })
    expect(await shown()).toBe('sage')
    await changeHead(db, 'health.fever', 'it', { preview: 'linden' })
    expect(await shown()).toBe('linden')
  })

  test.each(languages)('lists the news in %s, newest first', async (language) => {
    const days = (await findPosts(db, language)).map(({ date }) => date)
    expect(days.length).toBeGreaterThan(1)
    expect(days).toEqual(days.toSorted().reverse())
  })

  test('cuts excerpts of posts to 200 characters (D2 §9)', async () => {
    // 300 characters: thirty times a word of nine and a space.
    const lead = 'Knospenöl '.repeat(30).trim()
    const head = headRow({ lead, slug: 'lang', date: '2026-11-20' })
    const words = { title: 'Lang', description: '', blocks: json([]), meta: json([]), ...head }
    const row = { page_key: 'news.long', language: 'de', ...words, updated_at: demoDay }
    await changeContent(db, (trx) => trx.insertInto('page').values(row).execute())
    const found = (await findPosts(db, 'de')).find(({ slug }) => slug === 'lang')
    await changeContent(db, (trx) =>
      trx.deleteFrom('page').where('page_key', '=', 'news.long').execute(),
    )
    expect(found?.lead).toBe(`${'Knospenöl '.repeat(20).trim()}…`)
  })

  test.each([
    ['fievre', 'de', 'fieber'],
    ['fieber', 'it', 'febbre'],
    ['erkaltungen', 'de', 'erkaeltungen'],
    ['schlafstorungen', 'de', 'schlafstoerungen'],
    ['schlafstorungen', 'fr', 'troubles_du_sommeil'],
    ['nothing', 'de', undefined],
    ['', 'de', undefined],
  ] as const)('the slug %j leads in %s to %s', async (slug, language, expected) => {
    expect(await findTranslatedSlug(db, 'health.', slug, language)).toBe(expected)
  })

  test('redirects a former slug unless another page has it now (R39)', async () => {
    const head = headRow({ lead: '', slug: 'halsweh', formerSlugs: ['angine', 'fieber'] })
    const words = { title: 'Halsweh', description: '', blocks: json([]), meta: json([]), ...head }
    const row = { page_key: 'resources.throat', language: 'de', ...words, updated_at: demoDay }
    await changeContent(db, (trx) => trx.insertInto('page').values(row).execute())
    const health = { ...row, page_key: 'health.throat' }
    await changeContent(db, (trx) => trx.insertInto('page').values(health).execute())
    expect(await findTranslatedSlug(db, 'health.', 'angine', 'de')).toBe('halsweh')
    expect(await findTranslatedSlug(db, 'health.', 'fieber', 'de')).toBe('fieber')
    expect(await findTranslatedSlug(db, 'health.', 'angine', 'fr')).toBeUndefined()
    expect((await findTopics(db, 'de', 'resources')).map(({ slug }) => slug)).toEqual(['halsweh'])
    await changeContent(db, (trx) =>
      trx.deleteFrom('page').where('page_key', '=', 'health.throat').execute(),
    )
    const resources = await findResources(db, 'de')
    expect(resources.map(({ to }) => to)).toEqual([
      '/de/ressourcen/weiterbildung',
      '/de/ressourcen/forschung',
      '/de/ressourcen/stiftung',
      '/de/ressourcen/verbaende',
      '/de/ressourcen/medien',
      '/de/ressourcen/halsweh',
    ])
  })

  test('returns the complete address of the laboratory', async () => {
    expect(await findContact(db, 'de')).toEqual({
      name: 'Laboratoire Trois-Sources SA',
      street: 'Chemin des Trois-Sources 12',
      place: '1227 Carouge GE',
      hours: '',
      phone: '+41 22 555 01 47',
      email: 'info@trois-sources.example',
    })
  })
})
