/** Where a form begins that was asked for: once, as its first field comes. */
export const focusFirst = (field: HTMLElement | null) => field?.focus()
