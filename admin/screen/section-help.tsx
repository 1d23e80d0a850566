import { useLingui } from '@lingui/react'
import { Typography } from '@mui/material'
import { useResourceContext } from 'react-admin'
import { findSectionTexts } from '../i18n/section-texts.ts'

/** The help text of the section above its list; `name` for pages without records. */
export const SectionHelp = ({ name }: { name?: string }) => {
  const { _ } = useLingui()
  const resource = useResourceContext({ resource: name })
  const section = resource === undefined ? undefined : findSectionTexts(resource)
  if (!section) return null
  return (
    <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mt: 2, mb: 1 }}>
      {_(section.help)}
    </Typography>
  )
}
