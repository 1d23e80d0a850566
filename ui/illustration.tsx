import {
  decodePictureAddress,
  offeredWidths,
  pictureFileAddress,
  pictureSources,
  type UploadedPicture,
} from '../domain/media/picture-address.ts'
import { joinClasses } from './join-classes.ts'

type UploadedImageProps = {
  picture: UploadedPicture
  /** In place of the text of the library. */
  alt: string | undefined
  className: string | undefined
  eager: boolean
}

/** In steps of 10 %, as classes, because the CSP forbids inline styles. */
const focusClass = (axis: 'x' | 'y', percent: number) =>
  `focus-${axis}-${Math.round(percent / 10) * 10}`

/** Half of a wide screen unless the browser measures the box, which it does for lazy images. */
const sizesOf = (eager: boolean) => `${eager ? '' : 'auto, '}(min-width: 64rem) 50vw, 100vw`

/** A picture of the media library: the browser chooses format and width. */
const UploadedImage = ({ picture, alt, className, eager }: UploadedImageProps) => {
  const sizes = sizesOf(eager)
  const { focus, width, height } = picture
  return (
    <picture className="contents">
      {picture.isRendered && (
        <source type="image/avif" srcSet={pictureSources(picture, 'avif')} sizes={sizes} />
      )}
      <img
        src={pictureFileAddress(picture, offeredWidths(picture).at(-1) ?? width, 'webp')}
        srcSet={pictureSources(picture, 'webp')}
        sizes={sizes}
        alt={alt || picture.alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        className={joinClasses(
          'uploaded-picture',
          focusClass('x', focus.x),
          focusClass('y', focus.y),
          className,
        )}
      />
    </picture>
  )
}

/** Whether the image has the ratio 8:5 instead of 1:1: scenes and uploaded images. */
export const isWide = (name: string) => /^(scene|empty)-|^envelope$|\//.test(name)

type Props = { name: string; alt?: string | undefined; className?: string; eager?: boolean }

/**
 * An illustration by file name in `public/illustrations`, or an uploaded image by address. Without
 * `alt` it is decorative, unless the media library has a text for it. Width and height prevent
 * layout shifts.
 */
export const Illustration = ({ name, alt = '', className, eager = false }: Props) => {
  const uploaded = decodePictureAddress(name)
  if (uploaded)
    return <UploadedImage picture={uploaded} alt={alt} className={className} eager={eager} />
  return (
    <img
      src={name.includes('/') ? name : `/illustrations/${name}.svg`}
      alt={alt}
      width={isWide(name) ? 640 : 240}
      height={isWide(name) ? 400 : 240}
      loading={eager ? 'eager' : 'lazy'}
      className={className}
    />
  )
}
