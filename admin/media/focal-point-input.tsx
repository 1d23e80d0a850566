import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useId, useRef } from 'react'
import { useInput, useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { FocalPoint } from '../../domain/media/picture-address.ts'
import type { Media } from './media-record.ts'

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))

const centre: FocalPoint = { x: 50, y: 50 }

/** Percent that an arrow key moves; with the shift key ten times as much. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The point of the picture that stays visible; set by click, drag or arrow keys. */
export const FocalPointInput = ({ source }: { source: string }) => {
  const { t } = useLingui()
  const media = useRecordContext<Media>()
  const { field } = useInput<FocalPoint>({ source })
  const { getValues } = useFormContext()
  const hintId = useId()
  const picture = useRef<HTMLDivElement>(null)
  const isReadOnly = field.disabled ?? false
  if (!media?.address) return null
  const { x, y }: FocalPoint = field.value ?? centre

  const setFrom = ({ clientX, clientY }: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect()
    if (!box) return
    field.onChange({
      x: within(((clientX - box.left) / box.width) * 100),
      y: within(((clientY - box.top) / box.height) * 100),
    })
  }
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const factor = event.shiftKey ? 10 : 1
    // A second key may come before the first is drawn.
    const { x, y }: FocalPoint = getValues(source) ?? centre
    field.onChange({ x: within(x + step[0] * factor), y: within(y + step[1] * factor) })
  }

  return (
    <Box>
      <Typography variant="subtitle2" component="h2" gutterBottom>
        {t`Focal point`}
      </Typography>
      {!isReadOnly && (
        <Typography id={hintId} variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          <Trans>
            Click on what matters most, or move the point with the arrow keys. It remains visible
            wherever the image is cropped.
          </Trans>
        </Typography>
      )}
      <Box
        ref={picture}
        onPointerDown={(event) => {
          if (isReadOnly) return
          event.currentTarget.setPointerCapture(event.pointerId)
          setFrom(event)
        }}
        onPointerMove={(event) => event.buttons === 1 && !isReadOnly && setFrom(event)}
        sx={{
          position: 'relative',
          display: 'inline-block',
          maxWidth: '100%',
          lineHeight: 0,
          ...(!isReadOnly && { cursor: 'crosshair', touchAction: 'none' }),
        }}
      >
        <Box
          component="img"
          src={media.address}
          alt=""
          draggable={false}
          width={media.width}
          height={media.height}
          sx={{ maxWidth: '100%', maxHeight: 420, width: 'auto', height: 'auto' }}
        />
        <Box
          role="slider"
          tabIndex={isReadOnly ? -1 : 0}
          aria-disabled={isReadOnly}
          aria-label={t`Focal point`}
          aria-describedby={isReadOnly ? undefined : hintId}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={x}
          aria-valuetext={t`${x}% from the left, ${y}% from the top`}
          onKeyDown={isReadOnly ? undefined : move}
          sx={{
            position: 'absolute',
            left: `${x}%`,
            top: `${y}%`,
            width: 32,
            height: 32,
            transform: 'translate(-50%, -50%)',
            borderRadius: '50%',
            border: '3px solid #fff',
            boxShadow: '0 0 0 2px #1e2b23, inset 0 0 0 2px #1e2b23',
            ...(!isReadOnly && { cursor: 'grab' }),
          }}
        />
      </Box>
    </Box>
  )
}
