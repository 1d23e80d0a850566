import { type RefObject, useEffect } from 'react'

/** After the server's refusal the focus is at what is to be corrected. */
export const useFocusWrong = (form: RefObject<HTMLFormElement | null>, answer: unknown) => {
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form, answer])
}

/** In a dialog the focus begins here, not at its first button; also when its view changes. */
export const initialFocus = (field: HTMLElement | null) => {
  field?.setAttribute('autofocus', '')
  if (field?.closest('dialog')?.open) field.focus()
}

/** Where a form begins that was asked for: once, as its first field comes. */
export const focusFirst = (field: HTMLElement | null) => field?.focus()
