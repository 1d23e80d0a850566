const key = 'officina-notice'

/** Messages shown on the next page, as logging in or out loads one. */
type Notice = 'logged-in' | 'logged-out' | 'signed-up'

export const isNotice = (value: string | null | undefined): value is Notice =>
  value === 'logged-in' || value === 'logged-out' || value === 'signed-up'

/** Leaves a message for the next page of this tab. */
export const leaveNotice = (notice: Notice) => {
  try {
    sessionStorage.setItem(key, notice)
  } catch {
    // Without storage the message is not shown.
  }
}

/** The message left by the page before; each is shown once. */
export const takeNotice = (): Notice | undefined => {
  try {
    const notice = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return isNotice(notice) ? notice : undefined
  } catch {
    return undefined
  }
}
