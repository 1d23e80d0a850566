import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material'
import { Loading, Title, useGetList } from 'react-admin'
import { Link } from 'react-router'
import { sectionLabel } from '../i18n/i18n.ts'
import { SectionHelp } from '../shell/section-help.tsx'
import type { Downloads } from './download-record.ts'
import { languageLabels } from './translated-input.tsx'

/** The downloads of professionals by language. */
export const DownloadList = () => {
  const { t } = useLingui()
  const { data, isPending } = useGetList<Downloads>('downloads')
  return (
    <Box>
      <Title title={sectionLabel('downloads')} />
      <SectionHelp />
      {isPending && <Loading />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))',
        }}
      >
        {data?.map(({ id, page, orderForm }) => (
          <Card key={id} variant="outlined">
            <CardActionArea component={Link} to={`/downloads/${id}`} sx={{ height: '100%' }}>
              <CardContent>
                <Typography variant="h6" component="h2">
                  {t(languageLabels[id])}
                </Typography>
                <Typography variant="body2">
                  <Plural
                    value={page.documents.length}
                    _0="No files"
                    one="# file"
                    other="# files"
                  />
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {orderForm.title ? <Trans>With order form</Trans> : <Trans>No order form</Trans>}
                </Typography>
              </CardContent>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  )
}
