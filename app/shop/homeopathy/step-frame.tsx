import type { ReactNode } from 'react'
import type { Step } from './next-step.ts'

type Props = {
  step: Step | 'quantity'
  number: number
  title: ReactNode
  /** What has been chosen, said beside the title. */
  answer?: ReactNode
  children: ReactNode
}

/** Where the keyboard is led when a step is next. */
export const stepId = (step: Props['step']) => `step-${step}`

/** One step of the selector: a numbered, hairlined field group. */
export const StepFrame = ({ step, number, title, answer, children }: Props) => (
  <fieldset id={stepId(step)} className="min-w-0 scroll-mt-24 border-t border-line pt-5 pb-8">
    <legend className="float-left mb-4 flex w-full items-baseline gap-3">
      <span aria-hidden="true" className="w-5 font-serif text-lg text-leaf-dark tabular-nums">
        {number}
      </span>
      <span className="font-serif text-xl leading-tight">{title}</span>
      {answer && (
        <span aria-hidden="true" className="ml-auto text-right font-semibold text-leaf-dark">
          {answer}
        </span>
      )}
    </legend>
    <div className="clear-both">{children}</div>
  </fieldset>
)
