import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { centimes } from '../../../domain/money.ts'
import { textIn } from '../messages.fixtures.ts'
import { addToCart, arnica, frameOf, openCart, openSelector } from '../order.fixtures.ts'
import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
import { storeCart } from '../shop.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  logInAs,
  open,
  type Page,
  test,
  untilScripted,
} from '../site.fixtures.ts'

test.use({ keepsCart: true })

/** Logs in with an account of its own, whose cart is empty. */
const customer = async (page: Page) => {
  await logInAs(page, 'fr', await newProfessional(page.request, 'fr'), ownPassword)
  await open(page, 'fr', 'account')
}

const stored = (page: Page): Promise<CartItem[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('sn_v6') ?? '{}').state.cart)

const kit = (name: string, more: Partial<CartItem> = {}): CartItem => ({
  cartId: crypto.randomUUID(),
  WcId: 53_001,
  name,
  icon: 'kits',
  price: centimes(12_900),
  quantity: 1,
  info: { type: 'kit', remedies: 32 },
  ...more,
})

test("merges a kit added in three languages into one line, named in the page's language (R44)", async ({
  page,
}) => {
  await customer(page)
  await storeCart(page, [
    kit('Trousse familiale'),
    kit('Hausapotheke'),
    kit('Farmacia di famiglia'),
  ])
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
  await storeCart(page, [
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
  await expect(panel.getByRole('definition').filter({ hasText: '129,00' })).toBeVisible()
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

test('counts a click once when a second tab sends it too', async ({ page }) => {
  await customer(page)
  const second = await page.context().newPage()
  // After the first cart change, this tab reads an outdated copy of the storage.
  await second.addInitScript(() => {
    const { getItem } = Storage.prototype
    let frozen: string | undefined
    addEventListener('storage', ({ key, newValue }) => {
      if (key === 'sn_v6' && JSON.parse(newValue ?? '{}').state?.waiting.length)
        frozen ??= newValue ?? ''
    })
    Storage.prototype.getItem = function (key) {
      return key === 'sn_v6' && frozen ? frozen : getItem.call(this, key)
    }
  })
  await second.goto(addressIn('fr', 'home'))
  await untilScripted(second)
  const sentAgain = second.waitForResponse('**/api/shop/cart/operations?*')
  await openSelector(page, 'fr', arnica)
  await addToCart(page, 'fr')
  await expect(second.getByRole('button', { name: 'Panier : 1 article' })).toBeVisible()
  await sentAgain
  const kept = await (await page.request.get('/api/shop/cart')).json()
  expect(kept.items).toMatchObject([{ quantity: 1 }])
})
