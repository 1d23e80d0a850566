import { decodePictureAddress } from '../domain/media/picture-address.ts'
import { UploadedImage } from './pictures/uploaded-picture.tsx'

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
