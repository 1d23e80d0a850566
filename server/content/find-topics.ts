import { topicPicture } from '../../domain/content/topic-picture.ts'
import type { Language } from '../../domain/language.ts'
import type { Database } from '../db/client.ts'
import { listPages } from './find-page.ts'

/** The health topics in the laboratory's order; one without an address of its own is not shown. */
export const findTopics = async (db: Database, language: Language) =>
  (await listPages(db, language, 'health.')).flatMap(({ key, title, slug }) =>
    slug ? [{ key, title, slug, picture: topicPicture(key) }] : [],
  )
