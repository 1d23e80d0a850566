import { Trans } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import type { Pickable } from '../../picker/pickable.ts'
import { Picker } from '../../picker/picker.tsx'
import { ChosenField } from '../chosen-field.tsx'
import { focusStep } from './focus-step.ts'
import { StepFrame } from './step-frame.tsx'

type Props<Item extends Pickable, Typed> = ComponentProps<typeof Picker<Item, Typed>> & {
  chosen: Item | undefined
  /** Shown next to the chosen item. */
  chosenDetail?: ReactNode
  /** Shown below the chosen item. */
  about?: ReactNode
  /** About the choices that the previous remedy has left. */
  notice?: ReactNode
  /** The step that receives the focus next. */
  nextStep: string
  onClear: () => void
}

/** The first step: the search for a remedy, or the chosen one. */
export const PickStep = <Item extends Pickable, Typed>(props: Props<Item, Typed>) => {
  const { chosen, chosenDetail, about, notice, nextStep, onClear, ...picker } = props
  // The search field is removed once a remedy is chosen, so the focus moves to the next step.
  const wasSearching = useRef(false)
  useEffect(() => {
    if (chosen && wasSearching.current) focusStep(nextStep)
    wasSearching.current = !chosen
  }, [chosen, nextStep])
  return (
    <StepFrame step="remedy" number={1} title={<Trans>Remedy</Trans>}>
      {notice}
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
