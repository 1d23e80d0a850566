import { type ReactNode, useState } from 'react'
import { useConsent } from '../../ui/use-consent.ts'

type Props = {
  /** What stands there until somebody asks for it; `ask` fetches it. */
  before: (ask: () => void) => ReactNode
  /** What comes from elsewhere; `isAsked` when somebody just did. */
  children: (isAsked: boolean) => ReactNode
}

/** What another site sends comes after consent to Preferences, or a click for this once (R36). */
export const ThirdParty = ({ before, children }: Props) => {
  const mayCome = useConsent()?.has('preferences') ?? false
  const [isAsked, setAsked] = useState(false)
  return mayCome || isAsked ? children(isAsked) : before(() => setAsked(true))
}
