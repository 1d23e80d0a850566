import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import CloseIcon from '@mui/icons-material/Close'
import { Box, IconButton, Tooltip, Typography } from '@mui/material'
import { useResourceContext, useStore } from 'react-admin'
import { findSectionTexts } from '../i18n/section-texts.ts'

/** The screens whose explanation was closed in this browser; `?` shows them again. */
const useClosedHelp = () => useStore<readonly string[]>('help.closed', [])

/** Shows all explanations again; undefined while none is closed. */
export const useShowHelp = () => {
  const [closed, setClosed] = useClosedHelp()
  return closed.length > 0 ? () => setClosed([]) : undefined
}

/** Whether the explanation of a screen is shown, and what closes it. */
export const useHelp = (screen: string) => {
  const [closed, setClosed] = useClosedHelp()
  return { isShown: !closed.includes(screen), close: () => setClosed([...closed, screen]) }
}

/** Closes an explanation that is known. */
export const CloseHelpButton = ({ onClick }: { onClick: () => void }) => {
  const { t } = useTexts()
  return (
    <Tooltip title={t`Close; “?” shows it again`}>
      <IconButton size="small" onClick={onClick} aria-label={t`Close the explanation`}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}

/** The help text of the section above its list; `name` for pages without records. */
export const SectionHelp = ({ name }: { name?: string }) => {
  const { _ } = useLingui()
  const resource = useResourceContext({ resource: name })
  const { isShown, close } = useHelp(resource ?? '')
  const section = resource === undefined ? undefined : findSectionTexts(resource)
  if (!section || !isShown) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mt: 2, mb: 1 }}>
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>{_(section.help)}</Typography>
      <CloseHelpButton onClick={close} />
    </Box>
  )
}
