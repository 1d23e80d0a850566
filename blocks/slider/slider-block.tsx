import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/icon.tsx'
import { SliderControls } from '../../ui/slider/slider.tsx'
import type { BlockProps } from '../block-props.ts'
import { BlockImage } from '../parts/block-image.tsx'
import { BlockLink } from '../parts/block-link.tsx'
import { Film } from '../parts/film.tsx'
import type definition from './definition.ts'

type SlideProps = BlockProps<typeof definition>['slides'][number] & { isFirst: boolean }

const productSizes = { small: 'size-16', medium: 'size-24', large: 'size-32' }

/** Text beside an image or film; product images below the text. */
const Slide = ({
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

/**
 * A slider of large images without wrap-around (D2 §4). It never advances automatically; without
 * script it is a scrollable row.
 */
export default function SliderBlock({ slides }: BlockProps<typeof definition>) {
  const { t } = useLingui()
  return (
    <section data-slider aria-label={t`Pictures`} className="border-y border-line bg-sheet">
      <ul
        data-slides
        aria-label={t`Pictures`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        className="picture-slides"
      >
        {slides.map((slide, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides have no other name, and stay in order.
          <li key={at}>
            <Slide {...slide} isFirst={at === 0} />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="page">
          <SliderControls className="border-t border-line py-3" positionClass="mr-auto" />
        </div>
      )}
    </section>
  )
}
