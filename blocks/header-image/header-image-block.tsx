import { Picture } from '../parts/picture.tsx'
import type { PropsOf } from '../shown-block.ts'

/** One picture over the whole width, with or without words. */
export default function HeaderImageBlock({ image, alt, title, text }: PropsOf<'header_image'>) {
  const isPhoto = image.startsWith('/')
  return (
    <section className="border-y border-line bg-wash">
      <Picture
        name={image}
        alt={alt}
        className={
          isPhoto
            ? 'h-[clamp(14rem,42vw,34rem)] w-full'
            : 'mx-auto h-[clamp(14rem,42vw,30rem)] w-full object-contain py-6'
        }
      />
      {(title || text) && (
        <div className="page border-t border-line bg-sheet py-6 text-center">
          {title && <h2>{title}</h2>}
          {text && <p className="mt-2 text-muted">{text}</p>}
        </div>
      )}
    </section>
  )
}
