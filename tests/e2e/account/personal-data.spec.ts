import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { buttonIn, fieldIn, linkIn } from '../controls.fixtures.ts'
import { linkTo } from '../mails.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { orderArnica } from '../order.fixtures.ts'
import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
import { expect, expectAccessible, logInAs, open, test, untilScripted } from '../site.fixtures.ts'

const confirmLink = /http:\S+\?token=[\w-]{43}/

const logInStatus = async (request: APIRequestContext, email: string) => {
  const data = { username: email, password: ownPassword }
  return (await request.post('/api/jwt-auth/v1/token', { data })).status()
}

test('downloads a copy of the data with the password', async ({ page, request }) => {
  const language = 'de'
  const email = await newProfessional(request, language)
  await logInAs(page, language, email, ownPassword)
  await open(page, language, 'account.security')
  await linkIn(page, language, 'Download a copy').click()
  const password = fieldIn(page, language, 'Your password')
  await password.fill('Tausendmalfalsch')
  await buttonIn(page, language, 'Download').click()
  await expect(
    page.getByText(textIn(language, 'Incorrect password. Please try again.')),
  ).toBeVisible()
  await password.fill(ownPassword)
  await expectAccessible(page)
  const started = page.waitForEvent('download')
  await password.press('Enter')
  const download = await started
  expect(download.suggestedFilename()).toMatch(/^officina-personal-data-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(await readFile(await download.path()))
  const { account } = JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()))
  expect(account).toMatchObject([{ email, last_name: 'Arven' }])
})

test('deletes the account with the link in the mail', async ({ page, request }) => {
  test.slow()
  const language = 'fr'
  const email = await newProfessional(request, language)
  await logInAs(page, language, email, ownPassword)
  await open(page, language, 'account.security')
  await linkIn(page, language, 'Delete the account').click()
  await expect(
    page.getByText(textIn(language, 'A deleted account cannot be restored.')),
  ).toBeVisible()
  await expectAccessible(page)
  await fieldIn(page, language, 'Your password').fill(ownPassword)
  await buttonIn(page, language, 'Send the e-mail').click()
  await expect(page.getByText(textIn(language, 'Please check your inbox.'))).toBeVisible()
  // A request that is cancelled before its mail is written gets none.
  const cancelled = await linkTo(email, 'erasure-confirm', confirmLink)
  await buttonIn(page, language, 'Keep the account').click()
  await expect(page.getByText(textIn(language, 'Your account stays as it is.'))).toBeVisible()
  await page.goto(cancelled)
  await expect(
    page.getByText(textIn(language, 'This link has expired or was already used.')),
  ).toBeVisible()

  await open(page, language, 'account.deletion')
  await fieldIn(page, language, 'Your password').fill(ownPassword)
  await buttonIn(page, language, 'Send the e-mail').click()
  await expect(page.getByText(textIn(language, 'Please check your inbox.'))).toBeVisible()
  const link = await linkTo(email, 'erasure-confirm', confirmLink, 2)
  await page.goto(link)
  await untilScripted(page)
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible(page)
  await buttonIn(page, language, 'Delete for good').click()
  await expect(
    page.getByText(textIn(language, 'A deleted account cannot be restored.')),
  ).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: /dernier e-mail/ })).toBeVisible()
  await expect(linkIn(page.getByRole('banner'), language, 'Login / Register')).toBeVisible()
  await expect(
    page.getByText(textIn(language, 'Your session expired, please log in again.')),
  ).toBeHidden()
  await linkTo(email, 'account-erased', /dix ans/)
  expect(await logInStatus(request, email)).toBe(403)
  await page.goto(link)
  await expect(
    page.getByText(textIn(language, 'This link has expired or was already used.')),
  ).toBeVisible()
  await newProfessional(request, language, email)
  expect(await logInStatus(request, email)).toBe(200)
})

test('keeps the account while an order is open', async ({ page, request }) => {
  const language = 'de'
  const email = await newProfessional(request, language)
  await logInAs(page, language, email, ownPassword)
  await orderArnica(page, 1)
  await open(page, language, 'account.security')
  await linkIn(page, language, 'Delete the account').click()
  await expect(page.getByRole('alert')).toContainText(
    textIn(
      language,
      'One of your orders is not finished yet. You can delete your account once it has been sent or cancelled.',
    ),
  )
  await expect(fieldIn(page, language, 'Your password')).toHaveCount(0)
})
