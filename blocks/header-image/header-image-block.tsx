import type { BlockProps } from '../block-props.ts'
import { BlockImage } from '../parts/block-image.tsx'
import type definition from './definition.ts'

const isPhoto = (name: string) => name.startsWith('/')

/** One image across the full width; illustrations are aligned to the lower edge. */
export default function HeaderImageBlock(props: BlockProps<typeof definition>) {
  const { image, alt, title, text } = props
  return (
    <section className="border-y border-line bg-sheet">
      <div className="bg-wash">
        <BlockImage
          name={image}
          alt={alt}
          className={`h-[clamp(13rem,40vw,30rem)] w-full ${isPhoto(image) ? '' : 'object-contain object-bottom pt-8'}`}
        />
      </div>
      {(title || text) && (
        <div className="border-t border-line">
          <div className="page py-7 text-center">
            {title && <h2>{title}</h2>}
            {text && <p className="mt-2 text-lg text-muted">{text}</p>}
          </div>
        </div>
      )}
    </section>
  )
}
