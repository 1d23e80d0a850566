import type { ReactNode } from 'react'

type Props = {
  step: string
  number: number
  title: ReactNode
  /** What is to be chosen before, said in place of the answer. */
  waiting?: ReactNode
  /** A step above says the same already: here it is said to screen readers only. */
  isRepeated?: boolean
  /** What has been chosen, said beside the title. */
  answer?: ReactNode
  children?: ReactNode
}

/** Where the keyboard is led when a step is next. */
export const stepId = (step: string) => `step-${step}`

/** The element that says which step is to be taken first. */
export const waitingId = (step: string) => `${step}-waiting`

/** One step of a selector: a numbered, hairlined field group. */
export const StepFrame = (props: Props) => {
  const { step, number, title, waiting, isRepeated = false, answer, children } = props
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
            {answer}
          </span>
        )}
      </legend>
      {children && <div className="clear-both pt-4 pb-2">{children}</div>}
    </fieldset>
  )
}
