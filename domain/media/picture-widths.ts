const standardWidths = [480, 800, 1200, 1920] as const

const [smallest, , , largest] = standardWidths

/** The width of the JPEG for programs that read neither AVIF nor WebP. */
const sharedWidth = 1200

export const pictureFormats = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** The widths in which a picture of this width is offered, in pixels; pictures are never enlarged. */
export const pictureWidths = (width: number): readonly number[] => [
  ...standardWidths.filter((each) => each < width),
  ...(width <= largest ? [width] : []),
]

/** The width that exists as soon as a picture is uploaded. */
export const previewWidth = (width: number) => Math.min(width, smallest)

/** The width of the JPEG. */
export const jpegWidth = (width: number) => Math.min(width, sharedWidth)

/** The formats of a picture in one of its widths. */
export const formatsAt = (widthOfPicture: number, width: number): readonly PictureFormat[] =>
  width === jpegWidth(widthOfPicture) ? pictureFormats : ['avif', 'webp']
