import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import InventoryIcon from '@mui/icons-material/Inventory2'
import LocalShippingIcon from '@mui/icons-material/LocalShipping'
import PrintIcon from '@mui/icons-material/Print'
import { useState } from 'react'
import { Button, useListContext, useNotify, useRefresh } from 'react-admin'
import { api } from '../../api/client.ts'
import { saveFile } from '../../api/save-file.ts'
import { today } from '../../i18n/swiss-time.ts'
import { ConfirmDialog } from '../../screen/confirm-dialog.tsx'
import { statusActions, statusConsequences } from '../order-texts.ts'
import { ExportButton } from './export-button.tsx'

type Target = 'processing' | 'completed'

const useChange = (ids: string[], unselect: () => void) => {
  const { t } = useLingui()
  const notify = useNotify()
  const refresh = useRefresh()
  return async (to: Target) => {
    try {
      const { data } = await api.POST('/admin/orders/batch/status', { body: { ids, to } })
      const { changed } = data
      const kept = data.refused.length
      const done = t`${plural(changed, { one: '# order was changed', other: '# orders were changed' })}`
      const others = t`${plural(kept, { one: '# order keeps its status, as the change is not possible', other: '# orders keep their status, as the change is not possible' })}`
      notify(kept > 0 ? `${done}. ${others}.` : `${done}.`, {
        type: kept > 0 ? 'warning' : 'success',
      })
      unselect()
      refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', {
        type: 'error',
      })
    }
  }
}

/** What can be done with several orders. */
export const OrderBulkActions = () => {
  const { t, i18n } = useLingui()
  const { selectedIds = [], onUnselectItems } = useListContext()
  const notify = useNotify()
  const [target, setTarget] = useState<Target>()
  const [isPrinting, setIsPrinting] = useState(false)
  const change = useChange(selectedIds, onUnselectItems)
  const count = selectedIds.length

  const print = async () => {
    setIsPrinting(true)
    try {
      const body = { ids: selectedIds }
      const path = '/admin/orders/batch/picking-list'
      const { data } = await api.POST(path, { body, parseAs: 'blob' })
      saveFile(data, `${t`picking-list`}-${today()}.pdf`)
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', {
        type: 'error',
      })
    }
    setIsPrinting(false)
  }

  return (
    <>
      <Button label={t`Picking list`} onClick={print} disabled={isPrinting}>
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
