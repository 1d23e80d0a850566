import { expect, expectNoAxeViolations, logInToAdmin, openSection, test } from './admin.fixtures.ts'

test('creates an API key, which a program uses until it is revoked', async ({ page, request }) => {
  await logInToAdmin(page)
  await openSection(page, 'API keys')
  await page.getByRole('link', { name: 'New key' }).click()
  const name = `Warehouse ${Date.now()}`
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('checkbox', { name: 'Orders: Change' }).check()
  await expect(page.getByRole('checkbox', { name: 'Orders: Read' })).toBeChecked()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Create the key' }).click()

  const dialog = page.getByRole('dialog', { name: `The key “${name}”` })
  const key = await dialog.getByTestId('secret').innerText()
  const orders = () =>
    request.get('/api/admin/orders', { headers: { authorization: `Bearer ${key}` } })
  expect((await orders()).status()).toBe(200)
  await dialog.getByRole('button', { name: 'Close' }).click()

  const row = page.getByRole('row', { name })
  await expect(row.getByText('Active')).toBeVisible()
  await row.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('button', { name: 'Revoke the key' }).click()
  await expect(row.getByText('Revoked')).toBeVisible()
  expect((await orders()).status()).toBe(401)
})
