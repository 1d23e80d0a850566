import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ImportNote } from '../../../messages/server/shop-import.ts'
import { createSourceRequest } from './request-source.ts'
import { ImportError, recordsIn, type ShopSource, type SourceList } from './shop-source.ts'

/** The address of each list below the API, in an order that new records do not change. */
const addresses: Readonly<Record<SourceList, string>> = {
  users: 'wp/v2/users?context=edit&orderby=id&order=asc',
  customers: 'wc/v3/customers?role=all&orderby=id&order=asc',
  orders: 'wc/v3/orders?status=any&orderby=id&order=asc',
  products: 'wc/v3/products?orderby=id&order=asc',
  media: 'wp/v2/media?orderby=id&order=asc',
  pages: 'wp/v2/pages',
  posts: 'wp/v2/posts',
  options: 'acf/v3/options/options',
  catalogue: 'wc_api_proxy/products/',
  product_fields: 'wc_api_proxy/acf/',
  locations: 'tables/Map',
  single_remedies: 'items/single_remedies?limit=-1',
  gemmotherapy: 'items/gemmotherapy?limit=-1',
  phytotherapy: 'items/phytotherapy?limit=-1',
  oligotherapy: 'items/oligotherapy?limit=-1',
  schussler: 'items/schussler?limit=-1',
}

export const sourceLists = Object.keys(addresses) as readonly SourceList[]

const perPage = 100

export type WebSourceOptions = {
  /** 'user:application password', for shops that require a login. */
  login?: string | undefined
  /** Whether private addresses are refused. */
  isPublicOnly?: boolean
  /** For one request, in milliseconds. */
  timeoutMs?: number
  /** Before a failed request is repeated, in milliseconds. */
  retryMs?: number
  /** Called before a failed request is repeated. */
  retrying?: (note: ImportNote) => void
}

const attempts = 3

/** Of one response, in bytes. */
const maxResponseBytes = 64 * 1024 * 1024

const maxRedirects = 5

const isLoopback = ({ hostname }: URL) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)

/** The base of the API: the given path, or that of WordPress. */
const apiBase = (from: string, login: string | undefined): URL => {
  const base = URL.parse(from)
  if (!base || !/^https?:$/.test(base.protocol)) throw new ImportError('source-invalid', from)
  if (login && base.protocol === 'http:' && !isLoopback(base))
    throw new ImportError('login-needs-https')
  if (base.pathname === '/') base.pathname = '/wp-json'
  if (!base.pathname.endsWith('/')) base.pathname += '/'
  base.search = ''
  return base
}

const readBody = async (response: Response, url: URL, maxBytes: number): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > maxBytes) {
      await response.body?.cancel().catch(() => undefined)
      throw new ImportError('response-too-large', url.href, String(Math.round(maxBytes / 1e6)))
    }
    parts.push(part)
  }
  return Buffer.concat(parts)
}

type Answer = { status: number; headers: Headers; body: Buffer }

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)

const failureOf = (status: number, address: string): ImportNote => {
  if (status === 401) return ['login-required', address]
  if (status === 403) return ['login-refused', address]
  if (isRedirect(status)) return ['address-redirects', address]
  return ['address-failed', address, String(status)]
}

const isTemporary = (status: number) => status === 429 || status >= 500

/** Repeats requests that fail for a moment; throws when the last one does. */
const createRequest = ({
  login,
  isPublicOnly = false,
  timeoutMs = 60_000,
  retryMs = 2_000,
  retrying = () => {},
}: WebSourceOptions) => {
  const send = createSourceRequest(isPublicOnly)
  const headers = new Headers()
  if (login) headers.set('Authorization', `Basic ${Buffer.from(login).toString('base64')}`)
  /** Follows redirects within the host only: another one must be reached neither by login nor at all. */
  const requestOnce = async (url: URL, maxBytes: number, redirects = 0): Promise<Answer> => {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await send(url, { signal, headers })
    const target = URL.parse(response.headers.get('Location') ?? '', url)
    if (isRedirect(response.status) && target?.origin === url.origin && redirects < maxRedirects) {
      await response.body?.cancel()
      return requestOnce(target, maxBytes, redirects + 1)
    }
    const body = await readBody(response, url, maxBytes)
    return { status: response.status, headers: response.headers, body }
  }
  return async (url: URL, maxBytes = maxResponseBytes): Promise<Answer> => {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === attempts
      try {
        const answer = await requestOnce(url, maxBytes)
        if (!isTemporary(answer.status) || isLast) return answer
        retrying(failureOf(answer.status, `${url.origin}${url.pathname}`))
      } catch (error) {
        if (error instanceof ImportError) throw error
        const cause = error instanceof Error ? (error.cause ?? error) : error
        const reason = cause instanceof Error ? cause.message : String(cause)
        const note: ImportNote = ['address-unreachable', url.origin, reason]
        if (isLast) throw new ImportError(...note)
        retrying(note)
      }
      await wait(retryMs * attempt)
    }
  }
}

const readPage = ({ status, headers, body }: Answer, url: URL) => {
  const address = `${url.origin}${url.pathname}`
  if (status !== 200) throw new ImportError(...failureOf(status, address))
  let value: unknown
  try {
    value = JSON.parse(body.toString('utf8'))
  } catch {
    throw new ImportError('not-json', address)
  }
  const records = recordsIn(value)
  if (!records) throw new ImportError('not-records', address)
  return { records, pages: Number(headers.get('X-WP-TotalPages') ?? 1) }
}

/**
 * The API of the former shop, read page by page. A list that it does not have is empty; files of other
 * hosts are missing.
 */
export const webSource = (from: string, options: WebSourceOptions = {}): ShopSource => {
  const base = apiBase(from, options.login)
  const request = createRequest(options)
  return {
    async *read(list, language) {
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const url = new URL(addresses[list], base)
        // Collections are sent whole.
        if (!url.searchParams.has('limit')) {
          url.searchParams.set('per_page', String(perPage))
          url.searchParams.set('page', String(page))
        }
        if (language) url.searchParams.set('lang', language)
        const answer = await request(url)
        // A shop without WooCommerce, or a page that has just become empty.
        if (answer.status === 404 || (answer.status === 400 && page > 1)) return
        const read = readPage(answer, url)
        pages = read.pages
        yield read.records
      }
    },
    async readFile(address, maxBytes) {
      const url = URL.parse(address, base)
      // Records must not make this machine read other addresses.
      if (url?.origin !== base.origin) return undefined
      const { status, body } = await request(url, maxBytes)
      return status === 200 ? { name: basename(url.pathname), bytes: body } : undefined
    },
  }
}
