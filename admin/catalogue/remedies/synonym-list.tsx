import { useLingui } from '@lingui/react/macro'
import { Chip } from '@mui/material'
import type { Schemas } from '../../api/client.ts'
import { ImportActions } from '../../imports/import-actions.tsx'
import { searchFilter } from '../../screen/choices.tsx'
import { cell, UnsortedCol } from '../../screen/columns.tsx'
import { ListScreen } from '../../screen/list-screen.tsx'
import { synonymNames } from '../catalogue-names.ts'

type Synonym = Schemas['RemedySynonym']

const Name = ({ name, isAmbiguous }: Synonym) => {
  const { t } = useLingui()
  const chip = <Chip size="small" variant="outlined" color="warning" label={t`several remedies`} />
  return (
    <>
      {name} {isAmbiguous && chip}
    </>
  )
}

const Col = UnsortedCol<'synonyms'>

/** Other names of all remedies; a click opens the remedy. */
export const SynonymList = () => {
  const { t } = useLingui()
  return (
    <ListScreen
      filters={[searchFilter(t`Other name or remedy`)]}
      actions={<ImportActions table="synonyms" />}
      rowClick={(_id, _resource, record) => `/remedies/${record.remedyId}/names`}
      nothing={t`No remedy has another name yet. Add other names on the page of a remedy.`}
    >
      <Col source="name" label={t`Other name`} render={cell(Name)} />
      <Col source="kind" label={t`Type`} render={({ kind }) => t(synonymNames[kind])} />
      <Col source="remedy" label={t`Remedy`} />
    </ListScreen>
  )
}
