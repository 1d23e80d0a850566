import { Trans } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/Download'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { downloadFile } from '../api/save-file.ts'

const searchOf = (filter: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, `${value}`]],
    ),
  ).toString()

/** Saves the list, as filtered, as a file for Excel. `path` of the API below /admin. */
export const ExportButton = ({ path, fileName }: { path: string; fileName: string }) => {
  const { filterValues = {}, total } = useListContext()
  const notify = useNotify()
  const [isLoading, setLoading] = useState(false)
  const save = async () => {
    setLoading(true)
    const search = searchOf(filterValues)
    await downloadFile(`${path}${search && `?${search}`}`, fileName).catch((error: Error) =>
      notify(error.message, { type: 'error' }),
    )
    setLoading(false)
  }
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      onClick={save}
      disabled={isLoading || total === 0}
    >
      <Trans>Export for Excel</Trans>
    </Button>
  )
}
