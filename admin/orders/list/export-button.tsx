import { useLingui } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/Download'
import { Button, useListContext } from 'react-admin'
import { api } from '../../api/client.ts'
import { today } from '../../i18n/swiss-time.ts'
import { useAction } from '../../screen/use-action.ts'

/** Downloads the orders that match, or the selected ones, as a table for Excel. */
export const ExportButton = ({ ids }: { ids?: readonly unknown[] }) => {
  const { t, i18n } = useLingui()
  const { filterValues } = useListContext()
  const { download, isSending } = useAction()
  const save = () => {
    const query = { ...(ids ? { ids } : filterValues), lang: i18n.locale }
    const request = api.GET('/admin/orders/export.csv', { params: { query }, parseAs: 'blob' })
    return download(request, `${t`orders`}-${today()}.csv`)
  }
  return (
    <Button
      label={ids ? t`Table for Excel` : t`Export for Excel`}
      onClick={save}
      disabled={isSending}
    >
      <DownloadIcon />
    </Button>
  )
}
