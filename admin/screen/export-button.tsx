import { Trans } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/Download'
import { Button } from '@mui/material'
import { useListContext } from 'react-admin'
import { api } from '../api/client.ts'
import { sectionLabel } from '../i18n/i18n.ts'
import { today } from '../i18n/swiss-time.ts'
import { useAction } from './use-action.ts'

type Props = {
  path: `/admin/${'account-export' | 'inbox.csv' | 'newsletter.csv'}`
  /** Whether the file has the order of the list too. */
  isSorted?: boolean
}

/** Saves the list, as filtered, as a file for Excel with the name of the section and the day. */
export const ExportButton = ({ path, isSorted = false }: Props) => {
  const { filterValues = {}, sort, total, resource } = useListContext()
  const { download, isSending } = useAction()
  const save = () => {
    const order = isSorted && { sort: sort.field, direction: sort.order.toLowerCase() }
    const query = { ...filterValues, ...order }
    const request = api.GET(path, { params: { query }, parseAs: 'blob' })
    return download(request, `${sectionLabel(resource)}-${today()}.csv`)
  }
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      onClick={save}
      disabled={isSending || total === 0}
    >
      <Trans>Export for Excel</Trans>
    </Button>
  )
}
