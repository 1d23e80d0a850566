import type { Transaction } from 'kysely'
import type { PageContent } from '../../../domain/content/page-content.ts'
import { pageKindOf } from '../../../domain/content/page-kind.ts'
import { ok, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import type { Schema } from '../../db/schema.ts'
import type { VersionContent } from '../../db/tables/page-editing.ts'
import { recordEvent } from '../../events/record-event.ts'
import { lockContent } from '../content-version.ts'
import { removeRedirectsFrom } from '../redirects/change-redirects.ts'
import { checkContent } from './check-content.ts'
import {
  type Change,
  type Edited,
  editPage,
  type PageEdit,
  type PageRef,
  updateEdit,
} from './edit-row.ts'
import { pageAddress } from './page-address.ts'
import { findPublished, pageRow } from './page-row.ts'
import { findFreeSlug, isSlugTaken } from './page-slug.ts'
import { findVersion } from './page-versions.ts'
import { findSourceVersion } from './source-version.ts'

type Published = NonNullable<Awaited<ReturnType<typeof findPublished>>>

const insertVersion = async (
  trx: Database,
  { key, language }: PageRef,
  version: number,
  { content, at, by }: { content: VersionContent; at: Date; by: string | null },
) => {
  await trx
    .insertInto('page_version')
    .values({
      page_key: key,
      language,
      version,
      content: json(content),
      published_at: at,
      published_by: by,
    })
    .execute()
}

/** The event of a page that is published, or taken off the site. */
export const pageEvent = ({ key, language }: PageRef, isPublished: boolean, now: Date) => ({
  ...({ kind: 'page.changed', recordId: `${key}/${language}` } as const),
  ...{ data: { key, language, isPublished }, now },
})

/** Stores what was published before the back office as version 1. */
export const keepFirstVersion = async (
  trx: Database,
  page: PageRef,
  edit: PageEdit,
  published: Published | undefined,
): Promise<number> => {
  if (edit.version > 0 || !published) return edit.version
  await insertVersion(trx, page, 1, {
    content: published.content,
    at: published.publishedAt,
    by: null,
  })
  return 1
}

/** Made of the title if the draft has none (R39); undefined if another page has it. */
const decideSlug = async (trx: Database, page: PageRef, { slug, title }: PageContent) => {
  const kind = pageKindOf(page.key)
  if (!kind || kind === 'page') return ''
  if (!slug) return findFreeSlug(trx, { ...page, kind, title })
  return (await isSlugTaken(trx, { ...page, kind, slug })) ? undefined : slug
}

/** Makes the draft of a claimed page the published page, with a version. */
export const publishDraft = async (
  trx: Transaction<Schema>,
  page: PageRef,
  edit: PageEdit,
  { by, now }: Change,
): Promise<Edited> => {
  if (!edit.draft) return refuse({ code: 'no-draft' })
  // The definitions of blocks may have changed since the draft was saved.
  const checked = checkContent(edit.draft)
  if (!checked.ok) return refuse({ code: 'content-invalid', issues: checked.refusal })
  await lockContent(trx)
  const slug = await decideSlug(trx, page, checked.value)
  if (slug === undefined) return refuse({ code: 'slug-taken' })
  const draft = { ...checked.value, slug }

  const published = await findPublished(trx, page)
  const last = await keepFirstVersion(trx, page, edit, published)
  const before = await findVersion(trx, page, last)
  const known = new Set(before && [...before.formerSlugs, before.slug])
  const formerSlugs = [...known].filter((slug) => slug && slug !== draft.slug)
  const content: VersionContent = { ...draft, formerSlugs }
  const { page_key, language, ...columns } = pageRow(page, content, now)
  await trx
    .insertInto('page')
    .values({ page_key, language, ...columns })
    .onConflict((conflict) => conflict.columns(['page_key', 'language']).doUpdateSet(columns))
    .execute()
  await recordEvent(trx, pageEvent(page, true, now))
  await insertVersion(trx, page, last + 1, { content, at: now, by })
  const address = pageAddress(page, draft.slug)
  if (!published && address) await removeRedirectsFrom(trx, address)
  return ok(
    await updateEdit(trx, edit, {
      draft: null,
      title: draft.title,
      version: last + 1,
      source_version: await findSourceVersion(trx, page.key),
      publish_at: null,
      failure: null,
      changed_at: now,
      changed_by: by,
    }),
  )
}

/** Publishes the draft of a page in one language; other languages stay as they are. */
export const publishPage = (
  db: Database,
  page: PageRef,
  change: Change & { revision: number },
): Promise<Edited> =>
  editPage(db, page, change, (trx, edit) => publishDraft(trx, page, edit, change))
