import { useLingui } from '@lingui/react/macro'
import DocumentIcon from '@mui/icons-material/PictureAsPdfOutlined'
import { Box, Typography } from '@mui/material'
import { currentLanguage } from '../i18n/i18n.ts'
import type { Media } from './media-record.ts'

/** The picture of an entry, or the sign of a document; decorative, as the title stands below. */
export const MediaThumbnail = ({ media, height = 150 }: { media: Media; height?: number }) => (
  <Box
    sx={{
      height,
      display: 'grid',
      placeItems: 'center',
      overflow: 'hidden',
      bgcolor: '#f1ece0',
    }}
  >
    {media.thumbnail ? (
      <Box
        component="img"
        src={media.thumbnail}
        alt=""
        loading="lazy"
        sx={{
          width: '100%',
          height: '100%',
          objectFit: 'cover',
          objectPosition: `${media.focus.x}% ${media.focus.y}%`,
        }}
      />
    ) : (
      <DocumentIcon sx={{ fontSize: 56 }} color="primary" aria-hidden />
    )}
  </Box>
)

/** Title and what is missing of an entry of the grid. */
export const MediaCaption = ({ media }: { media: Media }) => {
  const { t } = useLingui()
  const isDescribed = media.alternativeTexts[currentLanguage()] !== ''
  const size = media.kind === 'picture' ? `${media.width} × ${media.height}` : t`PDF document`
  return (
    <Box sx={{ p: 1.25, minWidth: 0 }}>
      <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
        {media.title}
      </Typography>
      <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
        {media.kind === 'picture' && !isDescribed ? t`Without alternative text` : size}
      </Typography>
    </Box>
  )
}
