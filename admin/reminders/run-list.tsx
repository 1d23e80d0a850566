import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mui/material'
import { useNavigate } from 'react-router'
import { useIsPermitted } from '../access/session.ts'
import { api } from '../api/client.ts'
import { cell, StateChip, TimeField, UnsortedCol } from '../screen/columns.tsx'
import { ListScreen } from '../screen/list-screen.tsx'
import { useAction } from '../screen/use-action.ts'
import { type ReminderRun, runColours, runStates } from './reminder.ts'

const State = ({ state }: ReminderRun) => (
  <StateChip state={state} names={runStates} colours={runColours} />
)

/** Prepares what is due, or opens the run that is being prepared. */
const PrepareButton = () => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { perform, isSending } = useAction()
  const prepare = async () => {
    const run = await perform(api.POST('/admin/reminder-runs'))
    if (run) await navigate(`/reminder-runs/${run.data.id}/show`)
  }
  return (
    <Button variant="contained" size="small" disabled={isSending} onClick={prepare}>
      {t`Prepare reminders`}
    </Button>
  )
}

const Col = UnsortedCol<'reminder-runs'>

/** The runs of reminders, the newest first. */
export const ReminderRunList = () => {
  const { t } = useLingui()
  const mayWrite = useIsPermitted('payments.write')
  return (
    <ListScreen
      actions={mayWrite && <PrepareButton />}
      rowClick="show"
      nothing={t`No reminders have been sent yet. Prepare them with the button above: you see them before they are sent.`}
    >
      <Col source="createdAt" label={t`Prepared`} field={TimeField} />
      <Col source="state" label={t`State`} render={cell(State)} />
      <Col
        source="reminders"
        label={t`Reminders`}
        align="right"
        render={({ reminders }) =>
          t`${plural(reminders, { one: '# reminder', other: '# reminders' })}`
        }
      />
      <Col
        source="excluded"
        label={t`Left out`}
        align="right"
        render={({ excluded }) => excluded > 0 && t`${excluded} left out`}
      />
      <Col source="endedAt" label={t`Ended`} field={TimeField} />
      <Col source="author" label={t`Started by`} />
    </ListScreen>
  )
}
