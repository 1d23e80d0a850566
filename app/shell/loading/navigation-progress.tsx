import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { pageIn } from '../../../domain/page/path.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { usePageContext } from '../../i18n/page-context.ts'

/** In milliseconds; a spinner on faster navigations would make them feel slower. */
const spinnerDelayMs = 300

/** The loading indicator of slow navigations (D1 §2), with its own text for products (D2 §2). */
export const NavigationProgress = () => {
  const { t } = useLingui()
  const navigation = useNavigation()
  const { words } = usePageContext()
  const isLoading = navigation.state === 'loading'
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), spinnerDelayMs)
    return () => clearTimeout(timer)
  }, [isLoading])
  if (!isSlow) return null
  const segments = navigation.location?.pathname.split('/').slice(2).filter(Boolean) ?? []
  const isProduct = words && pageIn(words, segments)?.key.endsWith('.product')
  return (
    <div className="fixed inset-0 z-40 grid place-items-center bg-paper/70">
      {isProduct ? (
        <Spinner label={t`Loading Product Details...`} isSaid />
      ) : (
        <Spinner label={t`Loading…`} />
      )}
    </div>
  )
}
