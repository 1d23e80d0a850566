import { type ReactNode, useState } from 'react'
import { useConsent } from '../../ui/use-consent.ts'

type Props = {
  /** Shown until the content is requested; `ask` requests it. */
  before: (ask: () => void) => ReactNode
  /** The third-party content; `isAsked` after a click. */
  children: (isAsked: boolean) => ReactNode
}

/** Loads third-party content after consent to Preferences, or after a click (R36). */
export const ThirdParty = ({ before, children }: Props) => {
  const mayCome = useConsent()?.has('preferences') ?? false
  const [isAsked, setAsked] = useState(false)
  return mayCome || isAsked ? children(isAsked) : before(() => setAsked(true))
}
