import { ok, type Result, refuse } from '../../domain/result.ts'
import { lockContent } from '../content/content-version.ts'
import type { Database } from '../db/client.ts'
import type { MediaRow } from '../db/tables/media.ts'

export type ClaimRefusal = 'media-unknown' | 'edit-conflict'

/**
 * Locks a row until the transaction ends, and counts as a change of content. Refuses if the row has
 * changed since `version`.
 */
export const claimMedia = async (
  trx: Database,
  id: string,
  version: number,
): Promise<Result<MediaRow, ClaimRefusal>> => {
  await lockContent(trx)
  const row = await trx.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return refuse('media-unknown')
  return row.version === version ? ok(row) : refuse('edit-conflict')
}
