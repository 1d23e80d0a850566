import { addressIn, expect, open, type Page, test, withMotion } from '../site.fixtures.ts'

test.use(withMotion)

const position = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Within a pixel: browsers round. */
const expectPosition = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await position(page)) - top)).toBeLessThanOrEqual(1)

/** Waits for the page and the pictures in sight. */
const untilShown = (page: Page) =>
  page.waitForFunction(() => {
    const inSight = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    return document.readyState === 'complete' && inSight.every(({ complete }) => complete)
  })

/** Follows a link of the footer without scrolling to it. */
const leave = async (page: Page) => {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' })
  await link.dispatchEvent('click')
  await expect(page).toHaveURL(addressIn('fr', 'imprint'))
  await expect.poll(() => position(page)).toBe(0)
}

for (const width of [390, 1280])
  for (const [key, top] of [
    ['home', 3200],
    ['company.story', 2000],
  ] as const)
    test(`restores the scroll position of ${key} at ${width} px after Back`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, 'fr', key)
      await page.waitForLoadState('networkidle')
      await page.evaluate((top) => scrollTo(0, top), top)
      await leave(page)
      await page.goBack()
      await expect(page).toHaveURL(addressIn('fr', key))
      await expectPosition(page, top)
      // Content that loads later does not move it.
      await untilShown(page)
      await expectPosition(page, top)

      await page.reload()
      await untilShown(page)
      await expectPosition(page, top)
    })
