import { blockTypes } from '../../../blocks/manifest.ts'
import { cpuSlowdown } from '../cpu-slowdown.ts'
import { expect, expectAccessible, logIn, test, untilScripted } from '../site.fixtures.ts'

const addressIn = (language: string) => `/${language}/block-gallery`

test('hides the block gallery from visitors and customers', async ({ page }) => {
  const answer = async () => (await page.request.get(addressIn('fr'))).status()
  expect(await answer()).toBe(404)
  await logIn(page, 'fr', 'mayOrder')
  expect(await answer()).toBe(404)
})

for (const language of ['de', 'fr'] as const)
  test(`shows administrators every block in ${language}`, async ({ page }) => {
    test.setTimeout(180_000 * cpuSlowdown)
    await logIn(page, language, 'administrator')
    await page.goto(addressIn(language))
    await untilScripted(page)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const shown = page.locator('[data-block]')
    await expect.poll(() => shown.evaluateAll((all) => all.map(({ id }) => id))).toEqual(blockTypes)
    // All languages at the narrowest width; German, with the longest words, at 1440 px as well.
    for (const width of language === 'de' ? [360, 1440] : [360]) {
      await page.setViewportSize({ width, height: 900 })
      // Scrolling loads images and lazy content.
      for (const block of await shown.all()) await block.scrollIntoViewIfNeeded()
      if (language === 'de') await expectAccessible(page)
      const widest = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(widest, 'nothing is wider than the window').toBeLessThanOrEqual(width)
    }
  })

const longVoice = /^The list of remedies is complete/

test('opens and closes a long testimonial by keyboard, shows it whole without script', async ({
  page,
  browser,
}) => {
  await logIn(page, 'en', 'administrator')
  await page.goto(addressIn('en'))
  await untilScripted(page)
  const voice = page.getByRole('listitem').filter({ hasText: longVoice })
  const end = voice.getByText('knew the remedy that I was speaking of.')
  const more = voice.getByRole('button', { expanded: false })
  await expect(end).toBeHidden()
  // Blocks are hydrated after the page.
  await expect(async () => {
    if (!(await end.isVisible())) await more.press('Enter', { timeout: 500 })
    await expect(end).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await voice.getByRole('button', { expanded: true }).press('Space')
  await expect(end).toBeHidden()

  const storageState = await page.context().storageState()
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState })
  const unscripted = await plain.newPage()
  await unscripted.goto(addressIn('en'))
  const whole = unscripted.getByRole('listitem').filter({ hasText: longVoice })
  await expect(whole.getByText('knew the remedy that I was speaking of.')).toBeVisible()
  await expect(whole.getByRole('button')).toBeHidden()
  await plain.close()
})
