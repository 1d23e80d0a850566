import { textIn } from './messages.fixtures.ts'
import { addressIn, expect, logIn, open, type Page, test } from './site.fixtures.ts'

/** Answers the data of a page with 503 until the returned function is called. */
const breakData = async (page: Page, path: string) => {
  const data = (url: URL) => url.pathname === `${path}.data`
  await page.route(data, (route) => route.fulfill({ status: 503, body: '<h1>503</h1>' }))
  return () => page.unroute(data)
}

test('loads a page again 3 s after its data were answered with 503', async ({ page }) => {
  const path = addressIn('de', 'imprint')
  const repair = await breakData(page, path)
  await open(page, 'de', 'company.garden')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  const notice = page.getByText(
    textIn('de', 'Please check your connection. We will try again automatically in a moment.'),
  )
  await expect(notice).toBeVisible()
  await repair()
  await expect(notice).toBeHidden({ timeout: 10_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum')
})

test('shows the message of the orders page while its data are answered with 503', async ({
  page,
}) => {
  await logIn(page, 'de', 'mayOrder')
  const path = addressIn('de', 'account.orders')
  const repair = await breakData(page, path)
  await open(page, 'de', 'account')
  const menu = page.getByRole('navigation', { name: textIn('de', 'My account') })
  await menu.getByRole('link', { name: textIn('de', 'Orders'), exact: true }).click()
  const notice = page.getByText(textIn('de', 'Could not load your orders. Please try again later.'))
  await expect(notice).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Laboratoire Trois-Sources SA')
  await repair()
  await expect(notice).toBeHidden({ timeout: 10_000 })
})
