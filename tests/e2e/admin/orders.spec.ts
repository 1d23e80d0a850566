import { statementXml } from '../../../server/payments/camt/statements.fixtures.ts'
import {
  expect,
  expectNoAxeViolations,
  logInToAdmin,
  openSection,
  searchList,
  test,
} from './admin.fixtures.ts'
import { newOrder } from './orders.fixtures.ts'

test('sends an order with a tracking number and refunds a tube', async ({ page, request }) => {
  const { number } = await newOrder(request)
  await logInToAdmin(page)
  await openSection(page, 'Orders')
  await searchList(page, /Number, name or e-mail/, String(number))
  const cell = page.getByRole('cell', { name: String(number), exact: true })
  const tick = page.getByRole('row').filter({ has: cell }).getByRole('checkbox')
  await tick.check()
  await page.getByRole('button', { name: 'Mark as sent' }).click()
  const ticked = page.getByRole('dialog', { name: 'Mark as sent' })
  await expect(ticked.getByRole('listitem')).toHaveText([new RegExp(`^${number} · `)])
  await ticked.getByRole('button', { name: 'Back' }).click()
  await tick.uncheck()
  await cell.click()
  await expect(page.getByRole('heading', { name: `Order ${number}`, level: 2 })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Mark as sent' }).click()
  const sending = page.getByRole('dialog', { name: 'Mark as sent' })
  await sending.getByLabel('Tracking number').fill('99.00.123456.12345678')
  await sending.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(page.getByRole('link', { name: '990012345612345678' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo the dispatch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the dispatch' }).click()
  await expect(page.getByRole('link', { name: '990012345612345678' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Mark as sent' })).toBeVisible()

  await page.getByRole('button', { name: 'Refund' }).click()
  const refund = page.getByRole('dialog', { name: `Refund order ${number}` })
  await refund.getByLabel('Refund of Arnica montana').fill('99')
  await expect(refund.getByText(/^Only \d+ (is|are) left$/)).toBeVisible()
  await expect(refund.getByRole('button', { name: 'Refund items' })).toBeDisabled()
  await refund.getByLabel('Refund of Arnica montana').fill('1')
  await expect(refund.getByText(/^Refund amount/)).toBeVisible()
  await expect(refund.getByText(/A credit note for .* will be issued and sent to/)).toBeVisible()
  await expectNoAxeViolations(page)
  await refund.getByRole('button', { name: /^Refund CHF \d/ }).click()
  await expect(refund).toBeHidden()
  await expect(page.getByText('1 refunded')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Credit note \d/ })).toBeVisible()

  await page.getByRole('button', { name: 'Mark as paid' }).click()
  const paying = page.getByRole('dialog', { name: /^Mark the invoice as paid: CHF \d/ })
  await paying.getByLabel('Note (optional)').fill('till 2')
  await expectNoAxeViolations(page)
  await paying.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(page.getByText(/^Invoice paid on/)).toBeVisible()
  await page.getByRole('button', { name: 'Delete the payment' }).click()
  const deleting = page.getByRole('dialog', { name: 'Delete the payment?' })
  await deleting.getByRole('button', { name: 'Delete the payment' }).click()
  await expect(page.getByText(/of the invoice not paid/)).toBeVisible()
})

test('keeps filters as a view and notes on an order', async ({ page, request }) => {
  const { number } = await newOrder(request)
  const view = `Mine ${crypto.randomUUID().slice(0, 8)}`
  await logInToAdmin(page, { path: '/orders' })
  await searchList(page, /Number, name or e-mail/, String(number))
  await expect(page.getByRole('cell', { name: String(number), exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('menuitem', { name: /^Save the current filters/ }).click()
  await page.getByLabel('View name').fill(view)
  await page.getByRole('button', { name: 'Save the view' }).click()
  await expect(page.getByText('The view was saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('menuitem', { name: 'All orders' }).click()
  await expect(page.getByRole('textbox', { name: /Number, name or e-mail/ })).toHaveValue('')
  await page.getByRole('button', { name: 'Saved views' }).click()
  await page.getByRole('menuitem', { name: view }).click()
  await page.getByRole('cell', { name: String(number), exact: true }).click()
  await page.getByLabel('New note').fill('<b>Call back</b>')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page.getByText('<b>Call back</b>', { exact: true }).first()).toBeVisible()
})

test('imports a bank statement and marks the invoice as paid', async ({ page, request }) => {
  const { id, number, invoice } = await newOrder(request, 'advance')
  const message = `Hand ${crypto.randomUUID()}`
  const xml = statementXml(
    [
      { payments: [{ amount: invoice.total, reference: invoice.reference, ref: message }] },
      { payments: [{ amount: '1.00', message }], ref: `second ${message}` },
    ],
    { id: message },
  )
  const file = { name: 'konto.xml', mimeType: 'application/xml', buffer: Buffer.from(xml) }
  await logInToAdmin(page)
  await openSection(page, 'Payments')
  await page.getByRole('link', { name: 'Import a bank statement' }).click()
  await page.getByLabel('Bank file').setInputFiles(file)
  const paid = page.getByRole('row', { name: new RegExp(`Invoice ${invoice.number},`) })
  await expect(paid.getByText('Will be marked as paid')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(message) })).toContainText(
    'Without a reference',
  )
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: /^Import \d+ payments?$/ }).click()
  const open = page.getByRole('row', { name: new RegExp(message) })
  await expect(open).toBeVisible()
  await expectNoAxeViolations(page)

  await open.getByRole('button', { name: 'Set aside' }).click()
  await page.getByLabel('Reason').fill('Interest')
  await page.getByRole('dialog').getByRole('button', { name: 'Set the payment aside' }).click()
  await expect(open).toBeHidden()

  await page.goto(`/admin/orders/${id}/show`)
  await expect(page.getByRole('heading', { name: `Order ${number}`, level: 2 })).toBeVisible()
  await expect(page.getByText('Payment received')).toBeVisible()
  await expect(page.getByText(/^Invoice paid on/)).toBeVisible()

  await page.goto('/admin/payments/create')
  await page.getByLabel('Bank file').setInputFiles(file)
  await expect(page.getByText(/nothing new in this file/)).toBeVisible()
})
