import { type RefObject, useContext, useEffect } from 'react'
import { VisitorContext } from '../visitor-context.ts'

/** Fills in who is logged in, where nothing stands yet (D2 §6). */
export const usePrefill = (form: RefObject<HTMLFormElement | null>) => {
  const { read, subscribe } = useContext(VisitorContext)
  useEffect(() => {
    const fill = () => {
      const visitor = read()
      if (!visitor) return
      const name = `${visitor.firstName} ${visitor.lastName}`.trim()
      for (const [field, value] of Object.entries({ name, email: visitor.login })) {
        const control = form.current?.elements.namedItem(field)
        if (control instanceof HTMLInputElement && control.value === '') control.value = value
      }
    }
    fill()
    return subscribe(fill)
  }, [read, subscribe, form])
}
