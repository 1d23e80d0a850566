import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { fieldIn } from '../controls.fixtures.ts'
import { loginFormIn, loginLink, submitLogin } from '../login.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { openCart } from '../order.fixtures.ts'
import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
import { cartOf } from '../shop.fixtures.ts'
import {
  addressIn,
  expect,
  logInAs,
  open,
  type Page,
  test,
  untilScripted,
} from '../site.fixtures.ts'
import { orderInCart } from './cart-lines.fixtures.ts'

test.use({ keepsCart: true })

const lines = ['arn 30ch glob 1g', 'bell 9ch glob 1g x3', 'puls 15ch gran 4g']

const openOwnCart = async (page: Page) => {
  const email = await newProfessional(page.request, 'en')
  await logInAs(page, 'en', email, ownPassword)
  await open(page, 'en', 'company.garden')
  await orderInCart(page, 'en', lines)
  await page.reload()
  await untilScripted(page)
  return openCart(page)
}

const namesOnServer = async (page: Page): Promise<string[]> => {
  const { items }: { items: CartItem[] } = await (await page.request.get('/api/shop/cart')).json()
  return items.map(({ name, quantity }) => `${quantity} ${name}`)
}

const all = ['1 Arnica montana', '3 Belladonna', '1 Pulsatilla']

test('restores a line at its place on the server too', async ({ page }) => {
  const panel = await openOwnCart(page)
  await expect.poll(() => namesOnServer(page)).toEqual(all)
  await panel.getByRole('button', { name: 'Remove Belladonna' }).click()
  await expect.poll(() => namesOnServer(page)).toEqual(['1 Arnica montana', '1 Pulsatilla'])
  await page.keyboard.press('Enter')
  await expect.poll(() => namesOnServer(page)).toEqual(all)
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
    'Arnica montana',
    'Belladonna',
    'Pulsatilla',
  ])
})

test('adds up what two tabs restore and change', async ({ page }) => {
  const panel = await openOwnCart(page)
  const second = await page.context().newPage()
  await second.goto(addressIn('en', 'company.garden'))
  await untilScripted(second)
  const other = await openCart(second)
  await panel.getByRole('button', { name: 'Remove Belladonna' }).click()
  await expect(other.getByRole('heading', { level: 3 })).toHaveText([
    'Arnica montana',
    'Pulsatilla',
  ])
  await other.getByRole('textbox', { name: 'Quantity of Pulsatilla' }).fill('5')
  await expect(panel.getByRole('textbox', { name: 'Quantity of Pulsatilla' })).toHaveValue('5')
  await panel.getByRole('button', { name: /^Undo ?: Belladonna/ }).click()
  await expect(other.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect
    .poll(() => namesOnServer(page))
    .toEqual(['1 Arnica montana', '3 Belladonna', '5 Pulsatilla'])
})

test('keeps changes without a connection, says so, and sends them afterwards', async ({ page }) => {
  const panel = await openOwnCart(page)
  await expect.poll(() => namesOnServer(page)).toEqual(all)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  const notice = panel.getByRole('status').filter({ hasText: 'You are offline.' })
  await expect(notice).toBeVisible()
  await panel.getByRole('button', { name: 'Remove Belladonna' }).click()
  await panel.getByRole('button', { name: 'Remove Pulsatilla' }).click()
  await panel.getByRole('button', { name: /^Undo ?: Belladonna/ }).click()
  await panel.getByRole('textbox', { name: 'Quantity of Arnica montana' }).fill('7')
  await page.context().setOffline(false)
  await expect(notice).toBeHidden()
  await expect.poll(() => namesOnServer(page)).toEqual(['7 Arnica montana', '3 Belladonna'])
})

for (const language of ['fr', 'en'] as const)
  test(`says in ${language} that the session has ended, and keeps the cart for the login`, async ({
    page,
  }) => {
    const email = await newProfessional(page.request, language)
    await logInAs(page, language, email, ownPassword)
    await open(page, language, 'account.quick-order')
    const field = fieldIn(page, language, 'Your items, one per line')
    await field.fill('arn 30ch glob 1g x2')
    await expect(page.getByText('21,60').first()).toBeVisible()
    await page.context().clearCookies({ name: 'officina' })
    await field.press('Control+Enter')
    const message =
      'You are logged out. Your cart is kept in this browser and stored in your account when you log in again.'
    await expect(page.getByRole('status').getByText(textIn(language, message))).toBeVisible()
    await expect.poll(() => cartOf(page)).toHaveLength(1)

    await loginLink(page, language).click()
    const form = loginFormIn(page.getByRole('dialog'), language)
    await submitLogin(form, language, { username: email, password: ownPassword })
    await expect(loginLink(page, language)).toBeHidden()
    await expect.poll(() => namesOnServer(page)).toEqual(['2 Arnica montana'])
    await expect.poll(() => cartOf(page)).toHaveLength(1)
  })

test('says when the server does not store changes, and sends them again', async ({ page }) => {
  const panel = await openOwnCart(page)
  await expect.poll(() => namesOnServer(page)).toEqual(all)
  await page.route('**/api/shop/cart/operations?*', (route) => route.fulfill({ status: 503 }))
  await panel.getByRole('button', { name: 'Remove Belladonna' }).click()
  await expect(panel.getByText('Your last changes are kept in this browser')).toBeVisible()
  await page.unroute('**/api/shop/cart/operations?*')
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByText('Your last changes are kept in this browser')).toBeHidden()
  await expect.poll(() => namesOnServer(page)).toEqual(['1 Arnica montana', '1 Pulsatilla'])
})
