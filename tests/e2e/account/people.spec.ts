import type { Browser } from '@playwright/test'
import { buttonIn, fieldIn, linkIn } from '../controls.fixtures.ts'
import { linkTo } from '../mails.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { orderArnica } from '../order.fixtures.ts'
import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  logInAs,
  open,
  test,
  untilScripted,
} from '../site.fixtures.ts'

const password = 'Schafgarbe im Mai'

/** A page of the person, logged in by the link of the invitation. */
const acceptInvitation = async (browser: Browser, email: string) => {
  const link = await linkTo(email, 'customer-invited', /http:\S+#reset_password=[\w-]{43}/)
  const page = await (await browser.newContext()).newPage()
  await page.goto(link)
  await untilScripted(page)
  const popup = page.getByRole('dialog')
  for (const label of ['New password', 'Repeat new password'])
    await fieldIn(popup, 'de', label).fill(password)
  await buttonIn(popup, 'de', 'Save the password').click()
  await expect(popup).toBeHidden()
  return page
}

test('invites a person, whose order the practice approves', async ({ page, browser, request }) => {
  test.slow()
  await logInAs(page, 'de', await newProfessional(request, 'de'), ownPassword)
  await open(page, 'de', 'account.people')
  await linkIn(page, 'de', 'Invite a person').click()
  await expect(fieldIn(page, 'de', 'E-mail address')).toBeFocused()
  await buttonIn(page, 'de', 'Send the invitation').click()
  await expect(fieldIn(page, 'de', 'Last name')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  const email = `${crypto.randomUUID()}@example.ch`
  await fieldIn(page, 'de', 'E-mail address').fill(email)
  await fieldIn(page, 'de', 'First name').fill('Mia')
  await fieldIn(page, 'de', 'Last name').fill('Frei')
  await fieldIn(page, 'de', 'Ordering').selectOption('with-approval')
  await buttonIn(page, 'de', 'Send the invitation').click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    textIn('de', 'The invitation is on its way.'),
  )
  const person = await acceptInvitation(browser, email)
  const { number } = await orderArnica(person, 2)
  await open(person, 'de', 'account.orders.order', { order: `${number}` })
  await expect(person.getByRole('main')).toContainText(textIn('de', 'Awaiting approval'))
  await expect(buttonIn(person, 'de', 'Approve the order')).toHaveCount(0)
  await open(page, 'de', 'account.orders.order', { order: `${number}` })
  await expect(buttonIn(page, 'de', 'Approve the order')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width).toBeLessThanOrEqual(360)
  await buttonIn(page, 'de', 'Approve the order').click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    textIn('de', 'The order has been approved. We will prepare it now.'),
  )
  expect(await linkTo(email, 'order-confirmation', /http:\S+/)).toContain(String(number))
  await person.reload()
  await expect(person.getByRole('main')).not.toContainText(textIn('de', 'Change the order'))

  await open(page, 'de', 'account.people')
  await expect(page.getByRole('main')).toContainText('Mia Frei')
  const shown = page.getByRole('listitem').filter({ hasText: email })
  await shown.getByRole('link', { name: `${textIn('de', 'Remove')} Mia Frei` }).click()
  await buttonIn(page, 'de', 'Remove the person').click()
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(email)
  const answer = await person.goto(addressIn('de', 'account.orders'))
  expect(answer?.status()).toBe(401)
  await person.context().close()
})
