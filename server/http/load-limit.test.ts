import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { serve } from './web-server.fixtures.ts'
import type { WebServerLimits } from './web-server.ts'

type Served = Awaited<ReturnType<typeof serve>>

let served: Served | undefined
afterEach(async () => {
  await served?.close()
  served = undefined
})

/** A server whose application answers `…/hold…` only after `release`. */
const busyServer = async (
  limits: WebServerLimits = {},
  paths = ['/hold-1', '/hold-2', '/hold-3'],
) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const begun: string[] = []
  served = await serve({
    limits: { maxRunning: 1, maxWaiting: 2, maxWaitingMembers: 3, ...limits },
    answer: async ({ url }) => {
      const { pathname } = new URL(url)
      begun.push(pathname)
      if (pathname.includes('/hold')) await promise
      return new Response(pathname)
    },
  })
  const { get } = served
  const held = paths.map((path) => get(path))
  await expect.poll(() => begun).toEqual(paths.slice(0, 1))
  return { ...served, held, begun, release: resolve }
}

/** The queue is full once a further visitor is refused. */
const untilFull = ({ get }: Served) =>
  expect.poll(async () => (await get('/full', { signal: AbortSignal.timeout(200) })).status, {
    timeout: 10_000,
  })

describe('more requests than the application can answer', () => {
  test.each([
    ['/de/suche?q=arnica', /Unsere Website ist im Moment nicht erreichbar/],
    ['/fr/recherche', /Notre site n’est pas disponible/],
    ['/it/cerca', /Al momento il nostro sito non è raggiungibile/],
    ['/en/search', /Our site is temporarily unavailable/],
    ['/api/shop/search?q=arnica', /"code":"service_unavailable"/],
  ])(
    'more requests than the application can answer are refused with 503 and the time to wait: %s',
    async (path, text) => {
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
    },
  )

  test('answer pages while files wait for the storage, and refuse other files in time', async () => {
    const files = ['/media/hold-1', '/files/hold-2', '/media/hold-3']
    const { get, held, release } = await busyServer({ maxWaitMs: 150 }, files)
    expect((await get('/de/kontakt')).status).toBe(200)
    const [, ...late] = held
    for (const answer of late) expect((await answer).status).toBe(503)
    release()
    expect((await held[0])?.status).toBe(200)
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

  test.each([
    ['a visitor', {}],
    ['a session, even an invalid one', { cookie: 'officina=A' }],
    ['a token, even an invalid one', { authorization: 'Bearer A' }],
  ])(
    'more requests than the application can answer are refused after the longest wait, with the request of %s',
    async (_, headers) => {
      const { get, release, begun } = await busyServer({ maxWaitMs: 150 }, ['/hold-1'])
      const late = get('/late', { headers: headers as Record<string, string> })
      await untilFull(served as Served).toBe(503)
      // It has arrived before those that filled the queue.
      await wait(200)
      release()
      expect((await late).status).toBe(503)
      expect(Number((await late).headers.get('retry-after'))).toBeGreaterThan(0)
      expect(begun).toEqual(['/hold-1'])
    },
  )

  test('refuse further forms while as many are answered, but count none that still arrives', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const begun: string[] = []
    served = await serve({
      limits: { maxForms: 1, maxWaitingMembers: 2 },
      answer: async (request) => {
        if (Number(request.headers.get('content-length')) > 0) await request.text()
        begun.push(new URL(request.url).pathname)
        await promise
        return new Response()
      },
    })
    const { get, port } = served
    const slow = connect(port, '127.0.0.1').on('error', () => {})
    slow.write('POST /slow HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 9\r\n\r\n1234')
    const post = (path: string, headers = {}) => get(path, { method: 'POST', body: 'a=1', headers })
    const first = get('/first', { method: 'DELETE' })
    await expect.poll(() => begun).toEqual(['/first'])
    const refused = await post('/second')
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const member = post('/member', { cookie: 'officina=A' })
    await expect.poll(() => begun).toEqual(['/first', '/member'])
    expect((await post('/member-2', { authorization: 'Bearer A' })).status).toBe(503)
    slow.destroy()
    resolve()
    expect([(await first).status, (await member).status]).toEqual([200, 200])
    expect((await post('/third')).status).toBe(200)
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
