import { buttonIn, fieldIn, linkIn } from '../controls.fixtures.ts'
import { linkTo } from '../mails.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { orderArnica } from '../order.fixtures.ts'
import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  logInAs,
  open,
  type Page,
  test,
} from '../site.fixtures.ts'

test('changes an order, shows what differs first, and keeps what it was', async ({
  page,
  request,
}) => {
  const email = await newProfessional(request, 'de')
  await logInAs(page, 'de', email, ownPassword)
  const { number } = await orderArnica(page, 2)
  await open(page, 'de', 'account.orders.order', { order: `${number}` })
  await linkIn(page, 'de', 'Change the order').click()
  await expect(linkIn(page, 'de', 'Change the billing address')).toBeVisible()
  await linkIn(page, 'de', 'Add a shipping address').click()
  await fieldIn(page, 'de', 'Name of the address').fill('Praxis Thusis')
  await fieldIn(page, 'de', 'Last name').fill('Caflisch')
  await fieldIn(page, 'de', 'Street').fill('Neudorfstrasse')
  await fieldIn(page, 'de', 'House number').fill('7')
  await fieldIn(page, 'de', 'Postcode').fill('7430')
  await fieldIn(page, 'de', 'City').fill('Thusis')
  await buttonIn(page, 'de', 'Save').click()
  const chosen = page.getByRole('option', { name: /^Praxis Thusis, Caflisch/, selected: true })
  await expect(chosen).toBeAttached()
  await page.getByRole('spinbutton').fill('5')
  await fieldIn(page, 'de', 'Add items (optional)').fill('nothing like it')
  await buttonIn(page, 'de', 'Check the changes').click()
  await expect(fieldIn(page, 'de', 'Add items (optional)')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('spinbutton')).toHaveValue('5')
  await fieldIn(page, 'de', 'Add items (optional)').fill(
    '2 × Apis mellifica 30 CH Globuli Tube 1 g',
  )
  await expectAccessible(page)
  await buttonIn(page, 'de', 'Check the changes').click()
  const changes = page.getByRole('main').getByRole('listitem')
  await expect(
    changes.filter({ hasText: /^5 statt 2 × Arnica.*\sCHF statt .*\sCHF\)$/ }),
  ).toBeVisible()
  await expect(changes.filter({ hasText: 'Hinzugefügt: 2 × Apis mellifica' })).toBeVisible()
  await expect(changes.filter({ hasText: textIn('de', 'Shipping address') })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width).toBeLessThanOrEqual(360)
  await buttonIn(page, 'de', 'Change the order').click()
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    textIn('de', 'Your order has been changed. You will receive a confirmation by e-mail.'),
  )
  const ordered = page.getByRole('list', { name: textIn('de', 'Ordered items') })
  await expect(ordered.getByRole('heading')).toHaveText(['Arnica montana', 'Apis mellifica'])
  const history = page.getByRole('region', { name: textIn('de', 'Changes') })
  await expect(history).toContainText('5 statt 2 × Arnica montana')
  await expect(history).toContainText('Rosa Arven')
  await expect(page.getByRole('main')).toContainText('Neudorfstrasse 7')
  expect(await linkTo(email, 'order-changed', /http:\S+/)).toContain(String(number))
})

test('refuses a change of an order that another window has changed, and cancels it', async ({
  page,
  request,
}) => {
  await logInAs(page, 'fr', await newProfessional(request, 'fr'), ownPassword)
  const { number } = await orderArnica(page, 2)
  const address = addressIn('fr', 'account.orders.order', { order: `${number}` })
  const other = await page.context().newPage()
  const check = async (tab: Page, quantity: string) => {
    await tab.getByRole('spinbutton').fill(quantity)
    await buttonIn(tab, 'fr', 'Check the changes').click()
  }
  const changeElsewhere = async (quantity: string) => {
    await other.goto(`${address}?change`)
    await check(other, quantity)
    await buttonIn(other, 'fr', 'Change the order').click()
    await expect(other.getByRole('main').getByRole('status')).toBeVisible()
  }
  const expectPresent = async (quantity: string) => {
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      textIn('fr', 'This order has been changed in the meantime. Please check it again.'),
    )
    await expect(page.getByRole('spinbutton')).toHaveValue(quantity)
  }
  await page.goto(`${address}?change`)
  await changeElsewhere('3')
  await check(page, '4')
  await expectPresent('3')
  await check(page, '4')
  await expect(buttonIn(page, 'fr', 'Back to the changes')).toBeVisible()
  await changeElsewhere('5')
  await buttonIn(page, 'fr', 'Back to the changes').click()
  await expectPresent('5')
  await linkIn(page, 'fr', 'Back to the order').click()
  await linkIn(page, 'fr', 'Cancel the order').click()
  await expectAccessible(page)
  await buttonIn(page, 'fr', 'Cancel the order').click()
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    textIn('fr', 'Your order has been cancelled. You will receive a confirmation by e-mail.'),
  )
  await expect(linkIn(page, 'fr', 'Change the order')).toHaveCount(0)
})
