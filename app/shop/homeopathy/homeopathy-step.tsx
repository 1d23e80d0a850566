import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { homeopathyReasonMessages } from '../../../messages/shop/homeopathy-reasons.ts'
import { StepFrame } from '../selector/steps/step-frame.tsx'
import type { SelectionState } from './apply-events.ts'
import { findMissingStep, isWaitRepeated, type Step } from './next-step.ts'

type Props = {
  step: Exclude<Step, 'remedy'>
  number: number
  title: ReactNode
  state: SelectionState
  answer?: ReactNode
  children?: ReactNode
}

/** A step that names the step it waits for. */
export const HomeopathyStep = ({ state: { selection, kept }, ...step }: Props) => {
  const { t } = useLingui()
  const reason = findMissingStep(step.step, selection)
  return (
    <StepFrame
      {...step}
      isKept={kept?.chosen[step.step] !== undefined}
      waiting={reason && t(homeopathyReasonMessages[reason]())}
      isRepeated={isWaitRepeated(step.step, selection)}
    />
  )
}
