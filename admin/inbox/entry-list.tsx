import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Box, Chip, Typography } from '@mui/material'
import { DataTable, FunctionField, SearchInput, SelectInput } from 'react-admin'
import { entryStates } from '../../domain/forms/entry-state.ts'
import { formKinds } from '../../domain/forms/form-fields.ts'
import type { Schemas } from '../api/client.ts'
import { timeText } from '../i18n/swiss-time.ts'
import { ExportButton } from '../screen/export-button.tsx'
import { ListScreen } from '../screen/list-screen.tsx'
import { kindTexts, stateColours, stateTexts } from './entry-texts.ts'

type ListedEntry = Schemas['ListedEntry']

/** Entries of the public forms. */
export const EntryList = () => {
  const { t, i18n } = useLingui()
  const choices = <Id extends string>(ids: readonly Id[], texts: Record<Id, { id: string }>) =>
    ids.map((id) => ({ id, name: i18n._(texts[id]) }))
  const filters = [
    <SearchInput key="search" source="search" alwaysOn placeholder={t`Name, e-mail or text`} />,
    <SelectInput
      key="state"
      source="state"
      label={t`State`}
      alwaysOn
      choices={choices(entryStates, stateTexts)}
    />,
    <SelectInput
      key="assignedTo"
      source="assignedTo"
      label={t`Assigned to`}
      alwaysOn
      choices={[
        { id: 'me', name: i18n._(msg`Me`) },
        { id: 'nobody', name: i18n._(msg`Nobody`) },
      ]}
    />,
    <SelectInput
      key="kind"
      source="kind"
      label={t`Form used`}
      choices={choices(formKinds, kindTexts)}
    />,
    <SelectInput
      key="spam"
      source="spam"
      label={t`Spam`}
      choices={[{ id: 'true', name: t`Only spam` }]}
    />,
  ]
  return (
    <ListScreen
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      actions={<ExportButton path="/admin/inbox.csv" />}
      rowClick="edit"
      nothing={t`There are no entries yet. What visitors send with the forms of the website arrives here.`}
    >
      <DataTable.Col source="createdAt" label={t`Received`}>
        <FunctionField<ListedEntry> render={({ createdAt }) => timeText(createdAt)} />
      </DataTable.Col>
      <DataTable.Col source="name" label={t`From`} disableSort>
        <FunctionField<ListedEntry>
          render={({ name, email }) => (
            <Box>
              {name}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {email}
              </Typography>
            </Box>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="kind" label={t`Form used`}>
        <FunctionField<ListedEntry>
          render={({ kind, about }) => (
            <Box>
              {i18n._(kindTexts[kind])}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {about}
              </Typography>
            </Box>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="excerpt" label={t`Message`} disableSort>
        <FunctionField<ListedEntry>
          render={({ excerpt }) => (
            <Box sx={{ minWidth: '12rem', maxWidth: '26rem', overflowWrap: 'anywhere' }}>
              {excerpt}
            </Box>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="assignedTo.name" label={t`Assigned to`} disableSort />
      <DataTable.Col source="state" label={t`State`}>
        <FunctionField<ListedEntry>
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
    </ListScreen>
  )
}
