import { useLingui } from '@lingui/react/macro'
import { Box } from '@mui/material'
import { Puck } from '@puckeditor/core'
import { useEffect, useRef, useState } from 'react'

type Size = { width: number; height: number }

/** The preview at a screen width, made smaller where there is less room. */
export const ScaledPreview = ({ width }: { width: number }) => {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<Size>({ width, height: 600 })
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => {
      // Hidden, it has no width.
      if (entry?.contentRect.width)
        setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  // The frame has a name also while it loads.
  const title = t`Page preview`
  useEffect(() => box.current?.querySelector('iframe')?.setAttribute('title', title), [title])
  const scale = Math.min(1, room.width / width)
  return (
    <Box
      ref={box}
      sx={{
        flex: 1,
        minHeight: 0,
        position: 'relative',
        overflow: 'hidden',
        bgcolor: 'action.hover',
      }}
    >
      <Box
        sx={{
          // Its size does not widen the screen around it.
          position: 'absolute',
          top: 0,
          left: Math.max(0, (room.width - width) / 2),
          width,
          height: room.height / scale,
          transform: scale === 1 ? undefined : `scale(${scale})`,
          transformOrigin: 'top left',
          '& > *, & iframe': { height: '100%', width: '100%', border: 0 },
        }}
      >
        <Puck.Preview />
      </Box>
    </Box>
  )
}
