import { type SignupForm, signupFields } from '../../../domain/customer/signup-form.ts'

/** What stands in the form as the browser would send it. */
export const readForm = (form: HTMLFormElement) => {
  const data = new FormData(form)
  const textOf = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const file = data.get('certificate')
  return {
    data,
    // `fromEntries` forgets which keys it was given.
    texts: Object.fromEntries(signupFields.map((field) => [field, textOf(field)])) as SignupForm,
    isShippingSame: data.has('shippingSame'),
    certificate: file instanceof File && file.size > 0 ? file : undefined,
  }
}
