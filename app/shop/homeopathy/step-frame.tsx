import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Selection } from '../../../domain/homeopathy/selection.ts'
import { type Step, waitsFor } from './next-step.ts'
import { reasonTexts } from './reason-texts.ts'

type Props = {
  step: Step | 'quantity'
  number: number
  title: ReactNode
  selection: Selection
  /** What has been chosen, said beside the title. */
  answer?: ReactNode
  children?: ReactNode
}

/** Where the keyboard is led when a step is next. */
export const stepId = (step: Props['step']) => `step-${step}`

/** The element that says which step is to be taken first. */
export const waitingId = (step: string) => `${step}-waiting`

/** One step of the selector: a numbered, hairlined field group. */
export const StepFrame = ({ step, number, title, selection, answer, children }: Props) => {
  const { t } = useLingui()
  const reason = waitsFor(step, selection)
  return (
    <fieldset id={stepId(step)} className="min-w-0 border-t border-line py-5">
      <legend className="float-left flex w-full items-baseline gap-3">
        <span aria-hidden="true" className="w-5 font-serif text-lg text-leaf-dark tabular-nums">
          {number}
        </span>
        <span className="font-serif text-xl leading-tight">{title}</span>
        {reason ? (
          <span id={waitingId(step)} className="ml-auto text-right text-sm text-muted">
            {t(reasonTexts[reason]())}
          </span>
        ) : (
          <span aria-hidden="true" className="ml-auto text-right font-semibold text-leaf-dark">
            {answer}
          </span>
        )}
      </legend>
      {children && <div className="clear-both pt-4 pb-2">{children}</div>}
    </fieldset>
  )
}
