import type { BlockProps } from '../block-props.ts'
import { BlockImage } from '../parts/block-image.tsx'
import { BlockLink } from '../parts/block-link.tsx'
import { CallToAction } from '../parts/call-to-action.tsx'
import { ContentIcon } from '../parts/content-icon.tsx'
import type definition from './definition.ts'

type Props = BlockProps<typeof definition>

/** Photos fill the area; illustrations keep their shape and are aligned to its lower edge. */
const imageClass = (name: string) =>
  name.startsWith('/') ? 'absolute inset-0 size-full' : 'banner-drawing'

/** An SVG, because the CSP forbids inline styles (server/http/security-headers.ts). */
const Shade = ({ percentage }: { percentage: number }) => (
  <svg aria-hidden="true" className="absolute inset-0 size-full text-leaf-dark mix-blend-multiply">
    <rect width="100%" height="100%" fill="currentColor" fillOpacity={percentage / 100} />
  </svg>
)

const Products = ({ products }: { products: NonNullable<Props['products']> }) => (
  <ul className="divide-y divide-line border-y border-line">
    {products.map(({ product_name, product_link, product_icon }) => (
      <li key={product_name}>
        <BlockLink to={product_link} className="banner-link">
          {product_icon && <ContentIcon name={product_icon} className="size-6 text-leaf-dark" />}
          {product_name}
        </BlockLink>
      </li>
    ))}
  </ul>
)

/** A full-width image; the text has its own background, so it is legible on any image. */
export default function BannerBlock(props: Props) {
  const { image, title, products = [], call_to_action_text, call_to_action_link } = props
  return (
    <section className="relative overflow-hidden border-y border-line bg-wash">
      {image && <BlockImage name={image} className={imageClass(image)} />}
      <Shade percentage={props.darken_percentage ?? 0} />
      <div
        className={`page relative pb-10 @3xl:py-20 ${image?.startsWith('/') ? 'pt-24' : '-mt-3 @3xl:mt-0'}`}
      >
        <div className="max-w-md border border-line bg-sheet @3xl:@max-5xl:max-w-80 p-2 shadow-label">
          <div className="grid gap-5 border border-line p-5 @3xl:p-8">
            {title && <h2>{title}</h2>}
            {products.length > 0 && <Products products={products} />}
            <CallToAction
              to={call_to_action_link}
              text={call_to_action_text}
              look="filled"
              className="justify-self-start"
            />
          </div>
        </div>
      </div>
    </section>
  )
}
