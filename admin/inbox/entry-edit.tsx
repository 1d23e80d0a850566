import { useLingui } from '@lingui/react/macro'
import { Box } from '@mui/material'
import { ListButton, TopToolbar, useRecordContext } from 'react-admin'
import { EditScreen } from '../screen/edit-screen.tsx'
import type { Entry } from './entry.ts'
import { EntryContent } from './entry-content.tsx'
import { HandlingForm } from './handling-form.tsx'

const EntryTitle = () => {
  const entry = useRecordContext<Entry>()
  const { t } = useLingui()
  return entry ? t`Entry of ${entry.name || entry.email}` : null
}

const Actions = () => (
  <TopToolbar>
    <ListButton />
  </TopToolbar>
)

/** Keeps only what the staff may change. */
const toChange = ({ version, state, assignedTo, note, isSpam }: Partial<Entry>) => ({
  version,
  state,
  assignedTo: assignedTo?.id || null,
  note: note ?? '',
  isSpam,
})

/** One entry: what was sent, and how it is handled. */
export const EntryEdit = () => (
  <EditScreen title={<EntryTitle />} actions={<Actions />} transform={toChange} component="div">
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 3fr) minmax(18rem, 2fr)' },
      }}
    >
      <EntryContent />
      <HandlingForm />
    </Box>
  </EditScreen>
)
