import type { Step } from './next-step.ts'
import { stepId } from './step-frame.tsx'

const isOpen = (control: HTMLElement) => control.getAttribute('aria-disabled') !== 'true'

/** Leads to a step: brings it into view and its first open control under the keyboard. */
export const focusStep = (step: Step | 'quantity') => {
  const group = document.getElementById(stepId(step))
  const controls = [...(group?.querySelectorAll<HTMLElement>('input, button') ?? [])]
  group?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  const checked = controls.find((control) => control.matches(':checked'))
  ;(checked ?? controls.find(isOpen))?.focus({ preventScroll: true })
}
