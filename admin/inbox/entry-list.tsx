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
import { type EntryState, entryStates } from '../../domain/forms/entry-state.ts'
import { type FormKind, formKinds } from '../../domain/forms/form-fields.ts'
import { formatTime } from '../i18n/format-time.ts'
import { ExportButton } from '../shell/export-button.tsx'
import { SectionHelp } from '../shell/section-help.tsx'
import { kindTexts, stateColours, stateTexts } from './entry-texts.ts'

export type ListedEntry = {
  id: string
  kind: FormKind
  about: string
  language: string
  name: string
  email: string
  excerpt: string
  state: EntryState
  assignedTo: { id: string; name: string } | null
  isSpam: boolean
  createdAt: string
}

const Actions = () => (
  <TopToolbar>
    <FilterButton />
    <ExportButton path="inbox.csv" fileName="inbox.csv" />
  </TopToolbar>
)

const Nothing = () => {
  const { filterValues = {} } = useListContext()
  return (
    <Typography sx={{ p: 3, color: 'text.secondary' }}>
      {Object.keys(filterValues).length > 0 ? (
        <Trans>No entry matches these filters. Remove one to see more.</Trans>
      ) : (
        <Trans>
          There are no entries yet. What visitors send with the forms of the website arrives here.
        </Trans>
      )}
    </Typography>
  )
}

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
    <>
      <SectionHelp />
      <List
        filters={filters}
        actions={<Actions />}
        exporter={false}
        empty={false}
        pagination={<Pagination />}
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={25}
      >
        <DataTable bulkActionButtons={false} rowClick="edit" empty={<Nothing />}>
          <DataTable.Col source="createdAt" label={t`Received`}>
            <FunctionField<ListedEntry> render={({ createdAt }) => formatTime(createdAt)} />
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
                <Box sx={{ maxWidth: '26rem', overflowWrap: 'anywhere' }}>{excerpt}</Box>
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
        </DataTable>
      </List>
    </>
  )
}
