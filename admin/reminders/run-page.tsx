import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Box, LinearProgress, Paper, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title, useLocale } from 'react-admin'
import { useParams } from 'react-router'
import { useIsPermitted } from '../access/session.ts'
import { api } from '../api/client.ts'
import { errorMessage } from '../api/error-message.ts'
import { shownUntilNext } from '../api/use-answer.ts'
import { dateText, timeText, toLocalTime } from '../i18n/swiss-time.ts'
import { StateChip } from '../screen/columns.tsx'
import { ConfirmedButton } from '../screen/confirmed-button.tsx'
import { BackToListActions } from '../screen/edit-screen.tsx'
import { Fact, Facts } from '../screen/facts.tsx'
import { LoadError } from '../screen/loaded-part.tsx'
import { type ReminderRun, runColours, runStates } from './reminder.ts'
import { ReminderRows } from './reminder-rows.tsx'

/** How often the mails that are being sent are counted, in milliseconds. */
const intervalMs = 2_000

const isSending = ({ state, waiting }: ReminderRun) => state === 'sent' && waiting > 0

const Progress = ({ reminders, waiting }: ReminderRun) => {
  const { t } = useLingui()
  const done = Math.max(0, reminders - waiting)
  return (
    <div role="status">
      <LinearProgress
        variant="determinate"
        value={(done / Math.max(1, reminders)) * 100}
        aria-label={t`Progress`}
      />
      <Typography sx={{ mt: 1 }}>{t`${done} of ${reminders} e-mails sent`}</Typography>
    </div>
  )
}

const Actions = ({ run }: { run: ReminderRun }) => {
  const { t } = useLingui()
  const { id, reminders: count } = run
  const params = { path: { id } }
  const send = t`${plural(count, { one: 'Send # reminder', other: 'Send # reminders' })}`
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ConfirmedButton
        label={send}
        variant="contained"
        disabled={count === 0}
        question={{
          title: t`Send the reminders?`,
          content: t`Each customer gets an e-mail with the letter and its QR-bill. Invoices that have been paid since are left out. It cannot be undone; a fee can be waived afterwards.`,
          confirm: send,
        }}
        action={() => api.POST('/admin/reminder-runs/{id}/send', { params, body: { count } })}
        done={t`The reminders are being sent.`}
      />
      <ConfirmedButton
        label={t`Discard`}
        color="error"
        question={{
          title: t`Discard these reminders?`,
          content: t`Nothing is sent. The next run proposes them again.`,
          confirm: t`Discard the reminders`,
        }}
        action={() => api.POST('/admin/reminder-runs/{id}/discard', { params })}
        done={t`The reminders were discarded.`}
      />
    </Stack>
  )
}

/** One run: what it would send, its progress, and what was sent. */
export const ReminderRunPage = () => {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const mayWrite = useIsPermitted('payments.write')
  const { data, error, refetch } = useQuery({
    queryKey: ['reminder-runs', 'run', id, useLocale()],
    queryFn: async () =>
      (await api.GET('/admin/reminder-runs/{id}', { params: { path: { id } } })).data,
    ...shownUntilNext,
    refetchInterval: ({ state }) => state.data && isSending(state.data) && intervalMs,
  })
  if (error) return <LoadError onRetry={() => void refetch()}>{errorMessage(error)}</LoadError>
  if (!data) return <LinearProgress aria-label={t`Loading`} />
  const { state, author, createdAt, endedAt, reminders, excluded } = data
  const day = dateText(createdAt)
  return (
    <>
      <Title title={t`Reminders of ${day}`} />
      <Box>
        <BackToListActions />
      </Box>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack spacing={2}>
          <Facts>
            <Fact label={t`State`}>
              <StateChip state={state} names={runStates} colours={runColours} />
            </Fact>
            <Fact label={t`Prepared`}>{timeText(createdAt)}</Fact>
            <Fact label={t`Started by`}>{author}</Fact>
            {endedAt && <Fact label={t`Ended`}>{timeText(endedAt)}</Fact>}
            <Fact label={t`Reminders`}>{String(reminders)}</Fact>
            <Fact label={t`Left out`}>{String(excluded)}</Fact>
          </Facts>
          {isSending(data) && <Progress {...data} />}
          {state === 'draft' && mayWrite && <Actions run={data} />}
        </Stack>
      </Paper>
      {state !== 'discarded' && (
        <ReminderRows run={data} day={toLocalTime(endedAt ?? createdAt).slice(0, 10)} />
      )}
    </>
  )
}
