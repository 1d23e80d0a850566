import { useLingui } from '@lingui/react/macro'
import ContentCopyIcon from '@mui/icons-material/ContentCopy'
import { Button, IconButton, Tooltip } from '@mui/material'
import { useNotify } from 'react-admin'

/** Copies a text, to be looked up in a register; an icon without a `label`. */
export const CopyButton = ({ text, label }: { text: string; label?: string }) => {
  const { t } = useLingui()
  const notify = useNotify()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify(t`Copied: ${text}`, { autoHideDuration: 2_000 }),
      () => notify(t`The browser does not allow copying: ${text}`, { type: 'warning' }),
    )
  return label ? (
    <Button size="small" startIcon={<ContentCopyIcon />} onClick={copy}>
      {label}
    </Button>
  ) : (
    <Tooltip title={t`Copy`}>
      <IconButton size="small" onClick={copy} aria-label={t`Copy ${text}`}>
        <ContentCopyIcon fontSize="inherit" />
      </IconButton>
    </Tooltip>
  )
}
