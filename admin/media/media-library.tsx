import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Card, CardActionArea } from '@mui/material'
import { List, Loading, Pagination, useListContext, useNotify, useRefresh } from 'react-admin'
import { Link } from 'react-router'
import { useIsPermitted } from '../access/session.ts'
import type { ListQuery } from '../api/resources.ts'
import { useAnswer } from '../api/use-answer.ts'
import { choiceFilter, searchFilter } from '../screen/choices.tsx'
import { inputsOf } from '../screen/inputs.ts'
import { SectionHelp } from '../screen/section-help.tsx'
import type { Media } from './media-record.ts'
import { MediaCaption, MediaThumbnail } from './media-tile.tsx'
import { UploadArea } from './upload-area.tsx'

const { AutocompleteInput } = inputsOf<ListQuery<'media'>>()

/** Columns as wide as fit. */
export const mediaGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  listStyle: 'none',
  p: 0,
  m: 0,
} as const

const NothingFound = ({ isFiltered }: { isFiltered: boolean }) => (
  <Alert severity="info" role="status" sx={{ m: 2 }}>
    {isFiltered ? (
      <Trans>Nothing in the library matches. Try another word, or remove the filter.</Trans>
    ) : (
      <Trans>
        The library is empty. Upload the first image above; pages, posts and downloads can use it
        then.
      </Trans>
    )}
  </Alert>
)

const MediaGrid = () => {
  const { data, isPending, filterValues } = useListContext<Media>()
  if (isPending) return <Loading />
  if (!data?.length) return <NothingFound isFiltered={Object.keys(filterValues).length > 0} />
  return (
    <Box component="ul" sx={{ ...mediaGrid, p: 2 }}>
      {data.map((media) => (
        <Card key={media.id} component="li" variant="outlined">
          <CardActionArea component={Link} to={`/media/${media.id}`}>
            <MediaThumbnail media={media} />
            <MediaCaption media={media} />
          </CardActionArea>
        </Card>
      ))}
    </Box>
  )
}

/** All pictures and documents, with search and upload. */
export const MediaLibrary = () => {
  const { t } = useLingui()
  const notify = useNotify()
  const refresh = useRefresh()
  const mayWrite = useIsPermitted('media.write')
  const added = ({ title }: Media) => {
    notify(t`${title} is in the library now.`, { type: 'success' })
    refresh()
  }
  const { answer: tags } = useAnswer('/admin/media-tags')
  const kinds = { picture: t`Pictures`, document: t`Documents` }
  const filters = [
    searchFilter(t`Title, text or keyword`),
    choiceFilter<'media'>('kind', t`Type`, kinds, { emptyText: t`Images and documents` }),
    <AutocompleteInput
      key="tag"
      source="tag"
      label={t`Keyword`}
      choices={(tags ?? []).map((tag) => ({ id: tag, name: tag }))}
      noOptionsText={t`No keyword yet`}
      sx={{ minWidth: '12rem' }}
      alwaysOn
    />,
  ]
  return (
    <>
      <SectionHelp />
      {mayWrite && (
        <Box sx={{ mt: 2, mb: 1 }}>
          <UploadArea onAdded={added} />
        </Box>
      )}
      <List
        filters={filters}
        actions={false}
        exporter={false}
        empty={false}
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={24}
        pagination={<Pagination rowsPerPageOptions={[24, 48, 96]} />}
      >
        <MediaGrid />
      </List>
    </>
  )
}
