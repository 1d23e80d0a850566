import { Trans, useLingui } from '@lingui/react/macro'
import CloseIcon from '@mui/icons-material/Close'
import {
  Box,
  Button,
  Card,
  CardActionArea,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { Loading, useGetList } from 'react-admin'
import { mediaGrid } from './media-library.tsx'
import type { Media, MediaKind } from './media-record.ts'
import { MediaCaption, MediaThumbnail } from './media-tile.tsx'
import { UploadArea } from './upload-area.tsx'

const perPage = 24

type Props = {
  kind: MediaKind
  isOpen: boolean
  onClose: () => void
  onChosen: (media: Media) => void
}

/** A dialog to choose an entry of the library, or to upload one. */
export const MediaPicker = ({ kind, isOpen, onClose, onChosen }: Props) => {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const [pages, setPages] = useState(1)
  const {
    data,
    total = 0,
    isPending,
  } = useGetList<Media>(
    'media',
    {
      filter: { kind, ...(search && { search }) },
      pagination: { page: 1, perPage: Math.min(perPage * pages, 100) },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    { enabled: isOpen, placeholderData: (previous) => previous },
  )
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="lg" fullWidth aria-labelledby="media-picker">
      <DialogTitle
        id="media-picker"
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}
      >
        {kind === 'picture' ? <Trans>Choose a picture</Trans> : <Trans>Choose a document</Trans>}
        <IconButton onClick={onClose} aria-label={t`Close`}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', minHeight: 480 }}>
        <UploadArea kind={kind} onAdded={onChosen} />
        <TextField
          type="search"
          label={t`Search the library`}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {isPending ? (
          <Loading />
        ) : (
          <Box component="ul" sx={mediaGrid}>
            {data?.map((media) => (
              <Card key={media.id} component="li" variant="outlined">
                <CardActionArea onClick={() => onChosen(media)}>
                  <MediaThumbnail media={media} height={120} />
                  <MediaCaption media={media} />
                </CardActionArea>
              </Card>
            ))}
          </Box>
        )}
        {data?.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            <Trans>Nothing found. Upload a file, or search for another word.</Trans>
          </Typography>
        )}
        {data && data.length < total && data.length < 100 && (
          <Button onClick={() => setPages(pages + 1)}>
            <Trans>Show more</Trans>
          </Button>
        )}
      </DialogContent>
    </Dialog>
  )
}
