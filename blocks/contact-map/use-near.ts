import { useEffect, useRef, useState } from 'react'

/** Becomes and stays true once the element is within one screen height of the viewport. */
export const useNear = <Part extends Element>() => {
  const ref = useRef<Part>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current || isNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear])
  return { ref, isNear }
}
