import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { databases } from '../../tests/databases.ts'
import { openDemo } from '../../tests/demo-database.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { findContact } from './find-contact.ts'
import { findPosts } from './find-posts.ts'
import { findTopics } from './find-topics.ts'
import { findTranslatedSlug } from './translated-slug.ts'

describe.each(databases)('topics and posts on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await openDemo(open)
    return () => closeDatabase(db)
  })

  test.each(languages)('the ten topics of D1 §2 in %s', async (language) => {
    const topics = await findTopics(db, language)
    expect(topics).toHaveLength(10)
    expect(topics[0]?.key).toBe('health.allergies')
    expect(new Set(topics.map(({ slug }) => slug)).size).toBe(10)
  })

  test.each(languages)('the news, the latest first, in %s', async (language) => {
    const days = (await findPosts(db, language)).map(({ date }) => date)
    expect(days.length).toBeGreaterThan(1)
    expect(days).toEqual(days.toSorted().reverse())
  })

  test.each([
    ['fievre', 'de', 'fieber'],
    ['fieber', 'it', 'febbre'],
    ['nothing', 'de', undefined],
    ['', 'de', undefined],
  ] as const)('the slug %j leads in %s to %s', async (slug, language, expected) => {
    expect(await findTranslatedSlug(db, 'health.', slug, language)).toBe(expected)
  })

  test('the address is whole', async () => {
    expect(await findContact(db, 'de')).toEqual({
      name: 'Laboratoire Trois-Sources SA',
      street: 'Chemin des Trois-Sources 12',
      place: '1227 Carouge GE',
      phone: '+41 22 555 01 47',
      email: 'info@trois-sources.example',
    })
  })
})
