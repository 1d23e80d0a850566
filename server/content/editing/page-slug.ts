import { type OwnKind, prefixOf } from '../../../domain/content/page-kind.ts'
import type { Language } from '../../../domain/language.ts'
import { newPageSlug } from '../../../domain/slug.ts'
import type { Database } from '../../db/client.ts'

type Wanted = { kind: OwnKind; key: string; language: Language }

/** Present and former slugs of the other pages of this kind and language. */
const listOtherSlugs = async (db: Database, { kind, key, language }: Wanted) => {
  const rows = await db
    .selectFrom('page')
    .select(['page_key', 'slug', 'former_slugs'])
    .where('language', '=', language)
    .where('page_key', 'like', `${prefixOf(kind)}%`)
    .where('page_key', '<>', key)
    .execute()
  return {
    present: rows.flatMap(({ slug }) => slug ?? []),
    former: rows.flatMap(({ former_slugs }) => former_slugs ?? []),
  }
}

/** Whether another published page has this address; former addresses may be taken over (R39). */
export const isSlugTaken = async (db: Database, wanted: Wanted & { slug: string }) =>
  (await listOtherSlugs(db, wanted)).present.includes(wanted.slug)

/** A free slug made of the title. */
export const findFreeSlug = async (db: Database, wanted: Wanted & { title: string }) => {
  const { present, former } = await listOtherSlugs(db, wanted)
  return newPageSlug(wanted.kind, wanted.title, wanted.language, [...present, ...former])
}
