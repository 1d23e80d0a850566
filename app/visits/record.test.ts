import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ConsentCategory } from '../../domain/consent/consent.ts'
import { type Analytics, ownCounter } from '../../domain/visits/analytics.ts'

const google: Analytics = { ...ownCounter, kind: 'google', id: 'AW-1/abc' }
const matomo: Analytics = { ...ownCounter, kind: 'matomo', id: '7', url: 'https://stats.example' }

/** What the services leave in the window. */
const left: Pick<Window, 'dataLayer' | '_paq'> = {}

const sendBeacon = vi.fn()
const scripts: string[] = []
const agreed = (...categories: ConsentCategory[]) => new Set(categories)
const chf = { value: '12.50', currency: 'CHF' } as const

const browserAt = (hostname: string) => {
  vi.stubGlobal('window', left)
  vi.stubGlobal('location', { hostname, origin: `https://${hostname}` })
  vi.stubGlobal('navigator', { sendBeacon })
  vi.stubGlobal('document', {
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
  delete left.dataLayer
  delete left._paq
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
    recordView(analytics, agreed(), '/de/')
    recordView(analytics, agreed('marketing', 'preferences'), '/de/')
    recordConversion(analytics, agreed('statistics'), chf)
    expect(isSilent()).toBe(true)
  })

  test('hears nothing on localhost unless forced', async () => {
    browserAt('localhost')
    const { recordView, recordConversion } = await load()
    recordView(analytics, agreed('statistics'), '/de/')
    recordConversion(analytics, agreed('marketing'), chf)
    expect(isSilent()).toBe(true)
    recordView({ ...analytics, force_on_localhost: true }, agreed('statistics'), '/de/')
    expect(isSilent()).toBe(false)
  })
})

test('the own counter gets the path, value and currency, and nothing else', async () => {
  const { recordView, recordConversion } = await load()
  recordView(ownCounter, agreed('statistics'), '/de/kontakt')
  recordConversion(ownCounter, agreed('marketing'), chf)
  const sent = sendBeacon.mock.calls.map(async ([path, blob]) => [path, await blob.text()])
  expect(await Promise.all(sent)).toEqual([
    ['/api/site/views', '{"path":"/de/kontakt"}'],
    ['/api/site/conversions', '{"value":"12.50","currency":"CHF"}'],
  ])
})

test('Google’s tag is loaded once, told what was agreed to, and told again after another answer', async () => {
  const { recordView, recordConversion } = await load()
  recordView(google, agreed('statistics'), '/de/')
  recordView(google, agreed('statistics'), '/de/kontakt')
  expect(new Set(scripts)).toEqual(new Set(['https://www.googletagmanager.com/gtag/js?id=AW-1']))
  expect(said().map(([what]) => what)).toEqual(['consent', 'js', 'config', 'event', 'event'])
  expect(said()[0]?.[2]).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' })
  recordConversion(google, agreed('statistics', 'marketing'), chf)
  expect(said().at(-1)).toEqual([
    'event',
    'conversion',
    { send_to: 'AW-1/abc', value: 12.5, currency: 'CHF' },
  ])
  expect(said().findLast(([what]) => what === 'consent')?.[2]).toMatchObject({
    ad_storage: 'granted',
  })
})

test('Matomo is asked without cookies', async () => {
  const { recordView, recordConversion } = await load()
  recordView(matomo, agreed('statistics'), '/de/')
  recordConversion(matomo, agreed('statistics', 'marketing'), chf)
  expect(scripts[0]).toBe('https://stats.example/matomo.js')
  expect(left._paq).toContainEqual(['disableCookies'])
  expect(left._paq).toContainEqual(['setCustomUrl', 'https://shop.example/de/'])
  expect(left._paq?.at(-1)).toEqual(['trackEvent', 'Cart', 'Add', 'CHF', 12.5])
})
