import { useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/Delete'
import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { api } from '../../api/client.ts'
import { timeText } from '../../i18n/swiss-time.ts'
import { ConfirmedButton } from '../../screen/confirmed-button.tsx'
import { Muted } from '../../screen/facts.tsx'
import { useAction } from '../../screen/use-action.ts'
import type { AdminOrder } from '../order.ts'

/** Internal notes, which customers never see. */
export const OrderNotes = ({ order }: { order: AdminOrder }) => {
  const { t } = useLingui()
  const { identity } = useGetIdentity()
  const { perform, isSending } = useAction()
  const [text, setText] = useState('')

  const path = { id: order.id }
  const remove = (noteId: string) =>
    api.DELETE('/admin/orders/{id}/notes/{noteId}', { params: { path: { ...path, noteId } } })
  const add = async () => {
    const request = api.POST('/admin/orders/{id}/notes', { params: { path }, body: { text } })
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
            <Muted>{[note.author, timeText(note.at)].filter(Boolean).join(', ')}</Muted>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {note.text}
            </Typography>
          </Box>
          {note.authorId === identity?.id && (
            <ConfirmedButton
              label={t`Delete the note`}
              icon={<DeleteIcon fontSize="small" />}
              question={{
                title: t`Delete the note?`,
                content: t`The note will be deleted for all staff.`,
                confirm: t`Delete the note`,
              }}
              action={() => remove(note.id)}
              done={t`The note was deleted.`}
            />
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
    </Stack>
  )
}
