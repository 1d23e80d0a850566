import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Selection } from '../../../domain/homeopathy/selection.ts'
import { homeopathyReasonMessages } from '../../../messages/shop/homeopathy-reasons.ts'
import { StepFrame } from '../selector/steps/step-frame.tsx'
import { findMissingStep, isWaitRepeated, type Step } from './next-step.ts'

type Props = {
  step: Step
  number: number
  title: ReactNode
  selection: Selection
  answer?: ReactNode
  children?: ReactNode
}

/** A step that names the step it waits for. */
export const HomeopathyStep = ({ selection, ...step }: Props) => {
  const { t } = useLingui()
  const reason = findMissingStep(step.step, selection)
  return (
    <StepFrame
      {...step}
      waiting={reason && t(homeopathyReasonMessages[reason]())}
      isRepeated={isWaitRepeated(step.step, selection)}
    />
  )
}
