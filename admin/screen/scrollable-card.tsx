import { Card, type CardProps } from '@mui/material'
import { useEffect, useRef, useState } from 'react'

/** The frame of a table; where the table is wider, the arrow keys scroll it. */
export const ScrollableCard = (props: CardProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const [isScrollable, setScrollable] = useState(false)
  useEffect(() => {
    const card = frame.current
    if (!card) return undefined
    const observer = new ResizeObserver(() => setScrollable(card.scrollWidth > card.clientWidth))
    observer.observe(card)
    return () => observer.disconnect()
  }, [])
  return <Card ref={frame} tabIndex={isScrollable ? 0 : undefined} {...props} />
}
