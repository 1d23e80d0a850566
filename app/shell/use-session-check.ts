import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { clearPersonalData, usePersisted } from './persisted/persisted-state.ts'
import { readUser } from './persisted/read-persisted.ts'
import { resolveVisitorIdentified } from './persisted/visitor-identified.ts'
import { showToast } from './popups/popups.ts'

const isHinted = () => document.cookie.split('; ').includes('officina_in=1')

type Session = { state: 'valid'; user: unknown } | { state: 'rejected' } | { state: 'unknown' }

/** Only an explicit refusal ends the session; network errors and outages do not. */
const askSession = async (): Promise<Session> => {
  try {
    const answer = await fetch('/api/sn_api/user')
    if (answer.status === 401 || answer.status === 403) return { state: 'rejected' }
    return answer.ok ? { state: 'valid', user: (await answer.json()).data } : { state: 'unknown' }
  } catch {
    return { state: 'unknown' }
  }
}

/** Loads the script for cart synchronisation, for logged-in people only (R25). */
const syncCart = async () => {
  const { startCartSync } = await import('./persisted/cart-sync.ts')
  await startCartSync()
}

/** Restores the persisted state, then checks the session (D1 §4). */
export const useSessionCheck = () => {
  const { t } = useLingui()
  useEffect(() => {
    let stop = () => {}
    const check = async () => {
      await usePersisted.persist.rehydrate()
      const before = usePersisted.getState().user
      stop = usePersisted.subscribe(({ user }, { user: known }) => {
        if (user && !known) syncCart()
      })
      if (before) resolveVisitorIdentified()
      if (!before && !isHinted()) return resolveVisitorIdentified()
      const session = await askSession()
      if (session.state === 'valid') {
        usePersisted.setState({ user: readUser(session.user) })
        if (before) syncCart()
      }
      resolveVisitorIdentified()
      if (session.state === 'rejected' && before) {
        clearPersonalData()
        showToast('error', t`Your session expired, please log in again.`)
      }
    }
    check()
    return () => stop()
  }, [t])
}
