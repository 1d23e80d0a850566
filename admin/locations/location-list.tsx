import { Trans, useLingui } from '@lingui/react/macro'
import UploadIcon from '@mui/icons-material/Upload'
import { Button, Typography } from '@mui/material'
import {
  CreateButton,
  DataTable,
  FunctionField,
  List,
  Pagination,
  SearchInput,
  SelectInput,
  TopToolbar,
  useListContext,
} from 'react-admin'
import { Link } from 'react-router'
import { mapCategories } from '../../domain/locations/map-location.ts'
import { isPermitted, useSession } from '../access/session.ts'
import { ExportButton } from '../shell/export-button.tsx'
import { SectionHelp } from '../shell/section-help.tsx'
import { categoryTexts } from './category-texts.ts'
import type { Location } from './location.ts'

const Actions = () => {
  const session = useSession()
  const mayChange = isPermitted(session, 'locations.write')
  return (
    <TopToolbar>
      {mayChange && <CreateButton />}
      {mayChange && (
        <Button size="small" component={Link} to="/location-imports" startIcon={<UploadIcon />}>
          <Trans>Import a file</Trans>
        </Button>
      )}
      <ExportButton path="locations.csv" fileName="locations.csv" />
    </TopToolbar>
  )
}

const Nothing = () => {
  const { filterValues = {} } = useListContext()
  return (
    <Typography sx={{ p: 3, color: 'text.secondary' }}>
      {Object.keys(filterValues).length > 0 ? (
        <Trans>No location matches. Remove a filter or search for another word.</Trans>
      ) : (
        <Trans>The map is empty. Create a location or import a file.</Trans>
      )}
    </Typography>
  )
}

/** The places of the public map. */
export const LocationList = () => {
  const { t, i18n } = useLingui()
  const filters = [
    <SearchInput key="search" source="search" alwaysOn placeholder={t`Name, street or town`} />,
    <SelectInput
      key="category"
      source="category"
      label={t`Category`}
      alwaysOn
      choices={mapCategories.map((id) => ({ id, name: i18n._(categoryTexts[id]) }))}
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
        sort={{ field: 'name', order: 'ASC' }}
        perPage={25}
      >
        <DataTable bulkActionButtons={false} rowClick="edit" empty={<Nothing />}>
          <DataTable.Col source="name" label={t`Name`} />
          <DataTable.Col source="category" label={t`Category`}>
            <FunctionField<Location> render={({ category }) => i18n._(categoryTexts[category])} />
          </DataTable.Col>
          <DataTable.Col source="address" label={t`Address`} disableSort />
          <DataTable.Col source="website" label={t`Website`} disableSort />
        </DataTable>
      </List>
    </>
  )
}
