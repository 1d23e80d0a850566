import { useLingui } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/Download'
import { useState } from 'react'
import { Button, useListContext, useNotify } from 'react-admin'
import { downloadFile } from '../../api/save-file.ts'
import { today } from '../../i18n/swiss-time.ts'

/** Filters as the API takes them: lists as JSON. */
const queryOf = (filters: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) =>
      value === undefined || value === ''
        ? []
        : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]],
    ),
  )

/** Downloads the orders that match, or the selected ones, as a table for Excel. */
export const ExportButton = ({ ids }: { ids?: readonly unknown[] }) => {
  const { t, i18n } = useLingui()
  const { filterValues } = useListContext()
  const notify = useNotify()
  const [isLoading, setIsLoading] = useState(false)
  const download = async () => {
    setIsLoading(true)
    const query = queryOf({ ...(ids ? { ids } : filterValues), lang: i18n.locale })
    await downloadFile(`orders/export.csv?${query}`, `${t`orders`}-${today()}.csv`).catch((error) =>
      notify(error.message, { type: 'error' }),
    )
    setIsLoading(false)
  }
  return (
    <Button
      label={ids ? t`Table for Excel` : t`Export for Excel`}
      onClick={download}
      disabled={isLoading}
    >
      <DownloadIcon />
    </Button>
  )
}
