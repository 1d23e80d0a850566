import { useRouteLoaderData } from 'react-router'
import type { ConsentTexts } from '../../domain/consent/consent-texts.ts'
import { type Analytics, ownCounter } from '../../domain/visits/analytics.ts'
import type { Step } from '../../server/seo/trail.ts'
import { useLanguage } from '../i18n/use-language.ts'

/** What is told of the page where it is shared and to search engines. */
export type SharedFacts = {
  picture: string
  feed: string
  /** From home down to what the page stands in. */
  trail: readonly Step[]
}

/** What every page shows of the laboratory; set by the laboratory, per language. */
export type SiteFacts = {
  contactPhone: string
  address: { street: string; postcode: string; city: string; country: string }
  legalName: string
  /** Behind each page's title. */
  titleSuffix: string
  /** The public address of the site, without a path. */
  origin: string
  /** Centimes. */
  shippingCost: number
  /** Addresses by network, as `facebook`. */
  socialLinks: Readonly<Record<string, string>>
  /** `canada`, `france`, `shop_login`. */
  externalLinks: Readonly<Record<string, string>>
  /** Of every page, for search engines. */
  keywords: string
  /** By section, or `main`: what its menu shows, and in what order. */
  menus: Readonly<Record<string, readonly string[]>>
  healthTopics: readonly { title: string; slug: string }[]
  analytics: Analytics
  /** Absent where there is no page. */
  shared?: SharedFacts
  /** The words of the cookie banner; where they could not be read nobody is asked. */
  consent: ConsentTexts | undefined
}

const none: SiteFacts = {
  contactPhone: '',
  address: { street: '', postcode: '', city: '', country: '' },
  legalName: '',
  titleSuffix: '',
  origin: '',
  shippingCost: 0,
  socialLinks: {},
  externalLinks: {},
  keywords: '',
  menus: {},
  healthTopics: [],
  analytics: ownCounter,
  consent: undefined,
}

/** In the browser: the facts loaded last. One document has one language. */
let lastLoaded: SiteFacts | undefined

/** The facts of the page shown; where its data could not be loaded, those of the page before. */
export const useSiteFacts = (): SiteFacts => {
  const loaded = useRouteLoaderData<SiteFacts>(`${useLanguage()}:shell`)
  if (loaded && typeof document !== 'undefined') lastLoaded = loaded
  return loaded ?? lastLoaded ?? none
}
