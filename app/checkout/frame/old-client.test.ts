import { describe, expect, test } from 'vitest'
import { createApiWithBackOffice } from '../../../server/api/api-with-back-office.ts'
import { closeDatabase } from '../../../server/db/client.ts'
import { openTestShop } from '../../../server/orders/shop.fixtures.ts'
import { databases } from '../../../tests/databases.ts'
import { frameOf } from './frame.fixtures.ts'

type Remedy = { id: number; nm: string }
type Product = { id: number; slug: string; price: string }

describe.each(databases)('a client that knows the calls of D1 §7 only, on $name', ({ open }) => {
  test('goes from the login to the thank-you', async () => {
    const db = await open()
    const shop = await openTestShop(db)
    const api = createApiWithBackOffice(shop.services, '/api')
    const call = async (path: string, init: RequestInit = {}) => {
      const answer = await api.request(`/api/${path}`, init)
      expect(answer.status, path).toBe(200)
      return answer.json()
    }

    const pages: { slug: string }[] = await call('wp/v2/pages?per_page=100&lang=fr')
    expect(pages.map(({ slug }) => slug)).toContain('home')
    expect(await call('cache?path=sn_pages_fr&domain=shop.example')).toEqual(pages)
    expect((await call('acf/v3/options/options?lang=fr')).acf).toBeDefined()
    const username = 'claire.favre@trois-sources.example'
    const login = new URLSearchParams({ username, password: 'trois-sources' })
    const { token } = await call('jwt-auth/v1/token', { method: 'POST', body: login })
    const headers = { authorization: `Bearer ${token}` }
    await call('jwt-auth/v1/token/validate', { method: 'POST', headers })
    const { data: user } = await call('sn_api/user', { headers })
    expect(user).toMatchObject({ user_can_order: true })

    const remedies: { data: Remedy[] } = await call('items/single_remedies?limit=-1')
    const arnica = remedies.data.find(({ nm }) => nm === 'Arnica montana')
    const products: Product[] = await call('wc_api_proxy/products/')
    const wanted = await shop.line('Arnica montana')
    const product = products.find(({ id }) => id === wanted.id)
    expect([arnica?.nm, product?.price]).toEqual(['Arnica montana', expect.any(String)])
    const item = { id: product?.id, quantity: 2, name: arnica?.nm, info: wanted.info }

    const { post } = frameOf(shop)
    const first = await post({ items: JSON.stringify({ items: [item] }), jwt: token })
    if (first.view.step !== 'form') throw new Error(first.view.step)
    const review = await post({ ...first.view.carried, intent: 'review' })
    if (review.view.step !== 'review') throw new Error(review.view.step)
    const thanks = await post({ ...review.view.carried, intent: 'place', terms: '1' })
    if (thanks.view.step !== 'thanks') throw new Error(thanks.view.step)
    const orders: { number: unknown }[] = await call('sn_api/user/orders', { headers })
    expect(orders.map(({ number }) => String(number))).toContain(String(thanks.view.number))

    await shop.services.db.deleteFrom('session').execute()
    const ended = await post({ items: JSON.stringify({ items: [item] }), jwt: token })
    expect(ended.status).toBe(401)
    await closeDatabase(db)
  })
})
