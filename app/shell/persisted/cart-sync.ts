import { v4 as uuid } from 'uuid'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { mergeCarts } from '../../../domain/cart/merge-carts.ts'
import { sameValue } from '../../../domain/cart/same-value.ts'
import { cartIn } from './persisted-cart.ts'
import { usePersisted } from './persisted-state.ts'
import { withoutWriting } from './persisted-storage.ts'
import { type Persisted, readPersisted } from './read-persisted.ts'
import { readSynced } from './synced-cart.ts'

// The cart of who is logged in is kept on the server too, the same on all devices (R25). This
// browser remembers the cart that both last agreed on. What has changed here since is sent with it,
// and done there to the cart of now; the answer is what both agree on next. Each write has a name
// that is kept until its answer is here: whatever is sent twice, by a lost answer or another tab,
// happens once. One tab at a time does it, beginning with what the others have stored; as another tab
// can read the storage some milliseconds late, a change has its name from the moment it is made.

/** Long enough for several clicks on a quantity to be one write; in milliseconds. */
const rest = 500

/** More than this a page that goes may not leave behind; in bytes. */
const keepalive = 60_000

type Sending = { items: readonly CartItem[]; base: readonly CartItem[]; write: string }

/** The cart that both agree on; 'refused' when the server will never take it, else undefined. */
const put = async (sending: Sending): Promise<readonly CartItem[] | 'refused' | undefined> => {
  const body = JSON.stringify(sending)
  try {
    // The answer names the lines in this language.
    const answer = await fetch(`/api/shop/cart?lang=${document.documentElement.lang}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: body.length < keepalive,
    })
    if (answer.status === 422) return 'refused'
    if (!answer.ok) return undefined
    const { items }: { items: unknown } = await answer.json()
    return Array.isArray(items) ? cartIn(items) : undefined
  } catch {
    return undefined
  }
}

let isSyncing = false

/** A change of the state that the person has not made: it is not to be sent. */
const bySync = (change: () => void) => {
  isSyncing = true
  try {
    change()
  } finally {
    isSyncing = false
  }
}

const shared = ({ user, cart, synced }: Persisted) => ({
  user,
  cart: cartIn(cart),
  synced: readSynced(synced),
})

/** Another tab may have been at it: what is stored counts. */
const adoptStored = () => {
  try {
    const text = localStorage.getItem('sn_v6')
    if (!text) return
    const stored = shared(readPersisted(JSON.parse(text).state))
    if (sameValue(stored, shared(usePersisted.getState()))) return
    bySync(() => withoutWriting(() => usePersisted.setState(stored)))
  } catch {
    // Nothing is kept in this browser: there is no other tab to hear of.
  }
}

/** What is to be sent; undefined when nobody is logged in. */
const prepare = (): (Sending & { login: string }) | undefined => {
  const { user, cart, synced } = shared(usePersisted.getState())
  if (!user) return undefined
  const { login } = user
  const known = synced?.login === login ? synced : undefined
  // The cart of somebody else who was logged in here is kept for them, and is nobody else's.
  const items = synced && !known ? [] : cart
  const base = known?.items ?? []
  const sending = known?.sending ?? { write: known?.change ?? uuid(), items }
  // What was changed since the one on its way is the next.
  const change = known?.sending && known.change
  bySync(() =>
    usePersisted.setState({ cart: items, synced: { login, items: base, sending, change } }),
  )
  return { ...sending, base, login }
}

const settle = (
  { login, items, base, write }: Sending & { login: string },
  answer: readonly CartItem[] | 'refused',
) => {
  const state = usePersisted.getState()
  const { user, cart, synced } = shared(state)
  // Settled already, or overtaken by an order or another person.
  if (user?.login !== login || synced?.sending?.write !== write) return
  const { change } = synced
  // What was changed while the answer was on its way stays changed.
  const merged =
    answer === 'refused' ? cart : mergeCarts({ base: items, mine: cart, theirs: answer })
  bySync(() =>
    usePersisted.setState({
      cart: sameValue(merged, state.cart) ? state.cart : merged,
      synced: { login, items: answer === 'refused' ? base : answer, change },
    }),
  )
}

const isAgreed = () => {
  const { user, cart, synced } = shared(usePersisted.getState())
  return !user || (synced !== undefined && !synced.sending && sameValue(synced.items, cart))
}

const agree = async () => {
  adoptStored()
  const sending = prepare()
  const answer = sending && (await put(sending))
  if (sending && answer) settle(sending, answer)
  return answer !== undefined && answer !== 'refused'
}

const alone = <Value>(work: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request('officina-cart', work) : work()

/** As long as something has changed in the meantime; an outage is waited out till the next change. */
const agreeOnAll = () =>
  alone(async () => {
    adoptStored()
    while (!isAgreed() && (await agree())) {}
  })

let timer: number | undefined
let isStarted = false

const listen = () => {
  const later = () => {
    clearTimeout(timer)
    timer = window.setTimeout(agreeOnAll, rest)
  }
  usePersisted.subscribe(({ user, cart, synced }, before) => {
    if (isSyncing || !user || cart === before.cart) return
    const known = readSynced(synced)
    if (known) bySync(() => usePersisted.setState({ synced: { ...known, change: uuid() } }))
    later()
  })
  addEventListener('storage', ({ key }) => key === 'sn_v6' && adoptStored())
  addEventListener('online', () => alone(agree))
  addEventListener('pagehide', () => {
    if (!isAgreed()) agree()
  })
  // Back at this device: what was done on another one is fetched.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') alone(agree)
  })
}

/** Brings the server's cart in, and keeps both the same from then on. */
export const startCartSync = async () => {
  if (!isStarted) listen()
  isStarted = true
  await alone(agree)
  await agreeOnAll()
}
