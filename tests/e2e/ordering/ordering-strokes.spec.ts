import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
import { expect, logInAs, test } from '../site.fixtures.ts'
import { orderByKeyboard, orderByMouse } from './order-ten.fixtures.ts'

test.use({ keepsCart: true })

test('orders ten remedies with 130 keys, then from the shelf with 25 clicks', async ({ page }) => {
  const email = await newProfessional(page.request, 'en')
  await logInAs(page, 'en', email, ownPassword)
  const keys = await orderByKeyboard(page)
  expect(keys).toBeLessThanOrEqual(130)
  const clicks = await orderByMouse(page)
  expect(clicks).toBeLessThanOrEqual(25)
})
