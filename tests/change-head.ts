import type { Language } from '../domain/language.ts'
import { changeContent } from '../server/content/content-version.ts'
import { findPageText } from '../server/content/find-page.ts'
import { headRow, type PageHead } from '../server/content/page-head.ts'
import type { Database } from '../server/db/client.ts'

/** Changes the head of a stored page; `undefined` removes a part. */
export const changeHead = async (
  db: Database,
  key: string,
  language: Language,
  changes: { [Name in keyof PageHead]?: PageHead[Name] | undefined },
) => {
  const page = await findPageText(db, key, language)
  const head = { lead: '', ...page, ...changes } as PageHead
  await changeContent(db, (trx) =>
    trx
      .updateTable('page')
      .set(headRow(head))
      .where('page_key', '=', key)
      .where('language', '=', language)
      .executeTakeFirstOrThrow(),
  )
}
