import { Trans, useLingui } from '@lingui/react/macro'
import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import BackIcon from '@mui/icons-material/ArrowBack'
import ForwardIcon from '@mui/icons-material/ArrowForward'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, Card, FormHelperText, Skeleton, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { type HttpError, useGetOne } from 'react-admin'
import { useController } from 'react-hook-form'
import { readPictureReference } from '../../../domain/media/picture-address.ts'
import { AlternativeTextNote } from '../../media/alternative-texts.tsx'
import { MediaPicker } from '../../media/media-picker.tsx'
import type { Media } from '../../media/media-record.ts'
import { MediaThumbnail } from '../../media/media-tile.tsx'
import { moved, ToolButtons } from '../../screen/item-list.tsx'

/** How many pictures a product can have. */
const maxImages = 8

type CardProps = {
  reference: string
  at: number
  count: number
  isReadOnly: boolean
  onMove: (to: number) => void
  onRemove: () => void
}

const ImageCard = ({ reference, at, count, isReadOnly, onMove, onRemove }: CardProps) => {
  const { t } = useLingui()
  const { data: media, error } = useGetOne<Media, HttpError>(
    'media',
    { id: readPictureReference(reference) ?? '' },
    { retry: false },
  )
  const title = media?.title ?? ''
  return (
    <Card component="li" variant="outlined" sx={{ display: 'flex', flexDirection: 'column' }}>
      {media ? <MediaThumbnail media={media} /> : <Skeleton variant="rectangular" height={150} />}
      <Box sx={{ p: 1.25, flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
          {error?.status === 404 ? t`No longer in the library` : title}
        </Typography>
        {at === 0 && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t`Shown first, in lists and when the page is shared`}
          </Typography>
        )}
        {media && <AlternativeTextNote media={media} />}
      </Box>
      {!isReadOnly && (
        <Stack direction="row" sx={{ justifyContent: 'flex-end', px: 0.5, pb: 0.5 }}>
          <ToolButtons
            tools={[
              [t`Move ${title} forward`, BackIcon, () => onMove(at - 1), at === 0],
              [t`Move ${title} back`, ForwardIcon, () => onMove(at + 1), at === count - 1],
              [t`Remove ${title}`, DeleteIcon, onRemove],
            ]}
          />
        </Stack>
      )}
    </Card>
  )
}

/** The pictures of a product from the media library, in their order. */
export const ProductImagesInput = () => {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const { field, fieldState } = useController({ name: 'images', defaultValue: [] })
  const images: readonly string[] = field.value ?? []
  const add = (media: Media) => {
    setIsOpen(false)
    if (!images.includes(media.reference)) field.onChange([...images, media.reference])
  }
  return (
    <Box sx={{ width: '100%' }}>
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: '70ch' }}>
        <Trans>
          The shop shows these images in this order, followed by the drawing of the container with
          its label. Without images, it shows the drawing alone.
        </Trans>
      </Typography>
      {images.length > 0 && (
        <Box
          component="ul"
          aria-label={t`Product images`}
          sx={{
            listStyle: 'none',
            m: 0,
            mb: 2,
            p: 0,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
          }}
        >
          {images.map((reference, at) => (
            <ImageCard
              key={reference}
              reference={reference}
              at={at}
              count={images.length}
              isReadOnly={field.disabled ?? false}
              onMove={(to) => field.onChange(moved(images, at, to))}
              onRemove={() => field.onChange(images.filter((each) => each !== reference))}
            />
          ))}
        </Box>
      )}
      {!field.disabled && (
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          disabled={images.length >= maxImages}
          onClick={() => setIsOpen(true)}
        >
          {t`Add an image`}
        </Button>
      )}
      {fieldState.error?.message && (
        <FormHelperText error>{fieldState.error.message}</FormHelperText>
      )}
      <MediaPicker kind="picture" isOpen={isOpen} onClose={() => setIsOpen(false)} onChosen={add} />
    </Box>
  )
}
