import { pageKindOf } from '../../../domain/content/page-kind.ts'
import type { ImportNote } from '../../../messages/server/shop-import.ts'
import { pageAddress } from '../../content/editing/page-address.ts'
import { findPublished } from '../../content/editing/page-row.ts'
import { option } from '../../content/options.ts'
import { normalizedPath } from '../../content/redirects/find-redirect.ts'
import type { ImportContext } from '../import-context.ts'
import { addNotes, countRecord, countUnknown } from '../import-report.ts'
import { findImported, hashOf } from '../imported-records.ts'
import { readTranslated } from '../source/translated-records.ts'
import { textOf } from '../source-fields.ts'
import type { WantedRedirect } from './import-redirects.ts'
import { createResolve, type LinkTargets, originsOf } from './page-links.ts'
import { type PlacedRecord, placeRecords } from './page-places.ts'
import type { Conversion } from './source-blocks.ts'
import { readPage } from './source-page.ts'
import { writePage } from './write-page.ts'

/** `publish` there, or an API that lists published pages only. */
const isPublishedThere = (status: string) => status === '' || status === 'publish'

const linkOf = ({ key, slug, language }: PlacedRecord) => {
  const kind = pageKindOf(key)
  if (kind === 'page') return `page:${key}`
  return pageAddress({ key, language }, slug)
}

/** Links of this site by the addresses of the former shop. */
const targetsOf = (placed: readonly PlacedRecord[]): LinkTargets => ({
  origins: originsOf(placed),
  pages: new Map(
    placed.flatMap((each) => {
      const link = linkOf(each)
      return each.oldPath && link ? [[normalizedPath(each.oldPath), link] as const] : []
    }),
  ),
})

const importPage = async (
  context: ImportContext,
  placed: PlacedRecord,
  targets: LinkTargets,
  phone: string,
): Promise<WantedRedirect | undefined> => {
  const { db, name, report } = context
  const { kind, id, key, language, record, oldPath } = placed
  const label = `${textOf(record.slug) || id} (${language})`
  const status = textOf(record.status)
  if (status === 'trash') {
    countRecord(report, kind, 'skipped')
    addNotes(report, kind, id, [['in-trash']], label)
    return undefined
  }
  const problems: ImportNote[] = []
  const links: ImportNote[] = []
  const unknown: Record<string, unknown> = {}
  const conversion: Conversion = {
    context,
    resolve: createResolve(context, targets, language, (note) => links.push(note)),
    phone,
    problem: (note) => problems.push(note),
    unknown,
  }
  const content = await readPage(placed, conversion)
  const isPublished = isPublishedThere(status) && problems.length === 0
  const known = await findImported(db, name, kind, [id])
  const { outcome, notes, slug } = await writePage(context, {
    ...{ page: { key, language }, content, isPublished, known: known.get(id) },
    record: { kind, source_id: id, source_hash: hashOf([record, content, isPublished]), unknown },
  })
  countRecord(report, kind, outcome)
  if (outcome !== 'skipped') countUnknown(report, kind, unknown)
  const draft: ImportNote[] = problems.length > 0 ? [['stays-draft']] : []
  addNotes(report, kind, id, [...draft, ...problems, ...links, ...notes], label)
  const address = pageAddress({ key, language }, slug)
  const isMoved = oldPath && address && normalizedPath(oldPath) !== normalizedPath(address)
  if (!isMoved || outcome === 'skipped') return undefined
  const isShown = isPublished || (await findPublished(db, { key, language })) !== undefined
  return isShown ? { from: oldPath, to: address } : undefined
}

/** Imports pages and posts in all languages; returns the addresses that have changed. */
export const importPages = async (context: ImportContext): Promise<WantedRedirect[]> => {
  const { db, progress } = context
  const listed = [
    ...(await readTranslated(context, 'pages')).map((each) => ({ ...each, kind: 'page' as const })),
    ...(await readTranslated(context, 'posts')).map((each) => ({ ...each, kind: 'post' as const })),
  ]
  const placed = await placeRecords(context, listed)
  const targets = targetsOf(placed)
  const phone = await option(db, 'contact_phone_number')
  const redirects: WantedRedirect[] = []
  for (const [at, each] of placed.entries()) {
    const redirect = await importPage(context, each, targets, phone)
    if (redirect) redirects.push(redirect)
    if ((at + 1) % 50 === 0 || at + 1 === placed.length) progress('page', at + 1, placed.length)
  }
  return redirects
}
