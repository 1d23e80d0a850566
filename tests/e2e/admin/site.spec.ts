import {
  expect,
  expectNoAxeViolations,
  logInToAdmin,
  openSection,
  searchList,
  test,
} from './admin.fixtures.ts'

test('adds a redirect that the site follows, refuses a circle, and deletes it', async ({
  page,
}) => {
  const former = `/former-${Date.now()}`
  await logInToAdmin(page, { path: '/redirects' })
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'New redirect' }).click()
  await page.getByRole('textbox', { name: 'Previous address' }).fill(former)
  await page.getByRole('textbox', { name: 'New address' }).fill(former)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This redirect would lead back to itself.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'New address' }).fill('/de/kontakt')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/admin\/redirects$/)

  const answer = await page.request.get(former)
  expect(answer.url()).toMatch(/\/de\/kontakt$/)
  await page.getByLabel('Test an address').fill(former)
  await page.getByRole('button', { name: 'Test', exact: true }).click()
  await expect(page.getByText(`${former} → /de/kontakt`)).toBeVisible()

  await searchList(page, 'Part of an address', former)
  const row = page.getByRole('row', { name: new RegExp(former) })
  await row.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the redirect' }).click()
  await expect(row).toHaveCount(0)
})

test('shows a changed setting on the site immediately', async ({ page }) => {
  const notice = `Closed until ${Date.now()}`
  await logInToAdmin(page)
  await openSection(page, 'Site settings')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: /Notices/ }).click()
  const field = page.getByRole('group', { name: 'Notice above every page' }).getByLabel('German')
  await field.fill(notice)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await page.request.get('/de/kontakt')).text()).toContain(notice)
  await field.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(async () => (await page.request.get('/de/kontakt')).text())
    .not.toContain(notice)
})

test('saves countries of delivery by their names, without a limit of free shipping', async ({
  page,
}) => {
  await logInToAdmin(page, { path: '/options/orders' })
  await expect(page.getByLabel('Free shipping from (CHF)')).toHaveValue('')
  const countries = page.getByRole('combobox', { name: 'Countries of delivery' })
  await expect(page.getByRole('button', { name: 'Liechtenstein' })).toBeVisible()
  await countries.fill('Austr')
  await page.getByRole('option', { name: 'Austria' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Change saved')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Austria' })).toBeVisible()
  await expectNoAxeViolations(page)
})
