import { dequal } from 'dequal/lite'
import { v4 as uuid } from 'uuid'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { mergeCarts } from '../../../domain/cart/merge-carts.ts'
import { showToast } from '../../browser/toast.ts'
import { cartIn, changeCart, changeIds, forgetChanges, knownChanges } from './persisted-cart.ts'
import { noteStored, withoutWriting } from './persisted-storage.ts'
import { persistedStore } from './persisted-store.ts'
import { type Persisted, readPersisted } from './read-persisted.ts'
import { readSynced } from './synced-cart.ts'

// Synchronises the cart of a logged-in person with the server (R25). The browser persists the cart
// of the last synchronisation as `base`. It sends `base` and the current cart; the server merges
// and returns the result, the next `base`. Each write has an id until it is acknowledged, so
// repeated requests apply once. A lock limits this to one tab at a time, which reads the storage of
// other tabs first. A change gets its id immediately, as other tabs may read the storage some
// milliseconds late.

/** Bundles several clicks on a quantity into one write. */
const writeDelayMs = 500

/** The limit of browsers for the body of `keepalive` requests is 64 KiB. */
const maxKeepaliveBytes = 60_000

type CartWrite = { items: readonly CartItem[]; base: readonly CartItem[]; write: string }

/** The session has ended while the page was open: the message says what happens with the cart. */
type SessionEnded = { message: string }

/**
 * Sends the cart. Returns the merged cart, 'refused' when the server rejects it (422), else
 * undefined.
 */
