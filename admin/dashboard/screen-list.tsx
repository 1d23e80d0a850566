import { Trans, useLingui } from '@lingui/react/macro'
import {
  Box,
  Card,
  List,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { Link } from 'react-router'
import { CloseHelpButton, useHelp } from '../screen/section-help.tsx'
import { type GroupName, groups, type Section } from '../sections/section.ts'
import { useShownSections } from '../sections/sections.ts'

/** In orders that make two and three columns about equal. */
const groupNames = {
  two: ['orders', 'customers', 'catalogue', 'content', 'correspondence', 'settings'],
  three: ['orders', 'customers', 'correspondence', 'catalogue', 'content', 'settings'],
} as const satisfies Record<string, readonly GroupName[]>

const Group = ({ name, screens }: { name: GroupName; screens: Section[] }) => {
  const { t } = useLingui()
  const id = `screens-${name}`
  return (
    <Card
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ breakInside: 'avoid', mb: 2 }}
    >
      <Typography variant="h6" component="h3" id={id} sx={{ px: 2, pt: 1.5 }}>
        {t(groups[name])}
      </Typography>
      <List dense sx={{ pt: 0.5 }}>
        {screens.map(({ name, label, help, icon: Icon }) => (
          <li key={name}>
            <ListItemButton component={Link} to={`/${name}`} sx={{ alignItems: 'flex-start' }}>
              <ListItemIcon sx={{ minWidth: 36, mt: 0.5 }}>
                <Icon color="primary" fontSize="small" aria-hidden />
              </ListItemIcon>
              <ListItemText
                primary={t(label)}
                secondary={t(help)}
                slotProps={{ primary: { sx: { fontWeight: 600, fontSize: '0.9375rem' } } }}
              />
            </ListItemButton>
          </li>
        ))}
      </List>
    </Card>
  )
}

/** What one can do here: the permitted screens with their help texts, by group. */
export const ScreenList = () => {
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('lg'))
  const shown = useShownSections()
  const { isShown, close } = useHelp('start')
  if (!isShown) return null
  return (
    <Box component="section" aria-labelledby="screens" sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="h5" component="h2" id="screens">
          <Trans>What you can do here</Trans>
        </Typography>
        <CloseHelpButton onClick={close} />
      </Box>
      <Box sx={{ columnCount: { xs: 1, md: 2, lg: 3 }, columnGap: 2 }}>
        {groupNames[isWide ? 'three' : 'two'].map((name) => {
          const screens = shown.filter(({ group }) => group === name)
          return screens.length > 0 && <Group key={name} name={name} screens={screens} />
        })}
      </Box>
    </Box>
  )
}
