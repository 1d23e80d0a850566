import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, LinearProgress, Paper, Stack, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Title, useLocale } from 'react-admin'
import { useParams } from 'react-router'
import { api, type Schemas } from '../api/client.ts'
import { errorMessage } from '../api/error-message.ts'
import { shownUntilNext } from '../api/use-answer.ts'
import { timeText } from '../i18n/swiss-time.ts'
import { StateChip } from '../screen/columns.tsx'
import { ConfirmedButton } from '../screen/confirmed-button.tsx'
import { BackToListActions } from '../screen/edit-screen.tsx'
import { Fact, Facts } from '../screen/facts.tsx'
import { LoadError } from '../screen/loaded-part.tsx'
import { shopImportColours, shopImportStates } from './shop-import.ts'
import { ReportParts } from './shop-import-report.tsx'

type Shown = Schemas['ShopImportReport']

/** How often a running import is looked at, in milliseconds. */
const intervalMs = 2_000

const isRunning = ({ state }: Pick<Shown, 'state'>) => state === 'checking' || state === 'applying'

const Progress = ({ progress }: Shown) => {
  const { t } = useLingui()
  const { kind = '', done = 0, total = null } = progress ?? {}
  return (
    <div role="status">
      <LinearProgress aria-label={t`Progress`} />
      <Typography sx={{ mt: 1 }}>
        {!progress && <Trans>The import is being prepared …</Trans>}
        {progress && (total === null ? t`${kind}: ${done}` : t`${kind}: ${done} of ${total}`)}
      </Typography>
    </div>
  )
}

const Actions = ({ shown, onDone }: { shown: Shown; onDone: () => void }) => {
  const { t } = useLingui()
  const { id, actions } = shown
  const params = { path: { id } }
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {actions.includes('apply') && (
        <ConfirmedButton
          label={t`Apply the import`}
          variant="contained"
          question={{
            title: t`Apply this import?`,
            content: t`Records are written to this shop, and new pages are published. It cannot be undone as a whole; a backup before is the way back.`,
            confirm: t`Apply the import`,
          }}
          action={() => api.POST('/admin/shop-imports/{id}/apply', { params })}
          done={t`The import has been started.`}
          onDone={onDone}
        />
      )}
      {actions.includes('check') && (
        <ConfirmedButton
          label={t`Check again`}
          variant="outlined"
          action={() => api.POST('/admin/shop-imports/{id}/check', { params })}
          done={t`The check has been started.`}
          onDone={onDone}
        />
      )}
      {actions.includes('discard') && (
        <ConfirmedButton
          label={t`Discard`}
          color="error"
          question={{
            title: t`Discard this import?`,
            content: t`The uploaded file and the login are deleted. What has been imported stays.`,
            confirm: t`Discard the import`,
          }}
          action={() => api.POST('/admin/shop-imports/{id}/discard', { params })}
          done={t`The import has been discarded.`}
          onDone={onDone}
        />
      )}
    </Stack>
  )
}

/** One import: progress, what it would do, and its result. */
export const ShopImportPage = () => {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const queries = useQueryClient()
  const queryKey = ['shop-imports', 'report', id, useLocale()]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () =>
      (await api.GET('/admin/shop-imports/{id}', { params: { path: { id } } })).data,
    ...shownUntilNext,
    refetchInterval: ({ state }) => state.data && isRunning(state.data) && intervalMs,
  })
  if (error) return <LoadError onRetry={() => void refetch()}>{errorMessage(error)}</LoadError>
  if (!data) return <LinearProgress aria-label={t`Loading`} />
  const { state, source, author, createdAt, endedAt, failure, report } = data
  return (
    <>
      <Title title={source} />
      <Box>
        <BackToListActions />
      </Box>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack spacing={2}>
          <Facts>
            <Fact label={t`State`}>
              <StateChip state={state} names={shopImportStates} colours={shopImportColours} />
            </Fact>
            <Fact label={t`File or address`}>{source}</Fact>
            <Fact label={t`Started by`}>{author}</Fact>
            <Fact label={t`Time`}>{timeText(createdAt)}</Fact>
            <Fact label={t`Ended`}>{timeText(endedAt)}</Fact>
          </Facts>
          {isRunning(data) && <Progress {...data} />}
          {failure && <Alert severity="error">{failure}</Alert>}
          {state === 'interrupted' && (
            <Alert severity="warning">
              {t`The server was stopped in the middle. Nothing is half imported; start it again.`}
            </Alert>
          )}
          <Actions shown={data} onDone={() => void queries.invalidateQueries({ queryKey })} />
        </Stack>
        {report && <ReportParts report={report} />}
      </Paper>
    </>
  )
}
