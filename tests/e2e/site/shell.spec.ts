import { languageNames } from '../../../domain/language.ts'
import { pageKeys } from '../../../domain/page/route-words.ts'
import { buttonIn } from '../controls.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  type Language,
  languages,
  open,
  type Page,
  test,
  untilScripted,
} from '../site.fixtures.ts'

const withoutParams = pageKeys.filter(
  (key) => !/\.(product|topic|post|order|list|formula)$/.test(key),
)

for (const language of languages) {
  test.describe(`the shell in ${language}`, () => {
    test('answers every page in its language with one heading and title', async ({ request }) => {
      test.slow()
      for (const key of withoutParams) {
        const answer = await request.get(addressIn(language, key))
        const html = await answer.text()
        const isPersonal = key.startsWith('account') || key === 'checkout'
        expect(isPersonal ? [200, 401] : [200], key).toContain(answer.status())
        expect(html, key).toContain(`<html lang="${language}">`)
        expect(html.match(/<h1[ >]/g) ?? [], key).toHaveLength(1)
        expect(html, key).toMatch(/<title>[^<]{3,}<\/title>/)
      }
    })

    test('leads to the same page in the next language', async ({ page }) => {
      const other = languages[(languages.indexOf(language) + 1) % languages.length] ?? 'fr'
      await open(page, language, 'company.garden')
      const name = textIn(language, 'Language and region')
      await page.getByRole('banner').getByRole('button', { name }).click()
      await page.getByRole('dialog').getByRole('link', { name: languageNames[other] }).click()
      await page.waitForURL(`**${addressIn(other, 'company.garden')}`)
      await expect(page.locator('html')).toHaveAttribute('lang', other)
    })

    test('opens the mobile menu and closes it on Escape', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await open(page, language, 'home')
      await buttonIn(page.getByRole('banner'), language, 'Menu').click()
      const menu = page.getByRole('dialog', { name: textIn(language, 'Menu'), exact: true })
      await expect(menu).toBeVisible()
      await expect.poll(() => menu.getByRole('link').count()).toBeGreaterThan(6)
      await expect(menu.getByRole('link', { name: /^\+41 / })).toHaveAttribute('href', /^tel:/)
      if (language === 'de') await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
    })

    test('answers 404 with links for an unknown address', async ({ page }) => {
      const answer = await page.goto(`/${language}/nowhere/at-all`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (language === 'de') await expectAccessible(page)
    })
  })
}

for (const [address, location] of [
  ['/', '/en/'],
  ['/pt/company', '/fr/entreprise/histoire'],
  ['/fr/company/story', '/fr/entreprise/histoire'],
  ['/de/shop', '/de/shop/homoeopathie'],
  ['/de/Impressum', '/de/impressum'],
  ['/de/shop/homoeopathie/KOMPLEXMITTEL', '/de/shop/homoeopathie/komplexmittel'],
  ['/en/shop/gemmotherapy/otcs', '/en/otcs/gemmotherapy'],
  ['/en/shop/food_supplements/some-product', '/en/shop/food_supplements/products/some-product'],
] as const) {
  test(`${address} redirects to ${location}`, async ({ request }) => {
    const answer = await request.get(address, {
      maxRedirects: 0,
      headers: { 'accept-language': 'pt' },
    })
    expect([301, 302]).toContain(answer.status())
    expect(new URL(answer.headers().location ?? '', answer.url()).pathname).toBe(location)
  })
}

const changeLanguage = async (page: Page, from: Language, to: Language) => {
  const name = textIn(from, 'Language and region')
  await page.getByRole('banner').getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('link', { name: languageNames[to] }).click()
}

test('keeps the query when the language changes', async ({ page }) => {
  await page.goto(`${addressIn('fr', 'resources.where')}?category=Doctor`)
  await untilScripted(page)
  await changeLanguage(page, 'fr', 'de')
  await expect(page).toHaveURL(`${addressIn('de', 'resources.where')}?category=Doctor`)
})

test('asks before a change of the language loses what was typed', async ({ page }) => {
  await open(page, 'fr', 'contact')
  const message = page.getByRole('main').locator('form[method=post] textarea').first()
  await message.fill('Bonjour')
  const asked: string[] = []
  page.once('dialog', (dialog) => {
    asked.push(dialog.message())
    return dialog.dismiss()
  })
  await changeLanguage(page, 'fr', 'it')
  expect(asked).toEqual([
    textIn('fr', 'Change the language? What you have typed on this page will be lost.'),
  ])
  await expect(page).toHaveURL(addressIn('fr', 'contact'))
  await expect(message).toHaveValue('Bonjour')
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('dialog').getByRole('link', { name: languageNames.it }).click()
  await expect(page).toHaveURL(addressIn('it', 'contact'))
})

test('scrolls to the top of a new page', async ({ page }) => {
  await open(page, 'en', 'home')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Legal notice' }).click()
  await page.waitForURL('**/imprint')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('drops an older or broken persisted state', async ({ page }) => {
  for (const stored of [
    '{',
    'null',
    '{"state":{"cart":[{"price":-1}],"user":{"login":1}},"version":5}',
    '"x"',
  ]) {
    await page.addInitScript((value) => localStorage.setItem('sn_v6', value), stored)
    await open(page, 'en', 'home')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('warns browsers without string normalisation', async ({ page }) => {
  await open(page, 'en', 'home')
  const told = page.waitForEvent('dialog')
  await page.evaluate(async () => {
    Reflect.deleteProperty(String.prototype, 'normalize')
    const script = document.createElement('script')
    script.src = '/outdated-browser.js'
    document.body.append(script)
  })
  const dialog = await told
  expect(dialog.message()).toContain('Your browser is outdated')
  await dialog.accept()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('shows complete pages and open menus without script', async ({ page }) => {
    await page.goto('/de/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const name = textIn('de', 'Language and region')
    await page.getByRole('banner').getByRole('button', { name }).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
  })
})
