import { expect, expectAccessible, languages, open, test, withMotion } from '../site.fixtures.ts'

test.use(withMotion)

for (const language of languages) {
  test(`shows an accessible home page in ${language} without console errors`, async ({ page }) => {
    await open(page, language, 'home')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    if (language === 'de') await expectAccessible(page)
  })
}

test('loads every image without scrolling and leaves no part undrawn', async ({ page }) => {
  for (const key of ['home', 'shop.make_your_own', 'resources.where'] as const) {
    await open(page, 'de', key)
    const blank = () =>
      page.evaluate(() => ({
        images: [...document.images]
          .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth))
          .map(({ src }) => src),
        parts: [...document.querySelectorAll('body *')]
          .filter((element) => getComputedStyle(element).contentVisibility === 'auto')
          .map(({ className }) => className),
      }))
    await expect.poll(blank).toEqual({ images: [], parts: [] })
  }
})