const putCart = async (
  sending: CartWrite,
): Promise<readonly CartItem[] | 'refused' | SessionEnded | undefined> => {
  const body = JSON.stringify(sending)
  try {
    // Line names in the response are in this language.
    const answer = await fetch(`/api/shop/cart?lang=${document.documentElement.lang}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: body.length < maxKeepaliveBytes,
    })
    if (answer.status === 422) return 'refused'
    if (answer.status === 401) return { message: (await answer.json()).message }
    if (!answer.ok) return undefined
    const { items }: { items: unknown } = await answer.json()
    return Array.isArray(items) ? cartIn(items) : undefined
  } catch {
    return undefined
  }
}

let isSyncing = false

/** Changes the state without triggering another synchronisation. */
const withoutSync = (change: () => void) => {
  isSyncing = true
  try {
    change()
  } finally {
    isSyncing = false
  }
}

const sharedState = ({ user, cart, cartChange, synced }: Persisted) => ({
  user,
  cart: cartIn(cart),
  cartChange,
  synced: readSynced(synced),
})

/** Writes this tab's cart again over one that is older than its last change. */
const restoreCart = (stored: Persisted) => {
  noteStored(stored)
  withoutSync(() => persistedStore.setState(({ cart, cartChange }) => ({ cart, cartChange })))
}

type Shared = ReturnType<typeof sharedState>

/** The same for both orders, so that two tabs that join their carts write the same. */
const joinedId = (one: string, other: string) => {
  const [left, right] = [one, other].map((id) => BigInt(`0x${id.replaceAll('-', '')}`))
  return ((left ?? 0n) ^ (right ?? 0n)).toString(16)
}

/**
 * The carts of two tabs that changed one cart at the same moment, in one; undefined when the stored
 * cart has this tab's change, or nothing is known that both had.
 */
const joinCarts = (own: Shared, stored: Shared) => {
  const [ownIds, storedIds] = [changeIds(own.cartChange), changeIds(stored.cartChange)]
  const [ownId = '', storedId = ''] = [ownIds[0], storedIds[0]]
  if (!knownChanges.own.has(ownId) || storedIds.includes(ownId)) return undefined
  const base = storedIds.map((id) => knownChanges.replaced.get(id)).find(Boolean)
  if (!base || !storedId) return undefined
  const [theirs, mine] = ownId < storedId ? [own.cart, stored.cart] : [stored.cart, own.cart]
  const cart = mergeCarts({ base: cartIn(base), mine, theirs })
  return { cart, id: joinedId(ownId, storedId), ownId, ownCart: own.cart }
}

/** Adopts the state that another tab has persisted. */
const adoptStored = () => {
  try {
    const text = localStorage.getItem('sn_v6')
    if (!text) return
    const read = readPersisted(JSON.parse(text).state)
    const stored = sharedState(read)
    const own = sharedState(persistedStore.getState())
    if (dequal(stored, own)) return
    const isSameUser = stored.user?.login === own.user?.login
    if (!isSameUser) forgetChanges()
    // Tabs write all fields together: one that has not yet seen a change can write the cart before it.
    else if (knownChanges.replaced.has(changeIds(stored.cartChange)[0] ?? ''))
      return restoreCart(read)
    const joined = isSameUser ? joinCarts(own, stored) : undefined
    withoutSync(() => withoutWriting(() => persistedStore.setState(stored)))
    if (!joined) return
    knownChanges.replaced.set(joined.ownId, joined.ownCart)
    changeCart(() => joined.cart, joined.id)
  } catch {
    // Without storage, or with another program's data, there are no other tabs to synchronise.
  }
}

/** Returns the next write; undefined when nobody is logged in. */
const prepareWrite = (): (CartWrite & { login: string }) | undefined => {
  const { user, cart, cartChange, synced } = sharedState(persistedStore.getState())
  if (!user) return undefined
  const { login } = user
  const known = synced?.login === login ? synced : undefined
  // A cart of another account is kept for that account, and is not merged.
  const items = synced && !known ? [] : cart
  const base = known?.items ?? []
  // Tabs that send the same change send it under the same id.
  const sending = known?.sending ?? { write: changeIds(cartChange)[0] || uuid(), items }
  withoutSync(() =>
    persistedStore.setState({ cart: items, synced: { login, items: base, sending } }),
  )
  return { ...sending, base, login }
}

const applyAnswer = (
  { login, items, base, write }: CartWrite & { login: string },
  answer: readonly CartItem[] | 'refused',
) => {
  const state = persistedStore.getState()
  const { user, cart, synced } = sharedState(state)
  // Already settled, or replaced by an order or another login.
  if (user?.login !== login || synced?.sending?.write !== write) return
  // Changes made during the request are kept.
  const merged =
    answer === 'refused' ? cart : mergeCarts({ base: items, mine: cart, theirs: answer })
  withoutSync(() =>
    persistedStore.setState({
      cart: dequal(merged, state.cart) ? state.cart : merged,
      synced: { login, items: answer === 'refused' ? base : answer },
    }),
  )
}

/** Logs out and says so. The cart stays in this browser until its account logs in again. */
const endSession = ({ message }: SessionEnded) => {
  withoutSync(() => persistedStore.setState({ user: undefined }))
  showToast('error', message)
}

const isInSync = () => {
  const { user, cart, synced } = sharedState(persistedStore.getState())
  return !user || (synced !== undefined && !synced.sending && dequal(synced.items, cart))
}

const syncOnce = async () => {
  adoptStored()
  const sending = prepareWrite()
  const answer = sending && (await putCart(sending))
  if (!sending || !answer) return false
  if (answer !== 'refused' && 'message' in answer) {
    endSession(answer)
    return false
  }
  applyAnswer(sending, answer)
  return answer !== 'refused'
}

const withSyncLock = <Value>(work: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request('officina-cart', work) : work()

/** Repeats until no change is left; after an outage, the next change tries again. */
const syncAllChanges = () =>
  withSyncLock(async () => {
    adoptStored()
    while (!isInSync() && (await syncOnce())) {}
  })

let timer: number | undefined
let isStarted = false

const addListeners = () => {
  const scheduleSync = () => {
    clearTimeout(timer)
    timer = window.setTimeout(syncAllChanges, writeDelayMs)
  }
  persistedStore.subscribe(({ user, cart }, before) => {
    if (!isSyncing && user && cart !== before.cart) scheduleSync()
  })
  addEventListener('storage', ({ key }) => key === 'sn_v6' && adoptStored())
  addEventListener('online', () => withSyncLock(syncOnce))
  addEventListener('pagehide', () => {
    if (!isInSync()) syncOnce()
  })
  // Loads changes of other devices when the person returns to this one.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') withSyncLock(syncOnce)
  })
}

/** Merges with the server's cart, then keeps both synchronised. */
export const startCartSync = async () => {
  if (!isStarted) addListeners()
  isStarted = true
  await withSyncLock(syncOnce)
  await syncAllChanges()
}
