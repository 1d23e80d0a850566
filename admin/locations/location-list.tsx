import { useLingui } from '@lingui/react/macro'
import { CreateButton, DataTable, FunctionField, SearchInput, SelectInput } from 'react-admin'
import { mapCategories } from '../../domain/locations/map-location.ts'
import { mapCategoryNames } from '../../messages/map/map-categories.ts'
import { isPermitted, useSession } from '../access/session.ts'
import { ImportActions } from '../imports/import-actions.tsx'
import { ListScreen } from '../screen/list-screen.tsx'
import type { Location } from './location.ts'

const Actions = () => {
  const { t } = useLingui()
  const session = useSession()
  const mayChange = isPermitted(session, 'locations.write')
  return (
    <>
      {mayChange && <CreateButton label={t`New location`} />}
      <ImportActions table="locations" />
    </>
  )
}

/** The locations of the public map. */
export const LocationList = () => {
  const { t, i18n } = useLingui()
  const filters = [
    <SearchInput key="search" source="search" alwaysOn placeholder={t`Name, street or town`} />,
    <SelectInput
      key="category"
      source="category"
      label={t`Category`}
      alwaysOn
      choices={mapCategories.map((id) => ({ id, name: i18n._(mapCategoryNames[id]) }))}
    />,
  ]
  return (
    <ListScreen
      sort={{ field: 'name', order: 'ASC' }}
      filters={filters}
      actions={<Actions />}
      rowClick="edit"
      nothing={t`The map is empty. Create a location or import a file.`}
    >
      <DataTable.Col source="name" label={t`Name`} />
      <DataTable.Col source="category" label={t`Category`}>
        <FunctionField<Location> render={({ category }) => i18n._(mapCategoryNames[category])} />
      </DataTable.Col>
      <DataTable.Col source="address" label={t`Address`} disableSort />
      <DataTable.Col source="website" label={t`Website`} disableSort />
    </ListScreen>
  )
}
