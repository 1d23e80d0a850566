import { strToU8, zipSync } from 'fflate'
import {
  expect,
  expectNoAxeViolations,
  logInToAdmin,
  openSection,
  searchList,
  test,
} from './admin.fixtures.ts'

const address = {
  ...{ first_name: 'Ada', last_name: 'Keller', company: 'Drogerie am Rhein' },
  ...{ address_1: 'Rheingasse 12', postcode: '4058', city: 'Basel', state: 'BS', country: 'CH' },
}

/** The export of a shop with a customer, as `wc/v3/customers` lists it. */
const exportWith = (email: string) => {
  const customer = { id: 1, email, ...address, role: 'customer', billing: address, loyalty: 'gold' }
  return Buffer.from(zipSync({ 'customers.json': strToU8(JSON.stringify([customer])) }))
}

test('imports a former shop after showing what the import would do', async ({ page }) => {
  const email = `ada-${Date.now()}@rhein.example`
  const file = { name: 'shop.zip', mimeType: 'application/zip', buffer: exportWith(email) }
  await logInToAdmin(page, { path: '/shop-imports' })
  await page.getByRole('link', { name: 'New import' }).click()
  await page.getByLabel('ZIP file').setInputFiles(file)
  const records = page.getByRole('table', { name: 'Records' })
  const customers = records.getByRole('row', { name: /^Customers/ })
  await expect(page.getByRole('heading', { name: 'What the import would do' })).toBeVisible()
  await expect(customers.getByRole('cell')).toHaveText(['Customers', '1', '1', '0', '0', '0', '0'])
  await expect(page.getByText('loyalty (1)')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Apply the import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply the import' }).click()
  await expect(page.getByRole('heading', { name: 'What the import has done' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply the import' })).toBeHidden()
  await openSection(page, 'Customers')
  await searchList(page, 'Name, company, town, number', email)
  await expect(page.getByRole('row', { name: /Keller/ })).toBeVisible()
})

test('says why a file cannot be imported', async ({ page }) => {
  await logInToAdmin(page, { path: '/shop-imports/create' })
  const file = { name: 'notes.zip', mimeType: 'application/zip', buffer: Buffer.from('no archive') }
  await page.getByLabel('ZIP file').setInputFiles(file)
  await expect(page.getByRole('alert')).toContainText('ZIP')
})
