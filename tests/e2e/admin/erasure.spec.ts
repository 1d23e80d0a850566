import { newProfessional } from '../own-account.fixtures.ts'
import {
  accountIdOf,
  expect,
  expectNoAxeViolations,
  goToPath,
  logInToAdmin,
  searchList,
  startSession,
  test,
} from './admin.fixtures.ts'

const sales = 'sales@trois-sources.example'

test('erases a customer whom one member of the staff requests and another approves', async ({
  page,
  request,
}) => {
  const email = await newProfessional(request, 'de')
  await startSession(page)
  const id = await accountIdOf(page, email)
  await logInToAdmin(page, { email: sales, path: `/accounts/${id}?tab=personalData` })
  await page.getByRole('button', { name: 'Request erasure' }).click()
  const dialog = page.getByRole('dialog', { name: /^Request the erasure of/ })
  await expect(dialog.getByRole('button', { name: 'Request erasure' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('By letter of today.')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Request erasure' }).click()
  await expect(
    page.getByText('Another member of the staff has to approve your request.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Erase the personal data' })).toBeHidden()

  await logInToAdmin(page)
  await page.getByRole('link', { name: /Erasures to approve/ }).click()
  await page.getByRole('row', { name: new RegExp(email) }).click()
  await page.getByRole('tab', { name: 'Personal data' }).click()
  await expect(page.getByText('By letter of today.')).toBeVisible()
  await page.getByRole('button', { name: 'Erase the personal data' }).click()
  const question = page.getByRole('dialog', { name: /^Erase the personal data of/ })
  await expect(question.getByText(/This cannot be undone/)).toBeVisible()
  await question.getByRole('button', { name: 'Erase the personal data' }).click()
  await expect(page.getByRole('heading', { name: 'Erased customer', level: 2 })).toBeVisible()
  await expectNoAxeViolations(page)

  await goToPath(page, '/accounts')
  await searchList(page, 'Name, company, town, number', email)
  await expect(page.getByRole('row', { name: new RegExp(email) })).toHaveCount(0)
  expect(await accountIdOf(page, email)).toBe('')
})
