import { languages } from '../../../domain/language.ts'
import type { Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import { changeContent } from '../content-version.ts'

/** Publishes pages in all languages, as they are before anyone edits them. */
export const insertPages = (db: Database, keys: readonly string[]) =>
  changeContent(db, (trx) =>
    trx
      .insertInto('page')
      .values(
        keys.flatMap((page_key) =>
          languages.map((language) => ({
            page_key,
            language,
            title: `${page_key} ${language}`,
            description: '',
            lead: 'Lead',
            blocks: json([{ type: 'text', text: 'Before' }]),
            meta: json([]),
            updated_at: new Date('2026-11-21T09:00:00Z'),
          })),
        ),
      )
      .execute(),
  )
