import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
import { expect, expectNoAxeViolations, logInToAdmin, type Page, test } from './admin.fixtures.ts'
import { newOrder } from './orders.fixtures.ts'

/** Makes the invoices of orders due long ago, which no clock of a test can. */
const makeOverdue = (orderIds: readonly string[]) => {
  const db = new DatabaseSync(join(process.env.E2E_DATA ?? '', 'officina.sqlite'), {
    timeout: 5_000,
  })
  const update = db.prepare("update invoice set due_on = '2026-01-05' where order_id = ?")
  for (const id of orderIds) expect(update.run(id).changes).toBe(1)
  db.close()
}

const sendOrder = async (page: Page, id: string) => {
  const data = { to: 'completed' }
  const answer = await page.request.post(`/api/admin/orders/${id}/status`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
  const { invoice } = await (await page.request.get(`/api/admin/orders/${id}`)).json()
  return String(invoice.number)
}

test('prepares a run of reminders, leaves one out, sends it and discards the next', async ({
  page,
  request,
}) => {
  const email = await newProfessional(request, 'de')
  const customer = { email, password: ownPassword }
  const orders = [
    await newOrder(request, 'invoice', customer),
    await newOrder(request, 'invoice', customer),
  ]
  await logInToAdmin(page, { path: '/reminder-runs' })
  const [first = '', second = ''] = [
    await sendOrder(page, orders[0]?.id ?? ''),
    await sendOrder(page, orders[1]?.id ?? ''),
  ]
  makeOverdue(orders.map(({ id }) => id))
  const rowOf = (number: string) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: `Invoice ${number}`, exact: true }) })
  const prepare = () => page.getByRole('button', { name: 'Prepare reminders' }).click()

  await prepare()
  await expect(rowOf(first)).toContainText('Will be sent')
  await expect(rowOf(first)).toContainText('Step 1')
  await expectNoAxeViolations(page)
  const letter = await page.request.get(
    (await page
      .getByRole('link', { name: `Letter about invoice ${first}` })
      .getAttribute('href')) ?? '',
  )
  expect(letter.headers()['content-type']).toBe('application/pdf')

  await rowOf(second).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Leave out' }).click()
  const leaveOut = page.getByRole('dialog', { name: 'Leave out 1 reminder' })
  await leaveOut.getByLabel('Reason').fill('Instalments agreed by telephone')
  await leaveOut.getByRole('button', { name: 'Leave out 1 reminder' }).click()
  await expect(rowOf(second)).toContainText('Instalments agreed by telephone')

  await page.getByRole('button', { name: 'Send 1 reminder' }).click()
  const question = page.getByRole('dialog', { name: 'Send the reminders?' })
  await question.getByRole('button', { name: 'Send 1 reminder' }).click()
  await expect(rowOf(first)).toContainText('Sent')
  await expect(rowOf(second)).toContainText('Left out')
  await expect(page.getByRole('button', { name: 'Send 1 reminder' })).toHaveCount(0)

  // No step is sent twice: the next run has the other invoice only.
  await page.goto('/admin/reminder-runs')
  await prepare()
  await expect(rowOf(second)).toContainText('Will be sent')
  await expect(rowOf(first)).toHaveCount(0)
  await page.getByRole('button', { name: 'Discard' }).click()
  const discard = page.getByRole('dialog', { name: 'Discard these reminders?' })
  await discard.getByRole('button', { name: 'Discard the reminders' }).click()
  await expect(page.getByText('The reminders were discarded.')).toBeVisible()
  await page.goto('/admin/reminder-runs')
  await expect(page.getByRole('cell', { name: 'Discarded' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Sent', exact: true })).toBeVisible()
})
