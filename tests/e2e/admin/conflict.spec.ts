import { newProfessional } from '../own-account.fixtures.ts'
import { expect, expectNoAxeViolations, type Page, startSession, test } from './admin.fixtures.ts'

type Account = { id: string; version: number; lastName: string; discount: string }

const readAccount = async (page: Page, id: string): Promise<Account> =>
  (await page.request.get(`/api/admin/accounts/${id}`)).json()

/** Another tab changes the customer through the API, by default of the same person. */
const changeElsewhere = async (page: Page, id: string, change: object) => {
  const { version } = await readAccount(page, id)
  const { origin } = new URL(page.url())
  const answer = await page.request.patch(`/api/admin/accounts/${id}`, {
    headers: { origin },
    data: { version, ...change },
  })
  expect(answer.status()).toBe(200)
}

const openDataOf = async (page: Page, email: string) => {
  await startSession(page)
  const answer = await page.request.get(`/api/admin/accounts?search=${encodeURIComponent(email)}`)
  const [account]: Account[] = await answer.json()
  const id = account?.id ?? ''
  await page.goto(`/admin/accounts/${id}?tab=data`)
  await expect(page.getByRole('textbox', { name: 'Last name' })).toBeVisible()
  return id
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('shows own entries beside what was saved, loads it and keeps the entries', async ({
  page,
  request,
}) => {
  const id = await openDataOf(page, await newProfessional(request, 'de'))
  const discount = page.getByRole('textbox', { name: 'Discount in %' })
  const lastName = page.getByRole('textbox', { name: 'Last name' })
  const customerNumber = page.getByRole('textbox', { name: 'Customer number' })
  await lastName.fill('Arven-Moser')
  await discount.fill('7.5')
  await changeElsewhere(page, id, { discount: '11', customerNumber: '<b>K-77</b>' })
  await save(page)
  const dialog = page.getByRole('dialog', {
    name: 'This has been changed in the meantime',
  })
  const both = dialog.getByRole('table', { name: 'Both values' })
  await expect(both.getByRole('row', { name: 'Customer number' })).toContainText('<b>K-77</b>')
  await expect(both.getByRole('row', { name: 'Discount' })).toContainText('7.511')
  await expect(both.getByRole('row', { name: 'Last name' })).toHaveCount(0)
  await expect(
    dialog.getByText(/^You changed it yourself on \d\d\.\d\d\.\d{4}, \d\d:\d\d/),
  ).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(discount).toHaveValue('7.5')

  await save(page)
  await dialog.getByRole('button', { name: 'Load the new values' }).click()
  await expect(customerNumber).toHaveValue('<b>K-77</b>')
  await expect(lastName).toHaveValue('Arven-Moser')
  await expect(discount).toHaveValue('7.5')
  expect(await readAccount(page, id)).toMatchObject({ discount: '11' })
  await discount.fill('11')
  await save(page)
  await expect(page.getByText('Change saved')).toBeVisible()
  expect(await readAccount(page, id)).toMatchObject({
    lastName: 'Arven-Moser',
    discount: '11',
    customerNumber: '<b>K-77</b>',
  })
})

test('keeps what is typed when the window is shown again', async ({ page, request }) => {
  const id = await openDataOf(page, await newProfessional(request, 'de'))
  const lastName = page.getByRole('textbox', { name: 'Last name' })
  await lastName.fill('Arven-Moser')
  await changeElsewhere(page, id, { discount: '11' })
  const read = page.waitForResponse(`**/api/admin/accounts/${id}`)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await (await read).finished()
  await expect(lastName).toHaveValue('Arven-Moser')
})

test('asks before a form with changes is left', async ({ page, request }) => {
  await openDataOf(page, await newProfessional(request, 'de'))
  const lastName = page.getByRole('textbox', { name: 'Last name' })
  await lastName.fill('Arven-Moser')
  const question = page.waitForEvent('dialog')
  const click = page.getByRole('menuitem', { name: 'Orders', exact: true }).click()
  const asked = await question
  expect(asked.message()).toContain('Some changes are not saved')
  await asked.dismiss()
  await click
  await expect(lastName).toHaveValue('Arven-Moser')
})

test('asks before a form is left whose save was refused', async ({ page, request }) => {
  await openDataOf(page, await newProfessional(request, 'de'))
  const lastName = page.getByRole('textbox', { name: 'Last name' })
  await lastName.fill('Arven-Moser')
  await page.route('**/api/admin/accounts/*', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 503 }),
  )
  const refused = page.waitForResponse((response) => response.status() === 503)
  await save(page)
  await refused
  await expect(page.getByRole('alert')).toBeVisible()
  const question = page.waitForEvent('dialog')
  const click = page.getByRole('menuitem', { name: 'Orders', exact: true }).click()
  await (await question).dismiss()
  await click
  await expect(lastName).toHaveValue('Arven-Moser')
})

test('asks before the tab of a customer is left with changes', async ({ page, request }) => {
  await openDataOf(page, await newProfessional(request, 'de'))
  const lastName = page.getByRole('textbox', { name: 'Last name' })
  await lastName.fill('Arven-Moser')
  page.once('dialog', (question) => question.dismiss())
  await page.getByRole('tab', { name: 'Addresses' }).click()
  await expect(lastName).toHaveValue('Arven-Moser')
  page.once('dialog', (question) => question.accept())
  await page.getByRole('tab', { name: 'Addresses' }).click()
  await expect(page.getByRole('heading', { name: 'Billing address' })).toBeVisible()
})
