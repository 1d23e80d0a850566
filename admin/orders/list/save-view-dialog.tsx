import { useLingui } from '@lingui/react/macro'
import { Checkbox, FormControlLabel, TextField } from '@mui/material'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { ConfirmDialog } from '../../screen/confirm-dialog.tsx'
import { useAction } from '../../screen/use-action.ts'

type SaveViewProps = {
  isOpen: boolean
  filters: Record<string, unknown>
  onClose: () => void
}

/** Names the present filters of the list. */
export const SaveViewDialog = ({ isOpen, filters, onClose }: SaveViewProps) => {
  const { t } = useLingui()
  const { perform, isSending } = useAction()
  const [name, setName] = useState('')
  const [isShared, setIsShared] = useState(false)
  const save = async () => {
    const body = { list: 'orders', name, filters, isShared } as const
    if (await perform(api.POST('/admin/saved-views', { body }), t`The view was saved.`)) {
      setName('')
      onClose()
    }
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t`Save the present filters`}
      maxWidth="xs"
      content={
        <>
          <TextField
            label={t`Name of the view`}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 60 } }}
            autoFocus
          />
          <FormControlLabel
            control={
              <Checkbox checked={isShared} onChange={(_, checked) => setIsShared(checked)} />
            }
            label={t`Show it to all staff`}
          />
        </>
      }
      confirm={t`Save the view`}
      loading={isSending}
      isReady={name.trim() !== ''}
      onConfirm={save}
      onClose={onClose}
    />
  )
}
