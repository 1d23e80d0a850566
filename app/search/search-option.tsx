import type { ComponentProps } from 'react'
import { nameKey } from '../../domain/search/name-key.ts'
import type { SearchHit } from '../../domain/search/search.ts'
import type { SearchDocument } from '../../domain/search/site-search.ts'

type Props = {
  hit: SearchHit<SearchDocument>
  isHighlighted: boolean
  itemProps: ComponentProps<'div'>
}

/**
 * The name that matches, where it says why the entry was found. Words for products may name what they
 * are not said to be for, and are not shown.
 */
const reasonOf = ({ entry: { name, detail = '', kind }, matched }: Props['hit']) =>
  kind === 'product' || [name, detail].some((shown) => nameKey(shown).includes(nameKey(matched)))
    ? ''
    : matched

/** A result: its name, what distinguishes it, and the synonym by which it was found. */
export const SearchOption = ({ hit, isHighlighted, itemProps }: Props) => {
  const { name, detail } = hit.entry
  const reason = reasonOf(hit)
  return (
    <div
      {...itemProps}
      className={`flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 px-5 py-2 ${isHighlighted ? 'bg-wash shadow-[inset_3px_0_0_var(--color-leaf)]' : ''}`}
    >
      <span>{name}</span>
      {detail && <span className="text-sm text-muted">{detail}</span>}
      {reason && <span className="text-sm text-muted">{reason}</span>}
    </div>
  )
}
