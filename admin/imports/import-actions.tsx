import { Trans, useLingui } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/Download'
import UploadIcon from '@mui/icons-material/Upload'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useIsPermitted } from '../access/session.ts'
import { api } from '../api/client.ts'
import { today } from '../i18n/swiss-time.ts'
import { useAction } from '../screen/use-action.ts'
import { type ImportTableName, importPath, importSection, importTables } from './tables.ts'

type Props = { table: ImportTableName }

/** Saves a whole table as a file that its import reads. */
export const TableExportButton = ({ table }: Props) => {
  const { t } = useLingui()
  const { download, isSending } = useAction()
  const save = () => {
    const request = api.GET(importPath(table, '.csv'), { parseAs: 'blob' })
    return download(request, `${t(importTables[table].name)}-${today()}.csv`)
  }
  return (
    <Button size="small" startIcon={<DownloadIcon />} onClick={save} disabled={isSending}>
      {t`Export for Excel`}
    </Button>
  )
}

/** Opens the import of a table, for those who may. */
export const ImportButton = ({ table }: Props) => {
  const mayImport = useIsPermitted(`${importTables[table].resource}.write`)
  if (!mayImport) return null
  return (
    <Button
      size="small"
      component={Link}
      to={`/${importSection(table)}`}
      startIcon={<UploadIcon />}
    >
      <Trans>Import a file</Trans>
    </Button>
  )
}

/** Export and import of a table, above its list. */
export const ImportActions = ({ table }: Props) => (
  <>
    <TableExportButton table={table} />
    <ImportButton table={table} />
  </>
)
