import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { centimes } from '../../../domain/money.ts'
import { textIn } from '../messages.fixtures.ts'
import { addToCart, arnica, frameOf, openCart, openSelector } from '../order.fixtures.ts'
import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  logIn,
  logInAs,
  open,
  type Page,
  test,
  untilScripted,
} from '../site.fixtures.ts'

type Stored = Pick<CartItem, 'WcId' | 'name' | 'price' | 'quantity'> & {
  info: Record<string, unknown>
}

/** Logs in with an empty cart in the browser and on the server. */
const customer = async (page: Page) => {
  await logIn(page, 'fr', 'mayOrder')
  await page.request.put('/api/shop/cart', { data: { items: [] } })
  await open(page, 'fr', 'account')
}

const store = (page: Page, lines: readonly Stored[]) =>
  page.evaluate(
    (cart) => {
      const kept = JSON.parse(localStorage.getItem('sn_v6') ?? '{}')
      kept.state.cart = cart
      localStorage.setItem('sn_v6', JSON.stringify(kept))
    },
    lines.map((line, at) => ({ ...line, cartId: `stored ${at}`, icon: 'kits' })),
  )

const stored = (page: Page): Promise<CartItem[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('sn_v6') ?? '{}').state.cart)

const kit = (name: string, more: Partial<Stored> = {}): Stored => ({
  WcId: 53_001,
  name,
  price: centimes(12_900),
  quantity: 1,
  info: { type: 'kit', remedies: 32 },
  ...more,
})

test("merges a kit added in three languages into one line, named in the page's language (R44)", async ({
  page,
}) => {
  await customer(page)
  await store(page, [kit('Trousse familiale'), kit('Hausapotheke'), kit('Farmacia di famiglia')])
  for (const [language, name] of [
    ['de', 'Hausapotheke'],
    ['fr', 'Trousse familiale'],
  ] as const) {
    await open(page, language, 'home')
    const panel = await openCart(page)
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText([name])
    await expect(panel.getByRole('textbox')).toHaveValue('3')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  }
})

test('marks every line that cannot be ordered and replaces stored prices', async ({ page }) => {
  await customer(page)
  await store(page, [
    kit('Pharmacie d’hier', { WcId: 999_999 }),
    kit('Trousse familiale', { price: centimes(5) }),
    kit('Un ensemble', { info: { type: 'seasonal', remedies: 6 } }),
  ])
  await open(page, 'fr', 'home')
  const panel = await openCart(page)
  const removeItem = { name: textIn('fr', 'Remove this item') }
  const refused = panel.getByRole('listitem').filter({ has: page.getByRole('button', removeItem) })
  await expect(refused).toHaveCount(2)
  await expect(panel.getByRole('alert')).toBeVisible()
  await expect(panel.getByText('ancien prix : 0,05 CHF')).toHaveCount(1)
  await expect(panel.getByRole('definition').filter({ hasText: '387,00' })).toBeVisible()
  await expectAccessible(page)
  await expect.poll(async () => (await stored(page))[1]?.price).toBe(12_900)

  await open(page, 'fr', 'checkout')
  const frame = frameOf(page)
  await expect(frame.getByRole('button', removeItem)).toHaveCount(2)
  await expectAccessible(page)
  const removeItemNamed = (name: string) =>
    frame.getByRole('button', { name: new RegExp(`^${removeItem.name}.*${name}$`) }).click()
  await removeItemNamed('Pharmacie d’hier')
  await expect(frame.getByRole('button', removeItem)).toHaveCount(1)
  await expect.poll(async () => (await stored(page)).length).toBe(2)
  await removeItemNamed('Un ensemble')
  const review = frame.getByRole('button', { name: textIn('fr', 'Check the order') })
  await expect(review).toBeVisible()
  await expect.poll(async () => (await stored(page)).map(({ WcId }) => WcId)).toEqual([53_001])
})

test.describe('with its cart on the server', () => {
  test.use({ keepsCart: true })
  test('counts a click once when a second tab reads the storage late', async ({ page }) => {
    const email = await newProfessional(page.request, 'fr')
    await logInAs(page, 'fr', email, ownPassword)
    const second = await page.context().newPage()
    // After the first cart change, this tab reads an outdated copy of the storage.
    await second.addInitScript(() => {
      const { getItem } = Storage.prototype
      let frozen: string | undefined
      addEventListener('storage', (event) => {
        if (event.key !== 'sn_v6') return
        if (frozen) return event.stopImmediatePropagation()
        if (JSON.parse(event.newValue ?? '{}').state?.cart.length) frozen = event.newValue ?? ''
      })
      Storage.prototype.getItem = function (key) {
        return key === 'sn_v6' && frozen ? frozen : getItem.call(this, key)
      }
    })
    await second.goto(addressIn('fr', 'home'))
    await untilScripted(second)
    await openSelector(page, 'fr', arnica)
    await addToCart(page, 'fr')
    await expect(second.getByRole('button', { name: 'Panier : 1 article' })).toBeVisible()
    const kept = async (): Promise<CartItem[]> =>
      (await (await page.request.get('/api/shop/cart')).json()).items
    await expect.poll(kept).toMatchObject([{ quantity: 1 }])
    // Tabs send one at a time; acquiring the lock means that this tab has its response.
    await second.evaluate(async () => {
      document.dispatchEvent(new Event('visibilitychange'))
      await navigator.locks.request('officina-cart', () => {})
    })
    expect(await kept()).toMatchObject([{ quantity: 1 }])
  })
})
