import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { shownUntilNext } from '../api/use-answer.ts'
import { timeText } from '../i18n/swiss-time.ts'
import { ConfirmedButton } from '../screen/confirmed-button.tsx'

const queryKey = ['backup']

/** How often a running backup is looked at, in milliseconds. */
const intervalMs = 2_000

/** When the last backup was verified, a warning where that is too long ago, and a button for another. */
export const BackupState = () => {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { data: backup } = useQuery({
    queryKey,
    queryFn: async () => (await api.GET('/admin/backup')).data,
    ...shownUntilNext,
    refetchInterval: ({ state }) => state.data?.isRunning && intervalMs,
  })
  if (!backup) return null
  const { verifiedAt, isRunning, error, isOverdue } = backup
  const at = timeText(verifiedAt)
  return (
    <Alert
      severity={error || isOverdue ? 'warning' : 'success'}
      sx={{ mb: 4 }}
      action={
        <ConfirmedButton
          label={t`Back up now`}
          disabled={isRunning}
          action={() => api.POST('/admin/backup')}
          done={t`The backup has been started.`}
          onDone={() => void queries.invalidateQueries({ queryKey })}
        />
      }
    >
      {verifiedAt ? (
        <Trans>Last verified backup: {at}.</Trans>
      ) : (
        <Trans>There is no verified backup of the last 30 days.</Trans>
      )}{' '}
      {isRunning && !error && <Trans>A backup is being written …</Trans>}
      {error && (
        <Trans>
          The last attempt failed and will be repeated; the person who runs the server finds the
          cause in its log.
        </Trans>
      )}
    </Alert>
  )
}
