import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { Illustration } from '../../../ui/illustration.tsx'
import { clearPersonalData, usePersisted } from '../../shell/persisted/persisted-state.ts'
import { showForgotten, showToast } from '../../shell/popups/popups.ts'
import { LoginForm } from './login-form.tsx'
import { useLoggedIn } from './use-logged-in.ts'

/** Clears the persisted person: the server has no session, so it has expired (D1 §4). */
const useExpiredSession = () => {
  const { t } = useLingui()
  useEffect(() => {
    // Only a person persisted before the page was loaded counts; a login here must not be cleared.
    if (!usePersisted.getState().user) return
    clearPersonalData()
    showToast('error', t`Your session expired, please log in again.`)
  }, [t])
}

/** Moves the focus to the content after the login, as on a new page. */
const useFocusContentOnUnmount = () => {
  useEffect(() => () => document.querySelector('main')?.focus({ preventScroll: true }), [])
}

type Props = { title: string; reason?: ReactNode }

/** An account page without a session: shows the login form, and the page itself after the login. */
export const LoginRequired = ({ title, reason }: Props) => {
  useExpiredSession()
  useFocusContentOnUnmount()
  const onLoggedIn = useLoggedIn()
  const { pathname } = useLocation()
  return (
    <div className="page grid items-center gap-12 py-12 lg:grid-cols-2">
      <div className="w-full max-w-md">
        <h1>{title}</h1>
        <p className="mt-4 mb-8 text-lg text-muted">
          {reason ?? <Trans>Please log in to see this page.</Trans>}
        </p>
        <LoginForm returnTo={pathname} onLoggedIn={onLoggedIn} onForgotten={showForgotten} />
      </div>
      <Illustration name="scene-story" className="h-auto w-full max-lg:hidden" />
    </div>
  )
}
