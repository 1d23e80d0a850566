import { type Actor, recordChange } from '../audit/record-change.ts'
import type { Database } from '../db/client.ts'
import type { MediaRow } from '../db/tables/media.ts'

/** Who changes the library, and when. */
export type MediaChange = { actor: Actor | null; now: Date }

const auditedFields = (row: MediaRow | undefined) =>
  row && {
    title: row.title,
    type: row.media_type,
    bytes: row.bytes,
    size: `${row.width} × ${row.height}`,
    focus: `${row.focus_x} %, ${row.focus_y} %`,
    alternativeTexts: row.alternative_texts,
    credit: row.credit,
    tags: row.tags,
    hash: row.hash,
  }

/** Writes a change to the audit log. */
export const recordMedia = async (
  trx: Database,
  action: 'create' | 'change' | 'replace' | 'delete',
  { before, after }: { before?: MediaRow; after?: MediaRow },
  { actor, now }: MediaChange,
) => {
  const row = after ?? before
  if (!row) return
  await recordChange(trx, {
    actor,
    action,
    resource: 'media',
    recordId: row.id,
    label: row.title,
    before: auditedFields(before),
    after: auditedFields(after),
    now,
  })
}
