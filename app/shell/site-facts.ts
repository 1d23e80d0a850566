import { languages } from '../../domain/language.ts'
import { centimes, zero } from '../../domain/money.ts'
import { ownCounter } from '../../domain/visits/analytics.ts'
import type { findSiteFacts } from '../../server/content/site-facts.ts'
import type { Breadcrumb } from '../../server/seo/breadcrumbs.ts'

/** Facts of the page for social networks and search engines. */
export type HeadFacts = {
  picture: string
  /** On the home page and the news. */
  feed?: string
  /** Breadcrumbs from home to the parent of the page. */
  trail: readonly Breadcrumb[]
}

type FoundFacts = Awaited<ReturnType<typeof findSiteFacts>>

/** Facts of the laboratory on every page; set by the laboratory, per language. */
export type SiteFacts = Omit<FoundFacts, 'consent'> & {
  /** Undefined when its texts could not be loaded: then no cookie banner is shown. */
  consent: FoundFacts['consent'] | undefined
}

/** A view of the shop as a customer, as its banner shows it; `endsAt`: time of day. */
export type ShownView = { customerId: string; name: string; endsAt: string }

/** A preview link, as its banner shows it; `endsAt`: day and time; `editor`: address in the back office. */
export type ShownPreview = {
  state: 'valid' | 'expired' | 'invalid' | 'deleted'
  endsAt?: string
  editor?: string
}

/** What the shell loads for every page. */
export type ShellFacts = {
  site: SiteFacts
  /** Only in a view of the shop as a customer. */
  view?: ShownView
  /** Only at a preview link. */
  preview?: ShownPreview
  /** Absent without a page. */
  head?: HeadFacts
}

/** When the facts could not be loaded. */
export const noSiteFacts: SiteFacts = {
  contactPhone: '',
  address: { street: '', postcode: '', city: '', state: '', country: '' },
  legalName: '',
  logo: '',
  titleSuffix: '',
  origin: '',
  shippingCost: centimes(0),
  freeShippingFrom: null,
  smallOrder: { below: zero, fee: zero },
  minimumOrder: null,
  hasVatNumber: false,
  dispatchDays: {},
  dayNames: {},
  shortages: [],
  socialLinks: {},
  externalLinks: {},
  moreLinks: [],
  keywords: '',
  notice: '',
  menus: {},
  languages: [...languages],
  healthTopics: [],
  analytics: ownCounter,
  consent: undefined,
}
