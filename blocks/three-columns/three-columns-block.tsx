import type { BlockProps } from '../block-props.ts'
import { CallToAction } from '../parts/call-to-action.tsx'
import { ContentIcon } from '../parts/content-icon.tsx'
import { RichTextView } from '../parts/rich-text-view.tsx'
import type definition from './definition.ts'

const columnsOf: Record<number, string> = { 2: '@2xl:grid-cols-2', 3: '@2xl:grid-cols-3' }

/** One to three columns, each below a horizontal rule. */
export default function ThreeColumnsBlock({ title, columns }: BlockProps<typeof definition>) {
  const Heading = title ? 'h3' : 'h2'
  return (
    <section>
      {title && <h2 className="mb-8">{title}</h2>}
      <ul
        className={`grid gap-x-8 gap-y-10 @4xl:gap-x-10 ${columnsOf[columns.length] ?? 'measure'}`}
      >
        {columns.map((column) => (
          <li key={column.title} className="flex flex-col border-t border-ink pt-5">
            {column.icon && (
              <ContentIcon name={column.icon} className="mb-4 size-8 text-leaf-dark" />
            )}
            <Heading className="column-title">{column.title}</Heading>
            {column.text && <RichTextView text={column.text} className="column-text" />}
            <CallToAction
              to={column.button_link}
              text={column.button_text}
              className="mt-auto self-start pt-3"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
