import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Alert, Box, Button, Paper, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { useAnswer } from '../api/use-answer.ts'
import { today } from '../i18n/swiss-time.ts'
import { BackToListActions } from '../screen/edit-screen.tsx'
import { LoadedPart } from '../screen/loaded-part.tsx'
import { useAction } from '../screen/use-action.ts'
import { JournalTotals } from './journal-totals.tsx'

/** Exports what has not been exported until a day. */
const ExportPreview = ({ until }: { until: string }) => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { perform, isSending } = useAction()
  const preview = useAnswer('/admin/journal-preview', { params: { query: { until } } })
  const write = async (count: number) => {
    const body = { until, count }
    const done = await perform(api.POST('/admin/journal-batches', { body }))
    if (done) await navigate(`/journal-batches/${done.data.id}/show`)
    else preview.retry()
  }
  return (
    <LoadedPart loaded={preview}>
      {(shown) =>
        shown.bookings === 0 ? (
          <Alert severity="info">{t`There is nothing new to export until this day.`}</Alert>
        ) : (
          <Stack spacing={2}>
            <JournalTotals {...shown} until={until} />
            <Box>
              <Button
                variant="contained"
                disabled={isSending || preview.isLoading}
                onClick={() => write(shown.bookings)}
              >
                {t`${plural(shown.bookings, { one: 'Export # booking', other: 'Export # bookings' })}`}
              </Button>
            </Box>
          </Stack>
        )
      }
    </LoadedPart>
  )
}

/** Chooses the last day of an export of the journal, and shows its sums before. */
export const NewJournalBatch = () => {
  const { t } = useLingui()
  const [until, setUntil] = useState(today)
  return (
    <>
      <Title title={t`Export the journal`} />
      <Box>
        <BackToListActions />
      </Box>
      <Paper variant="outlined">
        <TextField
          type="date"
          label={t`Last day`}
          helperText={t`Everything that has not been exported before, until the end of this day. Each booking is exported once; corrections come with the next export.`}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today() } }}
          sx={{ m: 2, mb: 0, maxWidth: '40rem' }}
        />
        {until && <ExportPreview until={until} />}
      </Paper>
    </>
  )
}
