import type { PageContent } from '../../../../domain/content/page-content.ts'
import { pageKindOf } from '../../../../domain/content/page-kind.ts'
import { findActor } from '../../../audit/find-actor.ts'
import { findRemoval } from '../../../content/editing/discard-draft.ts'
import { findEdit, type PageRef } from '../../../content/editing/edit-row.ts'
import { listPageStates, type PageStates } from '../../../content/editing/list-page-states.ts'
import { findPublished } from '../../../content/editing/page-row.ts'
import { findEditedContent } from '../../../content/editing/page-versions.ts'
import { isRemovable } from '../../../content/editing/unpublish-page.ts'
import type { Database } from '../../../db/client.ts'

export const listedPageView = ({ key, ...page }: PageStates) => ({ id: key, ...page })

export const contentView = ({ blocks, meta, ...head }: PageContent) => ({
  title: head.title,
  description: head.description,
  lead: head.lead,
  picture: head.picture,
  picturePosition: head.picturePosition,
  preview: head.preview,
  tagline: head.tagline,
  caption: head.caption,
  slug: head.slug,
  date: head.date,
  position: head.position,
  meta: meta.map(({ property, name, content }) => ({
    ...(property !== undefined && { property }),
    ...(name !== undefined && { name }),
    content,
  })),
  blocks: [...blocks],
})

/** The name of an account; null for none. */
const findName = async (db: Database, accountId: string | null | undefined) =>
  (await findActor(db, accountId ?? null))?.name || null

/** A page in one language, as the editor opens it; undefined for an unknown page. */
export const findEditedPage = async (db: Database, page: PageRef) => {
  const kind = pageKindOf(page.key)
  const states = (await listPageStates(db)).find(({ key }) => key === page.key)
  if (!kind || !states) return undefined
  const { title: _, ...state } = states.languages[page.language]
  const edit = await findEdit(db, page)
  const published = await findPublished(db, page)
  const content = await findEditedContent(db, page, edit)
  return {
    id: page.key,
    language: page.language,
    kind,
    ...state,
    isRemovable: isRemovable(page.key),
    ...(await findRemoval(db, page)),
    changedBy: await findName(db, edit?.changed_by),
    source: states.original,
    content: content ? contentView(content) : null,
    published: published ? contentView(published.content) : null,
  }
}
