import { lazy } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { BlockProps } from '../block-props.ts'
import { BlockImage } from '../parts/block-image.tsx'
import { BlockLink } from '../parts/block-link.tsx'
import type definition from './definition.ts'

/** Loaded only for slides with a film. */
const Film = lazy(async () => ({ default: (await import('../parts/film.tsx')).Film }))

export type SlideProps = BlockProps<typeof definition>['slides'][number] & { isFirst: boolean }

const productSizes = { small: 'size-16', medium: 'size-24', large: 'size-32' }

/** Text beside an image or film; product images below the text. */
export const Slide = ({
  image,
  alt,
  video_url,
  link,
  tag_line,
  title,
  product_image_1,
  product_image_2,
  product_image_3,
  product_image_size = 'medium',
  isFirst,
}: SlideProps) => {
  const products = [product_image_1, product_image_2, product_image_3].flatMap((name) => name || [])
  return (
    <div className="page grid h-full items-center gap-x-12 gap-y-6 py-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:py-14">
      <div className="max-md:order-last">
        {tag_line && <p className="eyebrow mb-3">{tag_line}</p>}
        <h2 className="text-[clamp(1.7rem,0.8rem+2.6vw,3.1rem)]">
          {link ? (
            <BlockLink to={link} className="group inline hover:text-leaf-dark hover:underline">
              {title}{' '}
              <Icon
                name="arrow-right"
                className="inline size-[0.7em] align-baseline text-leaf-dark"
              />
            </BlockLink>
          ) : (
            title
          )}
        </h2>
        {products.length > 0 && (
          <ul className="mt-6 flex flex-wrap items-end gap-4 border-line md:border-b">
            {products.map((name) => (
              <li key={name}>
                <BlockImage
                  name={name}
                  className={`${productSizes[product_image_size]} object-contain`}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      {video_url ? (
        <Film address={video_url} title={title} poster={image} alt={alt} />
      ) : (
        <BlockImage
          name={image}
          alt={alt}
          eager={isFirst}
          className="aspect-16/10 h-auto w-full object-contain"
        />
      )}
    </div>
  )
}
