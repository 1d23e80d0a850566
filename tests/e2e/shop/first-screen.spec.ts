import { textIn } from '../messages.fixtures.ts'
import { arnica, openSelector } from '../order.fixtures.ts'
import { selectionIn } from '../shop.fixtures.ts'
import { expect, type Language, languages, logIn, open, type Page, test } from '../site.fixtures.ts'

const screen = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }

/** Of the first step of a selector, in pixels from the top of the page. */
const firstStepTop = (page: Page, language: Language) =>
  page
    .getByRole('main')
    .getByRole('group', { name: textIn(language, 'Remedy'), exact: true })
    .evaluate((step) => step.getBoundingClientRect().top + scrollY)

const addButtonIn = (page: Page, language: Language) =>
  selectionIn(page, language).getByRole('button', { name: textIn(language, 'Add to Cart') })

for (const language of languages)
  test(`shows the button of a complete selection on the first screen in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(screen)
    await logIn(page, language, 'mayOrder')
    await openSelector(page, language, arnica)
    await expect(addButtonIn(page, language)).toBeInViewport({ ratio: 1 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

for (const language of languages)
  test(`leaves most of a small screen to the steps in ${language}`, async ({ page }) => {
    await page.setViewportSize(phone)
    await logIn(page, language, 'mayOrder')
    await openSelector(page, language, arnica)
    await expect.poll(() => firstStepTop(page, language)).toBeLessThan(260)
    const bar = selectionIn(page, language)
    await expect(addButtonIn(page, language)).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThanOrEqual(90)
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: textIn(language, 'Quick order'), exact: true }),
    ).toBeInViewport()
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(overflow).toBeLessThanOrEqual(0)
  })

for (const key of ['shop.gemmotherapy', 'shop.phytotherapy', 'shop.oligotherapy'] as const)
  test(`begins the steps of ${key} near the top of a small screen`, async ({ page }) => {
    await page.setViewportSize(phone)
    await logIn(page, 'de', 'mayOrder')
    await open(page, 'de', key)
    await expect.poll(() => firstStepTop(page, 'de')).toBeLessThan(260)
  })

for (const key of ['home', 'shop.homeopathy.complexes'] as const)
  test(`draws containers with a printed label that fill the cards of ${key}`, async ({ page }) => {
    await open(page, 'de', key)
    const card = page.getByRole('listitem').filter({ has: page.locator('.product-label-picture') })
    const drawing = card.locator('.container-picture').first()
    const share = () =>
      drawing.evaluate((svg) => {
        const plate = svg.parentElement?.getBoundingClientRect().height ?? 0
        return svg.getBoundingClientRect().height / plate
      })
    await expect.poll(share).toBeGreaterThan(0.6)
    await expect(drawing).toContainText(/\p{L}{4}/u)
    await expect(page.getByRole('main').locator('img[src^="/pictures/"]')).toHaveCount(0)
  })
