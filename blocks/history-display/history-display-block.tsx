import type { BlockProps } from '../block-props.ts'
import { Illustrated } from '../parts/illustrated.tsx'
import { RichTextView } from '../parts/rich-text-view.tsx'
import type definition from './definition.ts'

type Event = BlockProps<typeof definition>['history_events'][number]

const Entry = ({ year, title, text, image, level }: Event & { level: 'h2' | 'h3' }) => {
  const Heading = level
  return (
    <li className="group relative border-line @max-2xl:border-l @max-2xl:pl-7 @2xl:grid @2xl:grid-cols-[9rem_minmax(0,1fr)]">
      <span className="absolute top-3 -left-[5px] size-[9px] rounded-full bg-leaf @2xl:left-[calc(9rem-4px)]" />
      <p className="pb-2 font-serif text-4xl leading-none text-ochre tabular-nums @2xl:pr-9 @2xl:text-right">
        {year}
      </p>
      <div className="grid content-start gap-x-12 gap-y-6 border-line pb-16 group-last:pb-2 @2xl:grid-cols-[minmax(0,1fr)_13rem] @2xl:border-l @2xl:pl-10 @4xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className={image ? '' : '@2xl:col-span-2'}>
          <Heading className="text-2xl">{title}</Heading>
          {text && <RichTextView text={text} className="measure mt-3 text-lg text-muted" />}
        </div>
        {image && <Illustrated name={image} shape="wide" className="self-start" />}
      </div>
    </li>
  )
}

/** A timeline of events with their images. */
export default function HistoryDisplayBlock(props: BlockProps<typeof definition>) {
  const { title, history_events } = props
  return (
    <section>
      {title && <h2 className="mb-10">{title}</h2>}
      <ol>
        {history_events.map((event) => (
          <Entry key={event.year + event.title} {...event} level={title ? 'h3' : 'h2'} />
        ))}
      </ol>
    </section>
  )
}
