import { Trans, useLingui } from '@lingui/react/macro'
import UploadIcon from '@mui/icons-material/Upload'
import { Button, DataTable, FunctionField, useRecordContext } from 'react-admin'
import { Link } from 'react-router'
import { isPermitted, useSession } from '../../access/session.ts'
import type { Schemas } from '../../api/client.ts'
import { dayText, timeText } from '../../i18n/swiss-time.ts'
import { ListScreen } from '../../screen/list-screen.tsx'
import { UndoImportButton } from './undo-import-button.tsx'

type CatalogueImport = Schemas['CatalogueImport']

const ImportActions = () => {
  const { t } = useLingui()
  const session = useSession()
  if (!isPermitted(session, 'prices.write')) return null
  return (
    <Button label={t`Import a file`} component={Link} to="/import">
      <UploadIcon />
    </Button>
  )
}

const UndoCell = () => {
  const record = useRecordContext<CatalogueImport>()
  const session = useSession()
  if (!record) return null
  if (record.undoneAt) {
    const time = timeText(record.undoneAt)
    return <Trans>Undone on {time}</Trans>
  }
  return isPermitted(session, 'prices.write') ? <UndoImportButton id={record.id} /> : null
}

/** Imported files with what they changed, and undo. */
export const ImportList = () => {
  const { t } = useLingui()
  return (
    <ListScreen
      actions={<ImportActions />}
      rowClick={false}
      nothing={<Trans>Nothing has been imported yet.</Trans>}
    >
      <DataTable.Col source="importedAt" label={t`Time`} disableSort>
        <FunctionField<CatalogueImport> render={({ importedAt }) => timeText(importedAt)} />
      </DataTable.Col>
      <DataTable.Col source="fileName" label={t`File`} disableSort />
      <DataTable.Col source="author" label={t`Imported by`} disableSort />
      <DataTable.Col source="validFrom" label={t`Valid from`} disableSort>
        <FunctionField<CatalogueImport>
          render={({ validFrom }) => (validFrom ? dayText(validFrom) : t`immediately`)}
        />
      </DataTable.Col>
      <DataTable.NumberCol source="changed" label={t`Changed`} disableSort />
      <DataTable.NumberCol source="created" label={t`New products`} disableSort />
      <DataTable.Col label={t`Action`}>
        <UndoCell />
      </DataTable.Col>
    </ListScreen>
  )
}
