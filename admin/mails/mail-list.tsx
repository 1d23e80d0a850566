import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import { choiceFilter, optional, searchFilter } from '../screen/choices.tsx'
import { cell, ListCol, TimeField, TwoLines } from '../screen/columns.tsx'
import { ListScreen } from '../screen/list-screen.tsx'
import { isServerUnreachable, mailKindTexts, mailStateTexts, type QueuedMail } from './mail.ts'
import { MailStateChip } from './mail-state-chip.tsx'

const NoMatch = () => {
  const { t } = useLingui()
  return useListContext().filterValues.state === 'unsent'
    ? t`No e-mail has failed. There is nothing to do here.`
    : t`No e-mails. E-mails are listed for 30 days.`
}

const State = ({ state, reason }: QueuedMail) => {
  const { t } = useLingui()
  return (
    <Box>
      <MailStateChip state={state} />
      {reason && (
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', maxWidth: '22rem', overflowWrap: 'anywhere' }}
        >
          {isServerUnreachable(reason) ? t`The mail server cannot be reached.` : reason}
        </Typography>
      )}
    </Box>
  )
}

const Mail = ({ kind, subject }: QueuedMail) => {
  const { t } = useLingui()
  const text = mailKindTexts[kind]
  return <TwoLines first={text ? t(text) : kind} second={subject} />
}

const Col = ListCol<'mails'>

/** Queued, failed and sent mails. */
export const MailList = () => {
  const { t } = useLingui()
  const filters = [
    searchFilter(t`Recipient’s e-mail`),
    choiceFilter<'mails'>('state', t`State`, { unsent: t`All failed e-mails`, ...mailStateTexts }),
    choiceFilter<'mails'>('kind', t`Type of e-mail`, mailKindTexts, optional),
  ]
  return (
    <ListScreen
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      rowClick="show"
      nothing={t`No e-mails. E-mails are listed for 30 days.`}
      noMatch={<NoMatch />}
    >
      <Col source="createdAt" label={t`Time`} field={TimeField} />
      <Col source="recipient" label={t`Recipient`} render={({ recipient }) => recipient || '–'} />
      <Col source="kind" label={t`E-mail`} render={cell(Mail)} />
      <Col disableSort source="state" label={t`State`} render={cell(State)} />
    </ListScreen>
  )
}
