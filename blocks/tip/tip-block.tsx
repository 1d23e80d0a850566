import type { BlockProps } from '../block-props.ts'
import { ContentIcon } from '../parts/content-icon.tsx'
import { RichTextView } from '../parts/rich-text-view.tsx'
import type definition from './definition.ts'

/** A highlighted piece of advice with a heading. */
export default function TipBlock({ title, text, icon_name }: BlockProps<typeof definition>) {
  return (
    <div
      role="note"
      className="measure flex gap-4 border-y border-ochre-light bg-ochre-wash px-5 py-6 @xl:gap-6 @xl:px-8"
    >
      {icon_name && <ContentIcon name={icon_name} className="size-8 text-ochre" />}
      <div className="grid gap-2">
        {title && <h2 className="text-xl">{title}</h2>}
        <RichTextView text={text} level={title ? 'h3' : 'h2'} />
      </div>
    </div>
  )
}
