import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import InventoryIcon from '@mui/icons-material/Inventory2'
import LocalShippingIcon from '@mui/icons-material/LocalShipping'
import PrintIcon from '@mui/icons-material/Print'
import { useState } from 'react'
import { Button, useListContext, useNotify, useRefresh } from 'react-admin'
import { api } from '../../api/client.ts'
import { today } from '../../i18n/swiss-time.ts'
import { ConfirmDialog } from '../../screen/confirm-dialog.tsx'
import { useAction } from '../../screen/use-action.ts'
import { statusActions, statusConsequences } from '../order-texts.ts'
import { ExportButton } from './export-button.tsx'

type Target = 'processing' | 'completed'

const useChange = (ids: string[], unselect: () => void) => {
  const { t } = useLingui()
  const notify = useNotify()
  const refresh = useRefresh()
  const { perform } = useAction()
  return async (to: Target) => {
    const answer = await perform(api.POST('/admin/orders/batch/status', { body: { ids, to } }))
    if (!answer) return
    const { changed } = answer.data
    const kept = answer.data.refused.length
    const done = t`${plural(changed, { one: '# order was changed', other: '# orders were changed' })}`
    const others = t`${plural(kept, { one: '# order keeps its status, as the change is not possible', other: '# orders keep their status, as the change is not possible' })}`
    notify(kept > 0 ? `${done}. ${others}.` : `${done}.`, {
      type: kept > 0 ? 'warning' : 'success',
    })
    unselect()
    refresh()
  }
}

/** What can be done with several orders. */
export const OrderBulkActions = () => {
  const { t, i18n } = useLingui()
  const { selectedIds = [], onUnselectItems } = useListContext()
  const [target, setTarget] = useState<Target>()
  const { download, isSending } = useAction()
  const change = useChange(selectedIds, onUnselectItems)
  const count = selectedIds.length

  const print = () => {
    const body = { ids: selectedIds }
    const request = api.POST('/admin/orders/batch/picking-list', { body, parseAs: 'blob' })
    return download(request, `${t`picking-list`}-${today()}.pdf`)
  }

  return (
    <>
      <Button label={t`Picking list`} onClick={print} disabled={isSending}>
        <PrintIcon />
      </Button>
      <Button label={i18n._(statusActions.processing)} onClick={() => setTarget('processing')}>
        <InventoryIcon />
      </Button>
      <Button label={i18n._(statusActions.completed)} onClick={() => setTarget('completed')}>
        <LocalShippingIcon />
      </Button>
      <ExportButton ids={selectedIds} />
      <ConfirmDialog
        isOpen={target !== undefined}
        title={target ? i18n._(statusActions[target]) : ''}
        content={[
          t`${plural(count, { one: '# order is selected.', other: '# orders are selected.' })}`,
          target ? i18n._(statusConsequences[target]) : '',
        ].join(' ')}
        confirm={target ? i18n._(statusActions[target]) : ''}
        onConfirm={() => {
          if (target) void change(target)
          setTarget(undefined)
        }}
        onClose={() => setTarget(undefined)}
      />
    </>
  )
}
