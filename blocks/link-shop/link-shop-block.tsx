import type { BlockProps } from '../block-props.ts'
import { CallToAction } from '../parts/call-to-action.tsx'
import { ContentIcon } from '../parts/content-icon.tsx'
import { Illustrated } from '../parts/illustrated.tsx'
import { RichTextView } from '../parts/rich-text-view.tsx'
import type definition from './definition.ts'

/** A link to a shop page, with an illustration. */
export default function LinkShopBlock(props: BlockProps<typeof definition>) {
  const { image, icon_name, title, text, button_link, button_text } = props
  return (
    <section className="grid items-center gap-x-10 gap-y-8 @4xl:gap-x-14 @2xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      {image && <Illustrated name={image} />}
      <div className="grid justify-items-start gap-4">
        {icon_name && <ContentIcon name={icon_name} className="size-9 text-leaf-dark" />}
        <h2>{title}</h2>
        {text && <RichTextView text={text} className="measure text-lg text-muted" />}
        <CallToAction to={button_link} text={button_text} look="filled" className="mt-2" />
      </div>
    </section>
  )
}
