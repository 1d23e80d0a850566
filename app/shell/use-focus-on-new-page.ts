import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A new page begins at its content, for keyboards and screen readers as for eyes. */
export const useFocusOnNewPage = (mainId: string) => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [pathname, mainId])
}
