import { Trans } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/Download'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { api } from '../api/client.ts'
import { saveFile } from '../api/save-file.ts'
import { sectionLabel } from '../i18n/i18n.ts'
import { today } from '../i18n/swiss-time.ts'

type Props = {
  path: `/admin/${'account-export' | 'inbox.csv' | 'newsletter.csv'}`
  /** Whether the file has the order of the list too. */
  isSorted?: boolean
}

/** Saves the list, as filtered, as a file for Excel with the name of the section and the day. */
export const ExportButton = ({ path, isSorted = false }: Props) => {
  const { filterValues = {}, sort, total, resource } = useListContext()
  const notify = useNotify()
  const [isLoading, setLoading] = useState(false)
  const save = async () => {
    setLoading(true)
    const order = isSorted && { sort: sort.field, direction: sort.order.toLowerCase() }
    const query = { ...filterValues, ...order }
    await api.GET(path, { params: { query }, parseAs: 'blob' }).then(
      ({ data }) => saveFile(data, `${sectionLabel(resource)}-${today()}.csv`),
      (error: Error) => notify(error.message, { type: 'error' }),
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
