import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { substanceMessage } from '../../../../messages/shop/substances.ts'

const Substance = memo(({ line }: { line: string }) => {
  const { t } = useLingui()
  return <li className="py-1.5 break-words">{substanceMessage(line, t)}</li>
})

/** The substances on the label, one per line: 'type: name dilution' (D2 §3). */
export const LabelSubstances = ({ lines }: { lines: readonly string[] }) => (
  <ul
    // Long lists scroll, so they must be reachable by keyboard.
    tabIndex={lines.length > 8 ? 0 : undefined}
    className="mt-1 max-h-[17.25rem] min-h-12 divide-y divide-line overflow-y-auto border-y border-line text-sm leading-snug"
  >
    {lines.map((line, position) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: identical substances may occur twice; only the position distinguishes them
      <Substance key={position} line={line} />
    ))}
  </ul>
)
