import { expect, expectAccessible, logIn, open, test } from '../site.fixtures.ts'

const product = { product: 'magnesium-and-vitamin-b6' }

test('says why a typed quantity is not accepted, until it is corrected', async ({ page }) => {
  await logIn(page, 'en', 'mayOrder')
  await open(page, 'en', 'shop.food_supplements.products.product', product)
  const quantity = page.getByRole('textbox', { name: /^Quantity of/ })
  const hint = page.getByRole('main').getByRole('alert')
  for (const [typed, reason] of [
    ['0', 'The minimum quantity is 1.'],
    ['two', 'Please enter a whole number from 1 to 999.'],
    ['1000', 'The maximum quantity is 999.'],
    ['', 'Please enter a quantity.'],
  ] as const) {
    await quantity.fill(typed)
    await quantity.press('Tab')
    await expect(hint).toContainText(reason)
    await expect(hint).toContainText('The quantity remains 1.')
    await expect(quantity).toHaveValue(typed)
    await expect(quantity).toHaveAttribute('aria-invalid', 'true')
    await expect(quantity).toHaveAccessibleDescription(new RegExp(reason))
  }
  await expectAccessible(page)

  // An invalid quantity adds nothing.
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(quantity).toBeFocused()
  await expect(page.getByRole('button', { name: 'Cart: empty' })).toBeVisible()

  await quantity.fill('2.7')
  await expect(hint).toHaveCount(0)
  await quantity.press('Tab')
  await expect(quantity).toHaveValue('2')
  await quantity.fill('x')
  await expect(hint).toContainText('The quantity remains 2.')
  await page.getByRole('button', { name: /^Increase quantity:/ }).click()
  await expect(hint).toHaveCount(0)
  await expect(quantity).toHaveValue('3')
  await expect(quantity).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('button', { name: 'Cart: 3 items' })).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: 'Item has been added to Cart!' }),
  ).toContainText('3 × Magnesium and vitamin B6')
})

test('adds the quantity that was set just before, also before the summary shows it', async ({
  page,
}) => {
  await logIn(page, 'en', 'mayOrder')
  const remedyCode = 'a-159_b-ch_c-30_d-globuli_f-tube-1g'
  await open(page, 'en', 'shop.homeopathy.remedies', { remedyCode })
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
  const increase = page.getByRole('button', { name: /^Increase quantity:/ })
  const quantity = page.getByRole('textbox', { name: /^Quantity of/ })
  await increase.click()
  await expect(quantity).toHaveValue('2')
  // Both clicks within one frame.
  await page.evaluate(async () => {
    const buttons = [...document.querySelectorAll('button')]
    buttons.find(({ ariaLabel }) => ariaLabel?.startsWith('Increase quantity'))?.click()
    await Promise.resolve()
    buttons
      .find(({ textContent, offsetWidth }) => offsetWidth && textContent === 'Add to Cart')
      ?.click()
  })
  await expect(page.getByRole('button', { name: 'Cart: 3 items' })).toBeVisible()
})
