import type { ReactNode } from 'react'

type Props = {
  /** Shown until somebody asks; contains a button with the action `embed`. */
  before: ReactNode
  /** What another site sends; not fetched while it is in the template. */
  children: ReactNode
}

/** What another site sends comes after consent to Preferences, or a click for this once (R36). */
export const ThirdParty = ({ before, children }: Props) => (
  <div data-embed>
    {before}
    <template>{children}</template>
  </div>
)
