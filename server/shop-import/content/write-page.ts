import type { PageContent } from '../../../domain/content/page-content.ts'
import { pageKindOf } from '../../../domain/content/page-kind.ts'
import type { Language } from '../../../domain/language.ts'
import type { ImportNote } from '../../../messages/server/shop-import.ts'
import { checkContent } from '../../content/editing/check-content.ts'
import {
  type EditRefusal,
  editPage,
  findEdit,
  type PageEdit,
} from '../../content/editing/edit-row.ts'
import { findFreeSlug, isSlugTaken } from '../../content/editing/page-slug.ts'
import { findEditedContent } from '../../content/editing/page-versions.ts'
import { publishDraft } from '../../content/editing/publish-page.ts'
import { completeContent, writeDraft } from '../../content/editing/save-draft.ts'
import type { Database } from '../../db/client.ts'
import type { ImportContext } from '../import-context.ts'
import { keptNotes, type Outcome } from '../import-report.ts'
import { hashOf, type ImportedRecord, noteImported, planFields } from '../imported-records.ts'

/** A text of the former shop as this site stores it. */
export type WantedPage = {
  page: { key: string; language: Language }
  content: Partial<PageContent> & Pick<PageContent, 'blocks'>
  /** Published there, and without anything that an editor has to look at. */
  isPublished: boolean
  record: Pick<ImportedRecord, 'kind' | 'source_id' | 'source_hash' | 'unknown'>
  known: ImportedRecord | undefined
}

type Written = { outcome: Outcome; notes: ImportNote[]; slug: string }

const hashesOf = (content: object): Record<string, string> =>
  Object.fromEntries(Object.entries(content).map(([name, value]) => [name, hashOf(value)]))

/** The slug, or a free one where another page has it. */
const freeSlug = async (db: Database, { page, content }: WantedPage) => {
  const kind = pageKindOf(page.key)
  const { slug = '', title = '' } = content
  if (!kind || kind === 'page') return ''
  const isFree = slug && !(await isSlugTaken(db, { ...page, kind, slug }))
  return isFree ? slug : findFreeSlug(db, { ...page, kind, title })
}

/** Whether the draft is that of the last import. */
const isOwnDraft = (local: object, known: ImportedRecord | undefined) =>
  known !== undefined &&
  Object.entries(known.written).every(
    ([name, hash]) => hashOf((local as Record<string, unknown>)[name]) === hash,
  )

const refusalNote = (refusal: EditRefusal): ImportNote =>
  'issues' in refusal
    ? ['page-invalid', refusal.issues.map(({ path }) => path.join('.')).join(', ')]
    : ['page-refused', [refusal.code === 'page-unknown' ? 'not-found' : refusal.code]]

const isUntouched = (edit: PageEdit | undefined) => !edit || (edit.version === 0 && !edit.draft)

/**
 * Writes the fields of a page that the former shop has changed, and publishes them where nobody works on
 * a draft here. Example pages that nobody has edited are replaced; their text stays as a version.
 */
export const writePage = async (context: ImportContext, wanted: WantedPage): Promise<Written> => {
  const { db, name: source, isDryRun, now } = context
  const { page, known, record } = wanted
  const edit = await findEdit(db, page)
  const local = await findEditedContent(db, page, edit)
  const slug = known && local ? local.slug : await freeSlug(db, wanted)
  const skip = (note: ImportNote): Written => ({ outcome: 'skipped', notes: [note], slug })
  if (known && !local) return skip(['deleted-here'])
  const { title = '', ...others } = wanted.content
  const { slug: wantedSlug, ...fields } = others
  const content = { title, ...fields, ...(wantedSlug && !known && { slug }) }
  const checked = checkContent({ ...local, ...content })
  if (!checked.ok)
    return skip([
      'page-invalid',
      checked.refusal.map(({ path, problem }) => `${path.join('.')} ${problem}`).join(', '),
    ])
  const names = local ? Object.keys(content) : Object.keys(checked.value)
  const all = checked.value as unknown as Record<string, unknown>
  const values = Object.fromEntries(names.map((name) => [name, all[name]]))
  const base = known?.written ?? (local && isUntouched(edit) ? hashesOf(local) : {})
  const plan = local
    ? planFields(values, local, base)
    : { changed: names, kept: [], written: hashesOf(values) }
  const isKept = plan.kept.length > 0
  const notes = keptNotes(plan.kept)
  const isUnchanged = plan.changed.length === 0
  const outcome = isUnchanged ? (isKept ? 'kept' : 'unchanged') : local ? 'updated' : 'created'
  const isBusy = Boolean(edit?.draft && local && !isOwnDraft(local, known))
  if (isBusy && !isUnchanged) notes.push(['draft-here'])
  const changed = Object.fromEntries(plan.changed.map((field) => [field, values[field]]))
  const merged = { ...(local ?? checked.value), ...changed } as PageContent
  const refuse = (refusal: EditRefusal) => skip(refusalNote(refusal))
  const complete = await completeContent(db, page, merged)
  if (!isUnchanged && !complete.ok) return refuse(complete.refusal)
  if (isDryRun || (isUnchanged && known?.source_hash === record.source_hash))
    return { outcome, notes, slug }
  const imported: ImportedRecord = {
    ...{ ...record, source, local_id: `${page.key}/${page.language}` },
    ...{ written: plan.written, imported_at: now },
  }
  if (isUnchanged) {
    await noteImported(db, [imported])
    return { outcome, notes, slug }
  }
  const change = { by: null, now }
  const result = await editPage(
    db,
    page,
    { ...change, revision: edit?.revision ?? 0 },
    async (trx, claimed) => {
      const drafted = await writeDraft(trx, page, claimed, { ...change, content: merged })
      if (!drafted.ok) return drafted
      await noteImported(trx, [imported])
      if (!wanted.isPublished || isBusy) return drafted
      return publishDraft(trx, page, drafted.value, change)
    },
  )
  return result.ok ? { outcome, notes, slug } : refuse(result.refusal)
}
