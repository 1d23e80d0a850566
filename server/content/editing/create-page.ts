import type { OwnKind } from '../../../domain/content/page-kind.ts'
import { prefixOf } from '../../../domain/content/page-kind.ts'
import type { Language } from '../../../domain/language.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { slugOf } from '../../../domain/slug.ts'
import type { Database } from '../../db/client.ts'
import { swissDay } from '../../swiss-day.ts'
import { checkContent } from './check-content.ts'
import { type Change, type Edited, type EditRefusal, editPage, type PageRef } from './edit-row.ts'
import { findEditedContent } from './page-versions.ts'
import { isKnownPage, writeDraft } from './save-draft.ts'

/** A free key made of the title: `news.fruehling`, `news.fruehling-2`. */
const findFreeKey = async (db: Database, kind: OwnKind, title: string) => {
  const name = prefixOf(kind) + (slugOf(title) || kind)
  for (let n = 1; ; n++) {
    const key = n === 1 ? name : `${name}-${n}`
    if (!(await isKnownPage(db, key))) return key
  }
}

/** Behind the last topic; posts are ordered by date. */
const findNextPosition = async (db: Database, kind: OwnKind) => {
  if (kind === 'news') return 0
  const last = await db
    .selectFrom('page')
    .select('position')
    .where('page_key', 'like', `${prefixOf(kind)}%`)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (last?.position ?? 0) + 1
}

type NewPage = { kind: OwnKind; language: Language; title: string }

/** Creates a topic or post with a title, as a draft in one language. */
export const createPage = async (
  db: Database,
  { kind, language, title, ...change }: Change & NewPage,
): Promise<Result<PageRef, EditRefusal>> => {
  const date = kind === 'news' ? swissDay(change.now) : ''
  const position = await findNextPosition(db, kind)
  const checked = checkContent({ title, date, position, blocks: [] })
  if (!checked.ok) return refuse({ code: 'content-invalid', issues: checked.refusal })
  const page = { key: await findFreeKey(db, kind, checked.value.title), language }
  // Of two pages created at the same moment with one title, the second is refused.
  const created = await editPage(db, page, { ...change, revision: 0 }, (trx, edit) =>
    writeDraft(trx, page, edit, { ...change, content: checked.value }),
  )
  return created.ok ? ok(page) : created
}

/**
 * Copies the page of another language as a draft, to be translated in place: blocks, texts, images.
 * The address of a published translation stays; a new one is made of the translated title.
 */
export const copyPage = async (
  db: Database,
  page: PageRef,
  change: Change & { revision: number; from: Language },
): Promise<Edited> => {
  const source = { key: page.key, language: change.from }
  const edit = await db
    .selectFrom('page_edit')
    .selectAll()
    .where('page_key', '=', source.key)
    .where('language', '=', source.language)
    .executeTakeFirst()
  const found = await findEditedContent(db, source, edit)
  if (!found) return refuse({ code: 'page-unknown' })
  const target = await findEditedContent(db, page, undefined)
  const checked = checkContent({ ...found, slug: target?.slug ?? '' })
  if (!checked.ok) return refuse({ code: 'content-invalid', issues: checked.refusal })
  return editPage(db, page, change, (trx, edit) =>
    writeDraft(trx, page, edit, { ...change, content: checked.value }),
  )
}
