import type { Locator } from '@playwright/test'
import { TOTP } from 'otpauth'
import { buttonIn, expectInvalid, fieldIn, linkIn, regionIn } from '../controls.fixtures.ts'
import { loginFormIn, submitLogin } from '../login.fixtures.ts'
import { linkTo } from '../mails.fixtures.ts'
import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
import { addressIn, expect, expectAccessible, open, test } from '../site.fixtures.ts'

const fresh = 'Schafgarbe im Mai'

test('changes phone, password, e-mail and addresses, ends sessions', async ({ page, request }) => {
  test.slow()
  const email = await newProfessional(request, 'en')
  await open(page, 'en', 'login')
  await submitLogin(loginFormIn(page, 'en'), 'en', { username: email, password: ownPassword })
  await page.waitForURL(`**${addressIn('en', 'account')}`)
  const elsewhere = await request.post('/api/jwt-auth/v1/token', {
    data: { username: email, password: ownPassword },
  })
  const headers = { authorization: `Bearer ${(await elsewhere.json()).token}` }

  await open(page, 'en', 'account.security')
  const edit = (part: Locator) => part.getByRole('link', { name: 'Edit' }).click()
  const save = (part: Locator) => buttonIn(part, 'en', 'Save').click()

  const phone = regionIn(page, 'en', 'Phone')
  const number = fieldIn(phone, 'en', 'Phone')
  await edit(phone)
  await number.fill('')
  await save(phone)
  await expectInvalid(number)
  await number.fill('+41 81 555 01 99')
  await save(phone)
  await expect(phone).toContainText('+41 81 555 01 99')
  await expect(phone.getByRole('status')).toBeFocused()

  const password = regionIn(page, 'en', 'Password')
  const oldPassword = fieldIn(password, 'en', 'Old password')
  const repeated = fieldIn(password, 'en', 'Repeat new password')
  await edit(password)
  await save(password)
  await expect(page.getByText('Your password has to be at least 8 characters long!')).toBeVisible()
  await fieldIn(password, 'en', 'New password').fill(fresh)
  await repeated.fill(`${fresh}!`)
  await save(password)
  await expect(page.getByText('The passwords are not the same')).toBeVisible()
  await expectAccessible(page)
  await oldPassword.fill('wrong')
  await repeated.fill(fresh)
  await save(password)
  await expectInvalid(oldPassword)
  await oldPassword.fill(ownPassword)
  await save(password)
  await expect(password.getByRole('status')).toBeVisible()
  expect((await request.get('/api/sn_api/user', { headers })).status()).toBe(401)

  const wanted = `new-${email}`
  const address = regionIn(page, 'en', 'E-mail')
  await edit(address)
  await fieldIn(address, 'en', 'New e-mail').fill(wanted)
  await fieldIn(address, 'en', 'Your password').fill(fresh)
  await save(address)
  await expect(address).toContainText(wanted)
  await expect(address).toContainText(email)
  await page.goto(await linkTo(wanted, 'email-change', /http:\S+\?token=[\w-]{43}/))
  await buttonIn(page, 'en', 'Confirm the address').click()
  await expect(page.getByRole('status').filter({ hasText: wanted })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()

  await open(page, 'en', 'account.addresses')
  const billing = regionIn(page, 'en', 'Billing address')
  const shipping = regionIn(page, 'en', 'Shipping address')
  const houseNumber = fieldIn(billing, 'en', 'House number')
  await edit(billing)
  await fieldIn(billing, 'en', 'Street').fill('Ferme des Sources')
  await houseNumber.fill('')
  await save(billing)
  await expectInvalid(houseNumber)
  await expect(houseNumber).toBeFocused()
  await expectAccessible(page)
  await fieldIn(billing, 'en', 'Also deliver to this address').uncheck()
  await save(billing)
  await expect(billing).toContainText('Ferme des Sources')
  await expect(shipping).toContainText('Arvenweg 3')
  await edit(shipping)
  await fieldIn(shipping, 'en', 'Same as the billing address').check()
  await expect(fieldIn(shipping, 'en', 'City')).toBeHidden()
  await save(shipping)
  await expect(shipping).toContainText('Ferme des Sources')

  await open(page, 'en', 'account.security')
  await buttonIn(page, 'en', 'Log out everywhere').click()
  await page.waitForURL(`**${addressIn('en', 'home')}`)
  expect((await page.request.get('/api/sn_api/user')).status()).toBe(401)
})

test('turns two-factor login on, logs in with a code, and turns it off', async ({
  page,
  request,
}) => {
  test.slow()
  const username = await newProfessional(request, 'en')
  const logIn = async () => {
    await open(page, 'en', 'login')
    await submitLogin(loginFormIn(page, 'en'), 'en', { username, password: ownPassword })
  }
  await logIn()
  await page.waitForURL(`**${addressIn('en', 'account')}`)

  await open(page, 'en', 'account.security')
  const factor = regionIn(page, 'en', 'Two-factor authentication')
  const code = fieldIn(factor, 'en', 'Code from your authenticator app')
  const password = fieldIn(factor, 'en', 'Your password')
  await factor.getByRole('link', { name: 'Turn on' }).click()
  await expect(factor.getByRole('img', { name: 'QR code' })).toBeVisible()
  const secret = await factor.locator('input[name=secret]').inputValue()
  await expectAccessible(page)
  await password.fill(ownPassword)
  await code.fill('000000')
  await buttonIn(factor, 'en', 'Turn on').click()
  await expectInvalid(code)
  await code.fill(new TOTP({ secret }).generate())
  await buttonIn(factor, 'en', 'Turn on').click()
  const codes = factor.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expect(factor.getByRole('status').first()).toBeFocused()
  await expectAccessible(page)
  const [first = '', second = ''] = await codes.allTextContents()
  await linkIn(factor, 'en', 'I have saved the codes').click()
  await expect(factor.getByRole('status')).toBeFocused()

  await buttonIn(page, 'en', 'Log out everywhere').click()
  await page.waitForURL(`**${addressIn('en', 'home')}`)
  await logIn()
  const step = page.getByRole('form', { name: 'Second step of the login' })
  await fieldIn(step, 'en', 'Code from your authenticator app').fill(first)
  await buttonIn(step, 'en', 'Log in').click()
  await page.waitForURL(`**${addressIn('en', 'account')}`)

  await open(page, 'en', 'account.security')
  await factor.getByRole('link', { name: 'Turn off' }).click()
  await password.fill(ownPassword)
  await code.fill(second)
  await buttonIn(factor, 'en', 'Turn off').click()
  await expect(factor.getByRole('status')).toBeFocused()
  await expect(factor.getByRole('link', { name: 'Turn on' })).toBeVisible()
})

for (const path of ['/media/none', '/files/none.pdf', '/catalogue/none.json'])
  test(`keeps the missing ${path} out of caches`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    expect(answer.headers()['cache-control']).toContain('no-store')
  })
