import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { stepId } from './focus-step.ts'
import { waitingId } from './step-ids.ts'

type Props = {
  step: string
  number: number
  title: ReactNode
  /** Names the missing previous choice, shown instead of the answer. */
  waiting?: ReactNode
  /** Whether a previous step shows the same: then it is for screen readers only. */
  isRepeated?: boolean
  /** The current choice, next to the title. */
  answer?: ReactNode
  /** Whether the choice is the previous remedy's. */
  isKept?: boolean
  children?: ReactNode
}

/** A step of a selector: a numbered field group. */
export const StepFrame = (props: Props) => {
  const { step, number, title, waiting, answer, children } = props
  const { isRepeated = false, isKept = false } = props
  return (
    <fieldset id={stepId(step)} className="min-w-0 border-t border-line py-5">
      <legend className="float-left flex w-full items-baseline gap-3">
        <span aria-hidden="true" className="w-5 font-serif text-lg text-leaf-dark tabular-nums">
          {number}
        </span>
        <span className="font-serif text-xl leading-tight">{title}</span>
        {waiting ? (
          <span
            id={waitingId(step)}
            className={isRepeated ? 'sr-only' : 'ml-auto text-right text-sm text-muted'}
          >
            {waiting}
          </span>
        ) : (
          <span aria-hidden="true" className="ml-auto text-right font-semibold text-leaf-dark">
            {isKept && (
              <span className="kept-mark">
                <Trans>kept</Trans>
              </span>
            )}
            {answer}
          </span>
        )}
      </legend>
      {children && <div className="clear-both pt-4 pb-2">{children}</div>}
    </fieldset>
  )
}
