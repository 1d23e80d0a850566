import { BlockLink } from '../parts/block-link.tsx'
import { ContentIcon } from '../parts/content-icon.tsx'
import { Picture } from '../parts/picture.tsx'
import { WayOn } from '../parts/way-on.tsx'
import type { PropsOf } from '../shown-block.ts'

/** Drawn, since pages run no inline styles (server/http/security-headers.ts). */
const Shade = ({ darkness }: { darkness: number }) => (
  <svg aria-hidden="true" className="absolute inset-0 size-full text-leaf-deep">
    <rect width="100%" height="100%" fill="currentColor" fillOpacity={darkness} />
  </svg>
)

/** A picture from edge to edge; its words stand on a label, so they can be read on any. */
export default function BannerBlock(props: PropsOf<'banner'>) {
  const { image, title, products, call_to_action_text, call_to_action_link } = props
  const darkness = (props.darken_percentage ?? 0) / 100
  return (
    <section className="relative overflow-hidden border-y border-line bg-wash">
      {image && (
        <Picture name={image} className="absolute inset-0 size-full object-cover object-center" />
      )}
      <Shade darkness={darkness} />
      <div className="page relative py-12 @3xl:py-20">
        <div className="max-w-md border border-line bg-sheet p-2 shadow-label">
          <div className="grid gap-5 border border-line p-5 @xl:p-8">
            {title && <h2>{title}</h2>}
            {products.length > 0 && (
              <ul className="divide-y divide-line border-y border-line">
                {products.map(({ product_name, product_link, product_icon }) => (
                  <li key={product_name}>
                    <BlockLink
                      to={product_link}
                      className="flex min-h-12 items-center gap-4 py-2 font-medium hover:text-leaf-dark hover:underline"
                    >
                      {product_icon && (
                        <ContentIcon name={product_icon} className="size-6 text-leaf-dark" />
                      )}
                      {product_name}
                    </BlockLink>
                  </li>
                ))}
              </ul>
            )}
            <WayOn
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
