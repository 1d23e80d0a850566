import { pick } from '../../domain/pick.ts'
import type { SiteFacts } from '../shell/site-facts.ts'

/** The element that holds the facts. */
export const browserFactsId = 'site-facts'

/** The facts that scripts need; the others are in the HTML only. Absent ones are as in `noSiteFacts`. */
export const browserFactsOf = ({
  freeShippingFrom,
  smallOrder,
  minimumOrder,
  shortages,
  ...site
}: SiteFacts) => ({
  ...pick(
    site,
    'analytics',
    'titleSuffix',
    'shippingCost',
    'hasVatNumber',
    'dispatchDays',
    'dayNames',
    'legalName',
    'contactPhone',
  ),
  // Every page contains the facts.
  ...(freeShippingFrom !== null && { freeShippingFrom }),
  ...(smallOrder.fee > 0 && { smallOrder }),
  ...(minimumOrder !== null && { minimumOrder }),
  ...(shortages.length > 0 && { shortages }),
})

export type BrowserFacts = ReturnType<typeof browserFactsOf>

export const readBrowserFacts = (): BrowserFacts =>
  JSON.parse(document.getElementById(browserFactsId)?.textContent ?? '{}')
