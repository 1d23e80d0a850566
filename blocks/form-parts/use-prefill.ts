import { type RefObject, useContext, useEffect } from 'react'
import { VisitorContext } from '../visitor-context.ts'

type Account = Record<'billingCompany' | 'billingPhone', unknown>

/** Values of the account by form field, for all forms. */
export const knownBy = ({ billingCompany, billingPhone }: Account) => ({
  company: billingCompany,
  name_pharmacy: billingCompany,
  phone: billingPhone,
})

/** Further values from the server; none if the request fails. */
const findMore = async () => {
  try {
    const answer = await fetch('/api/sn_api/user')
    if (!answer.ok) return {}
    const { data } = await answer.json()
    return knownBy(data)
  } catch {
    return {}
  }
}

/** Fills empty fields with the logged-in visitor's data (D2 §6). */
export const usePrefill = (form: RefObject<HTMLFormElement | null>) => {
  const { read, subscribe } = useContext(VisitorContext)
  useEffect(() => {
    const put = (known: Record<string, unknown>) => {
      for (const [field, value] of Object.entries(known)) {
        const control = form.current?.elements.namedItem(field)
        if (control instanceof HTMLInputElement && control.value === '' && value)
          control.value = `${value}`
      }
    }
    let isAsked = false
    const fill = () => {
      const visitor = read()
      if (!visitor) return
      put({ name: `${visitor.firstName} ${visitor.lastName}`.trim(), email: visitor.login })
      if (isAsked) return
      isAsked = true
      findMore().then(put)
    }
    fill()
    return subscribe(fill)
  }, [read, subscribe, form])
}
