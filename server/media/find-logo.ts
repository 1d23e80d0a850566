import { defaultLanguage } from '../../domain/language.ts'
import { decodePictureAddress, type UploadedPicture } from '../../domain/media/picture-address.ts'
import { jpegWidth } from '../../domain/media/picture-widths.ts'
import { option } from '../content/options.ts'
import { findPictures } from '../content/pictures/find-pictures.ts'
import type { Database } from '../db/client.ts'
import type { Services } from '../services.ts'
import { pictureFileId, readFile } from './media-files.ts'

/** The logo of the laboratory in the media library; undefined without one. */
export const findLogo = async (db: Database): Promise<UploadedPicture | undefined> => {
  const reference = await option(db, 'logo')
  if (!reference) return undefined
  const showPicture = await findPictures(db, defaultLanguage)
  return decodePictureAddress(showPicture(reference))
}

/** The logo as data URL of a JPEG; undefined without one, and until its files are made. */
export const readLogo = async ({
  db,
  files,
}: Pick<Services, 'db' | 'files'>): Promise<string | undefined> => {
  const logo = await findLogo(db)
  if (!logo?.isRendered) return undefined
  const jpeg = await readFile(files, pictureFileId(logo.hash, jpegWidth(logo.width), 'jpg'))
  return jpeg && `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`
}
