import type { FocalPoint } from '../../domain/media/picture-address.ts'
import { ok, type Result } from '../../domain/result.ts'
import { changeContent } from '../content/content-version.ts'
import type { Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import { type MediaChange, recordMedia } from './change-record.ts'
import { type ClaimRefusal, claimMedia } from './claim-media.ts'
import { addressName, type MediaTexts, searchTextOf } from './media-record.ts'

type Changes = Partial<MediaTexts> & { focus?: FocalPoint | undefined }

/** Changes texts and focal point; pages show them within 50 ms. */
export const changeMedia = async (
  db: Database,
  { id, version, ...changes }: Changes & { id: string; version: number },
  change: MediaChange,
): Promise<Result<undefined, ClaimRefusal>> => {
  let result: Result<undefined, ClaimRefusal> = ok(undefined)
  await changeContent(db, async (trx) => {
    const claimed = await claimMedia(trx, id, version)
    if (!claimed.ok) {
      result = claimed
      return
    }
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
  })
  return result
}
