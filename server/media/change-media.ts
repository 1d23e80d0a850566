import type { FocalPoint } from '../../domain/media/picture-address.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { tryContentChange } from '../content/content-version.ts'
import type { Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import type { MediaRow } from '../db/tables/media.ts'
import { type MediaChange, recordMedia } from './change-record.ts'
import { type FoundUse, findUses } from './find-uses.ts'
import { expireFiles } from './media-files.ts'
import { addressName, type MediaTexts, searchTextOf } from './media-record.ts'

export type ClaimRefusal = 'media-unknown' | 'edit-conflict'

/** A row for a change of content; refuses if it has changed since `version`. */
export const claimMedia = async (
  trx: Database,
  id: string,
  version: number,
): Promise<Result<MediaRow, ClaimRefusal>> => {
  const row = await trx.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return refuse('media-unknown')
  return row.version === version ? ok(row) : refuse('edit-conflict')
}

type Changes = Partial<MediaTexts> & { focus?: FocalPoint | undefined }

/** Changes texts and focal point; pages show them within 50 ms. */
export const changeMedia = async (
  db: Database,
  { id, version, ...changes }: Changes & { id: string; version: number },
  change: MediaChange,
): Promise<Result<undefined, ClaimRefusal>> => {
  return tryContentChange(db, async (trx) => {
    const claimed = await claimMedia(trx, id, version)
    if (!claimed.ok) return claimed
    const before = claimed.value
    const texts: MediaTexts = {
      title: changes.title ?? before.title,
      alternativeTexts: changes.alternativeTexts ?? before.alternative_texts,
      credit: changes.credit ?? before.credit,
      tags: changes.tags ?? before.tags,
    }
    const focus = changes.focus ?? { x: before.focus_x, y: before.focus_y }
    const after = await trx
      .updateTable('media')
      .set({
        title: texts.title,
        // Former addresses stay valid: the name in them is for people only.
        name: addressName(texts.title),
        alternative_texts: json(texts.alternativeTexts),
        credit: texts.credit,
        tags: json(texts.tags),
        search_text: searchTextOf(texts),
        focus_x: focus.x,
        focus_y: focus.y,
        version: version + 1,
        changed_at: change.now,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordMedia(trx, 'change', { before, after }, change)
    return ok(undefined)
  })
}

export type DeleteRefusal =
  | { code: ClaimRefusal }
  | { code: 'media-used'; uses: readonly FoundUse[] }

/** Deletes a picture or document that nothing shows. */
export const deleteMedia = async (
  db: Database,
  { id, version }: { id: string; version: number },
  change: MediaChange,
): Promise<Result<undefined, DeleteRefusal>> => {
  return tryContentChange<undefined, DeleteRefusal>(db, async (trx) => {
    const claimed = await claimMedia(trx, id, version)
    if (!claimed.ok) return refuse({ code: claimed.refusal })
    const uses = await findUses(trx, id)
    if (uses.length > 0) return refuse({ code: 'media-used', uses })
    await trx.deleteFrom('media').where('id', '=', id).execute()
    await expireFiles(trx, claimed.value.hash, change.now)
    await recordMedia(trx, 'delete', { before: claimed.value }, change)
    return ok(undefined)
  })
}
