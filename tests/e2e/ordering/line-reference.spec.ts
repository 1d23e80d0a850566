import { buttonIn } from '../controls.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import {
  addToCart,
  arnica,
  cartItems,
  goToReview,
  openCart,
  openSelector,
  placeOrder,
} from '../order.fixtures.ts'
import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
import { expect, expectAccessible, logInAs, open, test } from '../site.fixtures.ts'

test('orders a line with the own reference, printed on the delivery note', async ({
  page,
  request,
}) => {
  const language = 'fr'
  await logInAs(page, language, await newProfessional(request, language), ownPassword)
  await openSelector(page, language, arnica)
  await addToCart(page, language)
  await expect.poll(() => cartItems(page)).toHaveLength(1)
  const cart = await openCart(page)
  const edit = cart.getByRole('button', { name: textIn(language, 'Your reference') })
  const field = cart.getByRole('textbox', {
    name: textIn(language, 'Your reference for {name}', { name: 'Arnica montana' }),
  })
  await edit.click()
  await expect(field).toBeFocused()
  await field.fill('P-12')
  await page.keyboard.press('Escape')
  await expect(edit).toBeFocused()
  await expect(cart).toBeVisible()
  await edit.click()
  await field.fill('  P-12 <b>  ')
  await page.keyboard.press('Enter')
  const shown = textIn(language, 'Your reference: {reference}', { reference: 'P-12 <b>' })
  await expect(cart.getByText(shown)).toBeVisible()
  await expect.poll(() => cartItems(page)).toMatchObject([{ reference: 'P-12 <b>' }])
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const frame = await goToReview(page, language)
  await expect(frame.getByText(shown)).toBeVisible()
  const number = (await placeOrder(frame)).replace(/\D/g, '')
  await expect.poll(() => cartItems(page)).toEqual([])
  await open(page, language, 'account.orders.order', { order: number })
  await expect(page.getByText(shown)).toBeVisible()
  await buttonIn(page, language, 'Order everything again').click()
  await expect(page.getByRole('dialog').getByText(shown)).toBeVisible()
})
