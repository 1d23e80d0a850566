import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import PostalMime from 'postal-mime'
import { textIn } from '../messages.fixtures.ts'
import { goToReview, openCart, placeOrder } from '../order.fixtures.ts'
import { addressIn, expect, expectAccessible, logIn, open, test } from '../site.fixtures.ts'
import {
  cartOfEveryFamily,
  type ExpectedLine,
  keepInCart,
} from './cart-of-every-family.fixtures.ts'

type ListedOrder = { number: number; line_items: { name: string; info: unknown }[] }

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ')

/** Each line shows its name and details, in the order of the cart. */
const expectLines = async (items: Locator, lines: readonly ExpectedLine[]) => {
  await expect(items).toHaveCount(lines.length)
  const most = Math.max(...lines.map(({ texts }) => texts.length))
  for (let at = 0; at <= most; at += 1)
    await expect(items).toContainText(lines.map(({ name, texts }) => plain([name, ...texts][at])))
}

/** Waits for the customer's confirmation with a number in its subject. */
const letterOf = async (number: string) => {
  const folder = join(process.env.E2E_DATA ?? '', 'mail')
  const files = await readdir(folder).catch(() => [])
  for (const file of files.filter((name) => name.includes('-order-confirmation.'))) {
    const mail = await PostalMime.parse(await readFile(join(folder, file)))
    if (new RegExp(`\\b${number}\\b`).test(mail.subject ?? '')) return mail
  }
  return undefined
}

// The texts of lines are tested in every language beside their code.
test('orders one item of each family', async ({ page }) => {
  const language = 'de'
  test.slow()
  await logIn(page, language, 'mayOrder')
  await open(page, language, 'account')
  const lines = await cartOfEveryFamily(page, language)
  await keepInCart(page, lines)
  await open(page, language, 'company.garden')

  const panel = await openCart(page)
  const heading = page.getByRole('heading', { level: 3 })
  const items = panel.getByRole('listitem').filter({ has: heading })
  await expectLines(items, lines)
  await page.setViewportSize({ width: 1280, height: 900 })
  const fifth = items.filter({ hasText: lines[4]?.name ?? '' })
  await expect(fifth, 'five lines are in sight').toBeInViewport({ ratio: 1 })
  const containers = items.locator('.container-picture > use')
  await expect(containers).toHaveCount(lines.length)
  for (const container of await containers.all())
    await expect
      .poll(() => container.evaluate((use: SVGUseElement) => use.getBBox().width))
      .toBeGreaterThan(0)
  const folded = items.getByRole('group')
  await expect(folded).toHaveCount(1)
  await folded.getByText(/^5 /).press('Enter')
  await expect(folded.getByRole('listitem')).toHaveCount(5)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const frame = await goToReview(page, language)
  await expectLines(frame.getByRole('listitem').filter({ hasText: 'CHF' }), lines)
  await expectAccessible(page)
  const number = await placeOrder(frame)

  await open(page, language, 'account.orders')
  await page.getByRole('link', { name: textIn(language, 'No. {number}', { number }) }).click()
  await page.waitForURL(`**${addressIn(language, 'account.orders.order', { order: number })}`)
  const main = page.getByRole('main')
  await expectLines(main.getByRole('listitem').filter({ hasText: 'CHF' }), lines)
  await expectAccessible(page)

  const answer = await page.request.get('/api/sn_api/user/orders')
  const orders: ListedOrder[] = await answer.json()
  const listed = orders.find((order) => order.number === Number(number))
  expect(listed?.line_items).toMatchObject(lines.map(({ name, info }) => ({ name, info })))

  await expect.poll(() => letterOf(number), { timeout: 30_000 }).toBeDefined()
  const letter = await letterOf(number)
  for (const { name, texts } of lines) {
    for (const text of [name, ...texts]) {
      expect(plain(letter?.text)).toContain(plain(text))
      expect(plain(letter?.html)).toContain(plain(text).replaceAll("'", '&#x27;'))
    }
  }
})
