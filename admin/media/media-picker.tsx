import { useLingui } from '@lingui/react/macro'
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
  Tab,
  Tabs,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { Loading, useGetList } from 'react-admin'
import { DrawingChoice } from './drawing-choice.tsx'
import { mediaGrid } from './media-library.tsx'
import type { Media, MediaKind } from './media-record.ts'
import { MediaCaption, MediaThumbnail } from './media-tile.tsx'
import { UploadArea } from './upload-area.tsx'

const perPage = 24

type LibraryProps = { kind: MediaKind; onChosen: (media: Media) => void }

/** The entries of the library to choose from, with a search and the upload of new ones. */
const LibraryChoice = ({ kind, onChosen }: LibraryProps) => {
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
    { placeholderData: (previous) => previous },
  )
  return (
    <>
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
          {search
            ? t`Nothing found. Upload a file, or search for another word.`
            : t`The library is empty. Upload the first file above.`}
        </Typography>
      )}
      {data && data.length < total && data.length < 100 && (
        <Button onClick={() => setPages(pages + 1)}>{t`Show more`}</Button>
      )}
    </>
  )
}

type Props = {
  kind: MediaKind
  isOpen: boolean
  onClose: () => void
  onChosen: (media: Media) => void
  /** Offers the drawings of the site too, by their names. */
  onDrawing?: ((name: string) => void) | undefined
}

/** A dialog to choose an entry of the library, to upload one, or to choose a drawing of the site. */
export const MediaPicker = ({ kind, isOpen, onClose, onChosen, onDrawing }: Props) => {
  const { t } = useLingui()
  const [tab, setTab] = useState<'library' | 'drawings'>('library')
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="lg" fullWidth aria-labelledby="media-picker">
      <DialogTitle
        id="media-picker"
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}
      >
        {kind === 'picture' ? t`Choose an image` : t`Choose a document`}
        <IconButton onClick={onClose} aria-label={t`Close`}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      {onDrawing && (
        <Tabs value={tab} onChange={(_, chosen) => setTab(chosen)} sx={{ px: 3 }}>
          <Tab value="library" label={t`Media library`} />
          <Tab value="drawings" label={t`Site drawings`} />
        </Tabs>
      )}
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', minHeight: 480 }}>
        {onDrawing && tab === 'drawings' ? (
          <DrawingChoice onChosen={onDrawing} />
        ) : (
          <LibraryChoice kind={kind} onChosen={onChosen} />
        )}
      </DialogContent>
    </Dialog>
  )
}
