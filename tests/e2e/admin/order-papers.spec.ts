import { statementXml } from '../../../server/payments/camt/statements.fixtures.ts'
import {
  expect,
  expectNoAxeViolations,
  logInToAdmin,
  type Page,
  searchList,
  test,
} from './admin.fixtures.ts'
import { newOrder } from './orders.fixtures.ts'

/** Moves the focus on until an element has it, as people do who use the keyboard only. */
const tabTo = async (page: Page, role: 'button' | 'link' | 'textbox' | 'cell', name: RegExp) => {
  const target = page.getByRole(role, { name }).first()
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach the ${role} ${name}`)
}

/** The file that a link of the screen opens in another tab. */
const openPdf = async (page: Page, link: RegExp) => {
  const answer = page.context().waitForEvent('response', {
    predicate: (response) => response.headers()['content-type'] === 'application/pdf',
  })
  await page.getByRole('link', { name: link }).click()
  const pdf = await answer
  expect(pdf.status()).toBe(200)
}

test('opens invoice, delivery note and picking list of an order as PDF', async ({
  page,
  request,
}) => {
  const { id, number } = await newOrder(request)
  await logInToAdmin(page, { path: `/orders/${id}/show` })
  await openPdf(page, /^Delivery note/)
  await expect(page.getByRole('link', { name: /^Invoice/ })).toHaveCount(0)

  await page.goto('/admin/orders')
  await searchList(page, /Number, name or e-mail/, String(number))
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: String(number), exact: true }) })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Picking list' }).click()
  const list = page.waitForResponse((response) => response.url().includes('picking-list'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Start the preparation and print' })
    .click()
  expect((await list).headers()['content-type']).toBe('application/pdf')
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: String(number) })
      .getByText('In preparation'),
  ).toBeVisible()
  await page.goto(`/admin/orders/${id}/show`)
  await openPdf(page, /^Invoice/)
})

test('prints address labels and opens a scanned order, which two keys mark as sent', async ({
  page,
  request,
}) => {
  const [other, { number }] = [await newOrder(request), await newOrder(request)]
  await logInToAdmin(page, { path: `/orders/${other.id}/show` })
  for (const size of ['62 × 100 mm', 'A6']) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Address label ${size}` }).click()
    expect((await download).suggestedFilename()).toMatch(/^address-labels-.*\.pdf$/)
  }
  // A scanner types, and whatever has the focus must not take its Enter.
  await page.getByRole('button', { name: 'Change the order' }).focus()
  await page.keyboard.type(`${number}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Order ${number}`, level: 2 })).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByRole('dialog').getByLabel('Tracking number')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Undo the dispatch' })).toBeVisible()

  await page.keyboard.type('999999999')
  await page.keyboard.press('Enter')
  await expect(page.getByText('There is no order 999999999.')).toBeVisible()
})

test('downloads the addresses of ticked orders for the post', async ({ page, request }) => {
  const { number } = await newOrder(request)
  await logInToAdmin(page, { path: '/orders' })
  await searchList(page, /Number, name or e-mail/, String(number))
  const cell = page.getByRole('cell', { name: String(number), exact: true })
  await page.getByRole('row').filter({ has: cell }).getByRole('checkbox').check()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Addresses for the post' }).click()
  expect((await download).suggestedFilename()).toMatch(/^addresses-.*\.csv$/)
})

test('lists the mails of an order, opens one and sends it again', async ({ page, request }) => {
  const { id } = await newOrder(request)
  await logInToAdmin(page, { path: `/orders/${id}/show` })
  const confirmation = page.getByRole('listitem').filter({ hasText: 'Order confirmation' })
  await expect(async () => {
    await page.reload()
    await expect(confirmation).toBeVisible()
    await expect(confirmation.getByText('Written to a folder')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await confirmation.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'E-mail preview' })
  const frame = preview.frameLocator('iframe[title="E-mail preview"]')
  await expect(frame.getByText('Arnica montana').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await expectNoAxeViolations(page)

  await confirmation.getByRole('button', { name: 'Send again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send the e-mail again' }).click()
  await expect(confirmation).toHaveCount(2)
})

test('refunds an order by keyboard alone', async ({ page, request }) => {
  const { id, number } = await newOrder(request)
  await logInToAdmin(page, { path: `/orders/${id}/show` })
  await expect(page.getByRole('heading', { name: `Order ${number}`, level: 2 })).toBeVisible()
  await tabTo(page, 'button', /^Refund items$/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Refund order ${number}` })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Refund of Arnica montana')).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(dialog.getByLabel('Refund of Arnica montana')).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.type('1')
  await expect(dialog.getByText(/^Refund amount/)).toBeVisible()
  await tabTo(page, 'button', /^Refund CHF/)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('1 refunded')).toBeVisible()
})

test('imports a statement, undoes a payment and assigns it again by keyboard alone', async ({
  page,
  request,
}) => {
  const { id, invoice } = await newOrder(request, 'advance')
  const message = `Hand ${crypto.randomUUID()}`
  const payment = { amount: invoice.total, message, ref: message }
  const xml = statementXml([{ payments: [payment], ref: message }], { id: message })
  await logInToAdmin(page, { path: '/payments/create' })
  await page.getByLabel('Bank file').setInputFiles({
    ...{ name: 'konto.xml', mimeType: 'application/xml', buffer: Buffer.from(xml) },
  })
  await tabTo(page, 'button', /^Import \d+ payments?$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/payments($|\?)/)

  // The newest payments are on the first page.
  const row = page.getByRole('row', { name: new RegExp(message) })
  await tabTo(page, 'textbox', /Payer, message or amount/)
  await page.keyboard.type(message)
  await expect(page).toHaveURL(/filter=.*Hand/)
  const assign = row.getByRole('button', { name: 'Assign' })
  await expect(assign).toBeVisible()
  await tabTo(page, 'button', /^Assign$/)
  await page.keyboard.press('Enter')
  await page.getByLabel('Search for an invoice').focus()
  await page.keyboard.type(String(invoice.number))
  await tabTo(page, 'button', new RegExp(`^Invoice ${invoice.number},`))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/is paid\. An order waiting/)).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: 'Assign' })).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()

  await page.goto(
    `/admin/payments?filter=${encodeURIComponent(JSON.stringify({ state: 'matched', search: message }))}`,
  )
  await expect(row).toBeVisible()
  await tabTo(page, 'button', /^Undo$/)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/will be set back to “On hold”/)).toBeVisible()
  await expect(dialog.getByText(/is no longer paid/)).toBeVisible()
  await expectNoAxeViolations(page)
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: 'Undo' })).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(row).toBeHidden()
  await page.goto(`/admin/orders/${id}/show`)
  await expect(page.getByText('On hold').first()).toBeVisible()
  await expect(page.getByText(/^Invoice not paid/)).toBeVisible()
})
