/** In a dialog the focus begins here, not at its first button. */
export const beginHere = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '')
