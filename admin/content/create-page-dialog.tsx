import { useLingui } from '@lingui/react/macro'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import type { OwnKind } from '../../domain/content/page-kind.ts'
import type { Language } from '../../domain/language.ts'
import { useSiteLanguages } from '../access/site-languages.ts'
import { api } from '../api/client.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import { languageNames } from '../i18n/language-names.ts'
import { kindNames } from './page-names.ts'

const kinds: readonly OwnKind[] = ['news', 'health', 'resources']

type Props = { isOpen: boolean; onClose: () => void }

/** Asks for the kind, the language and the title of a new page, then opens its editor. */
export const CreatePageDialog = ({ isOpen, onClose }: Props) => {
  const { t, i18n } = useLingui()
  const notify = useNotify()
  const languages = useSiteLanguages()
  const navigate = useNavigate()
  const [kind, setKind] = useState<OwnKind>('news')
  const [language, setLanguage] = useState<Language>(currentLanguage())
  const [title, setTitle] = useState('')
  const [isBusy, setBusy] = useState(false)

  const create = async () => {
    setBusy(true)
    try {
      const { data } = await api.POST('/admin/pages', { body: { kind, language, title } })
      navigate(`/pages/${data.id}/${language}`)
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
      setBusy(false)
    }
  }

  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="create-page">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        <DialogTitle id="create-page">{t`Write a post or topic`}</DialogTitle>
        <DialogContent>
          <TextField
            select
            fullWidth
            margin="dense"
            label={t`Kind`}
            value={kind}
            onChange={({ target }) => setKind(target.value as OwnKind)}
          >
            {kinds.map((each) => (
              <MenuItem key={each} value={each}>
                {i18n._(kindNames[each])}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            fullWidth
            margin="dense"
            label={t`Language`}
            value={language}
            helperText={t`You can add the other languages later.`}
            onChange={({ target }) => setLanguage(target.value as Language)}
          >
            {languages.map((each) => (
              <MenuItem key={each} value={each}>
                {i18n._(languageNames[each])}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            required
            fullWidth
            autoFocus
            margin="dense"
            label={t`Title`}
            value={title}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            helperText={t`Visitors see nothing until you publish.`}
            onChange={({ target }) => setTitle(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" variant="contained" disabled={isBusy || title.trim() === ''}>
            {t`Start writing`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
