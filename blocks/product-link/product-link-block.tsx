import type { BlockProps } from '../block-props.ts'
import { BlockImage } from '../parts/block-image.tsx'
import { CallToAction } from '../parts/call-to-action.tsx'
import { RichTextView } from '../parts/rich-text-view.tsx'
import type definition from './definition.ts'

/** A product's name, container and details, with a link to its page. */
export default function ProductLinkBlock(props: BlockProps<typeof definition, 'product_link'>) {
  const { title, text, button_text, button_link, image, data } = props
  return (
    <section className="measure border border-line bg-sheet p-2 shadow-label">
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-8 gap-y-4 border border-line p-5 @lg:grid-cols-[8rem_minmax(0,1fr)]">
        {data.picture?.startsWith('/media/') ? (
          <BlockImage name={data.picture} className="size-28 @lg:size-32" />
        ) : data.picture ? (
          <img
            src={data.picture}
            alt=""
            width={128}
            height={128}
            loading="lazy"
            className="size-28 object-contain @lg:size-32"
          />
        ) : (
          image && <BlockImage name={image} className="size-28 @lg:size-32" />
        )}
        <div className="grid justify-items-start gap-2 @lg:col-start-2">
          <h2 className="text-2xl">{title}</h2>
          {text && <RichTextView text={text} className="text-muted" />}
          <CallToAction to={button_link} text={button_text} />
        </div>
      </div>
    </section>
  )
}
