import { beforeEach, expect, test, vi } from 'vitest'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { centimes } from '../../../domain/money.ts'
import { adoptStored, changeCart, clearPersonalData, settle } from './change-cart.ts'
import { persistedStore } from './persisted-store.ts'
import { nothingPersisted, readPersisted } from './read-persisted.ts'

const line = (name: string, quantity = 1): CartItem => ({
  cartId: name,
  WcId: name.charCodeAt(0),
  name,
  icon: 'otc',
  price: centimes(1_450),
  quantity,
  info: { type: 'otc', form: 'gel', size: '50 ml' },
})
const add = (...lines: CartItem[]) => changeCart({ type: 'add', lines })
const shown = () => persistedStore.getState().cart.map(({ name, quantity }) => `${name}${quantity}`)

const disk = new Map<string, string>()
vi.stubGlobal('document', { getElementById: () => null })
vi.stubGlobal('localStorage', {
  getItem: (name: string) => disk.get(name) ?? null,
  setItem: (name: string, text: string) => disk.set(name, text),
})

beforeEach(() => {
  clearPersonalData()
  disk.clear()
})

test('a change is shown, persisted and waits for the server', () => {
  expect(add(line('a', 2))).toBeUndefined()
  expect(shown()).toEqual(['a2'])
  const { waiting } = persistedStore.getState()
  expect(waiting).toMatchObject([{ type: 'add' }])
  expect(JSON.parse(disk.get('sn_v6') ?? '').state).toMatchObject({
    cart: [{ name: 'a' }],
    waiting,
  })
})

test('a change that the cart cannot hold is refused and does not wait', () => {
  add(line('a', 900))
  expect(add(line('a', 100))).toBe('quantity-too-large')
  expect(shown()).toEqual(['a900'])
  expect(persistedStore.getState().waiting).toHaveLength(1)
})

test('a tab keeps its change when another tab stores a cart without it', () => {
  add(line('a'))
  const before = disk.get('sn_v6') ?? ''
  add(line('b'))
  disk.set('sn_v6', before)
  adoptStored()
  expect(shown()).toEqual(['a1', 'b1'])
  expect(persistedStore.getState().waiting).toHaveLength(2)
})

test('a change that the server has answered does not come back', () => {
  add(line('a'))
  const before = disk.get('sn_v6') ?? ''
  add(line('b'))
  const { waiting } = persistedStore.getState()
  persistedStore.setState({ waiting: settle(waiting) })
  disk.set('sn_v6', before)
  adoptStored()
  expect(shown()).toEqual(['a1'])
})

test('nothing of a cart comes back after a logout', () => {
  add(line('a'))
  clearPersonalData()
  adoptStored()
  expect(persistedStore.getState()).toEqual(nothingPersisted)
})

test('the page works when the storage is full', () => {
  const setItem = () => {
    throw new Error('full')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem })
  expect(add(line('a'))).toBeUndefined()
  expect(shown()).toEqual(['a1'])
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => disk.get(name) ?? null,
    setItem: (name: string, text: string) => disk.set(name, text),
  })
})

const broken = [
  null,
  'x',
  {},
  { ...line('a'), quantity: '2' },
  { ...line('a'), quantity: 0 },
  { ...line('a'), price: -1 },
  { ...line('a'), info: { type: 'homeopathy' } },
  { ...line('a'), info: undefined },
]

test('invalid lines and operations of a stored cart are dropped', () => {
  const waiting = { id: '1', type: 'clear' }
  const stored = { cart: [...broken, line('a')], waiting: [null, 'x', {}, { id: 1 }, waiting] }
  expect(readPersisted(stored)).toEqual({
    ...nothingPersisted,
    cart: [line('a')],
    waiting: [waiting],
  })
})

test.each([
  [null],
  ['x'],
  [3],
  [{ cart: 'x', user: { login: 1 }, language: 'xx', cartVersion: 'x' }],
])('nothing is read from %j', (stored) => {
  expect(readPersisted(stored)).toEqual(nothingPersisted)
})
