import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ConsentCategory } from '../../domain/consent/consent.ts'
import { type Analytics, ownCounter } from '../../domain/visits/analytics.ts'
import { saveConsent } from '../../ui/consent-cookie.ts'

const google: Analytics = {
  ...ownCounter,
  kind: 'google',
  id: 'G-4ABC',
  conversion_id: 'AW-1/abc',
}
const matomo: Analytics = { ...ownCounter, kind: 'matomo', id: '7', url: 'https://stats.example' }

/** The browser's window, with the globals of the services. */
let left: Window

const sendBeacon = vi.fn()
const scripts: string[] = []
/** Answers the banner. */
const answer = (...categories: ConsentCategory[]) => saveConsent(categories)
const chf = { value: '12.50', currency: 'CHF' } as const

const browserAt = (hostname: string) => {
  left = Object.assign(new EventTarget(), { location: { protocol: 'https:' } }) as Window
  vi.stubGlobal('window', left)
  vi.stubGlobal('location', { hostname, origin: `https://${hostname}` })
  vi.stubGlobal('navigator', { sendBeacon })
  vi.stubGlobal('document', {
    cookie: '',
    documentElement: { dataset: {} },
    querySelector: () => null,
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => scripts.push(src) },
  })
}

const commands = () =>
  [...(left.dataLayer ?? [])].map((one) => Array.from(one as ArrayLike<unknown>))

const load = async () => {
  vi.resetModules()
  return import('./record.ts')
}

beforeEach(() => {
  sendBeacon.mockClear()
  scripts.length = 0
  browserAt('shop.example')
})
afterEach(() => vi.unstubAllGlobals())

describe.each([ownCounter, google, matomo])('$kind', (analytics) => {
  const isSilent = () =>
    sendBeacon.mock.calls.length === 0 &&
    scripts.length === 0 &&
    left.dataLayer === undefined &&
    left._paq === undefined

  test('receives nothing without consent for the category', async () => {
    const { recordView, recordConversion } = await load()
    recordView(analytics, '/de/')
    recordConversion(analytics, chf)
    answer('marketing', 'preferences')
    recordView(analytics, '/de/')
    answer('statistics')
    recordConversion(analytics, chf)
    expect(isSilent()).toBe(true)
  })

  test('receives nothing on localhost unless force_on_localhost is set', async () => {
    browserAt('localhost')
    answer('statistics', 'marketing')
    const { recordView, recordConversion } = await load()
    recordView(analytics, '/de/')
    recordConversion(analytics, chf)
    expect(isSilent()).toBe(true)
    recordView({ ...analytics, force_on_localhost: true }, '/de/')
    expect(isSilent()).toBe(false)
  })

  test('receives nothing after consent is withdrawn', async () => {
    const { recordView, recordConversion } = await load()
    const callCounts = () => [
      sendBeacon.mock.calls.length,
      left.dataLayer?.length,
      left._paq?.length,
    ]
    answer('statistics', 'marketing')
    recordView(analytics, '/de/')
    answer()
    const before = callCounts()
    recordView(analytics, '/de/kontakt')
    recordConversion(analytics, chf)
    expect(callCounts()).toEqual(before)
  })
})

test('sends only path, value and currency to the own counter', async () => {
  const { recordView, recordConversion } = await load()
  answer('statistics', 'marketing')
  recordView(ownCounter, '/de/kontakt')
  recordConversion(ownCounter, chf)
  const sent = sendBeacon.mock.calls.map(async ([path, blob]) => [path, await blob.text()])
  expect(await Promise.all(sent)).toEqual([
    ['/api/site/views', '{"path":"/de/kontakt"}'],
    ['/api/site/conversions', '{"value":"12.50","currency":"CHF"}'],
  ])
})

const stored = (statistics: string, marketing: string) => ({
  analytics_storage: statistics,
  ad_storage: marketing,
  ad_user_data: marketing,
  ad_personalization: 'denied',
})

const view = (path: string) => [
  'event',
  'page_view',
  { send_to: 'G-4ABC', page_path: path, page_location: `https://shop.example${path}` },
]

const config = (tag: string) => ['config', tag, { send_page_view: false }]

const added = ['event', 'conversion', { send_to: 'AW-1/abc', value: 12.5, currency: 'CHF' }]

test('sends Google the first consent as default and later ones as update, views and conversions separately', async () => {
  const { recordView, recordConversion } = await load()
  answer('statistics')
  recordView(google, '/de/')
  recordView(google, '/de/kontakt')
  recordConversion(google, chf)
  answer('statistics', 'marketing')
  recordConversion(google, chf)
  answer('marketing')
  recordView(google, '/de/')
  const disabled = left['ga-disable-G-4ABC']
  answer()
  recordConversion(google, chf)
  expect(commands()).toEqual([
    ['consent', 'default', stored('granted', 'denied')],
    ['js', expect.any(Date)],
    config('G-4ABC'),
    view('/de/'),
    view('/de/kontakt'),
    ['consent', 'update', stored('granted', 'granted')],
    config('AW-1'),
    added,
    ['consent', 'update', stored('denied', 'granted')],
    ['consent', 'update', stored('denied', 'denied')],
  ])
  expect(disabled).toBe(true)
  answer('statistics')
  expect(left['ga-disable-G-4ABC']).toBe(false)
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-4ABC'])
})

test('configures only Google Ads with consent for marketing alone', async () => {
  const { recordView, recordConversion } = await load()
  answer('marketing')
  recordView(google, '/de/')
  recordConversion(google, chf)
  expect(commands().slice(2)).toEqual([config('AW-1'), added])
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=AW-1'])
})

test.each<[Partial<Analytics>, readonly unknown[]]>([
  [{ conversion_id: '' }, [config('G-4ABC'), view('/de/')]],
  [{ id: '' }, [config('AW-1'), added]],
])('sends Google nothing without the id for it: %j', async (missing, expected) => {
  const { recordView, recordConversion } = await load()
  answer('statistics', 'marketing')
  recordView({ ...google, ...missing }, '/de/')
  recordConversion({ ...google, ...missing }, chf)
  expect(commands().slice(2)).toEqual(expected)
})

test('configures Matomo without cookies, with consent and its withdrawal', async () => {
  const { recordView, recordConversion } = await load()
  answer('statistics')
  recordView(matomo, '/de/')
  answer('statistics', 'marketing')
  recordConversion(matomo, chf)
  answer('preferences')
  expect(scripts).toEqual(['https://stats.example/matomo.js'])
  expect(left._paq).toEqual([
    ['disableCookies'],
    ['requireConsent'],
    ['setConsentGiven', false],
    ['setTrackerUrl', 'https://stats.example/matomo.php'],
    ['setSiteId', '7'],
    ['setCustomUrl', 'https://shop.example/de/'],
    ['trackPageView'],
    ['setConsentGiven', false],
    ['trackEvent', 'Cart', 'Add', 'CHF', 12.5],
    ['forgetConsentGiven'],
  ])
})
