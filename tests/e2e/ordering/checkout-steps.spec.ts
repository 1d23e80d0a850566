import { buttonIn, fieldIn, linkIn } from '../controls.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { frameOf, openCart } from '../order.fixtures.ts'
import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
import { addressIn, expect, logInAs, open, test } from '../site.fixtures.ts'
import { customer, expectReviewEntry, fillCart, preparations } from './checkout.fixtures.ts'

test('returns from the review to the form by the browser’s Back, then leaves the checkout', async ({
  page,
}) => {
  await customer(page, 'fr')
  await open(page, 'fr', 'checkout')
  const frame = frameOf(page)
  const note = fieldIn(frame, 'fr', 'Note to the laboratory (optional)')
  const review = buttonIn(frame, 'fr', 'Check the order')
  await note.fill('Le matin')
  await review.click()
  const place = buttonIn(frame, 'fr', 'Place order')
  await expect(place).toBeVisible()
  await expectReviewEntry(page)
  await page.goBack()
  await expect(note).toHaveValue('Le matin')
  await expect(page).toHaveURL(addressIn('fr', 'checkout'))
  await review.click()
  await buttonIn(frame, 'fr', 'Back').click()
  await expect(review).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL(addressIn('fr', 'account'))
})

test('lists the items, their count and the limits of the fields in the first step', async ({
  page,
}) => {
  await customer(page, 'en')
  await open(page, 'en', 'checkout')
  const frame = frameOf(page)
  const count = '2 lines, 4 items'
  await expect(frame.getByText(count)).toBeVisible()
  for (const { name } of preparations) await expect(frame.getByText(name)).toBeVisible()
  await expect(fieldIn(frame, 'en', 'Your reference (optional)')).toHaveAccessibleDescription(
    /At most 50 characters/,
  )
  await expect(page.getByRole('button', { name: 'Cart: 4 items' })).toBeVisible()
  const panel = await openCart(page)
  await expect(panel.getByText(count)).toBeVisible()
})

test('returns to the checkout after an address was edited or left as it is', async ({
  page,
  request,
}) => {
  const email = await newProfessional(request, 'de')
  await logInAs(page, 'de', email, ownPassword)
  await open(page, 'de', 'account')
  await fillCart(page)
  await open(page, 'de', 'checkout')
  const frame = frameOf(page)
  await fieldIn(frame, 'de', 'Note to the laboratory (optional)').fill('Bitte klingeln')
  const edit = frame.getByRole('link', { name: textIn('de', 'Edit the shipping address') })
  await edit.click()
  await linkIn(page, 'de', 'Cancel').click()
  await expect(page).toHaveURL(addressIn('de', 'checkout'))
  await edit.click()
  await fieldIn(page, 'de', 'Same as the billing address').uncheck()
  await fieldIn(page, 'de', 'City').fill('Thusis')
  await buttonIn(page, 'de', 'Save').click()
  await expect(page).toHaveURL(addressIn('de', 'checkout'))
  await expect(frame.getByText('Thusis')).toBeVisible()
  await expect(fieldIn(frame, 'de', 'Note to the laboratory (optional)')).toHaveValue(
    'Bitte klingeln',
  )
})
