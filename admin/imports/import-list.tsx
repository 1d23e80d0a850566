import { useLingui } from '@lingui/react/macro'
import type { Schemas } from '../api/client.ts'
import { dayText, timeText } from '../i18n/swiss-time.ts'
import { cell, NumberCol, TimeField, UnsortedCol } from '../screen/columns.tsx'
import { ListScreen } from '../screen/list-screen.tsx'
import { importTables } from './tables.ts'
import { UndoImportButton } from './undo-import-button.tsx'

type TableImport = Schemas['TableImport']

const Undo = ({ id, table, undoneAt }: TableImport) => {
  const { t } = useLingui()
  if (!undoneAt) return <UndoImportButton id={id} table={table} />
  const time = timeText(undoneAt)
  return t`Undone on ${time}`
}

const Col = UnsortedCol<'imports'>

/** Imported files with what they changed, and undo. */
export const ImportList = () => {
  const { t } = useLingui()
  const firstDay = ({ validFrom }: TableImport) => (validFrom ? dayText(validFrom) : t`immediately`)
  return (
    <ListScreen rowClick={false} nothing={t`Nothing has been imported yet.`}>
      <Col source="importedAt" label={t`Time`} field={TimeField} />
      <Col source="table" label={t`Table`} render={({ table }) => t(importTables[table].name)} />
      <Col source="fileName" label={t`File`} />
      <Col source="author" label={t`Imported by`} />
      <Col source="validFrom" label={t`Valid from`} render={firstDay} />
      <NumberCol<'imports'> source="changed" label={t`Changed`} disableSort />
      <NumberCol<'imports'> source="created" label={t`Added`} disableSort />
      <NumberCol<'imports'> source="removed" label={t`Deleted`} disableSort />
      <Col label={t`Action`} render={cell(Undo)} />
    </ListScreen>
  )
}
