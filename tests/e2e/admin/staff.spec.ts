import { demoPassword, people } from '../people.fixtures.ts'
import { expect, expectNoAxeViolations, logInToAdmin, openSection, test } from './admin.fixtures.ts'

test('invites someone, changes the role and takes the access away', async ({ page }) => {
  await logInToAdmin(page)
  await openSection(page, 'Staff')
  await expect(page.getByRole('cell', { name: people.administrator })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('link', { name: 'Invite someone' }).click()
  const email = `nora.${Date.now()}@example.ch`
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'First name' }).fill('Nora')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Lüscher')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Send the invitation' }).click()

  await page.getByRole('cell', { name: email }).click()
  await page.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: 'Editor' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('row', { name: email })
  await expect(row.getByRole('cell', { name: 'Editor' })).toBeVisible()

  await row.getByRole('cell', { name: email }).click()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  const question = page.getByRole('dialog', { name: /^Deactivate the access of/ })
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByRole('button', { name: 'Activate the access', exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('shows sales and editors only what their role permits', async ({ page }) => {
  const email = 'editor@trois-sources.example'
  await logInToAdmin(page, { email, password: demoPassword })
  await expect(page.getByRole('menuitem', { name: 'Map of locations' })).toBeVisible()
  for (const name of ['Staff', 'Change log', 'Customers'])
    await expect(page.getByRole('menuitem', { name, exact: true })).toHaveCount(0)
  // The start page has the tasks of the role, and no figures of the sales.
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible()
  const screens = page.getByRole('region', { name: 'What you can do here' })
  await expect(screens.getByRole('link', { name: /^Media library/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await expect(page.getByRole('combobox', { name: 'Period' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Orders to prepare/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Turnover by week' })).toHaveCount(0)
})
