import { addressField, addressFields } from '../../../domain/customer/address.ts'

const controlIn = (form: HTMLFormElement, name: string) => {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement
    ? control
    : undefined
}

const copy = (form: HTMLFormElement, from: string, to: string) => {
  const source = controlIn(form, from)
  const target = controlIn(form, to)
  if (source && target) target.value = source.value
}

const followers = { billingFirstName: 'firstName', billingLastName: 'lastName' } as const

/** Names of the bill that somebody has made others already: they follow no more. */
export const ownNames = (form: HTMLFormElement): string[] =>
  Object.entries(followers)
    .map(([own, general]) => [own, controlIn(form, own)?.value, controlIn(form, general)?.value])
    .flatMap(([own, value, general]) => (own && value && value !== general ? [own] : []))

/**
 * The names of the bill follow the person's until they are edited, the shipping address the billing
 * address as long as they are said to be the same (D1 §4).
 */
export const followFields = (form: HTMLFormElement, edited: ReadonlySet<string>) => {
  for (const [own, general] of Object.entries(followers))
    if (!edited.has(own)) copy(form, general, own)
  const same = form.elements.namedItem('shippingSame')
  if (same instanceof HTMLInputElement && same.checked)
    for (const part of addressFields)
      copy(form, addressField('billing', part), addressField('shipping', part))
}
