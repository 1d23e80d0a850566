import { expect, test, vi } from 'vitest'
import { startCartSync } from './cart-sync.ts'
import { adoptStored } from './change-cart.ts'
import { persistedStore } from './persisted-store.ts'

const disk = new Map<string, string>()
const request = vi.fn(async () => Response.json({ version: 2, items: [] }))
vi.stubGlobal('fetch', request)
vi.stubGlobal('addEventListener', () => {})
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
