import { failurePage } from '../../../server/http/pages/failure-page.ts'
import { addressIn, expect, open, type Page, test } from '../site.fixtures.ts'

/** Answers a page as the server does in an outage, until the returned function is called. */
const breakPage = async (page: Page, path: string) => {
  const isPage = (url: URL) => url.pathname === path
  const body = failurePage({ requestId: 'test', status: 503, path, reloadAfter: 3 })
  await page.route(isPage, (route) =>
    route.fulfill({ status: 503, contentType: 'text/html; charset=utf-8', body }),
  )
  return () => page.unroute(isPage)
}

test('loads a page again after it was answered with 503', async ({ page }) => {
  const path = addressIn('de', 'imprint')
  const repair = await breakPage(page, path)
  await open(page, 'de', 'company.garden')
  // By keyboard: a page that is prerendered on hover is not intercepted.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).press('Enter')
  const notice = page.getByRole('heading', {
    name: /^Unsere Website ist im Moment nicht erreichbar/,
  })
  await expect(notice).toBeVisible()
  await repair()
  await expect(notice).toBeHidden({ timeout: 10_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum')
})
