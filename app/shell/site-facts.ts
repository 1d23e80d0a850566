import type { ConsentTexts } from '../../domain/consent/consent-texts.ts'
import { type Language, languages } from '../../domain/language.ts'
import { type Analytics, ownCounter } from '../../domain/visits/analytics.ts'
import type { Breadcrumb } from '../../server/seo/breadcrumbs.ts'

/** Facts of the page for social networks and search engines. */
export type HeadFacts = {
  picture: string
  /** On the home page and the news. */
  feed?: string
  /** Breadcrumbs from home to the parent of the page. */
  trail: readonly Breadcrumb[]
}

/** Facts of the laboratory on every page; set by the laboratory, per language. */
export type SiteFacts = {
  contactPhone: string
  address: { street: string; postcode: string; city: string; country: string }
  legalName: string
  /** Appended to each page's title. */
  titleSuffix: string
  /** The public origin of the site, without a path. */
  origin: string
  /** Centimes. */
  shippingCost: number
  /** Centimes of an order that is shipped free; null: none is. */
  freeShippingFrom: number | null
  /** Prices include VAT only of a laboratory that has a VAT number. */
  hasVatNumber: boolean
  /** Addresses by network, such as `facebook`. */
  socialLinks: Readonly<Record<string, string>>
  /** Keys: `canada`, `france`, `shop_login`. */
  externalLinks: Readonly<Record<string, string>>
  /** For all pages, for search engines. */
  keywords: string
  /** A line above every page; '' for none. */
  notice: string
  /** Pages per menu in display order; keys are sections or `main`. */
  menus: Readonly<Record<string, readonly string[]>>
  /** The languages that the site offers. */
  languages: readonly Language[]
  healthTopics: readonly { title: string; slug: string }[]
  analytics: Analytics
  /**
   * Texts of the cookie banner; undefined when they could not be loaded, then no banner is shown.
   */
  consent: ConsentTexts | undefined
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
  /** One object for all pages of a language until content changes. */
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
  address: { street: '', postcode: '', city: '', country: '' },
  legalName: '',
  titleSuffix: '',
  origin: '',
  shippingCost: 0,
  freeShippingFrom: null,
  hasVatNumber: false,
  socialLinks: {},
  externalLinks: {},
  keywords: '',
  notice: '',
  menus: {},
  languages,
  healthTopics: [],
  analytics: ownCounter,
  consent: undefined,
}
