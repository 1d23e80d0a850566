import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/Download'
import { Box, Button, Paper, Stack } from '@mui/material'
import { Title, useLocale } from 'react-admin'
import { useParams } from 'react-router'
import type { paths } from '../api/generated/api.ts'
import { useAnswer } from '../api/use-answer.ts'
import { timeText } from '../i18n/swiss-time.ts'
import { BackToListActions } from '../screen/edit-screen.tsx'
import { Fact, Facts } from '../screen/facts.tsx'
import { LoadedPart } from '../screen/loaded-part.tsx'
import { JournalTotals } from './journal-totals.tsx'

type Layout = paths['/admin/journal-batches/{id}/file']['get']['parameters']['query']['layout']

const layoutNames: Readonly<Record<Layout, MessageDescriptor | string>> = {
  plain: msg`CSV for Excel`,
  bexio: 'bexio (CSV)',
  'abacus-csv': 'Abacus (CSV)',
  'abacus-xml': 'Abacus (XML)',
  banana: 'Banana (TXT)',
}

const Downloads = ({ id }: { id: string }) => {
  const { t } = useLingui()
  const lang = useLocale()
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {Object.entries(layoutNames).map(([layout, name]) => (
        <Button
          key={layout}
          size="small"
          variant="outlined"
          startIcon={<DownloadIcon />}
          href={`/api/admin/journal-batches/${id}/file?${new URLSearchParams({ layout, lang })}`}
          download
        >
          {typeof name === 'string' ? name : t(name)}
        </Button>
      ))}
    </Stack>
  )
}

/** An export of the journal: its sums, and its file for each accounting program. */
export const JournalBatchPage = () => {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const batch = useAnswer('/admin/journal-batches/{id}', { params: { path: { id } } })
  return (
    <>
      <Box>
        <BackToListActions />
      </Box>
      <Paper variant="outlined">
        <LoadedPart loaded={batch}>
          {({ number, createdAt, author, ...totals }) => (
            <Stack spacing={2}>
              <Title title={t`Export ${number} of the journal`} />
              <Facts>
                <Fact label={t`Exported`}>{timeText(createdAt)}</Fact>
                <Fact label={t`Exported by`}>{author}</Fact>
              </Facts>
              <Downloads id={id} />
              <JournalTotals {...totals} />
            </Stack>
          )}
        </LoadedPart>
      </Paper>
    </>
  )
}
