import { useLingui } from '@lingui/react/macro'
import { Chip } from '@mui/material'
import { DataTable, FunctionField, SearchInput } from 'react-admin'
import type { Schemas } from '../../api/client.ts'
import { ImportActions } from '../../imports/import-actions.tsx'
import { ListScreen } from '../../screen/list-screen.tsx'
import { useSynonymKinds } from './use-synonym-kinds.ts'

type Synonym = Schemas['RemedySynonym']

/** Other names of all remedies; a click opens the remedy. */
export const SynonymList = () => {
  const { t } = useLingui()
  const kinds = useSynonymKinds()
  return (
    <ListScreen
      filters={[
        <SearchInput key="search" source="search" alwaysOn placeholder={t`Other name or remedy`} />,
      ]}
      actions={<ImportActions table="synonyms" />}
      rowClick={(_id, _resource, record) => `/remedies/${record.remedyId}/names`}
      nothing={t`No remedy has another name yet. Add other names on the page of a remedy.`}
    >
      <DataTable.Col source="name" label={t`Other name`} disableSort>
        <FunctionField<Synonym>
          render={({ name, isAmbiguous }) => (
            <>
              {name}{' '}
              {isAmbiguous && (
                <Chip size="small" variant="outlined" color="warning" label={t`several remedies`} />
              )}
            </>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="kind" label={t`Kind`} disableSort>
        <FunctionField<Synonym>
          render={({ kind }) => kinds.find(({ id }) => id === kind)?.name ?? ''}
        />
      </DataTable.Col>
      <DataTable.Col source="remedy" label={t`Remedy`} disableSort />
    </ListScreen>
  )
}
