import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import type { Selection } from '../../../domain/homeopathy/selection.ts'
import { Icon } from '../../../ui/icon.tsx'
import { focusStep } from './focus-step.ts'
import { RemedySearch } from './remedy-search.tsx'
import { StepFrame } from './step-frame.tsx'

type Props = {
  selection: Selection
  remedy: Remedy | undefined
  remediesUrl: string
  takesFocus: boolean
  onChoose: (remedy: Remedy) => void
  onClear: () => void
}

/** The remedy chosen, as a field to press: that gives up the whole selection (D2 §4). */
const ChosenRemedy = ({ remedy, onClear }: { remedy: Remedy; onClear: () => void }) => {
  const { name, abbreviation } = remedy
  return (
    <button
      type="button"
      onClick={onClear}
      className="flex min-h-14 w-full items-center gap-3 rounded-lg border border-leaf-dark bg-wash px-4 py-2 text-left shadow-[inset_0_0_0_1px_var(--color-leaf-dark)] hover:bg-white"
    >
      <span className="font-serif text-2xl leading-tight">{name}</span>
      {abbreviation && <span className="text-sm text-muted max-sm:hidden">{abbreviation}</span>}
      <span className="ml-auto inline-flex shrink-0 items-center gap-1.5 text-sm font-semibold text-leaf-dark">
        <Trans>Change</Trans>
        <Icon name="x" className="size-4" />
      </span>
    </button>
  )
}

export const RemedyStep = (props: Props) => {
  const { selection, remedy, remediesUrl, takesFocus, onChoose, onClear } = props
  // The search goes once a remedy is found, and with it the focus: it moves on to the next step.
  const wasSearching = useRef(false)
  useEffect(() => {
    if (remedy && wasSearching.current) focusStep('scale')
    wasSearching.current = !remedy
  }, [remedy])
  return (
    <StepFrame step="remedy" number={1} selection={selection} title={<Trans>Remedy</Trans>}>
      {remedy ? (
        <ChosenRemedy remedy={remedy} onClear={onClear} />
      ) : (
        <RemedySearch remediesUrl={remediesUrl} takesFocus={takesFocus} onChoose={onChoose} />
      )}
    </StepFrame>
  )
}
