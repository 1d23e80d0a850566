import {
  expect,
  expectNoAxeViolations,
  logInToAdmin,
  type Page,
  searchList,
  test,
} from './admin.fixtures.ts'
import { newOrder } from './orders.fixtures.ts'

/** Sends pieces of Arnica by keyboard: the dialog opens at the first quantity. */
const sendPart = async (page: Page, pieces: number, left: number) => {
  await page.getByRole('button', { name: 'Send a part' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send a part' })
  const quantity = dialog.getByLabel(/^In this parcel: Arnica montana/)
  await expect(quantity).toBeFocused()
  await expect(dialog.getByRole('cell', { name: String(left), exact: true })).toBeVisible()
  await quantity.fill(String(left + 1))
  await expect(dialog.getByRole('alert')).toHaveText(/^Only \d+ (is|are) left$/)
  await expect(dialog.getByRole('button', { name: 'Send a part' })).toBeDisabled()
  await expectNoAxeViolations(page)
  await quantity.fill(String(pieces))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

test('sends an order in two parts; what is left later completes it', async ({ page, request }) => {
  const { id, number } = await newOrder(request)
  await page.setViewportSize({ width: 360, height: 740 })
  await logInToAdmin(page, { path: `/orders/${id}/show` })
  const main = page.getByRole('main')
  await sendPart(page, 1, 3)
  await expect(main.getByText('1 × Arnica montana')).toBeVisible()
  await expect(main.getByText('In preparation').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: `Delivery note ${number}-1` })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Invoice \d/ })).toBeVisible()
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width).toBeLessThanOrEqual(360)

  // What is left is one parcel of two pieces.
  await sendPart(page, 2, 2)
  await expect(main.getByText('Completed').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send a part' })).toHaveCount(0)
})

test('imports tracking numbers after a preview, and undoes it', async ({ page, request }) => {
  const { number } = await newOrder(request)
  const tracking = `99001234561${String(number).padStart(7, '0')}`
  await logInToAdmin(page, { path: '/import-parcels' })
  const preview = (text: string) =>
    page.getByLabel('File to import').setInputFiles({
      name: 'parcels.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`order;barcode\n${text}\n`),
    })
  await preview(`${number};no number!`)
  await expect(page.getByRole('table', { name: 'Invalid rows' })).toBeVisible()
  await preview(`${number};${tracking}`)
  const differences = page.getByRole('table', { name: 'What changes' })
  await expect(differences).toContainText(tracking)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Apply 1 change' }).click()
  await expect(page.getByText('Imported: 1 changed, 0 new, 0 invalid rows left out.')).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo this import' })
  await expect(undo).toBeVisible()

  const seen = await page.context().newPage()
  await seen.goto('/admin/orders')
  await searchList(seen, /Number, name or e-mail/, String(number))
  const cell = seen.getByRole('cell', { name: String(number), exact: true })
  const row = seen.getByRole('row').filter({ has: cell })
  await expect(row.getByText('Completed')).toBeVisible()

  await undo.click()
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByText('Undone for 1 record.')).toBeVisible()
  await seen.reload()
  await expect(row.getByText('Completed')).toHaveCount(0)
  await expect(row).toBeVisible()
})
