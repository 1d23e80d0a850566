import { jpegWidth, type PictureFormat, pictureWidths, previewWidth } from './picture-widths.ts'

/** The part of a picture that stays visible when it is cropped, in percent from the top left. */
export type FocalPoint = { readonly x: number; readonly y: number }

/** A picture of the media library as a page shows it. */
export type UploadedPicture = {
  /** Of the content; a replaced picture has another one. */
  hash: string
  /** For the address: lower case letters, digits and hyphens. */
  name: string
  /** Of the original, in pixels. */
  width: number
  height: number
  focus: FocalPoint
  /** '' for decorative pictures. */
  alt: string
  /** Whether all widths are made; else there is only the preview. */
  isRendered: boolean
}

/** `media/{id}`, as pages store pictures of the library. */
const reference = /^\/media\/([\da-f-]{36})$/

export const pictureReference = (id: string) => `/media/${id}`

/** The id in a stored reference; undefined for illustrations and other addresses. */
export const readPictureReference = (stored: string): string | undefined =>
  reference.exec(stored)?.[1]

export const pictureFileAddress = (
  { hash, name }: Pick<UploadedPicture, 'hash' | 'name'>,
  width: number,
  format: PictureFormat,
) => `/media/${hash}/${name}-${width}.${format}`

/** The address of the picture as one file that any program can read. */
export const plainPictureAddress = (picture: UploadedPicture) =>
  picture.isRendered
    ? pictureFileAddress(picture, jpegWidth(picture.width), 'jpg')
    : pictureFileAddress(picture, previewWidth(picture.width), 'webp')

/**
 * The address of a picture with what its component needs in the fragment, which browsers do not
 * send: size, focal point, alternative text.
 */
export const encodePictureAddress = (picture: UploadedPicture) => {
  const { width, height, focus, alt, isRendered } = picture
  const facts = [width, height, focus.x, focus.y, isRendered ? 1 : 0]
  return `${plainPictureAddress(picture)}#${facts.join(',')},${encodeURIComponent(alt)}`
}

const addressPattern =
  /^\/media\/([\da-f]{32})\/([a-z0-9-]+)-\d+\.(?:jpg|webp)#(\d+),(\d+),(\d+),(\d+),([01]),([^,]*)$/

/** Reads what `encodePictureAddress` wrote; undefined for other addresses. */
export const decodePictureAddress = (address: string): UploadedPicture | undefined => {
  const found = addressPattern.exec(address)
  if (!found) return undefined
  const [, hash = '', name = '', width, height, x, y, isRendered, alt = ''] = found
  return {
    hash,
    name,
    width: Number(width),
    height: Number(height),
    focus: { x: Number(x), y: Number(y) },
    alt: decodeURIComponent(alt),
    isRendered: isRendered === '1',
  }
}

/** The widths that exist. */
export const offeredWidths = ({ width, isRendered }: UploadedPicture): readonly number[] =>
  isRendered ? pictureWidths(width) : [previewWidth(width)]

/** The candidates of a format for `srcset`. */
export const pictureSources = (picture: UploadedPicture, format: PictureFormat) =>
  offeredWidths(picture)
    .map((width) => `${pictureFileAddress(picture, width, format)} ${width}w`)
    .join(', ')
