import { linkTo } from './mails.fixtures.ts'
import { newProfessional, ownPassword } from './own-account.fixtures.ts'
import { addressIn, expect, expectAccessible, open, test } from './site.fixtures.ts'

const fresh = 'Schafgarbe im Mai'

test('changes phone, password, e-mail and addresses, ends sessions', async ({ page, request }) => {
  test.slow()
  const email = await newProfessional(request, 'en')
  await open(page, 'en', 'login')
  const login = page.locator('main form').first()
  await login.locator('[name=username]').fill(email)
  await login.locator('[name=password]').fill(ownPassword)
  await login.locator('[type=submit]').click()
  await page.waitForURL(`**${addressIn('en', 'account')}`)
  const elsewhere = await request.post('/api/jwt-auth/v1/token', {
    data: { username: email, password: ownPassword },
  })
  const headers = { authorization: `Bearer ${(await elsewhere.json()).token}` }

  await open(page, 'en', 'account.security')
  const part = (name: string) => page.locator(`[data-part=${name}]`)
  const edit = (name: string) => part(name).getByRole('link').click()
  const save = (name: string) => part(name).locator('[name=intent]').click()

  await edit('phone')
  await part('phone').locator('[name=billingPhone]').fill('')
  await save('phone')
  await expect(part('phone').locator('[aria-invalid]')).toBeVisible()
  await part('phone').locator('[name=billingPhone]').fill('+41 81 555 01 99')
  await save('phone')
  await expect(part('phone')).toContainText('+41 81 555 01 99')
  await expect(part('phone').getByRole('status')).toBeFocused()

  await edit('password')
  await save('password')
  await expect(page.getByText('Your password has to be at least 8 characters long!')).toBeVisible()
  await part('password').locator('[name=newPassword]').fill(fresh)
  await part('password').locator('[name=newPasswordRepeat]').fill(`${fresh}!`)
  await save('password')
  await expect(page.getByText('The passwords are not the same')).toBeVisible()
  await expectAccessible(page)
  await part('password').locator('[name=oldPassword]').fill('wrong')
  await part('password').locator('[name=newPasswordRepeat]').fill(fresh)
  await save('password')
  await expect(part('password').locator('[name=oldPassword][aria-invalid]')).toBeVisible()
  await part('password').locator('[name=oldPassword]').fill(ownPassword)
  await save('password')
  await expect(part('password').getByRole('status')).toBeVisible()
  expect((await request.get('/api/sn_api/user', { headers })).status()).toBe(401)

  const wanted = `new-${email}`
  await edit('email')
  await part('email').locator('[name=login]').fill(wanted)
  await part('email').locator('[name=password]').fill(fresh)
  await save('email')
  await expect(part('email')).toContainText(wanted)
  await expect(part('email')).toContainText(email)
  await page.goto(await linkTo(wanted, 'email-change', /http:\S+\?token=[\w-]{43}/))
  await page.locator('main form [type=submit]').click()
  await expect(page.getByRole('status').filter({ hasText: wanted })).toBeVisible()
  await page.reload()
  await expect(page.locator('main').getByRole('alert')).toBeVisible()

  await open(page, 'en', 'account.addresses')
  await edit('billing')
  await part('billing').locator('[name=billingAddress1]').fill('Ferme des Sources')
  await part('billing').locator('[name=billingBuildingNumber]').fill('')
  await save('billing')
  await expect(part('billing').locator('[name=billingBuildingNumber][aria-invalid]')).toBeFocused()
  await expectAccessible(page)
  await part('billing').locator('[name=billingNoNumber]').check()
  await part('billing').locator('[name=same]').uncheck()
  await save('billing')
  await expect(part('billing')).toContainText('Ferme des Sources')
  await expect(part('shipping')).toContainText('Arvenweg 3')
  await edit('shipping')
  await part('shipping').locator('[name=same]').check()
  await expect(part('shipping').locator('[name=shippingCity]')).toBeHidden()
  await save('shipping')
  await expect(part('shipping')).toContainText('Ferme des Sources')

  await open(page, 'en', 'account.security')
  await page.locator('main form:has([value=end-all]) [type=submit]').click()
  await page.waitForURL(`**${addressIn('en', 'home')}`)
  expect((await page.request.get('/api/sn_api/user')).status()).toBe(401)
})
