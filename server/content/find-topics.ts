import { pagePreviewImage } from '../../domain/content/page-illustrations.ts'
import type { Language } from '../../domain/language.ts'
import { addressOf } from '../../domain/page/address.ts'
import type { Database } from '../db/client.ts'
import { memoizeByContentVersion } from './content-version.ts'
import { listPages } from './find-page.ts'

/** Sections whose topics have their own pages (D1 §2). */
export type TopicSection = 'health' | 'resources'

const memoizedTopics = memoizeByContentVersion(
  async (db: Database, { language, section }: { language: Language; section: TopicSection }) =>
    (await listPages(db, language, `${section}.`)).flatMap((page) => {
      const { key, title, slug } = page
      return slug
        ? [
            {
              key,
              title,
              slug,
              picture: pagePreviewImage(page),
              to: addressOf(language, `${section}.topic`, { topic: slug }),
            },
          ]
        : []
    }),
)

/** The topics of a section by position; pages without a slug are not topics. */
export const findTopics = async (
  db: Database,
  language: Language,
  section: TopicSection = 'health',
): Promise<Readonly<Awaited<ReturnType<typeof memoizedTopics>>>> =>
  memoizedTopics(db, { language, section })

/** The `wanted` health topics in that order; all if none is given. */
export const chosenTopics = <Topic extends { key: string }>(
  topics: readonly Topic[],
  chosen: readonly { key: string }[] = [],
): readonly Topic[] =>
  chosen.length > 0
    ? chosen.flatMap(({ key }) => topics.filter((topic) => topic.key === `health.${key}`))
    : topics

/** Fixed pages of the resources section (D1 §2). */
const subjects = [
  'resources.training',
  'resources.research',
  'resources.foundation',
  'resources.associations',
  'resources.media',
] as const

/** Fixed pages and topics of the resources section. */
export const findResources = async (db: Database, language: Language) => {
  const pages = await listPages(db, language, 'resources.')
  const own = await findTopics(db, language, 'resources')
  const fixed = subjects.flatMap((key) =>
    pages
      .filter((page) => page.key === key)
      .map((page) => ({
        key,
        title: page.title,
        picture: pagePreviewImage(page),
        to: addressOf(language, key),
      })),
  )
  return [...fixed, ...own]
}
