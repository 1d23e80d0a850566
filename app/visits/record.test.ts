import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ConsentCategory } from '../../domain/consent/consent.ts'
import { type Analytics, ownCounter } from '../../domain/visits/analytics.ts'
import { saveConsent } from '../../ui/use-consent.ts'

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

const said = () => [...(left.dataLayer ?? [])].map((one) => Array.from(one as ArrayLike<unknown>))

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

  test('hears nothing without the consent of its category', async () => {
    const { recordView, recordConversion } = await load()
    recordView(analytics, '/de/')
    recordConversion(analytics, chf)
    answer('marketing', 'preferences')
    recordView(analytics, '/de/')
    answer('statistics')
    recordConversion(analytics, chf)
    expect(isSilent()).toBe(true)
  })

  test('hears nothing on localhost unless forced', async () => {
    browserAt('localhost')
    answer('statistics', 'marketing')
    const { recordView, recordConversion } = await load()
    recordView(analytics, '/de/')
    recordConversion(analytics, chf)
    expect(isSilent()).toBe(true)
    recordView({ ...analytics, force_on_localhost: true }, '/de/')
    expect(isSilent()).toBe(false)
  })

  test('hears of nothing more once consent is taken back', async () => {
    const { recordView, recordConversion } = await load()
    const heard = () => [sendBeacon.mock.calls.length, left.dataLayer?.length, left._paq?.length]
    answer('statistics', 'marketing')
    recordView(analytics, '/de/')
    answer()
    const before = heard()
    recordView(analytics, '/de/kontakt')
    recordConversion(analytics, chf)
    expect(heard()).toEqual(before)
  })
})

test('the own counter gets the path, value and currency, and nothing else', async () => {
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

test('Google’s tag is told the first answer as default, every other as update; views and conversions go apart', async () => {
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
  expect(said()).toEqual([
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

test('Google’s tag of conversions comes alone where only they are agreed to', async () => {
  const { recordView, recordConversion } = await load()
  answer('marketing')
  recordView(google, '/de/')
  recordConversion(google, chf)
  expect(said().slice(2)).toEqual([config('AW-1'), added])
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=AW-1'])
})

test.each<[Partial<Analytics>, readonly unknown[]]>([
  [{ conversion_id: '' }, [config('G-4ABC'), view('/de/')]],
  [{ id: '' }, [config('AW-1'), added]],
])('Google is not told what has no name there: %j', async (missing, told) => {
  const { recordView, recordConversion } = await load()
  answer('statistics', 'marketing')
  recordView({ ...google, ...missing }, '/de/')
  recordConversion({ ...google, ...missing }, chf)
  expect(said().slice(2)).toEqual(told)
})

test('Matomo is asked without cookies, and told of consent and its end', async () => {
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
