import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { Illustration } from '../../../ui/illustration.tsx'
import { clearPersonalData, usePersisted } from '../../shell/persisted/persisted-state.ts'
import { showForgotten, showToast } from '../../shell/popups/popups.ts'
import { LoginForm } from './login-form.tsx'
import { useLoggedIn } from './use-logged-in.ts'

/** The server knows nobody, the browser still does: the session ended in between (D1 §4). */
const useExpiredSession = () => {
  const { t } = useLingui()
  useEffect(() => {
    // Only what was known as the page came: logging in here is no such case.
    if (!usePersisted.getState().user) return
    clearPersonalData()
    showToast('error', t`Your session expired, please log in again.`)
  }, [t])
}

/** What comes in its place begins at its content, as a new page does. */
const useFocusAfter = () => {
  useEffect(() => () => document.querySelector('main')?.focus({ preventScroll: true }), [])
}

type Props = { title: string; reason?: ReactNode }

/** A page of the account as a visitor meets it; after logging in it is the page itself. */
export const LogInFirst = ({ title, reason }: Props) => {
  useExpiredSession()
  useFocusAfter()
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
