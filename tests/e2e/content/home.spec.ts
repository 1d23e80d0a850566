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
