import { orderByKeyboard, orderByMouse } from '../../../bench/browser/order-ten.ts'
import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
import { expect, logInAs, test } from '../site.fixtures.ts'

test.use({ keepsCart: true })

test('orders ten remedies with 130 keys, then from the shelf with 25 clicks', async ({ page }) => {
  const email = await newProfessional(page.request, 'en')
  await logInAs(page, 'en', email, ownPassword)
  const byKeyboard = await orderByKeyboard(page)
  expect(byKeyboard.strokes).toBeLessThanOrEqual(130)
  const byMouse = await orderByMouse(page)
  expect(byMouse.strokes).toBeLessThanOrEqual(25)
})
