import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Box, Chip } from '@mui/material'
import { DataTable, FunctionField, SearchInput, SelectInput } from 'react-admin'
import { languages } from '../../domain/language.ts'
import { languageNames } from '../i18n/language-names.ts'
import { timeText } from '../i18n/swiss-time.ts'
import { ExportButton } from '../screen/export-button.tsx'
import { ListScreen } from '../screen/list-screen.tsx'
import { ConsentPanel } from './consent-panel.tsx'
import type { Subscriber } from './subscriber.ts'

const stateTexts: Record<Subscriber['state'], MessageDescriptor> = {
  pending: msg({ message: 'Not confirmed', context: 'state of a subscription' }),
  confirmed: msg({ message: 'Subscribed', context: 'state of a subscription' }),
  unsubscribed: msg({ message: 'Unsubscribed', context: 'state of a subscription' }),
}

const stateColours = { pending: 'warning', confirmed: 'success', unsubscribed: 'default' } as const

const states = Object.keys(stateTexts) as Subscriber['state'][]

/** Subscriptions of the newsletter, with the proof of consent of each. */
export const SubscriberList = () => {
  const { t, i18n } = useLingui()
  const filters = [
    <SearchInput key="search" source="search" alwaysOn placeholder={t`E-mail`} />,
    <SelectInput
      key="state"
      source="state"
      label={t`State`}
      alwaysOn
      choices={states.map((id) => ({ id, name: i18n._(stateTexts[id]) }))}
    />,
    <SelectInput
      key="language"
      source="language"
      label={t`Language`}
      choices={languages.map((id) => ({ id, name: t(languageNames[id]) }))}
    />,
  ]
  return (
    <ListScreen
      sort={{ field: 'requestedAt', order: 'DESC' }}
      filters={filters}
      rowClick="expand"
      expand={<ConsentPanel />}
      actions={<ExportButton path="/admin/newsletter.csv" />}
      nothing={t`Nobody has subscribed yet. Visitors subscribe with the box in the forms of the website.`}
    >
      <DataTable.Col source="email" label={t`E-mail`} />
      <DataTable.Col source="language" label={t`Language`}>
        <FunctionField<Subscriber> render={({ language }) => t(languageNames[language])} />
      </DataTable.Col>
      <DataTable.Col source="state" label={t`State`}>
        <FunctionField<Subscriber>
          render={({ state }) => (
            <Chip
              size="small"
              variant="outlined"
              color={stateColours[state]}
              label={i18n._(stateTexts[state])}
            />
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="requestedAt" label={t`Requested`}>
        <FunctionField<Subscriber> render={({ requestedAt }) => timeText(requestedAt)} />
      </DataTable.Col>
      <DataTable.Col source="confirmedAt" label={t`Confirmed`} disableSort>
        <FunctionField<Subscriber>
          render={({ confirmedAt }) => <Box>{timeText(confirmedAt) || '–'}</Box>}
        />
      </DataTable.Col>
    </ListScreen>
  )
}
