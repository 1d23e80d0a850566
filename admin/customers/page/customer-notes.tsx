import { useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/Delete'
import { Box, Button, IconButton, List, ListItem, ListItemText, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { isPermitted, useSession } from '../../access/session.ts'
import { api, type Schemas } from '../../api/client.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { timeText } from '../../i18n/swiss-time.ts'
import { ConfirmDialog } from '../../screen/confirm-dialog.tsx'
import { LoadedPart } from '../../screen/loaded-part.tsx'
import { useAction } from '../../screen/use-action.ts'
import type { Customer } from '../customer.ts'

type Note = Schemas['CustomerNote']

/** Notes of the staff, which the customer never sees. */
export const CustomerNotes = ({ customer }: { customer: Customer }) => {
  const { t } = useLingui()
  const { perform } = useAction()
  const mayWrite = isPermitted(useSession(), 'customers.write')
  const path = { id: customer.id }
  const loaded = useAnswer('/admin/accounts/{id}/notes', { params: { path } })
  const [text, setText] = useState('')
  const [deleted, setDeleted] = useState<string>()
  const change = async (request: Promise<{ data: Note[] }>) => {
    const answer = await perform(request)
    if (answer) loaded.set(answer.data)
    return answer
  }
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const init = { params: { path }, body: { text } }
    if (await change(api.POST('/admin/accounts/{id}/notes', init))) setText('')
  }
  const remove = () => {
    if (!deleted) return
    const params = { path: { ...path, note: deleted } }
    setDeleted(undefined)
    void change(api.DELETE('/admin/accounts/{id}/notes/{note}', { params }))
  }
  return (
    <LoadedPart loaded={loaded}>
      {(notes) => (
        <>
          {mayWrite && (
            <Box component="form" onSubmit={add} sx={{ display: 'grid', gap: 1, mb: 2 }}>
              <TextField
                label={t`New note`}
                helperText={t`Only the staff reads it.`}
                value={text}
                onChange={(event) => setText(event.target.value)}
                multiline
                minRows={2}
                fullWidth
                slotProps={{ htmlInput: { maxLength: 4_000 } }}
              />
              <Box>
                <Button type="submit" variant="contained" disabled={text.trim() === ''}>
                  {t`Add the note`}
                </Button>
              </Box>
            </Box>
          )}
          {notes.length === 0 && t`There are no notes about this customer yet.`}
          <List disablePadding>
            {notes.map(({ id, at, author, text: note }) => (
              <ListItem
                key={id}
                divider
                secondaryAction={
                  mayWrite && (
                    <IconButton aria-label={t`Delete the note`} onClick={() => setDeleted(id)}>
                      <DeleteIcon />
                    </IconButton>
                  )
                }
              >
                <ListItemText
                  primary={note}
                  secondary={[author, timeText(at)].filter(Boolean).join(', ')}
                  sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
                />
              </ListItem>
            ))}
          </List>
          <ConfirmDialog
            isOpen={deleted !== undefined}
            title={t`Delete this note?`}
            content={t`It disappears here; its text stays in the history.`}
            confirm={t`Delete the note`}
            isDestructive
            onConfirm={remove}
            onClose={() => setDeleted(undefined)}
          />
        </>
      )}
    </LoadedPart>
  )
}
