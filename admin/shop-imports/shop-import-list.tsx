import { useLingui } from '@lingui/react/macro'
import { CreateButton } from 'react-admin'
import { cell, StateChip, TimeField, UnsortedCol } from '../screen/columns.tsx'
import { ListScreen } from '../screen/list-screen.tsx'
import { type ShopImport, shopImportColours, shopImportStates } from './shop-import.ts'

const State = ({ state }: ShopImport) => (
  <StateChip state={state} names={shopImportStates} colours={shopImportColours} />
)

const Col = UnsortedCol<'shop-imports'>

/** Imports of former shops, the newest first. */
export const ShopImportList = () => {
  const { t } = useLingui()
  return (
    <ListScreen
      actions={<CreateButton label={t`New import`} />}
      rowClick="show"
      nothing={t`No shop has been imported yet.`}
    >
      <Col source="createdAt" label={t`Time`} field={TimeField} />
      <Col source="source" label={t`File or address`} />
      <Col source="state" label={t`State`} render={cell(State)} />
      <Col source="author" label={t`Started by`} />
    </ListScreen>
  )
}
