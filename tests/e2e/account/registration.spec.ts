import { registrationAddress } from '../../../domain/page/personal-pages.ts'
import { textIn } from '../messages.fixtures.ts'
import { newRegistration } from '../own-account.fixtures.ts'
import { expect, expectAccessible, logIn, type Page, test } from '../site.fixtures.ts'

const idOf = async (page: Page, email: string) => {
  const answer = await page.request.get('/api/admin/accounts?state=pending')
  const accounts: { id: string; email: string }[] = await answer.json()
  return accounts.find((account) => account.email === email)?.id ?? ''
}

test('lets an administrator verify a registration', async ({ page, request }) => {
  const language = 'fr'
  const email = await newRegistration(request, language)
  await logIn(page, language, 'administrator')
  await page.goto(registrationAddress(language, await idOf(page, email)))
  const main = page.getByRole('main')
  await expect(main.getByText(email)).toBeVisible()
  await expect(
    main.getByRole('link', { name: textIn(language, 'Open the certificate') }),
  ).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: textIn(language, 'Reject the registration') }).click()
  const reason = main.getByRole('textbox')
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await main.getByRole('button', { name: textIn(language, 'Activate the account') }).click()
  const status = textIn(language, 'Status: {stateName}').replace(
    '{stateName}',
    textIn(language, 'Active'),
  )
  await expect(main.getByRole('status')).toHaveText(status)
  await expect(
    main.getByRole('button', { name: textIn(language, 'Suspend the account') }),
  ).toBeVisible()
})

test('hides registrations from everybody but administrators', async ({ page, request }) => {
  const email = await newRegistration(request, 'en')
  await logIn(page, 'en', 'administrator')
  const address = registrationAddress('en', await idOf(page, email))
  await page.context().clearCookies()
  const visitor = await page.request.get(address)
  expect(visitor.status()).toBe(401)
  expect(await visitor.text()).not.toContain(email)
  await logIn(page, 'en', 'mayOrder')
  expect((await page.request.get(address)).status()).toBe(404)
})
