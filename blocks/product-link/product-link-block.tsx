import type { BlockProps } from '../block-props.ts'
import { BlockImage } from '../parts/block-image.tsx'
import { CallToAction } from '../parts/call-to-action.tsx'
import { RichTextView } from '../parts/rich-text-view.tsx'
import type definition from './definition.ts'

/** Above the text in the width of the card, else beside it. */
const pictureClass = 'h-40 w-full bg-wash object-contain p-3 @lg:size-32 @lg:bg-transparent @lg:p-0'

/** A product's name, container and details, with a link to its page. */
export default function ProductLinkBlock(props: BlockProps<typeof definition, 'product_link'>) {
  const { title, text, button_text, button_link, image, data } = props
  const picture = data.picture ?? image
  const isDrawn = data.picture !== undefined && !data.picture.startsWith('/media/')
  return (
    <section className="measure border border-line bg-sheet p-2 shadow-label">
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-8 gap-y-4 border border-line p-5 @lg:grid-cols-[8rem_minmax(0,1fr)]">
        {isDrawn ? (
          <img
            src={picture}
            alt=""
            width={160}
            height={160}
            loading="lazy"
            className={pictureClass}
          />
        ) : (
          picture && <BlockImage name={picture} className={pictureClass} />
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
