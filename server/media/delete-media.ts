import { ok, type Result, refuse } from '../../domain/result.ts'
import { changeContent } from '../content/content-version.ts'
import type { Database } from '../db/client.ts'
import { type MediaChange, recordMedia } from './change-record.ts'
import { type ClaimRefusal, claimMedia } from './claim-media.ts'
import { type FoundUse, findUses } from './find-uses.ts'
import { expireFiles } from './media-files.ts'

export type DeleteRefusal =
  | { code: ClaimRefusal }
  | { code: 'media-used'; uses: readonly FoundUse[] }

/** Deletes a picture or document that nothing shows. */
export const deleteMedia = async (
  db: Database,
  { id, version }: { id: string; version: number },
  change: MediaChange,
): Promise<Result<undefined, DeleteRefusal>> => {
  let result: Result<undefined, DeleteRefusal> = ok(undefined)
  await changeContent(db, async (trx) => {
    const claimed = await claimMedia(trx, id, version)
    if (!claimed.ok) {
      result = refuse({ code: claimed.refusal })
      return
    }
    const uses = await findUses(trx, id)
    if (uses.length > 0) {
      result = refuse({ code: 'media-used', uses })
      return
    }
    await trx.deleteFrom('media').where('id', '=', id).execute()
    await expireFiles(trx, claimed.value.hash, change.now)
    await recordMedia(trx, 'delete', { before: claimed.value }, change)
  })
  return result
}
