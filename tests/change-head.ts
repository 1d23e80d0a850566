import type { Language } from '../domain/language.ts'
import { headBlock, type PageHead } from '../server/content/find-page.ts'
import type { Database } from '../server/db/client.ts'
import { json } from '../server/db/json.ts'

/** Changes what stands above a page's blocks; what is `undefined` it has no more. */
export const changeHead = async (
  db: Database,
  key: string,
  language: Language,
  changes: { [Name in keyof PageHead]?: PageHead[Name] | undefined },
) => {
  const { blocks } = await db
    .selectFrom('page')
    .select('blocks')
    .where('page_key', '=', key)
    .where('language', '=', language)
    .executeTakeFirstOrThrow()
  const [head = headBlock({ lead: '' }), ...rest] = blocks
  await db
    .updateTable('page')
    .set({ blocks: json([{ ...head, ...changes }, ...rest]) })
    .where('page_key', '=', key)
    .where('language', '=', language)
    .execute()
}
