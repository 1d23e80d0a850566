import { stepId } from './step-frame.tsx'

/** Leads to a step: brings it into view and its first open choice under the keyboard. */
export const focusStep = (step: string) => {
  const group = document.getElementById(stepId(step))
  group?.scrollIntoView({ block: 'nearest' })
  const first =
    group?.querySelector<HTMLElement>('input:not([aria-disabled=true])') ??
    group?.querySelector<HTMLElement>('button')
  first?.focus({ preventScroll: true })
}
