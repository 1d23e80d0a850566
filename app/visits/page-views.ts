/** A page that is only passed through is not read (D1 §2); in milliseconds. */
const delay = 500

/** Says when a page counts as read: each time one comes to it, and once while one stays. */
export const createPageViews = (record: (path: string) => void) => {
  let shown = ''
  let isRecorded = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const leave = () => clearTimeout(timer)
  /** The page at `path` is in sight, or its reader has answered whether it may be counted. */
  const come = (path: string, isAgreed: boolean) => {
    leave()
    if (path !== shown) isRecorded = false
    shown = path
    if (!isAgreed || isRecorded) return
    timer = setTimeout(() => {
      isRecorded = true
      record(path)
    }, delay)
  }
  return { come, leave }
}
