import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { usePersisted } from '../../shell/persisted/persisted-state.ts'
import type { PersistedUser } from '../../shell/persisted/read-persisted.ts'
import { closePopups, showToast } from '../../shell/popups/popups.ts'

/** After a login: persists the person, closes popups and shows the greeting (D1 §4, §8). */
export const useLoggedIn = () => {
  const { t } = useLingui()
  const navigate = useNavigate()
  return useCallback(
    (user: PersistedUser, returnTo?: string) => {
      usePersisted.setState({ user })
      closePopups()
      showToast('success', t`Successfully logged in!`, 3_000)
      if (returnTo) navigate(returnTo)
    },
    [navigate, t],
  )
}
