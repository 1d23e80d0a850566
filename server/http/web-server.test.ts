import { describe, expect, it, test } from 'vitest'
import { serve } from './web-server.fixtures.ts'

test('keeps idle connections open longer than proxies do', async () => {
  const { get, close } = await serve()
  const { headers } = await get('/de')
  const [, seconds] = /^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(60)
  await close()
})

describe('Strict-Transport-Security', () => {
  it('is sent with files and pages for a year with subdomains if ORIGIN is https', async () => {
    const { get, close } = await serve({ origin: 'https://shop.example' })
    for (const path of ['/assets/a.js', '/de'])
      expect((await get(path)).headers.get('strict-transport-security')).toBe(
        'max-age=31536000; includeSubDomains',
      )
    await close()
  })

  test('is not sent if ORIGIN is http', async () => {
    const { get, close } = await serve()
    for (const path of ['/assets/a.js', '/de'])
      expect((await get(path)).headers.has('strict-transport-security')).toBe(false)
    await close()
  })
})
