import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { i18nIn } from '../../server/i18n.ts'
import { Island } from './island.tsx'
import { allIslands, islands } from './islands.ts'

const hostile = '</script><img src=x onerror=alert(1)><!--'

const props = {
  answer: { of: 'login' as const, notice: hostile, values: { username: hostile } },
  returnTo: '/de/',
}

const html = renderToString(
  <I18nProvider i18n={i18nIn.de}>
    <Island name="login" props={props} />
    <Island name="forgotten" props={{}} className="mt-4" />
  </I18nProvider>,
)

const [, first = '', second = ''] = html.split('<div data-island=')

const propsIn = (island: string) =>
  JSON.parse(/<script type="application\/json">([^<]*)<\/script>/.exec(island)?.[1] ?? '')

test('writes the props as JSON that no text can end', () => {
  expect(propsIn(first)).toEqual(props)
  expect(propsIn(second)).toEqual({})
  expect(html).not.toContain('<img')
})

test('renders the component with the same props, its name and when it is hydrated', () => {
  expect(first).toMatch(/^"login" data-on="use"/)
  expect(first).toContain('value="&lt;/script&gt;')
  expect(second).toContain('class="mt-4"')
})

test('gives each island separate ids, which start with the prefix for the browser', () => {
  const idsIn = (island: string) => [...island.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const prefixOf = (island: string) => / data-id="([^"]+)"/.exec(island)?.[1] ?? ''
  for (const island of [first, second]) {
    const made = idsIn(island).filter((id) => id?.includes('R_'))
    expect(made).not.toEqual([])
    expect(made.filter((id) => !id?.includes(prefixOf(island)))).toEqual([])
  }
  expect(prefixOf(first)).not.toBe(prefixOf(second))
})

test('finds the islands of blocks beside those of the site', () => {
  expect(allIslands.get('block:contact_map')?.on).toBe('visible')
  for (const name of Object.keys(islands)) expect(allIslands.has(name)).toBe(true)
})
