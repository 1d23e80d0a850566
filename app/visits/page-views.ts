/** In milliseconds; pages left earlier are not counted (D1 §2). */
const viewDelayMs = 500

/** Decides when the page of a document counts as viewed: once until it is left. */
export const createPageViews = (record: (path: string) => void) => {
  let isRecorded = false
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The next page counts, also the same one on return. */
  const leavePage = () => {
    clearTimeout(timer)
    isRecorded = false
  }
  /** Called when the page at `path` is shown, and when consent changes. */
  const showPage = (path: string, isAgreed: boolean) => {
    clearTimeout(timer)
    if (!isAgreed || isRecorded) return
    timer = setTimeout(() => {
      isRecorded = true
      record(path)
    }, viewDelayMs)
  }
  return { showPage, leavePage }
}
