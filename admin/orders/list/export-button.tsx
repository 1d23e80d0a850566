import { useLingui } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/Download'
import { useState } from 'react'
import { Button, useListContext, useNotify } from 'react-admin'
import { api } from '../../api/client.ts'
import { saveFile } from '../../api/save-file.ts'
import { today } from '../../i18n/swiss-time.ts'

/** Downloads the orders that match, or the selected ones, as a table for Excel. */
export const ExportButton = ({ ids }: { ids?: readonly unknown[] }) => {
  const { t, i18n } = useLingui()
  const { filterValues } = useListContext()
  const notify = useNotify()
  const [isLoading, setIsLoading] = useState(false)
  const download = async () => {
    setIsLoading(true)
    const query = { ...(ids ? { ids } : filterValues), lang: i18n.locale }
    await api.GET('/admin/orders/export.csv', { params: { query }, parseAs: 'blob' }).then(
      ({ data }) => saveFile(data, `${t`orders`}-${today()}.csv`),
      (error: Error) => notify(error.message, { type: 'error' }),
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
