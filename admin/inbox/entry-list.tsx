import { useLingui } from '@lingui/react/macro'
import { Typography } from '@mui/material'
import type { Schemas } from '../api/client.ts'
import { choiceFilter, optional, searchFilter } from '../screen/choices.tsx'
import { cell, ListCol, StateChip, TimeField, TwoLines } from '../screen/columns.tsx'
import { ExportButton } from '../screen/export-button.tsx'
import { ListScreen } from '../screen/list-screen.tsx'
import { entryStateColours, entryStateTexts, kindTexts } from './entry-texts.ts'

type ListedEntry = Schemas['ListedEntry']

const Sender = ({ name, email }: ListedEntry) => <TwoLines first={name} second={email} />

const Form = ({ kind, about }: ListedEntry) => {
  const { t } = useLingui()
  return <TwoLines first={t(kindTexts[kind])} second={about} />
}

const Excerpt = ({ excerpt }: ListedEntry) => (
  <Typography noWrap variant="body2" sx={{ minWidth: '12rem', maxWidth: '26rem' }}>
    {excerpt}
  </Typography>
)

const State = ({ state }: ListedEntry) => (
  <StateChip state={state} names={entryStateTexts} colours={entryStateColours} />
)

const Col = ListCol<'inbox'>

/** Entries of the public forms. */
export const EntryList = () => {
  const { t } = useLingui()
  const filters = [
    searchFilter(t`Name, e-mail or text`),
    choiceFilter<'inbox'>('state', t`State`, entryStateTexts),
    choiceFilter<'inbox'>('assignedTo', t`Assigned to`, { me: t`Me`, nobody: t`Nobody` }),
    choiceFilter<'inbox'>('kind', t`Form used`, kindTexts, optional),
    choiceFilter<'inbox'>('spam', t`Spam`, { true: t`Only spam` }, optional),
  ]
  return (
    <ListScreen
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      actions={<ExportButton path="/admin/inbox.csv" />}
      rowClick="edit"
      nothing={t`There are no messages yet. What visitors send with the forms of the website arrives here.`}
    >
      <Col source="createdAt" label={t`Received`} field={TimeField} />
      <Col disableSort source="name" label={t`From`} render={cell(Sender)} />
      <Col source="kind" label={t`Form used`} render={cell(Form)} />
      <Col disableSort source="excerpt" label={t`Message`} render={cell(Excerpt)} />
      <Col disableSort source="assignedTo.name" label={t`Assigned to`} />
      <Col source="state" label={t`State`} render={cell(State)} />
    </ListScreen>
  )
}
