import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import { Box, Button, Card, Stack } from '@mui/material'
import { useState } from 'react'
import { ListBase, Pagination, useListContext, useUnselectAll } from 'react-admin'
import { Link } from 'react-router'
import { useIsPermitted } from '../access/session.ts'
import { api } from '../api/client.ts'
import { moneyText } from '../i18n/money-text.ts'
import { dayText } from '../i18n/swiss-time.ts'
import { cell, StateChip, TwoLines, UnsortedCol } from '../screen/columns.tsx'
import { ReasonDialog } from '../screen/confirm-dialog.tsx'
import { ConfirmedButton } from '../screen/confirmed-button.tsx'
import { ListTable } from '../screen/list-table.tsx'
import {
  daysOverdue,
  type Reminder,
  type ReminderRun,
  reminderColours,
  reminderStates,
} from './reminder.ts'

/** Changes which reminders of a run are left out; an empty reason includes them again. */
const exclude = (runId: string, reminders: readonly string[], reason: string) =>
  api.POST('/admin/reminder-runs/{id}/exclude', {
    params: { path: { id: runId } },
    body: { reminders: [...reminders], reason },
  })

/** Leaves the ticked reminders out. */
const ExcludeButton = ({ run }: { run: ReminderRun }) => {
  const { t } = useLingui()
  const { selectedIds = [] } = useListContext()
  const unselect = useUnselectAll('reminders', `reminders.${run.id}`)
  const [isOpen, setOpen] = useState(false)
  const count = selectedIds.length
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t`Leave out`}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t`${plural(count, { one: 'Leave out # reminder', other: 'Leave out # reminders' })}`}
          text={t`They are not sent with this run. The next run proposes them again.`}
          action={async (reason) => {
            await exclude(run.id, selectedIds.map(String), reason)
            unselect()
          }}
          done={t`Left out of this run.`}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Waives the fee of a reminder that was sent. */
const WaiveButton = ({ id, fee, number }: Reminder) => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const amount = moneyText(fee)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t`Waive the fee`}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t`Waive the fee`}
          text={t`${amount} are no longer due with invoice ${number}. It cannot be undone.`}
          action={(reason) => {
            const init = { params: { path: { id } }, body: { reason } }
            return api.POST('/admin/reminders/{id}/waive-fee', init)
          }}
          done={t`The fee was waived.`}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const Customer = ({ customer, orderId, number }: Reminder) => {
  const { t } = useLingui()
  const invoice = <Link to={`/orders/${orderId}/show`}>{t`Invoice ${number}`}</Link>
  return <TwoLines first={customer} second={invoice} />
}

const State = ({ state, reason, waivedAt }: Reminder) => {
  const { t } = useLingui()
  const left = state === 'excluded' && !reason ? t`Paid, credited or paused since` : reason
  return (
    <Box>
      <StateChip state={state} names={reminderStates} colours={reminderColours} />
      <Box sx={{ color: 'text.secondary' }}>{waivedAt ? t`Fee waived: ${reason}` : left}</Box>
    </Box>
  )
}

const Actions = ({ run, reminder }: { run: ReminderRun; reminder: Reminder }) => {
  const { t } = useLingui()
  const mayWrite = useIsPermitted('payments.write')
  const { id, state, fee, waivedAt, number } = reminder
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button
        size="small"
        startIcon={<PdfIcon />}
        href={`/api/admin/reminders/${id}/reminder.pdf`}
        target="_blank"
        rel="noreferrer"
        aria-label={t`Letter about invoice ${number}`}
      >
        {t`Letter`}
      </Button>
      {mayWrite && run.state === 'draft' && state === 'excluded' && (
        <ConfirmedButton
          label={t`Include again`}
          action={() => exclude(run.id, [id], '')}
          done={t`Included again.`}
        />
      )}
      {mayWrite && state === 'sent' && Number(fee) > 0 && !waivedAt && (
        <WaiveButton {...reminder} />
      )}
    </Stack>
  )
}

const Col = UnsortedCol<'reminders'>

type Props = {
  run: ReminderRun
  /** The day of the run, YYYY-MM-DD in Switzerland. */
  day: string
}

/** The reminders of a run by invoice, the oldest first. */
export const ReminderRows = ({ run, day }: Props) => {
  const { t } = useLingui()
  const isDraft = useIsPermitted('payments.write') && run.state === 'draft'
  const step = ({ step: number }: Reminder) => t`Step ${number}`
  const overdue = (reminder: Reminder) => {
    const days = daysOverdue(reminder, day)
    const count = t`${plural(days, { one: '# day overdue', other: '# days overdue' })}`
    return <TwoLines first={count} second={dayText(reminder.invoiceDueOn)} />
  }
  return (
    <ListBase
      resource="reminders"
      filter={{ run: run.id }}
      perPage={25}
      storeKey={`reminders.${run.id}`}
      disableSyncWithLocation
    >
      <Card variant="outlined" sx={{ mt: 2, overflowX: 'auto' }}>
        <ListTable
          rowClick={false}
          bulkActionButtons={isDraft && <ExcludeButton run={run} />}
          isRowSelectable={({ state }) => state === 'draft'}
        >
          <Col source="customer" label={t`Customer`} render={cell(Customer)} />
          <Col source="step" label={t`Reminder`} render={step} />
          <Col source="invoiceDueOn" label={t`Due`} render={overdue} />
          <Col
            source="amount"
            label={t`Amount`}
            align="right"
            render={({ amount }) => moneyText(amount)}
          />
          <Col source="fee" label={t`Fee`} align="right" render={({ fee }) => moneyText(fee)} />
          <Col source="state" label={t`State`} render={cell(State)} />
          <Col
            label={t`Actions`}
            render={(reminder) => <Actions run={run} reminder={reminder} />}
          />
        </ListTable>
        <Pagination rowsPerPageOptions={[25, 50, 100]} />
      </Card>
    </ListBase>
  )
}
