import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { order } from '../former-shop.fixtures.ts'
import type { SourceList, SourceRecord } from './shop-source.ts'
import { type WebSourceOptions, webSource } from './web-source.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** A former shop on this machine; returns its address. */
const serve = async (handler: Handler): Promise<string> => {
  const server = createServer(handler).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const sendJson = (response: ServerResponse, value: unknown, pages = 1) => {
  const headers = { 'Content-Type': 'application/json', 'X-WP-TotalPages': String(pages) }
  response.writeHead(200, headers).end(JSON.stringify(value))
}

const readAll = async (from: string, list: SourceList, options: WebSourceOptions = {}) => {
  const found: SourceRecord[] = []
  const source = webSource(from, { retryMs: 1, ...options })
  for await (const records of source.read(list)) found.push(...records)
  return found
}

describe('the API of a former shop', () => {
  test('is read page by page, with the login, below the address of WordPress', async () => {
    const asked: string[] = []
    const origin = await serve(({ url = '', headers }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost')
      const page = Number(searchParams.get('page'))
      asked.push(`${pathname} ${searchParams.get('per_page')} ${page} ${headers.authorization}`)
      sendJson(response, [order(2 * page), order(2 * page + 1)], 3)
    })
    const found = await readAll(origin, 'orders', { login: 'head:secret' })
    expect(found.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7])
    const login = `Basic ${Buffer.from('head:secret').toString('base64')}`
    expect(asked).toEqual([1, 2, 3].map((page) => `/wp-json/wc/v3/orders 100 ${page} ${login}`))
  })

  test('has another base where the address has a path', async () => {
    const asked: string[] = []
    const origin = await serve(({ url = '' }, response) => {
      asked.push(url.replace(/\?.*/, ''))
      sendJson(response, [])
    })
    await readAll(`${origin}/shop/api`, 'customers')
    expect(asked).toEqual(['/shop/api/wc/v3/customers'])
  })

  test('is asked again after failures that pass, and lists that it lacks are empty', async () => {
    let requests = 0
    const origin = await serve((_, response) => {
      requests += 1
      if (requests < 3) response.writeHead(503).end()
      else sendJson(response, [order(1)])
    })
    expect(await readAll(origin, 'orders')).toHaveLength(1)
    const without = await serve((_, response) => response.writeHead(404).end())
    expect(await readAll(without, 'orders')).toEqual([])
  })

  test.each<[string, Handler, string | RegExp]>([
    ['a refused login', (_, r) => r.writeHead(401).end(), 'login-required'],
    ['too few rights', (_, r) => r.writeHead(403).end(), 'login-refused'],
    ['an outage', (_, r) => r.writeHead(502).end(), /^address-failed .* 502$/],
    ['a page in place of data', (_, r) => r.end('<!doctype html>'), 'not-json'],
    ['a single record', (_, r) => sendJson(r, { id: 1 }), 'not-records'],
    ['no answer', () => {}, 'address-unreachable'],
    ['a cut connection', (_, r) => r.destroy(), 'address-unreachable'],
  ])('ends the import with a note for %s', async (_, handler, note) => {
    const origin = await serve(handler)
    await expect(readAll(origin, 'orders', { timeoutMs: 300 })).rejects.toThrow(note)
  })

  test.each([
    ['ftp://shop.example', {}, 'source-invalid'],
    ['http://shop.example', { login: 'head:secret' }, 'login-needs-https'],
  ])('is refused at %s with these settings', (from, options, note) => {
    expect(() => webSource(from, options)).toThrow(note)
  })

  test('gives files of its own host only', async () => {
    const origin = await serve(({ url }, response) =>
      url === '/wp-content/uploads/2019/proof.pdf'
        ? response.end('%PDF-')
        : response.writeHead(404).end(),
    )
    const other = await serve((_, response) => response.end('private'))
    const { readFile } = webSource(origin, { retryMs: 1 })
    const found = await readFile(`${origin}/wp-content/uploads/2019/proof.pdf`)
    expect({ ...found, bytes: String(found?.bytes) }).toEqual({ name: 'proof.pdf', bytes: '%PDF-' })
    for (const address of [`${origin}/other.pdf`, `${other}/x.pdf`, 'file:///etc/hosts', ''])
      expect(await readFile(address)).toBeUndefined()
  })

  test('follows redirects to its own host only, and not forever', async () => {
    const asked: (string | undefined)[] = []
    const other = await serve((_, response) => {
      asked.push('other')
      response.end('private')
    })
    const origin = await serve(({ url }, response) => {
      asked.push(url)
      if (url === '/moved.jpg') response.writeHead(301, { Location: '/roots.jpg' }).end()
      else if (url === '/away.jpg') response.writeHead(302, { Location: `${other}/x` }).end()
      else if (url === '/loop.jpg') response.writeHead(302, { Location: '/loop.jpg' }).end()
      else response.end('picture')
    })
    const { readFile } = webSource(origin, { retryMs: 1 })
    expect(String((await readFile(`${origin}/moved.jpg`))?.bytes)).toBe('picture')
    expect(await readFile(`${origin}/away.jpg`)).toBeUndefined()
    expect(await readFile(`${origin}/loop.jpg`)).toBeUndefined()
    expect(asked.filter((url) => url === '/loop.jpg')).toHaveLength(6)
    expect(asked).not.toContain('other')
    await expect(readFile(`${origin}/roots.jpg`, 3)).rejects.toThrow('response-too-large')
  })
})
