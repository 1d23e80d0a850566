import { useLingui } from '@lingui/react/macro'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import { link as linkSchema } from '../../../blocks/fields.ts'
import { LinkField } from '../blocks/fields/link-field.tsx'

export type EditedLink = { text: string; href: string }

type Props = {
  link: EditedLink
  onSave: (link: EditedLink) => void
  /** Undefined for a new link. */
  onRemove: (() => void) | undefined
  onClose: () => void
}

/** Asks for the text of a link and where it leads. */
export const LinkDialog = ({ link, onSave, onRemove, onClose }: Props) => {
  const { t } = useLingui()
  const [text, setText] = useState(link.text)
  const [href, setHref] = useState(link.href)
  const [problem, setProblem] = useState<string>()
  const save = () => {
    if (!linkSchema.safeParse(href).success) {
      setProblem(t`Choose where the link leads.`)
      return
    }
    onSave({ text: text.trim(), href })
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="text-link">
      <DialogTitle id="text-link">{t`Link`}</DialogTitle>
      <DialogContent>
        <TextField
          label={t`Text of the link`}
          value={text}
          fullWidth
          margin="dense"
          onChange={({ target }) => setText(target.value)}
        />
        <LinkField
          label={t`Where the link leads`}
          value={href}
          problem={problem}
          onChange={(value) => {
            setProblem(undefined)
            setHref(typeof value === 'string' ? value : '')
          }}
        />
      </DialogContent>
      <DialogActions>
        {onRemove && (
          <Button color="error" onClick={onRemove}>
            {t`Remove the link`}
          </Button>
        )}
        <Button onClick={onClose}>{t`Cancel`}</Button>
        <Button variant="contained" onClick={save} disabled={text.trim() === ''}>
          {t`Apply`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
