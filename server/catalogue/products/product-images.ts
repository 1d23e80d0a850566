import {
  decodePictureAddress,
  pictureReference,
  readPictureReference,
} from '../../../domain/media/picture-address.ts'
import type { Database } from '../../db/client.ts'
import type { CatalogueRecord } from '../../db/tables/catalogue.ts'

/** Turns the reference of a picture of the media library into its address in a language. */
export type ShowImage = (stored: string) => string

/** An image of a product; `address` with what its component needs (picture-address.ts). */
export type ProductImage = { address: string; alt: string }

/** References of the pictures that staff have chosen, in their order. */
export const imageReferences = ({ library_images }: CatalogueRecord): readonly string[] =>
  Array.isArray(library_images)
    ? library_images.filter(
        (stored): stored is string =>
          typeof stored === 'string' && readPictureReference(stored) !== undefined,
      )
    : []

/** Titles of the pictures of the media library by reference; the newest first. */
export const findPictureTitles = async (db: Database): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom('media')
    .select(['id', 'title'])
    .where('kind', '=', 'picture')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ id, title }) => [pictureReference(id), title]))
}

/**
 * The images of a product; those that the library no longer has are skipped. Without a text of the
 * library, `title` is the alternative text.
 */
export const productImages = (
  record: CatalogueRecord,
  showImage: ShowImage,
  title: string,
): ProductImage[] =>
  imageReferences(record).flatMap((stored) => {
    const address = showImage(stored)
    const picture = decodePictureAddress(address)
    return picture ? [{ address, alt: picture.alt || title }] : []
  })
