import { afterEach, describe, expect, test } from 'vitest'
import { serve } from './web-server.fixtures.ts'

type Served = Awaited<ReturnType<typeof serve>>

let served: Served | undefined
afterEach(async () => {
  await served?.close()
  served = undefined
})

/** A server whose application answers `/hold…` only after `release`. */
const busyServer = async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const begun: string[] = []
  served = await serve({
    limits: { maxRunning: 1, maxWaiting: 2, maxWaitingMembers: 3 },
    answer: async ({ url }) => {
      const { pathname } = new URL(url)
      begun.push(pathname)
      if (pathname.startsWith('/hold')) await promise
      return new Response(pathname)
    },
  })
  const { get } = served
  const held = ['/hold-1', '/hold-2', '/hold-3'].map((path) => get(path))
  await expect.poll(() => begun).toEqual(['/hold-1'])
  return { ...served, held, begun, release: resolve }
}

/** The queue is full once a further visitor is refused. */
const untilFull = ({ get }: Served) =>
  expect.poll(async () => (await get('/full', { signal: AbortSignal.timeout(200) })).status, {
    timeout: 10_000,
  })

describe('more requests than the application can answer', () => {
  test.each([
    ['/de/suche?q=arnica', /Unsere Website kann im Moment nicht antworten/],
    ['/fr/recherche', /Notre site ne peut pas répondre/],
    ['/it/cerca', /Al momento il nostro sito non è raggiungibile/],
    ['/en/search', /Our site is temporarily unavailable/],
    ['/api/shop/search?q=arnica', /"code":"service_unavailable"/],
  ])('are refused with 503 and the time to wait: %s', async (path, text) => {
    const { get, held, begun, release } = await busyServer()
    await untilFull(served as Served).toBe(503)
    const refused = await get(path)
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await refused.text()).toMatch(text)
    expect(begun).toEqual(['/hold-1'])
    release()
    for (const answer of held) expect((await answer).status).toBe(200)
    expect(await (await get('/later')).text()).toBe('/later')
  })

  test('refuse forms of visitors, but neither people with a session, files nor health checks', async () => {
    const { get, held, release } = await busyServer()
    await untilFull(served as Served).toBe(503)
    expect((await get('/api/shop/price', { method: 'POST', body: '{}' })).status).toBe(503)
    expect((await get('/assets/a.js')).status).toBe(200)
    expect((await get('/api/health')).status).toBe(200)
    const member = get('/de/konto', { headers: { cookie: 'officina=A' } })
    release()
    expect((await member).status).toBe(200)
    for (const answer of held) await answer
  })

  test('do not keep a place that its client has left', async () => {
    const { get, begun, held, release } = await busyServer()
    await untilFull(served as Served).toBe(503)
    expect(begun).toEqual(['/hold-1'])
    release()
    for (const answer of held) await answer
    expect(await (await get('/next')).text()).toBe('/next')
    expect(begun).not.toContain('/full')
  })
})
