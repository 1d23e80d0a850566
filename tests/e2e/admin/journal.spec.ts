import { readFile } from 'node:fs/promises'
import { expect, expectNoAxeViolations, logInToAdmin, test } from './admin.fixtures.ts'
import { newOrder } from './orders.fixtures.ts'

test('exports the journal until today, and downloads the file of each program', async ({
  page,
  request,
}) => {
  const { invoice } = await newOrder(request, 'advance')
  await logInToAdmin(page, { path: '/journal-batches' })
  await page.getByRole('link', { name: 'Export the journal' }).click()
  await expect(page.getByRole('table', { name: 'Sums by account' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: /^Export \d+ bookings?$/ }).click()
  await expect(page.getByRole('heading', { name: /^Export \d+ of the journal$/ })).toBeVisible()
  await expectNoAxeViolations(page)
  for (const program of ['CSV for Excel', 'bexio (CSV)', 'Abacus (XML)', 'Banana (TXT)']) {
    const started = page.waitForEvent('download')
    await page.getByRole('link', { name: program }).click()
    const file = await started
    expect(file.suggestedFilename()).toMatch(/^journal-\d+-[a-z-]+\.(csv|xml|txt)$/)
    expect(await readFile(await file.path(), 'utf8')).toContain(`Invoice ${invoice.number}, `)
  }
})
