import { useLingui } from '@lingui/react/macro'
import { CreateButton } from 'react-admin'
import { mapCategoryNames } from '../../messages/map/map-categories.ts'
import { useIsPermitted } from '../access/session.ts'
import type { Schemas } from '../api/client.ts'
import { ImportActions } from '../imports/import-actions.tsx'
import { choiceFilter, searchFilter } from '../screen/choices.tsx'
import { ListCol } from '../screen/columns.tsx'
import { ListScreen } from '../screen/list-screen.tsx'

const Actions = () => {
  const { t } = useLingui()
  const mayChange = useIsPermitted('locations.write')
  return (
    <>
      {mayChange && <CreateButton label={t`New location`} />}
      <ImportActions table="locations" />
    </>
  )
}

const Col = ListCol<'locations'>

/** The locations of the public map. */
export const LocationList = () => {
  const { t } = useLingui()
  const filters = [
    searchFilter(t`Name, street or town`),
    choiceFilter<'locations'>('category', t`Category`, mapCategoryNames),
  ]
  const categoryOf = ({ category }: Schemas['Location']) => t(mapCategoryNames[category])
  return (
    <ListScreen
      sort={{ field: 'name', order: 'ASC' }}
      filters={filters}
      actions={<Actions />}
      rowClick="edit"
      nothing={t`The map is empty. Create a location or import a file.`}
    >
      <Col source="name" label={t`Name`} />
      <Col source="category" label={t`Category`} render={categoryOf} />
      <Col source="address" label={t`Address`} disableSort />
      <Col source="website" label={t`Website`} disableSort />
    </ListScreen>
  )
}
