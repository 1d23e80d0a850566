const key = 'sn_quick_order'

/** The lines written in this tab and not yet added; '' without any or without storage. */
export const readDraft = (): string => {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export const writeQuickOrderDraft = (text: string) => {
  try {
    if (text.trim() === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Without storage the lines last as long as the page.
  }
}
