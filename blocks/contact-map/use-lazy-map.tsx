import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { parseConsent } from '../../domain/consent/consent.ts'
import { tiles } from '../../domain/content/embed-hosts.ts'
import { Button } from '../../ui/button.tsx'
import { onConsentChange, readConsentCookie } from '../../ui/consent-cookie.ts'

/** The current consent; undefined on the server and before an answer. */
const useConsent = () =>
  parseConsent(useSyncExternalStore(onConsentChange, readConsentCookie, () => undefined))

/**
 * For a map that is loaded once its place is within one screen height of the viewport, with street tiles for those
 * who agree: `question` asks others.
 */
export const useLazyMap = <Part extends Element>() => {
  const ref = useRef<Part>(null)
  const [isNear, setNear] = useState(false)
  const mayFetch = useConsent()?.has('preferences') ?? false
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (!ref.current || isNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear])
  const hasTiles = mayFetch || isAsked
  const question = !hasTiles && (
    <>
      <p className="text-sm text-muted">
        <Trans>The street map is loaded from {tiles.host} only if you ask for it.</Trans>
      </p>
      <Button look="outline" onClick={() => setAsked(true)}>
        <Trans>Show street map</Trans>
      </Button>
    </>
  )
  return { ref, isNear, hasTiles, question }
}
