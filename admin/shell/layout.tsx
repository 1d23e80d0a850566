import { useLingui } from '@lingui/react/macro'
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined'
import HomeIcon from '@mui/icons-material/Home'
import SearchIcon from '@mui/icons-material/Search'
import StorefrontIcon from '@mui/icons-material/Storefront'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Divider,
  IconButton,
  ListSubheader,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableRow,
  type Theme,
  Tooltip,
  Typography,
  useMediaQuery,
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
  useLocaleState,
  useLocales,
  useSidebarState,
  useUserMenu,
} from 'react-admin'
import { Navigate, useLocation } from 'react-router'
import { LoginAgain } from '../access/login-again.tsx'
import { SecondFactorMenuItem } from '../access/second-factor-menu-item.tsx'
import { needsSecondFactor, useSession } from '../access/session.ts'
import { findSectionTexts } from '../i18n/section-texts.ts'
import { useShowHelp } from '../screen/section-help.tsx'
import { useShortcut, useShortcuts } from '../screen/shortcuts.ts'
import { type GroupName, groups } from '../sections/section.ts'
import { useShownSections } from '../sections/sections.ts'
import { createSharedState } from '../shared-state.ts'
import { openSearch, SearchDialog } from './search-dialog.tsx'

const isHelpOpened = createSharedState(false)

const openHelp = () => isHelpOpened.set(true)

const closeHelp = () => isHelpOpened.set(false)

const keySx = {
  px: 0.75,
  py: 0.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  bgcolor: 'background.default',
}

/** What the shown screen is for. */
const ScreenHelp = () => {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const texts = findSectionTexts(pathname.split('/')[1] ?? '')
  const showAll = useShowHelp()
  return (
    <>
      {texts && <Typography sx={{ mb: 2 }}>{t(texts.help)}</Typography>}
      {showAll && (
        <Button variant="outlined" onClick={showAll} sx={{ mb: 2 }}>
          {t`Show the explanations on all screens again`}
        </Button>
      )}
    </>
  )
}

/** The dialog with the explanation and the keyboard shortcuts of the shown screen. */
const HelpDialog = () => {
  const { t } = useLingui()
  const isOpen = isHelpOpened.use()
  const shortcuts = useShortcuts()
  useShortcut('?', t`Show this help`, openHelp)
  return (
    <Dialog open={isOpen} onClose={closeHelp} aria-labelledby="help-title" maxWidth="sm" fullWidth>
      <DialogTitle id="help-title">{t`Help`}</DialogTitle>
      <DialogContent>
        <ScreenHelp />
        <Typography variant="h6" component="h3" id="shortcuts-title">
          {t`Keyboard shortcuts`}
        </Typography>
        <Table size="small" aria-labelledby="shortcuts-title">
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
        <Button onClick={closeHelp} autoFocus>
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

/** The languages of the back office and the way to the shop; on phones the header has no room for them. */
const HeaderMenuItems = () => {
  const { t } = useLingui()
  const menu = useUserMenu()
  const locales = useLocales()
  const [locale, setLocale] = useLocaleState()
  return (
    <>
      {locales.map(({ locale: language, name }) => (
        <MenuItem
          key={language}
          selected={language === locale}
          lang={language}
          onClick={() => {
            setLocale(language)
            menu?.onClose()
          }}
        >
          {name}
        </MenuItem>
      ))}
      <MenuItem component="a" href="/" target="_blank">
        {t`Open the shop`}
      </MenuItem>
      <Divider component="li" />
    </>
  )
}

const AppUserMenu = () => {
  const { t } = useLingui()
  const name = useSession()?.name ?? ''
  const isPhone = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'))
  return (
    // On phones, react-admin takes keys of its own texts only.
    <UserMenu label={isPhone ? 'ra.auth.user_menu' : t`Account of ${name}`}>
      {isPhone && <HeaderMenuItems />}
      <SecondFactorMenuItem />
      <Logout />
    </UserMenu>
  )
}

const Toolbar = () => {
  const { t } = useLingui()
  const isPhone = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'))
  const search = { onClick: openSearch, 'aria-keyshortcuts': 'Control+K Meta+K' }
  return (
    <>
      {isPhone ? (
        <IconButton color="inherit" {...search} aria-label={t`Search`}>
          <SearchIcon />
        </IconButton>
      ) : (
        <Button color="inherit" startIcon={<SearchIcon />} {...search}>
          {t`Search`}
        </Button>
      )}
      <Tooltip title={t`Help and keyboard shortcuts`}>
        <IconButton color="inherit" onClick={openHelp} aria-label={t`Help and keyboard shortcuts`}>
          <HelpIcon />
        </IconButton>
      </Tooltip>
      {!isPhone && (
        <>
          <Tooltip title={t`Open the shop`}>
            <IconButton color="inherit" href="/" target="_blank" aria-label={t`Open the shop`}>
              <StorefrontIcon />
            </IconButton>
          </Tooltip>
          <LocalesMenuButton />
        </>
      )}
    </>
  )
}

const AppHeader = () => (
  <AppBar userMenu={<AppUserMenu />} toolbar={<Toolbar />} color="primary">
    {/* Only inline content is cut with an ellipsis. */}
    <TitlePortal component="h1" sx={{ '& .RaConfigurable-root': { display: 'inline' } }} />
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
      <HelpDialog />
      <LoginAgain />
      <CheckForApplicationUpdate />
    </Layout>
  )
}
