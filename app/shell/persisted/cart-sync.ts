import type { CartOperation } from '../../../domain/cart/cart-operation.ts'
import { showToast } from '../../browser/toast.ts'
import { adoptStored, applyAll, dropCart, settle } from './change-cart.ts'
import { persistedStore } from './persisted-store.ts'
import { type Persisted, readPersisted } from './read-persisted.ts'

// The cart of a logged-in person belongs to the server (R25). Changes are shown immediately; their
// operations are sent one request after the other, each with an id, so that a repeated one is applied
// once. Each answer is the whole cart.

/** The server's limit of operations in a request. */
const maxSent = 100

/** The limit of browsers for the body of `keepalive` requests is 64 KiB. */
const maxKeepaliveBytes = 60_000

/** Sends operations, or requests the cart when there are none. */
const request = (operations: readonly CartOperation[]) => {
  // Line names in the response are in this language.
  const search = `?lang=${document.documentElement.lang}`
  if (operations.length === 0) return fetch(`/api/shop/cart${search}`)
  const body = JSON.stringify({ operations })
  return fetch(`/api/shop/cart/operations${search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: body.length < maxKeepaliveBytes,
  })
}

/** Operations of the next request: fewer after a request was refused as a whole, to find out which is invalid. */
let sentTogether = maxSent

/** Sends what waits and shows the answered cart; returns whether there is more to send or to load. */
const syncOnce = async (): Promise<boolean> => {
  const { user, cartOwner } = persistedStore.getState()
  if (!user) return false
  if (cartOwner !== user.login) {
    // What waits for another account is not sent.
    if (cartOwner) dropCart(user.login)
    else persistedStore.setState({ cartOwner: user.login })
  }
  const sent = persistedStore.getState().waiting.slice(0, sentTogether)
  const answer = await request(sent).catch(() => undefined)
  if (answer?.status === 401) {
    // The cart stays in this browser until its account logs in again.
    persistedStore.setState({ user: undefined })
    showToast('error', (await answer.json()).message)
  }
  // One is too large, or of an earlier version: it is dropped, those beside it are sent.
  if (sent.length > 0 && (answer?.status === 413 || answer?.status === 422)) {
    sentTogether = Math.ceil(sent.length / 2)
    if (sent.length === 1) {
      persistedStore.setState({ waiting: settle(sent) })
      showToast('error', (await answer.json()).message)
    }
    return true
  }
  if (!answer?.ok || persistedStore.getState().user?.login !== user.login) return false
  const { version: cartVersion, items, restrictions, refused = [] } = await answer.json()
  sentTogether = maxSent
  const left = settle(sent)
  const read = readPersisted({ cart: items, cartVersion, restrictions })
  const cart = applyAll(read.cart, left)
  persistedStore.setState({
    cart,
    cartVersion: read.cartVersion,
    restrictions: read.restrictions,
    waiting: left,
  })
  for (const { message } of refused) showToast('error', message)
  return left.length > 0
}

let syncing: Promise<void> | undefined

const syncAll = async () => {
  while (await syncOnce()) {}
}

/**
 * Sends what waits and loads the cart. After an outage, the next change, connection or visit tries
 * again.
 */
export const syncCart = (): Promise<void> => {
  syncing ??= syncAll().finally(() => {
    syncing = undefined
  })
  return syncing
}

/** Whether another tab has stored an earlier answer after a later one. */
const isEarlier = (now: Persisted, before: Persisted) =>
  now.cartVersion !== undefined && now.cartVersion < (before.cartVersion ?? 0)

let isStarted = false

/** Loads the cart, then keeps this tab, other tabs and the server the same. */
export const startCartSync = () => {
  if (!isStarted) {
    isStarted = true
    persistedStore.subscribe((now, before) => {
      if (now.waiting.length > before.waiting.length || isEarlier(now, before)) syncCart()
    })
    // A request that was sent before the connection was back fails after this event.
    addEventListener('online', () => (syncing ?? Promise.resolve()).then(syncCart))
    // Loads changes of other devices when the person returns to this one.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible') return
      adoptStored()
      syncCart()
    })
  }
  return syncCart()
}
