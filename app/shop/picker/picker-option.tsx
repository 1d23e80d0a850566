import type { ComponentProps } from 'react'
import { foldText } from '../../../domain/fold-text.ts'
import { nameKey } from '../../../domain/search/name-key.ts'
import type { Pickable } from './pickable.ts'

/** A name split around the match, ignoring case and accents. */
type SplitName = readonly [before: string, found: string, after: string]

/** Finds the text in the name; undefined without a match. */
export const splitAtMatch = (name: string, text: string): SplitName | undefined => {
  const foldedText = foldText(text.trim())
  if (!foldedText) return undefined
  // A letter may fold into two (œ → oe) and an accent into none, so origins are recorded.
  const origins = [...name.normalize('NFC')].map((letter) => ({ letter, folded: foldText(letter) }))
  const start = origins
    .map(({ folded }) => folded)
    .join('')
    .indexOf(foldedText)
  if (start < 0) return undefined
  const parts: [string, string, string] = ['', '', '']
  let at = 0
  for (const { letter, folded } of origins) {
    const end = at + folded.length
    parts[end <= start ? 0 : at < start + foldedText.length ? 1 : 2] += letter
    at = end
  }
  return parts
}

type Props = {
  item: Pickable
  detail: string
  /** The name that matches, which may be a synonym. */
  matched: string
  /** The search text; its match is highlighted. */
  text: string
  isHighlighted: boolean
  itemProps: ComponentProps<'li'>
  top: number
  height: number
}

const Marked = ({ name, text }: { name: string; text: string }) => {
  const [before, found, after] = splitAtMatch(name, text) ?? [name, '', '']
  return (
    <>
      {before}
      <mark className="bg-ochre-wash font-semibold text-ink">{found}</mark>
      {after}
    </>
  )
}

/** A search result: its name, and details that distinguish it. */
export const PickerOption = (props: Props) => {
  const { item, detail, matched, text, isHighlighted, itemProps, top, height } = props
  const { name, abbreviation, below } = item
  // Shown in addition where it says why the item was found.
  const isShown = [name, abbreviation, below].some(
    (shown) => shown && nameKey(shown).includes(nameKey(matched)),
  )
  const synonym = isShown ? '' : matched
  return (
    <li
      {...itemProps}
      style={{ transform: `translateY(${top}px)`, height }}
      className={`absolute inset-x-0 top-0 flex items-center gap-3 px-4 leading-tight ${isHighlighted ? 'bg-wash shadow-[inset_3px_0_0_var(--color-leaf)]' : ''}`}
    >
      <span className={`min-w-0 ${below ? '' : 'line-clamp-2'}`}>
        <span className={below ? 'block truncate' : ''}>
          <Marked name={name} text={text} />
        </span>
        {below && (
          <span className="block truncate text-sm text-muted italic">
            <Marked name={below} text={text} />
          </span>
        )}
      </span>
      {abbreviation && (
        <span className="shrink-0 text-sm text-muted">
          <Marked name={abbreviation} text={text} />
        </span>
      )}
      {synonym && (
        <span className="min-w-0 truncate text-sm text-muted">
          <Marked name={synonym} text={text} />
        </span>
      )}
      {detail && (
        <span
          className={`ml-auto shrink-0 text-xs tracking-wide text-muted ${below ? '' : 'max-sm:hidden'}`}
        >
          {detail}
        </span>
      )}
    </li>
  )
}
