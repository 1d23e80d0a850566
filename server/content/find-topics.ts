import { topicPicture } from '../../domain/content/topic-picture.ts'
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
  (await listPages(db, language, `${section}.`)).flatMap(({ key, title, slug, picture }) =>
    slug
      ? [
          {
            key,
            title,
            slug,
            picture: picture ?? topicPicture(key),
            to: addressOf(language, `${section}.topic`, { topic: slug }),
          },
        ]
      : [],
  )
