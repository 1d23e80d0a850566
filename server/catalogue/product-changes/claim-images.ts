import type { Transaction } from 'kysely'
import { pictureReference, readPictureReference } from '../../../domain/media/picture-address.ts'
import { nextNumber } from '../../db/counter.ts'
import type { Schema } from '../../db/schema.ts'

/** Titles in the media library, by reference. */
export type ImageTitles = ReadonlyMap<string, string>

/** Those of the pictures that the media library has. */
export const findImageTitles = async (
  trx: Transaction<Schema>,
  references: readonly string[],
): Promise<ImageTitles> => {
  if (references.length === 0) return new Map()
  const rows = await trx
    .selectFrom('media')
    .select(['id', 'title'])
    .where('kind', '=', 'picture')
    .where(
      'id',
      'in',
      references.map((each) => readPictureReference(each) ?? ''),
    )
    .execute()
  return new Map(rows.map(({ id, title }) => [pictureReference(id), title]))
}

/**
 * Whether the media library has all pictures. Counts as a change of content, so that none of them is
 * deleted before the transaction ends.
 */
export const claimImages = async (
  trx: Transaction<Schema>,
  references: readonly string[],
): Promise<boolean> => {
  if (references.length === 0) return true
  await nextNumber(trx, 'content')
  const titles = await findImageTitles(trx, references)
  return references.every((each) => titles.has(each))
}
