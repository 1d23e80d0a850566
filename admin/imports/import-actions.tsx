import { Trans, useLingui } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/Download'
import UploadIcon from '@mui/icons-material/Upload'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Link } from 'react-router'
import { isPermitted, useSession } from '../access/session.ts'
import { api } from '../api/client.ts'
import { errorMessage } from '../api/error-message.ts'
import { saveFile } from '../api/save-file.ts'
import { today } from '../i18n/swiss-time.ts'
import { importPath, importSection, importTables, type TableName } from './tables.ts'

type Props = { table: TableName }

/** Saves a whole table as a file that its import reads. */
export const TableExportButton = ({ table }: Props) => {
  const { t } = useLingui()
  const notify = useNotify()
  const [isLoading, setLoading] = useState(false)
  const save = async () => {
    setLoading(true)
    await api.GET(importPath(table, '.csv'), { parseAs: 'blob' }).then(
      ({ data }) => saveFile(data, `${t(importTables[table].name)}-${today()}.csv`),
      (error: Error) => notify(errorMessage(error), { type: 'error' }),
    )
    setLoading(false)
  }
  return (
    <Button size="small" startIcon={<DownloadIcon />} onClick={save} disabled={isLoading}>
      {t`Export for Excel`}
    </Button>
  )
}

/** Export and import of a table, above its list. */
export const ImportActions = ({ table }: Props) => {
  const session = useSession()
  return (
    <>
      <TableExportButton table={table} />
      {isPermitted(session, `${importTables[table].resource}.write`) && (
        <Button
          size="small"
          component={Link}
          to={`/${importSection(table)}`}
          startIcon={<UploadIcon />}
        >
          <Trans>Import a file</Trans>
        </Button>
      )}
    </>
  )
}
