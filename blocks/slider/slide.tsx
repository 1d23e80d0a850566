import { Icon } from '../../ui/icon.tsx'
import type { BlockProps } from '../block-props.ts'
import { BlockImage } from '../parts/block-image.tsx'
import { BlockLink } from '../parts/block-link.tsx'
import { Film } from '../parts/film.tsx'
import type definition from './definition.ts'

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
    <div className="page slide">
      <div className="max-md:order-last">
        {tag_line && <p className="eyebrow mb-3">{tag_line}</p>}
        <h2 className="slide-title">
          {link ? (
            <BlockLink to={link} className="inline hover:text-leaf-dark hover:underline">
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
