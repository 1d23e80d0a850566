import type { PageKey } from '../../../domain/page/route-words.ts'
import { loginLink } from '../login.fixtures.ts'
import { buyBoxIn } from '../shop.fixtures.ts'
import { addressIn, expect, logIn, open, type Page, test } from '../site.fixtures.ts'

/** Delays all scripts, also those that a click loads, until the returned function is called. */
const holdScripts = async (page: Page) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  return release
}

/** Opens the page without its scripts; the returned function lets them load. */
const openEarly = async (page: Page, key: PageKey, params?: Record<string, string>) => {
  const release = await holdScripts(page)
  await page.goto(addressIn('en', key, params), { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor({ state: 'attached' })
  return release
}

const supplement = { product: 'magnesium-and-vitamin-b6' }

const supplementPage = 'shop.food_supplements.products.product'

test('marks an early "Add to Cart" as pressed and adds the item once', async ({ page }) => {
  await logIn(page, 'en', 'mayOrder')
  const release = await openEarly(page, supplementPage, supplement)
  const add = page.getByRole('button', { name: 'Add to Cart' })
  await add.click()
  await expect(add).toHaveAttribute('data-pending', 'true')
  await expect(add).toHaveAttribute('aria-busy', 'true')
  // Repeated clicks add the item only once.
  await add.click()
  await add.press('Enter')
  release()
  const toast = page.getByRole('status').filter({ hasText: 'Item has been added to Cart!' })
  await expect(toast).toContainText('Magnesium and vitamin B6')
  await expect(add).not.toHaveAttribute('data-pending')
  await expect(page.getByRole('button', { name: 'Cart: 1 item' })).toBeVisible()
})

test('replays every early click on "One more" and what was typed before', async ({ page }) => {
  await logIn(page, 'en', 'mayOrder')
  const release = await openEarly(page, supplementPage, supplement)
  const quantity = page.getByRole('textbox', { name: /^Quantity of/ })
  await quantity.fill('4')
  const more = page.getByRole('button', { name: /^Increase quantity:/ })
  await more.click()
  await more.click()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  release()
  await expect(page.getByRole('button', { name: 'Cart: 6 items' })).toBeVisible()
  await expect(quantity).toHaveValue('6')
})

test('replays every early click on “Higher dilution”', async ({ page }) => {
  const release = await openEarly(page, 'shop.homeopathy.remedies', {
    remedyCode: 'a-159_b-ch_c-30',
  })
  const higher = page.getByRole('button', { name: 'Higher dilution' })
  await higher.click()
  await higher.click()
  release()
  await expect(page).toHaveURL(/_c-1000$/)
})

test('replays an early click before a later one that needs no replay', async ({ page }) => {
  await logIn(page, 'en', 'mayOrder')
  const release = await openEarly(page, supplementPage, supplement)
  await page.getByRole('button', { name: /^Increase quantity:/ }).click()
  release()
  const add = page.getByRole('button', { name: 'Add to Cart' })
  await expect(page.locator('[data-island=buy][data-ready]')).toHaveCount(1)
  await add.click()
  await expect(page.getByRole('button', { name: 'Cart: 2 items' })).toBeVisible()
})

test('marks the login link as pressed until its popup is open', async ({ page }) => {
  await open(page, 'en', 'home')
  const release = await holdScripts(page)
  const link = loginLink(page, 'en')
  await link.click()
  await expect(link).toHaveAttribute('data-pending', 'true')
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(link).not.toHaveAttribute('data-pending')
})

test('offers an early visitor login and registration', async ({ page }) => {
  const release = await openEarly(page, supplementPage, supplement)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  release()
  const popup = page.getByRole('dialog')
  await expect(popup.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(popup.getByRole('link', { name: 'Register' })).toBeVisible()
})

test('keeps a form chosen before the script has arrived', async ({ page }) => {
  const release = await openEarly(page, 'shop.schussler_salts.product', {
    product: 'calcium-fluoratum',
  })
  await page.getByText('Powder 12 DH').click()
  release()
  const price = buyBoxIn(page, 'en').getByRole('definition').filter({ hasText: 'CHF' })
  await expect(price).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Powder 12 DH/ })).toBeChecked()
})

test('replays no click after navigation to another page', async ({ page }) => {
  await logIn(page, 'en', 'mayOrder')
  const release = await openEarly(page, supplementPage, supplement)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Legal notice' }).click()
  // Its scripts are delayed too, so its load event never fires.
  await page.waitForURL(`**${addressIn('en', 'imprint')}`, { waitUntil: 'commit' })
  release()
  await open(page, 'en', supplementPage, supplement)
  await expect(page.getByRole('button', { name: 'Cart: empty' })).toBeVisible()
})

const pages: [PageKey, Record<string, string>?][] = [
  ['home'],
  ['shop.homeopathy.remedies'],
  ['shop.make_your_own'],
  ['shop.homeopathy.complexes'],
  [supplementPage, supplement],
  ['login'],
  ['signup'],
  ['contact'],
]

for (const [key, params] of pages)
  test(`marks and releases each early button: ${key}`, async ({ page }) => {
    const release = await openEarly(page, key, params)
    const pressed = await page.evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[type=button]')]
      const scripted = buttons.filter(
        (button) =>
          !button.popoverTargetElement &&
          !('commandForElement' in button && button.commandForElement) &&
          button.checkVisibility({ visibilityProperty: true }),
      )
      for (const button of scripted) button.click()
      return {
        count: scripted.length,
        unmarked: scripted
          .filter(({ dataset }) => !dataset.pending)
          .map(({ outerHTML }) => outerHTML),
      }
    })
    expect(pressed.unmarked).toEqual([])
    release()
    await expect
      .poll(() => page.evaluate(() => window.earlyClicks?.queue.length), { timeout: 30_000 })
      .toBe(0)
    await expect(page.locator('[data-pending]')).toHaveCount(0)
  })

test('keeps the last of several early choices of a radio group', async ({ page }) => {
  const release = await openEarly(page, 'shop.homeopathy.remedies', {
    remedyCode: 'a-159_b-ch_c-30',
  })
  const drops = page.getByRole('radio', { name: /^Drops( |$)/ })
  await page.getByRole('radio', { name: /^Globules( |$)/ }).click({ force: true })
  await drops.click({ force: true })
  release()
  await expect(page).toHaveURL(/_d-drops/)
  await expect(drops).toBeChecked()
})
