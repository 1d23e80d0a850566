import { type RefObject, useEffect } from 'react'

/** After the server's refusal the focus is at what is to be corrected. */
export const useFocusWrong = (form: RefObject<HTMLFormElement | null>, answer: unknown) => {
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form, answer])
}
