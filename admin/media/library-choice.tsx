import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Card, CardActionArea, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Loading, useGetList } from 'react-admin'
import { mediaGrid } from './media-library.tsx'
import type { Media, MediaKind } from './media-record.ts'
import { MediaCaption, MediaThumbnail } from './media-tile.tsx'
import { UploadArea } from './upload-area.tsx'

const perPage = 24

type Props = { kind: MediaKind; onChosen: (media: Media) => void }

/** The entries of the library to choose from, with a search and the upload of new ones. */
export const LibraryChoice = ({ kind, onChosen }: Props) => {
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
          {search ? (
            <Trans>Nothing found. Upload a file, or search for another word.</Trans>
          ) : (
            <Trans>The library is empty. Upload the first file above.</Trans>
          )}
        </Typography>
      )}
      {data && data.length < total && data.length < 100 && (
        <Button onClick={() => setPages(pages + 1)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  )
}
