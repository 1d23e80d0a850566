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

/** Billing names that differ from the person's: they are no longer synchronised. */
export const editedBillingNames = (form: HTMLFormElement): string[] =>
  Object.entries(followers)
    .map(([own, general]) => [own, controlIn(form, own)?.value, controlIn(form, general)?.value])
    .flatMap(([own, value, general]) => (own && value && value !== general ? [own] : []))

/**
 * Copies the person's names to the billing address until those are edited. Copies the billing
 * address to the shipping address while they are the same (D1 §4).
 */
export const followFields = (form: HTMLFormElement, edited: ReadonlySet<string>) => {
  for (const [own, general] of Object.entries(followers))
    if (!edited.has(own)) copy(form, general, own)
  const same = form.elements.namedItem('shippingSame')
  if (same instanceof HTMLInputElement && same.checked)
    for (const part of addressFields)
      copy(form, addressField('billing', part), addressField('shipping', part))
}
