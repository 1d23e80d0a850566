import { buttonIn, fieldIn, linkIn } from '../controls.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { frameOf } from '../order.fixtures.ts'
import { fillCart } from '../ordering/checkout.fixtures.ts'
import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
import { addressIn, expect, logInAs, open, test } from '../site.fixtures.ts'

test('adds a shipping address, makes it the default one and removes the other', async ({
  page,
  request,
}) => {
  const email = await newProfessional(request, 'de')
  await logInAs(page, 'de', email, ownPassword)
  await open(page, 'de', 'account.addresses')
  await linkIn(page, 'de', 'Add a shipping address').click()
  await buttonIn(page, 'de', 'Save').click()
  await expect(fieldIn(page, 'de', 'Name of the address')).toHaveAttribute('aria-invalid', 'true')
  await fieldIn(page, 'de', 'Name of the address').fill('Praxis Thusis')
  await fieldIn(page, 'de', 'Last name').fill('Caflisch')
  await fieldIn(page, 'de', 'Street').fill('Neudorfstrasse')
  await fieldIn(page, 'de', 'House number').fill('7')
  await fieldIn(page, 'de', 'Postcode').fill('7430')
  await fieldIn(page, 'de', 'City').fill('Thusis')
  await buttonIn(page, 'de', 'Save').click()
  const card = page.getByRole('listitem').filter({ hasText: 'Praxis Thusis' })
  await expect(card.getByText('Neudorfstrasse 7')).toBeVisible()
  await card.getByRole('button', { name: textIn('de', 'Use as default') }).click()
  await expect(
    page.getByText(textIn('de', 'The default shipping address has been changed.')),
  ).toBeVisible()
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: textIn('de', 'Remove') }).click()
  await expect(page.getByText(textIn('de', 'The address has been removed.'))).toBeVisible()
  await expect(page.getByText('Praxis Thusis')).toBeVisible()
})

test('orders to an address that is entered in the checkout', async ({ page, request }) => {
  const email = await newProfessional(request, 'fr')
  await logInAs(page, 'fr', email, ownPassword)
  await open(page, 'fr', 'account')
  await fillCart(page)
  await open(page, 'fr', 'checkout')
  const frame = frameOf(page)
  const city = fieldIn(frame, 'fr', 'City')
  await expect(buttonIn(frame, 'fr', 'Check the order')).toBeVisible()
  await expect(city).toBeHidden()
  await frame.getByRole('radio', { name: textIn('fr', 'Another address') }).check()
  await fieldIn(frame, 'fr', 'Name of the address').fill('Cabinet Vevey')
  await fieldIn(frame, 'fr', 'Last name').fill('Rochat')
  await fieldIn(frame, 'fr', 'Street').fill('Rue du Lac')
  await fieldIn(frame, 'fr', 'House number').fill('12')
  await fieldIn(frame, 'fr', 'Postcode').fill('1800')
  await buttonIn(frame, 'fr', 'Check the order').click()
  await expect(city).toHaveAttribute('aria-invalid', 'true')
  await expect(city).toBeFocused()
  await city.fill('Vevey')
  await buttonIn(frame, 'fr', 'Check the order').click()
  await expect(buttonIn(frame, 'fr', 'Place order')).toBeVisible()
  await expect(frame.getByText('1800 Vevey')).toBeVisible()
  await buttonIn(frame, 'fr', 'Back').click()
  await expect(frame.getByRole('radio', { name: /Cabinet Vevey/ })).toBeChecked()
  await open(page, 'fr', 'account.addresses')
  await expect(page.getByRole('heading', { name: 'Cabinet Vevey' })).toBeVisible()
  await expect(page).toHaveURL(addressIn('fr', 'account.addresses'))
})
