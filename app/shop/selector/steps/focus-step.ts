/** The id of the element that `focusStep` scrolls to. */
export const stepId = (step: string) => `step-${step}`

/** Scrolls to a step and focuses its first available option. */
export const focusStep = (step: string) => {
  const group = document.getElementById(stepId(step))
  group?.scrollIntoView({ block: 'nearest' })
  const first =
    group?.querySelector<HTMLElement>('input:not([aria-disabled=true])') ??
    group?.querySelector<HTMLElement>('button')
  first?.focus({ preventScroll: true })
  // What is typed next replaces a quantity.
  if (first instanceof HTMLInputElement && first.type === 'text') first.select()
}
