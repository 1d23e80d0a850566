import { useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/Delete'
import { Box, Button, IconButton, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { api } from '../../api/client.ts'
import { timeText } from '../../i18n/swiss-time.ts'
import { ConfirmDialog } from '../../screen/confirm-dialog.tsx'
import { useAction } from '../../screen/use-action.ts'
import type { AdminOrder } from '../order.ts'

type Note = AdminOrder['notes'][number]

/** Internal notes, which customers never see. */
export const OrderNotes = ({ order }: { order: AdminOrder }) => {
  const { t } = useLingui()
  const { identity } = useGetIdentity()
  const { perform, isSending } = useAction()
  const [text, setText] = useState('')
  const [deleted, setDeleted] = useState<Note>()

  const add = async () => {
    const params = { path: { id: order.id } }
    const request = api.POST('/admin/orders/{id}/notes', { params, body: { text } })
    if (await perform(request, t`The note was added.`)) setText('')
  }

  return (
    <Stack spacing={2}>
      {order.notes.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t`No notes yet. Write down what your colleagues should know.`}
        </Typography>
      )}
      {order.notes.map((note) => (
        <Box key={note.id} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[note.author, timeText(note.at)].filter(Boolean).join(', ')}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {note.text}
            </Typography>
          </Box>
          {note.authorId === identity?.id && (
            <IconButton
              size="small"
              aria-label={t`Delete the note`}
              onClick={() => setDeleted(note)}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
      <TextField
        label={t`New note`}
        helperText={t`The customer does not see it.`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <Button
        variant="outlined"
        onClick={add}
        disabled={isSending || !text.trim()}
        sx={{ alignSelf: 'start' }}
      >
        {t`Add the note`}
      </Button>
      <ConfirmDialog
        isOpen={deleted !== undefined}
        title={t`Delete the note?`}
        content={t`The note is deleted for all staff.`}
        confirm={t`Delete the note`}
        isDestructive
        onConfirm={() => {
          if (deleted)
            void perform(
              api.DELETE('/admin/orders/{id}/notes/{noteId}', {
                params: { path: { id: order.id, noteId: deleted.id } },
              }),
              t`The note was deleted.`,
            )
          setDeleted(undefined)
        }}
        onClose={() => setDeleted(undefined)}
      />
    </Stack>
  )
}
