import { useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/Delete'
import { Box, Button, List, ListItem, ListItemText, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useIsPermitted } from '../../access/session.ts'
import { api } from '../../api/client.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { timeText } from '../../i18n/swiss-time.ts'
import { ConfirmedButton } from '../../screen/confirmed-button.tsx'
import { LoadedPart } from '../../screen/loaded-part.tsx'
import { useAction } from '../../screen/use-action.ts'
import type { Customer } from '../customer.ts'

/** Notes of the staff, which the customer never sees. */
export const CustomerNotes = ({ customer }: { customer: Customer }) => {
  const { t } = useLingui()
  const { perform } = useAction()
  const mayWrite = useIsPermitted('customers.write')
  const path = { id: customer.id }
  const loaded = useAnswer('/admin/accounts/{id}/notes', { params: { path } })
  const [text, setText] = useState('')
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const init = { params: { path }, body: { text } }
    const answer = await perform(api.POST('/admin/accounts/{id}/notes', init))
    if (!answer) return
    loaded.set(answer.data)
    setText('')
  }
  const remove = (note: string) =>
    api.DELETE('/admin/accounts/{id}/notes/{note}', { params: { path: { ...path, note } } })
  return (
    <LoadedPart loaded={loaded}>
      {(notes) => (
        <>
          {mayWrite && (
            <Box component="form" onSubmit={add} sx={{ display: 'grid', gap: 1, mb: 2 }}>
              <TextField
                label={t`New note`}
                helperText={t`Only staff can read it.`}
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
                    <ConfirmedButton
                      label={t`Delete the note`}
                      icon={<DeleteIcon />}
                      question={{
                        title: t`Delete this note?`,
                        content: t`It disappears here; its text is kept in the history.`,
                        confirm: t`Delete the note`,
                      }}
                      action={() => remove(id)}
                      done={t`The note was deleted.`}
                    />
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
        </>
      )}
    </LoadedPart>
  )
}
