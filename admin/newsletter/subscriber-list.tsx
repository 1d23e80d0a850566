import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Chip, Typography } from '@mui/material'
import {
  DataTable,
  FilterButton,
  FunctionField,
  List,
  Pagination,
  SearchInput,
  SelectInput,
  TopToolbar,
  useListContext,
} from 'react-admin'
import { formatTime } from '../i18n/format-time.ts'
import { ExportButton } from '../shell/export-button.tsx'
import { SectionHelp } from '../shell/section-help.tsx'
import { ConsentPanel } from './consent-panel.tsx'
import type { Subscriber } from './subscriber.ts'

const stateTexts: Record<Subscriber['state'], MessageDescriptor> = {
  pending: msg({ message: 'Not confirmed', context: 'state of a subscription' }),
  confirmed: msg({ message: 'Subscribed', context: 'state of a subscription' }),
  unsubscribed: msg({ message: 'Unsubscribed', context: 'state of a subscription' }),
}

const stateColours = { pending: 'warning', confirmed: 'success', unsubscribed: 'default' } as const

const states = Object.keys(stateTexts) as Subscriber['state'][]

const Actions = () => (
  <TopToolbar>
    <FilterButton />
    <ExportButton path="newsletter.csv" fileName="newsletter.csv" />
  </TopToolbar>
)

const Nothing = () => {
  const { filterValues = {} } = useListContext()
  return (
    <Typography sx={{ p: 3, color: 'text.secondary' }}>
      {Object.keys(filterValues).length > 0 ? (
        <Trans>No address matches these filters. Remove one to see more.</Trans>
      ) : (
        <Trans>
          Nobody has subscribed yet. Visitors subscribe with the box in the forms of the website.
        </Trans>
      )}
    </Typography>
  )
}

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
      choices={['fr', 'de', 'it', 'en'].map((id) => ({ id, name: id.toUpperCase() }))}
    />,
  ]
  return (
    <>
      <SectionHelp />
      <List
        filters={filters}
        actions={<Actions />}
        exporter={false}
        empty={false}
        pagination={<Pagination />}
        sort={{ field: 'requestedAt', order: 'DESC' }}
        perPage={25}
      >
        <DataTable
          bulkActionButtons={false}
          rowClick="expand"
          expand={<ConsentPanel />}
          expandSingle
          empty={<Nothing />}
        >
          <DataTable.Col source="email" label={t`E-mail`} />
          <DataTable.Col source="language" label={t`Language`}>
            <FunctionField<Subscriber> render={({ language }) => language.toUpperCase()} />
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
            <FunctionField<Subscriber> render={({ requestedAt }) => formatTime(requestedAt)} />
          </DataTable.Col>
          <DataTable.Col source="confirmedAt" label={t`Confirmed`} disableSort>
            <FunctionField<Subscriber>
              render={({ confirmedAt }) => <Box>{formatTime(confirmedAt) || '–'}</Box>}
            />
          </DataTable.Col>
        </DataTable>
      </List>
    </>
  )
}
