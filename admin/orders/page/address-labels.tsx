import { useLingui } from '@lingui/react/macro'
import LabelIcon from '@mui/icons-material/LabelOutlined'
import { Button } from '@mui/material'
import { api } from '../../api/client.ts'
import { today } from '../../i18n/swiss-time.ts'
import { useAction } from '../../screen/use-action.ts'

/** Downloads the address labels of orders, in either size. */
export const AddressLabels = ({ ids }: { ids: string[] }) => {
  const { t } = useLingui()
  const { download, isSending } = useAction()
  const print = (size: '62x100' | 'a6') => {
    const body = { ids, size }
    const request = api.POST('/admin/orders/batch/address-labels', { body, parseAs: 'blob' })
    return download(request, `${t`address-labels`}-${size}-${today()}.pdf`)
  }
  const names = { '62x100': t`Address label 62 × 100 mm`, a6: t`Address label A6` }
  return (['62x100', 'a6'] as const).map((size) => (
    <Button
      key={size}
      size="small"
      startIcon={<LabelIcon />}
      disabled={isSending}
      onClick={() => print(size)}
    >
      {names[size]}
    </Button>
  ))
}
