import type { BlockProps } from '../block-props.ts'
import { RichTextView } from '../parts/rich-text-view.tsx'
import type definition from './definition.ts'

/** Shows the text in one column. */
export default function GeneralTextBlock({ title, text }: BlockProps<typeof definition>) {
  return (
    <section className="measure grid gap-4">
      {title && <h2>{title}</h2>}
      <RichTextView text={text} className="text-lg" level={title ? 'h3' : 'h2'} />
    </section>
  )
}
