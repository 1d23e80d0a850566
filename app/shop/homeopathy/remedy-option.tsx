import type { ComponentProps } from 'react'
import { type Remedy, scalesOf } from '../../../domain/homeopathy/remedy.ts'
import { matchIn } from './match.ts'

type Props = {
  remedy: Remedy
  /** What was typed; where it stands is marked. */
  text: string
  isHighlighted: boolean
  itemProps: ComponentProps<'li'>
  top: number
  height: number
}

const Marked = ({ name, text }: { name: string; text: string }) => {
  const [before, found, after] = matchIn(name, text) ?? [name, '', '']
  return (
    <>
      {before}
      <mark className="bg-ochre-wash font-semibold text-ink">{found}</mark>
      {after}
    </>
  )
}

/** A remedy in the list of results, with its abbreviation and the scales it is made in. */
export const RemedyOption = ({ remedy, text, isHighlighted, itemProps, top, height }: Props) => (
  <li
    {...itemProps}
    style={{ transform: `translateY(${top}px)`, height }}
    className={`absolute inset-x-0 top-0 flex items-center gap-3 px-4 leading-tight ${isHighlighted ? 'bg-wash shadow-[inset_3px_0_0_var(--color-leaf)]' : ''}`}
  >
    <span className="line-clamp-2">
      <Marked name={remedy.name} text={text} />
    </span>
    {remedy.abbreviation && (
      <span className="shrink-0 text-sm text-muted">
        <Marked name={remedy.abbreviation} text={text} />
      </span>
    )}
    <span className="ml-auto shrink-0 text-xs tracking-wide text-muted max-sm:hidden">
      {scalesOf(remedy).join(' ')}
    </span>
  </li>
)
