import { expect, logInToAdmin, type Page, test } from './admin.fixtures.ts'

const screens = [
  { path: '/locations/create', field: 'Name' },
  { path: '/staff/create', field: 'First name' },
  { path: '/redirects/create', field: 'Previous address' },
  { path: '/products/create', field: 'Number in the lists of the laboratory', value: '7' },
  { path: '/remedies/create', field: 'Name on labels' },
]

const openOrders = (page: Page) =>
  page.getByRole('menuitem', { name: 'Orders', exact: true }).click()

/** Follows a link of the menu and answers the question of the form that is left. */
const leave = async (page: Page, answer: 'accept' | 'dismiss') => {
  const question = page.waitForEvent('dialog')
  const click = openOrders(page)
  const asked = await question
  expect(asked.message()).toContain('Some changes are not saved')
  await asked[answer]()
  await click
  // The router takes the answer over in a transition; a click before it would ask nothing.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

const fillInLocation = async (page: Page, name: string) => {
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  // Other tests count the pharmacies.
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Drugstore' }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill('Arvenweg 4, 3000 Bern')
  await page.getByRole('textbox', { name: 'Latitude' }).fill('46,95')
  await page.getByRole('textbox', { name: 'Longitude' }).fill('7.44')
}

test('asks before a screen for a new record is left with entries', async ({ page }) => {
  await logInToAdmin(page)
  for (const { path, field, value = 'Arve' } of screens) {
    await page.goto(`/admin${path}`)
    const input = page.getByLabel(field).first()
    await input.fill(value)
    await leave(page, 'dismiss')
    await expect(input).toHaveValue(value)
    await leave(page, 'accept')
    await expect(page).toHaveURL(/\/admin\/orders/)
  }
})

test('asks before a new record is left whose save was refused', async ({ page }) => {
  await logInToAdmin(page, { path: '/locations/create' })
  await fillInLocation(page, 'Arven-Drogerie')
  await page.route('**/api/admin/locations', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await leave(page, 'dismiss')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Arven-Drogerie')
})

test('leaves a screen for a new record without a question if it is untouched or saved', async ({
  page,
}) => {
  const questions: string[] = []
  page.on('dialog', (question) => {
    questions.push(question.message())
    return question.dismiss()
  })
  await logInToAdmin(page)
  for (const { path, field } of screens) {
    await page.goto(`/admin${path}`)
    await expect(page.getByLabel(field).first()).toBeVisible()
    await openOrders(page)
    await expect(page).toHaveURL(/\/admin\/orders/)
  }
  await page.goto('/admin/locations/create')
  await fillInLocation(page, `Arven-Drogerie ${Date.now()}`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/admin\/locations$/)
  expect(questions).toEqual([])
})
