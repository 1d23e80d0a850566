import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { Spinner } from '../../ui/spinner.tsx'

/** Quick pages show nothing; a flash of a spinner would make them feel slower. */
const patience = 400

/** The loading screen of slow navigations (D1 §2). */
export const NavigationProgress = () => {
  const { t } = useLingui()
  const isLoading = useNavigation().state === 'loading'
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [isLoading])
  if (!isSlow) return null
  return (
    <div className="fixed inset-0 z-40 grid place-items-center bg-paper/70">
      <Spinner label={t`Loading…`} />
    </div>
  )
}
