import { expect, test, vi } from 'vitest'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { centimes } from '../../../domain/money.ts'
import { startCartSync } from './cart-sync.ts'
import { adoptStored, changeCart } from './change-cart.ts'
import { persistedStore } from './persisted-store.ts'

const disk = new Map<string, string>()
const request = vi.fn<typeof fetch>(async () => Response.json({ version: 2, items: [] }))
vi.stubGlobal('fetch', request)
const browser = new EventTarget()
vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
vi.stubGlobal('document', {
  addEventListener: () => {},
  documentElement: { lang: 'de' },
  getElementById: () => null,
})
vi.stubGlobal('localStorage', {
  getItem: (name: string) => disk.get(name) ?? null,
  setItem: (name: string, text: string) => disk.set(name, text),
})

test('a tab loads the cart again when another tab has stored an earlier one later', async () => {
  const user = { login: 'a@example.ch', firstName: '', lastName: '', roles: '', discount: '0' }
  const rights = { user_can_order: true, user_can_order_with_form: false }
  persistedStore.setState({ user: { ...user, ...rights } })
  await startCartSync()
  expect(persistedStore.getState().cartVersion).toBe(2)
  const { state, version } = JSON.parse(disk.get('sn_v6') ?? '')
  disk.set('sn_v6', JSON.stringify({ state: { ...state, cartVersion: 1 }, version }))
  adoptStored()
  await vi.waitFor(() => expect(persistedStore.getState().cartVersion).toBe(2))
  expect(request).toHaveBeenCalledTimes(2)
})

const line = (name: string): CartItem => ({
  cartId: name,
  WcId: 7,
  name,
  icon: 'otc',
  price: centimes(1_450),
  quantity: 1,
  info: { type: 'otc', form: 'gel', size: '50 ml' },
})

test('changes are sent when the connection is back before the last request has failed', async () => {
  const failing = Promise.withResolvers<Response>()
  request.mockImplementationOnce(() => failing.promise)
  changeCart({ type: 'add', lines: [line('late')] })
  browser.dispatchEvent(new Event('online'))
  failing.reject(new TypeError('offline'))
  await vi.waitFor(() => expect(persistedStore.getState().waiting).toEqual([]))
})

test.each([413, 422])(
  'an operation that the server refuses by %s is dropped, the others are sent',
  async (status) => {
    const stored: string[] = []
    request.mockImplementation(async (_, init) => {
      const { operations = [] } = JSON.parse(String(init?.body ?? '{}'))
      const names = operations.map(({ lines }: { lines: CartItem[] }) => lines[0]?.name)
      if (names.includes('bad')) return Response.json({ message: 'No' }, { status })
      stored.push(...names)
      return Response.json({ version: 3, items: stored.map(line) })
    })
    const names = ['a', 'b', 'bad', 'c']
    for (const name of names) changeCart({ type: 'add', lines: [line(name)] })
    await vi.waitFor(() => expect(persistedStore.getState().waiting).toEqual([]))
    expect(stored.toSorted()).toEqual(['a', 'b', 'c'])
    expect(persistedStore.getState().cart.map(({ name }) => name)).toEqual(stored)
  },
)
