import type { BlockProps } from '../block-props.ts'
import { BlockImage } from '../parts/block-image.tsx'
import { BlockLink } from '../parts/block-link.tsx'
import { RichTextView } from '../parts/rich-text-view.tsx'
import type definition from './definition.ts'

/** A list of links to shop pages, each with an illustration. */
export default function LandingLinkShopBlock(props: BlockProps<typeof definition>) {
  const { title, text, links } = props
  return (
    <section>
      {title && <h2 className="mb-6">{title}</h2>}
      {text && <RichTextView text={text} className="measure -mt-2 mb-8 text-lg text-muted" />}
      <ul className="grid grid-cols-2 border-t border-l border-line @4xl:grid-cols-4">
        {links.map(({ image, title, text, link }) => (
          <li key={title} className="border-r border-b border-line">
            <BlockLink to={link} className="family-tile">
              {image && <BlockImage name={image} />}
              <span>
                <span className="family-tile-title">{title}</span>
                {text && <span className="mt-1 block text-sm text-muted">{text}</span>}
              </span>
            </BlockLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
