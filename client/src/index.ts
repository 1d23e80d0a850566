import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from './api.ts'

/** The shapes that the description of the API names. */
export type Schemas = components['schemas']

export type OfficinaEvent = Schemas['Event']

export type OfficinaClient = Client<paths>

export type OfficinaClientOptions = {
  /** Of the shop, such as `https://shop.example`. */
  origin: string
  /** An API key; without it the public part of the API can be used. */
  key?: string | undefined
  /** Of texts and of messages about refusals. */
  language?: 'fr' | 'en' | 'de' | 'it'
}

/** A client of the API of a shop. It does not throw: answers have `data` or `error`. */
export const createOfficinaClient = ({
  origin,
  key,
  language = 'en',
}: OfficinaClientOptions): OfficinaClient =>
  createClient<paths>({
    baseUrl: new URL('/api', origin).href,
    headers: { 'Accept-Language': language, ...(key && { Authorization: `Bearer ${key}` }) },
  })

export type FollowOptions = {
  /** Position of the last event that is known; 0 for all of the last year. */
  after: number
  /** All that the key may read if absent. */
  kinds?: readonly OfficinaEvent['kind'][]
  /** How long to wait when there is nothing new. */
  intervalMs?: number
  /** Ends the loop. */
  signal?: AbortSignal
}

/** Thrown for an answer that is no success. */
export class OfficinaError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const wait = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    const stop = () => {
      clearTimeout(timer)
      resolve()
    }
    signal?.addEventListener('abort', stop, { once: true })
  })

/**
 * The events after a position, in order and without gaps; waits for new ones until `signal` aborts.
 * Throws an `OfficinaError` when the shop refuses, and what `fetch` throws when it cannot be reached.
 */
export async function* followEvents(
  client: OfficinaClient,
  { after, kinds, intervalMs = 5_000, signal }: FollowOptions,
): AsyncGenerator<OfficinaEvent, void, void> {
  let position = after
  while (!signal?.aborted) {
    const query = { after: position, ...(kinds && { kinds: kinds.join(',') }) }
    const { data, error, response } = await client.GET('/admin/events', { params: { query } })
    if (!data) throw new OfficinaError(response.status, error?.message ?? response.statusText)
    yield* data.events
    const hasMore = data.next > position
    position = data.next
    if (!hasMore) await wait(intervalMs, signal)
  }
}
