import { Plate } from '../parts/plate.tsx'
import { RichTextView } from '../parts/rich-text-view.tsx'
import type { PropsOf } from '../shown-block.ts'

type Event = PropsOf<'history_display'>['history_events'][number]

const Entry = ({ year, title, text, image, level }: Event & { level: 'h2' | 'h3' }) => {
  const Heading = level
  return (
    <li className="group grid @3xl:grid-cols-[10rem_minmax(0,1fr)]">
      <p className="pb-2 pl-8 font-serif text-4xl leading-none text-ochre tabular-nums max-@3xl:border-l max-@3xl:border-line @3xl:pr-10 @3xl:pl-0 @3xl:text-right">
        {year}
      </p>
      <div className="relative grid gap-x-12 gap-y-6 border-l border-line pb-14 pl-8 group-last:pb-0 @3xl:pl-12 @5xl:grid-cols-[minmax(0,1fr)_22rem]">
        <span className="absolute top-2 -left-[5px] size-[9px] rounded-full bg-leaf" />
        <div>
          <Heading className="text-2xl">{title}</Heading>
          {text && <RichTextView text={text} className="measure mt-3 text-lg text-muted" />}
        </div>
        {image && <Plate name={image} />}
      </div>
    </li>
  )
}

/** Years along a line. */
export default function HistoryDisplayBlock(props: PropsOf<'history_display'>) {
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
