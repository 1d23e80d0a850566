import { buttonIn, fieldIn } from '../controls.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  type Language,
  open,
  type Page,
  test,
} from '../site.fixtures.ts'

/** Requests of scripts with this name fail, until the returned function is called. */
const blockScript = async (page: Page, name: string) => {
  const pattern = new RegExp(`/assets/${name}-[^/]+\\.js$`)
  await page.route(pattern, (route) => route.abort('internetdisconnected'))
  return () => page.unroute(pattern)
}

const failureIn = (page: Page, language: Language) =>
  page.getByRole('alert').filter({
    hasText: textIn(
      language,
      'This part of the page could not be loaded. Please check your connection.',
    ),
  })

/** Fails unless the message is shown, and its button loads the part. */
const expectRetried = async (page: Page, language: Language, unblock: () => Promise<void>) => {
  const failure = failureIn(page, language)
  await expect(failure).toHaveCount(1)
  await expectAccessible(page)
  await unblock()
  await buttonIn(failure, language, 'Try again').click()
  await expect(failure).toHaveCount(0)
}

test('names a chosen file whose preview is missing', async ({ page }) => {
  const unblock = await blockScript(page, 'chosen-file')
  await open(page, 'it', 'signup')
  await fieldIn(page, 'it', 'Certificate').setInputFiles({
    name: 'diploma.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  })
  await expect(page.getByText('diploma.pdf')).toBeVisible()
  await expectRetried(page, 'it', unblock)
  await expect(page.getByRole('button', { name: textIn('it', 'Remove') })).toBeVisible()
})

test('lists the places without the map', async ({ page }) => {
  const language = 'de'
  const unblock = await blockScript(page, 'where-map')
  await open(page, language, 'resources.where')
  const list = page.getByRole('region', { name: textIn(language, 'List of addresses') })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  await expectRetried(page, language, unblock)
  await expect(
    page
      .getByRole('region', { name: textIn(language, 'Map of addresses') })
      .getByRole('button')
      .first(),
  ).toBeVisible()
})

test('shows the address of the laboratory without the map', async ({ page }) => {
  const unblock = await blockScript(page, 'street-map')
  await open(page, 'fr', 'contact')
  await page.getByRole('link', { name: textIn('fr', 'Directions on OpenStreetMap') }).hover()
  await expectRetried(page, 'fr', unblock)
})

test('keeps what was typed in a search whose script is missing', async ({ page }) => {
  const unblock = await blockScript(page, 'picker-combobox')
  await open(page, 'fr', 'shop.gemmotherapy')
  const search = page.getByRole('combobox')
  await search.fill('rib')
  await expectRetried(page, 'fr', unblock)
  await expect(search).toHaveValue('rib')
  await search.focus()
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('offers to reload the page when a part is missing with a network', async ({ page }) => {
  await blockScript(page, 'where-map')
  await open(page, 'de', 'resources.where')
  const failure = failureIn(page, 'de')
  await buttonIn(failure, 'de', 'Try again').click()
  const loaded = page.waitForEvent('load')
  await buttonIn(failure, 'de', 'Reload the page').click()
  await loaded
})

test('offers to reload a page whose search cannot be opened', async ({ page }) => {
  await blockScript(page, 'search-overlay')
  await open(page, 'fr', 'company.garden')
  await page.keyboard.press('f')
  const toast = page
    .getByRole('status')
    .filter({ hasText: textIn('fr', 'There was a problem, please try again') })
  await expect(toast).toBeVisible()
  await expect(page).toHaveURL(addressIn('fr', 'company.garden'))
  const loaded = page.waitForEvent('load')
  await buttonIn(toast, 'fr', 'Reload the page').click()
  await loaded
})
