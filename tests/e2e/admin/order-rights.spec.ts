import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
import { logInAs } from '../site.fixtures.ts'
import { expect, expectNoAxeViolations, logInToAdmin, type Page, test } from './admin.fixtures.ts'

const options = '/api/admin/options/order_rights'

const allowAll = async ({ request }: Page) => {
  const { version } = await (await request.get(options)).json()
  const data = { version, values: { profession_rights: [], certificate_grace_days: null } }
  expect((await request.patch(options, { data })).status()).toBe(200)
}

test('reserves a product for a profession, which others read instead of ordering it', async ({
  page,
  request,
  browser,
}) => {
  const email = await newProfessional(request, 'en')
  await logInToAdmin(page, { path: '/options/order_rights' })
  await page.getByRole('button', { name: 'Add an entry' }).click()
  const range = page.getByRole('combobox', { name: /Range, category, product or remedy/ })
  await range.fill('Kreosotum')
  await page.getByRole('option', { name: 'Complex 47 Kreosotum' }).click()
  await page.getByRole('checkbox', { name: 'Midwife' }).check()
  await page
    .getByRole('group', { name: 'Reason (optional)' })
    .getByLabel('English')
    .fill('For births only.')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(async () => (await (await page.request.get(options)).json()).values.profession_rights)
    .toHaveLength(1)
  await page.reload()
  await expect(range).toHaveValue('Complex 47 Kreosotum')

  const context = await browser.newContext({ locale: 'en-GB' })
  try {
    const shop = await context.newPage()
    const path = '/en/shop/homeopathy/complexes/complex-47-kreosotum-drops'
    await logInAs(shop, 'en', email, ownPassword)
    await shop.goto(path)
    const reason = 'For births only. Only these professions may order this: Midwife.'
    await expect(shop.getByRole('note').filter({ hasText: reason })).toBeVisible()
    await expect(shop.getByRole('button', { name: 'Add to Cart', exact: true })).toHaveCount(0)

    await shop.goto('/en/search?q=Kreosotum')
    await expect(shop.getByRole('note')).toHaveText(reason)
    await expect(shop.getByRole('button', { name: /Kreosotum to Cart/ })).toHaveCount(0)

    await shop.goto('/en/shop/homeopathy/complexes')
    const row = shop.getByRole('row', { name: 'Complex 47 Kreosotum' })
    await expect(row.getByRole('note')).toHaveText(reason)
    await expect(row.getByRole('textbox')).toHaveCount(0)
    await expect(row.getByRole('button')).toHaveCount(0)
    await expect(shop.getByRole('note')).toHaveCount(1)
    await shop.setViewportSize({ width: 360, height: 780 })
    await expect(row.getByRole('note')).toBeVisible()
    await expectNoAxeViolations(shop)
    await shop.getByRole('button', { name: 'Cards', exact: true }).click()
    const card = shop.getByRole('listitem').filter({ hasText: 'Complex 47 Kreosotum' })
    await expect(card.getByRole('note')).toHaveText(reason)
    await expect(card.getByRole('button')).toHaveCount(0)
    await expectNoAxeViolations(shop)
  } finally {
    await context.close()
    await allowAll(page)
  }
})
