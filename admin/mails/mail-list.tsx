import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Chip, Typography } from '@mui/material'
import { DataTable, FunctionField, SearchInput, SelectInput, useListContext } from 'react-admin'
import { timeText } from '../i18n/swiss-time.ts'
import { ListScreen } from '../screen/list-screen.tsx'
import {
  isServerUnreachable,
  type MailState,
  mailKindTexts,
  mailStateColours,
  mailStateTexts,
  type QueuedMail,
} from './mail.ts'

const states = Object.keys(mailStateTexts) as MailState[]

const NoMatch = () =>
  useListContext().filterValues.state === 'unsent' ? (
    <Trans>No mail has failed. There is nothing to do here.</Trans>
  ) : (
    <Trans>No mails. Mails are listed for 30 days.</Trans>
  )

/** Queued, failed and sent mails. */
export const MailList = () => {
  const { t, i18n } = useLingui()
  const kindOf = (kind: string) => {
    const text = mailKindTexts[kind]
    return text ? i18n._(text) : kind
  }
  const filters = [
    <SearchInput key="search" source="search" alwaysOn placeholder={t`E-mail of the recipient`} />,
    <SelectInput
      key="state"
      source="state"
      label={t`State`}
      alwaysOn
      choices={[
        { id: 'unsent', name: t`All that failed` },
        ...states.map((id) => ({ id, name: i18n._(mailStateTexts[id]) })),
      ]}
    />,
    <SelectInput
      key="kind"
      source="kind"
      label={t`Kind of mail`}
      choices={Object.keys(mailKindTexts).map((id) => ({ id, name: kindOf(id) }))}
    />,
  ]
  return (
    <ListScreen
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      rowClick="show"
      nothing={t`No mails. Mails are listed for 30 days.`}
      noMatch={<NoMatch />}
    >
      <DataTable.Col source="createdAt" label={t`Time`}>
        <FunctionField<QueuedMail> render={({ createdAt }) => timeText(createdAt)} />
      </DataTable.Col>
      <DataTable.Col source="recipient" label={t`Recipient`}>
        <FunctionField<QueuedMail> render={({ recipient }) => recipient || '–'} />
      </DataTable.Col>
      <DataTable.Col source="kind" label={t`Mail`}>
        <FunctionField<QueuedMail>
          render={({ kind, subject }) => (
            <Box>
              {kindOf(kind)}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {subject}
              </Typography>
            </Box>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="state" label={t`State`} disableSort>
        <FunctionField<QueuedMail>
          render={({ state, reason }) => (
            <Box>
              <Chip
                size="small"
                variant="outlined"
                color={mailStateColours[state]}
                label={i18n._(mailStateTexts[state])}
              />
              {reason && (
                <Typography
                  variant="body2"
                  sx={{ color: 'text.secondary', maxWidth: '22rem', overflowWrap: 'anywhere' }}
                >
                  {isServerUnreachable(reason) ? t`The mail server cannot be reached.` : reason}
                </Typography>
              )}
            </Box>
          )}
        />
      </DataTable.Col>
    </ListScreen>
  )
}
