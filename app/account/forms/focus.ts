/**
 * Ref callback: makes the field the initial focus of its dialog, also when the dialog changes its
 * view.
 */
export const initialFocus = (field: HTMLElement | null) => {
  field?.setAttribute('autofocus', '')
  if (field?.closest('dialog')?.open) field.focus()
}

/** Ref callback: focuses the first field of a form once, when it is mounted. */
export const focusFirst = (field: HTMLElement | null) => field?.focus()
