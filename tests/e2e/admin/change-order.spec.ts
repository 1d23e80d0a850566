import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, logInToAdmin, test } from './admin.fixtures.ts'
import { newOrder, orderAtDesk } from './orders.fixtures.ts'

/** Counts the keys that a person presses. */
const keysOf = (page: Page) => {
  let pressed = 0
  return {
    press: async (key: string) => {
      pressed += key.split('+').length
      await page.keyboard.press(key)
    },
    type: async (text: string) => {
      pressed += text.length
      await page.keyboard.type(text)
    },
    count: () => pressed,
  }
}

const historyOf = (page: Page) => page.getByRole('list').filter({ hasText: 'Order received' })

test('adds an article to an order with 12 keys at most', async ({ page, request }) => {
  // What the customer usually orders completes what is typed.
  await orderAtDesk(request, 'Apis mellifica 30 CH globules tube 1 g')
  const { id, number } = await newOrder(request)
  await logInToAdmin(page, { path: `/orders/${id}/show` })
  await expect(page.getByRole('heading', { name: `Order ${number}`, level: 2 })).toBeVisible()
  const keys = keysOf(page)
  await keys.press('e')
  const dialog = page.getByRole('dialog', { name: `Change order ${number}` })
  await expect(dialog.getByLabel('One item per line')).toBeFocused()
  await keys.type('apis 30c')
  await expect(dialog.getByText(/^Added: 1 × Apis mellifica/)).toBeVisible()
  await expect(dialog.getByText(/^Total: .* instead of/)).toBeVisible()
  await expectNoAxeViolations(page)
  await keys.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('list', { name: 'Order items' })).toContainText('Apis mellifica')
  await expect(historyOf(page).getByText('Order changed')).toBeVisible()
  expect(keys.count()).toBeLessThanOrEqual(12)
})

test('shows an order that a colleague has changed, and keeps what is typed', async ({
  page,
  context,
  request,
}) => {
  await orderAtDesk(request, 'Apis mellifica 30 CH globules tube 1 g')
  const { id, number } = await newOrder(request)
  await logInToAdmin(page, { path: `/orders/${id}/show` })
  const other = await context.newPage()
  await other.goto(page.url())
  const open = async (on: typeof page) => {
    await on.getByRole('button', { name: 'Change the order' }).click()
    return on.getByRole('dialog', { name: `Change order ${number}` })
  }
  const first = await open(page)
  const second = await open(other)
  await second.getByLabel('Quantity of Arnica montana').fill('5')
  await second.getByRole('button', { name: 'Change the order' }).click()
  await expect(second).toBeHidden()
  await first.getByLabel('One item per line').fill('apis 30c')
  await expect(first.getByText(/^Someone else has changed this order/)).toBeVisible()
  await expect(first.getByLabel('Quantity of Arnica montana')).toHaveValue('5')
  await expect(first.getByText(/^Added: 1 × Apis mellifica/)).toBeVisible()
  await first.getByRole('button', { name: 'Change the order' }).click()
  await expect(first).toBeHidden()
  await expect(historyOf(page).getByText('Order changed')).toHaveCount(2)
})
