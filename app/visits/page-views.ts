/** In milliseconds; pages left earlier are not counted (D1 §2). */
const viewDelayMs = 500

/** Decides when a page counts as viewed: once per visit of the page. */
export const createPageViews = (record: (path: string) => void) => {
  let shown = ''
  let isRecorded = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const leavePage = () => clearTimeout(timer)
  /** Called when the page at `path` is shown, and when consent changes. */
  const showPage = (path: string, isAgreed: boolean) => {
    leavePage()
    if (path !== shown) isRecorded = false
    shown = path
    if (!isAgreed || isRecorded) return
    timer = setTimeout(() => {
      isRecorded = true
      record(path)
    }, viewDelayMs)
  }
  return { showPage, leavePage }
}
