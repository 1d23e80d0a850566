import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/client.ts'

/** Where a picture or document is shown; `name` is for people. */
export type FoundUse =
  | { kind: 'page' | 'draft'; id: string; language: string; name: string }
  | { kind: 'option'; id: string; language: string; name: string }
  | { kind: 'product'; id: string; language: ''; name: string }

/** A JSON column as text: ids are unique enough to be found in it. */
const textOf = (column: string): RawBuilder<string> => sql`cast(${sql.ref(column)} as text)`

const findInPages = async (db: Database, wanted: string) => {
  const pages = await db
    .selectFrom('page')
    .select(['page_key', 'language', 'title'])
    .where((eb) =>
      eb.or([
        eb(textOf('blocks'), 'like', wanted),
        eb('picture', 'like', wanted),
        eb('preview', 'like', wanted),
      ]),
    )
    .orderBy('page_key')
    .orderBy('language')
    .execute()
  const drafts = await db
    .selectFrom('page_edit')
    .select(['page_key', 'language', 'title'])
    .where(textOf('draft'), 'like', wanted)
    .orderBy('page_key')
    .orderBy('language')
    .execute()
  const useOf =
    (kind: 'page' | 'draft') =>
    ({ page_key, language, title }: (typeof pages)[number]): FoundUse => ({
      kind,
      id: page_key,
      language,
      name: title,
    })
  return [...pages.map(useOf('page')), ...drafts.map(useOf('draft'))]
}

const findInOptions = async (db: Database, wanted: string): Promise<FoundUse[]> => {
  const options = await db
    .selectFrom('option')
    .select(['name', 'language'])
    .where(textOf('value'), 'like', wanted)
    .orderBy('name')
    .orderBy('language')
    .execute()
  return options.map(({ name, language }) => ({ kind: 'option', id: name, language, name }))
}

const findInProducts = async (db: Database, wanted: string): Promise<FoundUse[]> => {
  const products = await db
    .selectFrom('product')
    .select(['id', 'name'])
    .where(textOf('record'), 'like', wanted)
    .orderBy('id')
    .execute()
  return products.map(({ id, name }) => ({ kind: 'product', id: String(id), language: '', name }))
}

/**
 * Everything that shows the picture or offers the document: published pages, drafts, options and
 * products. Former versions of pages do not count.
 */
export const findUses = async (db: Database, id: string): Promise<FoundUse[]> => {
  const wanted = `%${id}%`
  return [
    ...(await findInPages(db, wanted)),
    ...(await findInOptions(db, wanted)),
    ...(await findInProducts(db, wanted)),
  ]
}
