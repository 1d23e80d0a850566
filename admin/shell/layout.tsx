import { useLingui } from '@lingui/react/macro'
import HomeIcon from '@mui/icons-material/Home'
import KeyboardIcon from '@mui/icons-material/Keyboard'
import SearchIcon from '@mui/icons-material/Search'
import StorefrontIcon from '@mui/icons-material/Storefront'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  ListSubheader,
  Table,
  TableBody,
  TableCell,
  TableRow,
  Tooltip,
} from '@mui/material'
import { type ReactNode, Suspense } from 'react'
import {
  AppBar,
  CheckForApplicationUpdate,
  Layout,
  Loading,
  LocalesMenuButton,
  Logout,
  Menu,
  TitlePortal,
  UserMenu,
  useSidebarState,
} from 'react-admin'
import { Navigate } from 'react-router'
import { LoginAgain } from '../access/login-again.tsx'
import { SecondFactorMenuItem } from '../access/second-factor-menu-item.tsx'
import { needsSecondFactor, useSession } from '../access/session.ts'
import { useShortcut, useShortcuts } from '../screen/shortcuts.ts'
import { type GroupName, groups } from '../sections/section.ts'
import { useShownSections } from '../sections/sections.ts'
import { createSharedState } from '../shared-state.ts'
import { openSearch, SearchDialog } from './search-dialog.tsx'

const isListOpened = createSharedState(false)

const openShortcutList = () => isListOpened.set(true)

const closeShortcutList = () => isListOpened.set(false)

const keySx = {
  px: 0.75,
  py: 0.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  bgcolor: 'background.default',
}

/** The dialog with the keyboard shortcuts of the shown screen. */
const ShortcutList = () => {
  const { t } = useLingui()
  const isOpen = isListOpened.use()
  const shortcuts = useShortcuts()
  useShortcut('?', t`Show this list`, openShortcutList)
  return (
    <Dialog
      open={isOpen}
      onClose={closeShortcutList}
      aria-labelledby="shortcuts-title"
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id="shortcuts-title">{t`Keyboard shortcuts`}</DialogTitle>
      <DialogContent>
        <Table size="small">
          <TableBody>
            {shortcuts.map(({ keys, label }) => (
              <TableRow key={`${keys} ${label}`}>
                <TableCell component="th" scope="row" sx={{ width: '8rem' }}>
                  <Box component="kbd" sx={keySx}>
                    {keys}
                  </Box>
                </TableCell>
                <TableCell>{label}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={closeShortcutList} autoFocus>
          {t`Close`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const groupNames = Object.keys(groups) as GroupName[]

/** The sections that the account may see, by group. */
const SectionMenu = () => {
  const { t } = useLingui()
  const [isOpen] = useSidebarState()
  const shown = useShownSections()
  return (
    <Menu>
      <Menu.Item to="/" primaryText={t`Start`} leftIcon={<HomeIcon />} />
      {groupNames.map((group) => {
        const inGroup = shown.filter((section) => section.group === group)
        if (inGroup.length === 0) return null
        return [
          isOpen && (
            <ListSubheader
              key={group}
              disableSticky
              role="presentation"
              sx={{ bgcolor: 'transparent', lineHeight: '36px' }}
            >
              {t(groups[group])}
            </ListSubheader>
          ),
          ...inGroup.map(({ name, label, icon: Icon }) => (
            <Menu.Item key={name} to={`/${name}`} primaryText={t(label)} leftIcon={<Icon />} />
          )),
        ]
      })}
    </Menu>
  )
}

const AppUserMenu = () => {
  const { t } = useLingui()
  const name = useSession()?.name ?? ''
  return (
    <UserMenu label={t`Account of ${name}`}>
      <SecondFactorMenuItem />
      <Logout />
    </UserMenu>
  )
}

const Toolbar = () => {
  const { t } = useLingui()
  return (
    <>
      <Button
        color="inherit"
        startIcon={<SearchIcon />}
        onClick={openSearch}
        aria-keyshortcuts="Control+K Meta+K"
      >
        {t`Search`}
      </Button>
      <Tooltip title={t`Keyboard shortcuts`}>
        <IconButton
          color="inherit"
          onClick={openShortcutList}
          aria-label={t`Keyboard shortcuts`}
          // A phone has no keyboard, and no room in French.
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <KeyboardIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title={t`Open the shop`}>
        <IconButton color="inherit" href="/" target="_blank" aria-label={t`Open the shop`}>
          <StorefrontIcon />
        </IconButton>
      </Tooltip>
      <LocalesMenuButton />
    </>
  )
}

const AppHeader = () => (
  <AppBar userMenu={<AppUserMenu />} toolbar={<Toolbar />} color="primary">
    <TitlePortal component="h1" />
  </AppBar>
)

/** The frame of all screens: header, menu, search and shortcuts. */
export const AppLayout = ({ children }: { children: ReactNode }) => {
  const session = useSession()
  if (session && needsSecondFactor(session)) return <Navigate to="/second-factor" replace />
  return (
    <Layout appBar={AppHeader} menu={SectionMenu} appBarAlwaysOn>
      <Suspense fallback={<Loading />}>{children}</Suspense>
      <SearchDialog />
      <ShortcutList />
      <LoginAgain />
      <CheckForApplicationUpdate />
    </Layout>
  )
}
