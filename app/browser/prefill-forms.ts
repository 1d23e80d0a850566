/** The data of the account by form field, for all forms (D2 §6). */
export const knownFields = (user: object): Readonly<Record<string, unknown>> => {
  const known: Readonly<Record<string, unknown>> = { ...user }
  const { login, firstName, lastName, billingCompany, billingPhone } = known
  return {
    name: [firstName, lastName].filter(Boolean).join(' '),
    email: login,
    company: billingCompany,
    name_pharmacy: billingCompany,
    phone: billingPhone,
  }
}

/** Fills the empty fields of the page's public forms with the data of the logged-in visitor. */
export const prefillForms = (user: object) => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-prefill]'))
    for (const [field, value] of Object.entries(knownFields(user))) {
      const control = form.elements.namedItem(field)
      if (control instanceof HTMLInputElement && control.value === '' && value)
        control.value = `${value}`
    }
}
