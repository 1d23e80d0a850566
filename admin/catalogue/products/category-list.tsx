import { useLingui } from '@lingui/react/macro'
import { Alert } from '@mui/material'
import { DataTable, List } from 'react-admin'
import type { RecordFields } from '../../api/resources.ts'
import { NumberCol } from '../../screen/columns.tsx'
import { EditScreen } from '../../screen/edit-screen.tsx'
import { ListTable } from '../../screen/list-table.tsx'
import { RecordForm } from '../../screen/record-form.tsx'
import { SectionHelp } from '../../screen/section-help.tsx'
import { TextsInput } from '../texts-input.tsx'

/** The categories of products. */
export const CategoryList = () => {
  const { t } = useLingui()
  return (
    <>
      <SectionHelp />
      <List exporter={false} actions={false} pagination={false} sort={{ field: '', order: 'ASC' }}>
        <ListTable rowClick="edit">
          <DataTable.Col source="name" label={t`Name`} disableSort />
          <NumberCol<'product-categories'> source="products" label={t`Products`} disableSort />
        </ListTable>
      </List>
    </>
  )
}

/** Renames a category. */
export const CategoryEdit = () => {
  const { t } = useLingui()
  return (
    <EditScreen redirect="list">
      <RecordForm>
        <Alert severity="info" sx={{ mb: 2 }}>
          {t`The new names apply to all products of the category.`}
        </Alert>
        <TextsInput<RecordFields<'product-categories'>> source="names" label={t`Name`} />
      </RecordForm>
    </EditScreen>
  )
}
