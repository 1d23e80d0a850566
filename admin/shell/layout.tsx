import { useLingui } from '@lingui/react/macro'
import KeyboardIcon from '@mui/icons-material/Keyboard'
import SearchIcon from '@mui/icons-material/Search'
import StorefrontIcon from '@mui/icons-material/Storefront'
import { Button, IconButton, Tooltip } from '@mui/material'
import { type ReactNode, Suspense } from 'react'
import {
  AppBar,
  CheckForApplicationUpdate,
  Layout,
  Loading,
  LocalesMenuButton,
  Logout,
  TitlePortal,
  UserMenu,
} from 'react-admin'
import { Navigate } from 'react-router'
import { LoginAgain } from '../access/login-again.tsx'
import { SecondFactorMenuItem } from '../access/second-factor-menu-item.tsx'
import { needsSecondFactor, useSession } from '../access/session.ts'
import { SectionMenu } from './menu.tsx'
import { openSearch, SearchDialog } from './search-dialog.tsx'
import { openShortcutList, ShortcutList } from './shortcut-list.tsx'

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
        <IconButton color="inherit" onClick={openShortcutList} aria-label={t`Keyboard shortcuts`}>
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
