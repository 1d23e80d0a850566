import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import { maxMediaPixels } from '../../domain/media/media-limits.ts'
import type { PictureFormat } from '../../domain/media/picture-widths.ts'

/** Pictures decoded at the same time by this process: each takes up to 250 MB. */
const limit = pLimit(2)

/** Of one picture, in seconds. */
const timeoutSeconds = 30

const jpegStart = Buffer.from([0xff, 0xd8, 0xff])
const jpegScan = Buffer.from([0xff, 0xda])
const jpegEnd = Buffer.from([0xff, 0xd9])

/** Whether a JPEG has no end marker after its last scan, as some phones and scanners write it. */
const lacksEnd = (bytes: Buffer) =>
  bytes.subarray(0, 3).equals(jpegStart) && bytes.lastIndexOf(jpegEnd) < bytes.lastIndexOf(jpegScan)

const animatedAvif = Buffer.from('ftypavis')

/** The library knows an AVIF animation, which has a first picture too, only under the brand of pictures. */
const withPictureBrand = (bytes: Buffer) =>
  bytes.subarray(4, 12).equals(animatedAvif)
    ? Buffer.concat([bytes.subarray(0, 8), Buffer.from('avif'), bytes.subarray(12)])
    : bytes

/** The library takes 20 MB: loaded with the first picture. It works in separate threads. */
const open = async (bytes: Uint8Array): Promise<Sharp> => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  // One page: the first frame of animations.
  const options = { limitInputPixels: maxMediaPixels, pages: 1 }
  const file = withPictureBrand(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  // With an added marker, missing lines of a cut file are a warning only.
  return lacksEnd(file)
    ? sharp(Buffer.concat([file, jpegEnd]), { ...options, failOn: 'warning' })
    : sharp(file, { ...options, failOn: 'error' })
}

/** Quality and effort by format. AVIF with more effort takes seconds for 2 %. */
const encode: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 4 }),
  jpg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true }),
}

/** As it is shown: after the rotation that cameras note. In pixels. */
export type PictureSize = { width: number; height: number }

/** Reads the size without decoding; undefined if the picture is broken or too large. */
export const readPictureSize = (bytes: Uint8Array): Promise<PictureSize | undefined> =>
  limit(async () => {
    try {
      const { autoOrient } = await (await open(bytes)).metadata()
      const { width, height } = autoOrient
      return width * height <= maxMediaPixels ? { width, height } : undefined
    } catch {
      return undefined
    }
  })

/**
 * A picture of this width and format. Encoded again, so it has no metadata (place, camera, names)
 * and nothing but pixels. Rejects if the picture cannot be decoded.
 */
export const makePicture = (
  bytes: Uint8Array,
  { width, format }: { width: number; format: PictureFormat },
): Promise<Uint8Array> =>
  limit(async () => {
    const picture = (await open(bytes))
      .timeout({ seconds: timeoutSeconds })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toColourspace('srgb')
    return encode[format](picture).toBuffer()
  })
