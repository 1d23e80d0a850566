const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s*\*$/, '').trim() || undefined

/**
 * What the shown form calls an input. `isComplete`: the label needs no name of the part it is in,
 * such as the billing address. Undefined for values that the screen does not show.
 */
export const findFieldLabel = (path: string) => {
  const [input] = document.getElementsByName(path)
  if (!input) return undefined
  const complete = input.getAttribute('aria-label')
  if (complete) return { text: complete, isComplete: true }
  const control = input.closest('.MuiFormControl-root')
  const text = textOf(control?.querySelector('label, legend')) ?? textOf(input.closest('label'))
  return text ? { text, isComplete: false } : undefined
}
