import type { SiteFacts } from '../shell/site-facts.ts'

/** The element that holds the facts. */
export const browserFactsId = 'site-facts'

/** The facts that scripts need; the others are in the HTML only. Absent ones are as in `noSiteFacts`. */
export type BrowserFacts = Pick<
  SiteFacts,
  'analytics' | 'titleSuffix' | 'shippingCost' | 'hasVatNumber' | 'legalName' | 'contactPhone'
> &
  Partial<Pick<SiteFacts, 'freeShippingFrom'>>

export const browserFactsOf = ({
  analytics,
  titleSuffix,
  shippingCost,
  hasVatNumber,
  freeShippingFrom,
  legalName,
  contactPhone,
}: SiteFacts): BrowserFacts => ({
  analytics,
  titleSuffix,
  shippingCost,
  hasVatNumber,
  // Every page contains the facts.
  ...(freeShippingFrom !== null && { freeShippingFrom }),
  legalName,
  contactPhone,
})

export const readBrowserFacts = (): BrowserFacts =>
  JSON.parse(document.getElementById(browserFactsId)?.textContent ?? '{}')
