import { previewOf } from '../../domain/content/page-pictures.ts'
import type { Language } from '../../domain/language.ts'
import { addressOf } from '../../domain/page/address.ts'
import type { Database } from '../db/client.ts'
import { listPages } from './find-page.ts'

/** Sections whose topics have addresses of their own (D1 §2). */
export type TopicSection = 'health' | 'resources'

/** The topics in the laboratory's order; a page without an address of its own is none. */
export const findTopics = async (
  db: Database,
  language: Language,
  section: TopicSection = 'health',
) =>
  (await listPages(db, language, `${section}.`)).flatMap((page) => {
    const { key, title, slug } = page
    return slug
      ? [
          {
            key,
            title,
            slug,
            picture: previewOf(page),
            to: addressOf(language, `${section}.topic`, { topic: slug }),
          },
        ]
      : []
  })

/** Those of the health topics that are named, in that order; all where none is. */
export const chosenTopics = <Topic extends { key: string }>(
  topics: readonly Topic[],
  wanted: readonly { key: string }[] = [],
): readonly Topic[] =>
  wanted.length > 0
    ? wanted.flatMap(({ key }) => topics.filter((topic) => topic.key === `health.${key}`))
    : topics

/** Subjects of the resources that have a page of their own in every laboratory (D1 §2). */
const subjects = [
  'resources.training',
  'resources.research',
  'resources.foundation',
  'resources.associations',
  'resources.media',
] as const

/** All that the resources tell of: those subjects, and the laboratory's own topics. */
export const findResources = async (db: Database, language: Language) => {
  const pages = await listPages(db, language, 'resources.')
  const own = await findTopics(db, language, 'resources')
  const fixed = subjects.flatMap((key) =>
    pages
      .filter((page) => page.key === key)
      .map((page) => ({
        key,
        title: page.title,
        picture: previewOf(page),
        to: addressOf(language, key),
      })),
  )
  return [...fixed, ...own]
}
