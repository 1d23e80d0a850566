import { useLingui } from '@lingui/react/macro'
import { QueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Admin, CustomRoutes, Loading, localStorageStore, Resource, type Store } from 'react-admin'
import { createBrowserRouter, Route, RouterProvider } from 'react-router'
import { createAuthProvider } from './access/auth-provider.ts'
import { LoginPage } from './access/login-page.tsx'
import { SecondFactorPage } from './access/second-factor-page.tsx'
import { isPermitted, useSession, writePermission } from './access/session.ts'
import { dataProvider } from './api/data-provider.ts'
import { StartPage } from './dashboard/start-page.tsx'
import { i18nProvider } from './i18n/i18n.ts'
import type { Section } from './sections/section.ts'
import { sections } from './sections/sections.ts'
import { AppLayout } from './shell/layout.tsx'
import { NotFound } from './shell/not-found.tsx'
import { RecordScreen } from './shell/record-screen.tsx'
import { theme } from './theme.ts'

const authProvider = createAuthProvider(
  (section) => sections.find(({ name }) => name === section)?.permission,
)

/** Without a network, a change fails immediately instead of waiting silently. */
const queryClient = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })

/** On a tablet, tables need the room: the menu starts as icons, also after a logout, which empties the store. */
const createStore = (): Store => {
  const store = localStorageStore()
  // Rows that were ticked before a reload would be changed unseen.
  for (const { name } of sections) store.removeItem(`${name}.selectedIds`)
  const closeMenuOnTablet = () => {
    if (window.innerWidth < 960 && store.getItem('sidebar.open') === undefined)
      store.setItem('sidebar.open', false)
  }
  closeMenuOnTablet()
  return {
    ...store,
    reset: () => {
      store.reset()
      closeMenuOnTablet()
    },
  }
}

const store = createStore()

const UnknownAddress = () => <NotFound />

const page = ({ name, page: Page }: Section) =>
  Page && (
    <Route
      key={name}
      path={`/${name}`}
      element={
        <Suspense fallback={<Loading />}>
          <Page />
        </Suspense>
      }
    />
  )

/** The back office: the sections that the account may see. */
const BackOffice = () => {
  const { t } = useLingui()
  const session = useSession()
  const permitted = sections.filter(({ permission }) => isPermitted(session, permission))
  return (
    <Admin
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      layout={AppLayout}
      loginPage={LoginPage}
      dashboard={StartPage}
      catchAll={UnknownAddress}
      title={t`Back office`}
      store={store}
      queryClient={queryClient}
      theme={theme}
      darkTheme={null}
      requireAuth
      disableTelemetry
    >
      {permitted
        .filter((section) => !section.page)
        .map(({ name, permission, list, show, edit, create, mayOpen }) => (
          <Resource
            key={name}
            name={name}
            list={list}
            show={show && <RecordScreen name={name} screen={show} />}
            edit={edit && <RecordScreen name={name} screen={edit} mayOpen={mayOpen} />}
            create={
              create && (isPermitted(session, writePermission(permission)) ? create : NotFound)
            }
          />
        ))}
      <CustomRoutes>{permitted.map(page)}</CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/second-factor" element={<SecondFactorPage />} />
      </CustomRoutes>
    </Admin>
  )
}

/** A router with data: forms can ask before they are left with changes. */
const router = createBrowserRouter([{ path: '*', element: <BackOffice /> }], { basename: '/admin' })

export const App = () => <RouterProvider router={router} />
