import { Trans, useLingui } from '@lingui/react/macro'
import { DataTable, FunctionField, useRecordContext } from 'react-admin'
import { isPermitted, useSession } from '../access/session.ts'
import type { Schemas } from '../api/client.ts'
import { dayText, timeText } from '../i18n/swiss-time.ts'
import { ListScreen } from '../screen/list-screen.tsx'
import { importTables } from './tables.ts'
import { UndoImportButton } from './undo-import-button.tsx'

type TableImport = Schemas['TableImport']

const UndoCell = () => {
  const record = useRecordContext<TableImport>()
  const session = useSession()
  if (!record) return null
  if (record.undoneAt) {
    const time = timeText(record.undoneAt)
    return <Trans>Undone on {time}</Trans>
  }
  const { id, table } = record
  return isPermitted(session, `${importTables[table].resource}.write`) ? (
    <UndoImportButton id={id} table={table} />
  ) : null
}

/** Imported files with what they changed, and undo. */
export const ImportList = () => {
  const { t } = useLingui()
  return (
    <ListScreen rowClick={false} nothing={t`Nothing has been imported yet.`}>
      <DataTable.Col source="importedAt" label={t`Time`} disableSort>
        <FunctionField<TableImport> render={({ importedAt }) => timeText(importedAt)} />
      </DataTable.Col>
      <DataTable.Col source="table" label={t`Table`} disableSort>
        <FunctionField<TableImport> render={({ table }) => t(importTables[table].name)} />
      </DataTable.Col>
      <DataTable.Col source="fileName" label={t`File`} disableSort />
      <DataTable.Col source="author" label={t`Imported by`} disableSort />
      <DataTable.Col source="validFrom" label={t`Valid from`} disableSort>
        <FunctionField<TableImport>
          render={({ validFrom }) => (validFrom ? dayText(validFrom) : t`immediately`)}
        />
      </DataTable.Col>
      <DataTable.NumberCol source="changed" label={t`Changed`} disableSort />
      <DataTable.NumberCol source="created" label={t`Added`} disableSort />
      <DataTable.NumberCol source="removed" label={t`Deleted`} disableSort />
      <DataTable.Col label={t`Action`}>
        <UndoCell />
      </DataTable.Col>
    </ListScreen>
  )
}
