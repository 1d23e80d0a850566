import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { FocalPoint } from '../../domain/media/picture-address.ts'
import type { Media } from './media-record.ts'

/** The shapes in which the site crops pictures. */
const shapes = [
  { ratio: '8 / 5', width: 224, label: msg`In texts` },
  { ratio: '1 / 1', width: 140, label: msg`Square` },
  { ratio: '16 / 5', width: 300, label: msg`Across the page` },
] as const

/** How the site crops the picture with the focal point that is set now. */
export const CropPreviews = ({ source }: { source: string }) => {
  const { t } = useLingui()
  const media = useRecordContext<Media>()
  const focus: FocalPoint = useWatch({ name: source }) ?? { x: 50, y: 50 }
  const { address } = media ?? {}
  if (!address) return null
  return (
    <Box>
      <Typography variant="subtitle2" component="h2" gutterBottom>
        {t`How it is cropped`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {shapes.map(({ ratio, width, label }) => (
          <Box component="figure" key={ratio} sx={{ m: 0, maxWidth: '100%' }}>
            <Box
              component="img"
              src={address}
              alt=""
              sx={{
                display: 'block',
                width,
                maxWidth: '100%',
                aspectRatio: ratio,
                objectFit: 'cover',
                objectPosition: `${focus.x}% ${focus.y}%`,
                border: 1,
                borderColor: 'divider',
              }}
            />
            <Typography component="figcaption" variant="caption" sx={{ color: 'text.secondary' }}>
              {t(label)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
