import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Pickable } from '../../picker/pickable.ts'
import { Picker } from '../../picker/picker.tsx'
import type { Source } from '../../picker/use-entries.ts'
import { ChosenField } from '../chosen-field.tsx'
import { focusStep } from './focus-step.ts'
import { StepFrame } from './step-frame.tsx'

type Props<Item> = {
  source: Source<Item>
  /** What the search asks for. */
  label: ReactNode
  detailOf?: (item: Item) => string
  chosen: Item | undefined
  /** Said beside what is chosen. */
  chosenDetail?: ReactNode
  /** Below what is chosen. */
  about?: ReactNode
  /** The step that follows. */
  nextStep: string
  takesFocus: boolean
  onChoose: (item: Item) => void
  onClear: () => void
}

/** The first step: search for a remedy, or the one chosen. */
export const PickStep = <Item extends Pickable>(props: Props<Item>) => {
  const { chosen, chosenDetail, about, nextStep, onClear, ...picker } = props
  // The search goes once a remedy is found, and with it the focus: it moves on to the next step.
  const wasSearching = useRef(false)
  useEffect(() => {
    if (chosen && wasSearching.current) focusStep(nextStep)
    wasSearching.current = !chosen
  }, [chosen, nextStep])
  return (
    <StepFrame step="remedy" number={1} title={<Trans>Remedy</Trans>}>
      {chosen ? (
        <>
          <ChosenField name={chosen.name} detail={chosenDetail} onClear={onClear} />
          {about}
        </>
      ) : (
        <Picker {...picker} />
      )}
    </StepFrame>
  )
}
