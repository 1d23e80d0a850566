import type { BlockProps } from '../block-props.ts'
import { CallToAction } from '../parts/call-to-action.tsx'
import { Illustrated } from '../parts/illustrated.tsx'
import { RichTextView } from '../parts/rich-text-view.tsx'
import type definition from './definition.ts'

const layouts = {
  equal: '@2xl:grid-cols-2',
  left: '@2xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
  right: '@2xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
}

/** Two images of equal height; `left` and `right` name the larger one. */
export default function TwoImagesBlock(props: BlockProps<typeof definition>) {
  const { layout = 'equal', images } = props
  return (
    <div className={`grid gap-x-10 gap-y-12 ${layouts[layout]}`}>
      {images.map(({ image, alt, title, text, link, button_text, download }) => (
        <section key={image} className="image-column">
          <Illustrated name={image} alt={alt} />
          <div className="grid content-start justify-items-start gap-2">
            {title && <h2 className="text-2xl">{title}</h2>}
            {text && <RichTextView text={text} className="text-muted" />}
            <CallToAction to={link || download} text={button_text} isFile={!link} />
          </div>
        </section>
      ))}
    </div>
  )
}
