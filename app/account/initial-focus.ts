/** In a dialog the focus begins here, not at its first button; also when its view changes. */
export const initialFocus = (field: HTMLElement | null) => {
  field?.setAttribute('autofocus', '')
  if (field?.closest('dialog')?.open) field.focus()
}
