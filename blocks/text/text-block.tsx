import { joinClasses } from '../../ui/join-classes.ts'
import type { BlockProps } from '../block-props.ts'
import { RichTextView } from '../parts/rich-text-view.tsx'
import type definition from './definition.ts'

const alignments = { left: undefined, center: 'text-center', right: 'text-right' }

/** Shows the heading beside the text on wide screens. */
export default function TextBlock(props: BlockProps<typeof definition>) {
  const { heading, text, text_align = 'left' } = props
  return (
    <section
      className={joinClasses(
        'grid gap-x-16 gap-y-4',
        heading ? '@4xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]' : 'justify-center',
        alignments[text_align],
      )}
    >
      {heading && <h2 className="text-balance">{heading}</h2>}
      <RichTextView text={text} className="measure text-lg" level={heading ? 'h3' : 'h2'} />
    </section>
  )
}
