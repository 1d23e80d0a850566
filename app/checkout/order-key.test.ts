import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteOrderKey, orderKey } from './order-key.ts'

const arnica = { cartId: '7b0f6f0e-6c0b-4d0a-9a44-8d5a2f1f7a10' }
const sulfur = { cartId: '0f0c4f5a-2a57-4c8f-8a0e-3b7d8f0f9c21' }

describe('the key of an order', () => {
  beforeEach(() => {
    const values = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => values.get(name) ?? null,
      setItem: (name: string, value: string) => values.set(name, value),
      removeItem: (name: string) => values.delete(name),
    })
    return () => vi.unstubAllGlobals()
  })

  it('is the same for the same lines in any order', () => {
    expect(orderKey([arnica, sulfur])).toBe(orderKey([sulfur, arnica]))
    expect(orderKey([arnica])).not.toBe(orderKey([sulfur]))
    expect(orderKey([arnica])).not.toBe(orderKey([arnica, sulfur]))
  })

  it('belongs to the tab when a line has no unique id', () => {
    const key = orderKey([{ cartId: '1' }])
    expect(orderKey([{ cartId: '1' }, arnica])).toBe(key)
    deleteOrderKey()
    expect(orderKey([{ cartId: '1' }])).not.toBe(key)
  })

  it('belongs to the page when the browser blocks the storage', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
    const key = orderKey([{ cartId: '1' }])
    expect(orderKey([{ cartId: '1' }])).toBe(key)
    deleteOrderKey()
    expect(orderKey([{ cartId: '1' }])).not.toBe(key)
  })
})
