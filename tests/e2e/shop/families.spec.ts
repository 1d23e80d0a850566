import { familySizes, sizedFamilyNames } from '../../../domain/catalogue/sized-family.ts'
import { textIn } from '../messages.fixtures.ts'
import { addToCart, openCart } from '../order.fixtures.ts'
import {
  beginsWith,
  cartOf,
  highlightedOption,
  option,
  radio,
  selectionIn,
} from '../shop.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  logIn,
  open,
  type Page,
  test,
} from '../site.fixtures.ts'

/** One remedy of each family, its search text in any language, and a size with its price. */
const asked = {
  gemmotherapy: {
    id: 10_001,
    typed: 'abies pect',
    shown: 'Abies pectinata',
    name: 'Silver fir',
    size: '60ml',
    price: '29,50 CHF',
  },
  phytotherapy: {
    id: 20_001,
    typed: 'achillea',
    shown: 'Achillea millefolium',
    name: 'Yarrow',
    size: '125ml',
    price: '39,80 CHF',
  },
  oligotherapy: {
    id: 30_002,
    typed: 'Ag',
    shown: 'Ag · 20 mg/l',
    name: 'Silver',
    size: '150ml',
    price: '34,50 CHF',
  },
} as const

/** The name in the cart: plants in Latin, elements in the language of the page. */
const cartNames = {
  gemmotherapy: () => 'Abies pectinata, gemmae',
  phytotherapy: () => 'Achillea millefolium, herba',
  oligotherapy: (language: string) =>
    ({ fr: 'Argent', de: 'Silber', it: 'Argento' })[language] ?? 'Silver',
}

/** The card of a size such as '60ml'; the price follows its name. */
const sizeCard = (page: Page, size: string) => radio(page, size.replace('ml', ' ml'))

/** A size can be chosen only after a remedy. */
const expectSizeClosed = (page: Page, size: string) =>
  expect(sizeCard(page, size)).toHaveAttribute('aria-disabled', 'true')

for (const [at, family] of sizedFamilyNames.entries()) {
  const language = (['de', 'fr', 'it'] as const)[at % 3] ?? 'en'
  const { id, typed, shown, name, size, price } = asked[family]
  const [smallest = ''] = familySizes(family)
  const pageKey = `shop.${family}` as const

  test(`chooses ${family} by keyboard and adds it to the cart in ${language}`, async ({ page }) => {
    test.slow()
    await logIn(page, language, 'mayOrder')
    await open(page, language, pageKey)
    await expectSizeClosed(page, size)
    await page.getByRole('combobox').focus()
    // Short lists open when the field receives the focus (D2 §5).
    await expect(highlightedOption(page)).toBeVisible()
    await page.keyboard.type(typed)
    await expect(highlightedOption(page)).toContainText(shown)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/a-${id}$`))

    // The focus has moved to the sizes; arrow keys choose one.
    await expect(sizeCard(page, smallest)).toBeFocused()
    await page.keyboard.press('Space')
    while (!(await sizeCard(page, size).isChecked())) await page.keyboard.press('ArrowRight')
    await expect(selectionIn(page, language).getByText(price)).toBeVisible()
    if (language === 'de') await expectAccessible(page)
    await expect(page).toHaveURL(new RegExp(`/a-${id}$`))

    await addToCart(page, language)
    await expect.poll(() => cartOf(page)).toHaveLength(1)
    const [line] = await cartOf(page)
    expect(line).toMatchObject({
      name: cartNames[family](language),
      icon: family,
      quantity: 1,
      info: { type: family, size },
    })
    const panel = await openCart(page)
    await expect(panel.getByRole('heading', { name: cartNames[family](language) })).toBeVisible()
    await expect(panel.getByText(size.replace('ml', '\u00a0ml'))).toBeVisible()
  })

  test(`links every name of the ${family} index to its page without script`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await page.goto(`/en/shop/${family}`)
    const index = page.getByRole('region', { name: textIn('en', 'Index of remedies') })
    await index.getByRole('link', { name: beginsWith(name) }).click()
    await expect(page).toHaveURL(new RegExp(`/a-${id}$`))
    await expect(page).toHaveTitle(new RegExp(`^${name} – `))
    await expect(page.getByRole('region', { name: 'Your selection' })).toContainText(name)
    await expect(
      page
        .getByRole('group', { name: 'Remedy' })
        .getByRole('paragraph')
        .filter({ hasText: new RegExp(`^${name}$`) }),
    ).toBeVisible()
    await expect(page.getByRole('group', { name: 'Size' })).toContainText(price)
    await page.context().close()
  })

  // What follows is the same for each: one family stands for them.
  if (at > 0) continue

  test(`keeps the remedy of ${family} after a reload and in a shared address`, async ({ page }) => {
    await open(page, 'en', pageKey, { remedyCode: `a-${id}` })
    const title = await page.title()
    await expect(page.getByRole('button', { name: 'Change' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Change' })).toBeVisible()
    await expect(page).toHaveTitle(title)

    // A click on the field clears remedy and size and opens the list.
    await sizeCard(page, size).check({ force: true })
    await page.getByRole('button', { name: 'Change' }).click()
    await expect(page).toHaveURL(new RegExp(`/${family}$`))
    await expectSizeClosed(page, size)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(page.getByRole('combobox')).toBeFocused()
    await expect(highlightedOption(page)).toBeVisible()
    await expect(page).not.toHaveTitle(title)
  })

  test(`drops impossible parts of an address of ${family}`, async ({ page }) => {
    for (const remedyCode of ['a-999999', 'a-159', 'nonsense', `b-ch_a-${id}`]) {
      await open(page, 'en', pageKey, { remedyCode })
      await expect(page).toHaveURL(new RegExp(`/${family}$`))
      await expectSizeClosed(page, size)
    }
    await open(page, 'en', pageKey, { remedyCode: `a-${id}_f-30ml_g-4` })
    await expect(page).toHaveURL(new RegExp(`/a-${id}$`))
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })
}

test('requires two letters to search a long list, none for a short one', async ({ page }) => {
  await open(page, 'en', 'shop.homeopathy.remedies')
  await page.getByRole('combobox').fill('a')
  await expect(page.getByText('Type more to see results...')).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.getByRole('combobox').fill('ar')
  await expect(highlightedOption(page)).toBeVisible()
  await page.getByRole('combobox').fill('')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByText(/^1.?919 remedies$/)).toBeVisible()

  await open(page, 'en', 'shop.gemmotherapy')
  await page.getByRole('combobox').fill('a')
  await expect(highlightedOption(page)).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByText('66 remedies')).toBeVisible()
})

test('finds a remedy by name on the front page of homeopathy', async ({ page }) => {
  await open(page, 'en', 'shop.homeopathy')
  await page.getByRole('combobox').fill('nat-m')
  await option(page, 'Natrum muriaticum').click()
  await expect(page).toHaveURL(/\/remedies\/a-\d+$/)
  await expect(page.getByRole('button', { name: 'Change' })).toContainText('Natrum muriaticum')
})

for (const family of ['homeopathy', 'oligotherapy'] as const)
  test(`shows an accessible front page of ${family}`, async ({ page }) => {
    await open(page, 'en', `shop.${family}`)
    await expect(page.getByRole('heading', { name: 'How to choose' })).toBeVisible()
    await expectAccessible(page)
  })

test('describes the chosen remedy, picked or taken from the address', async ({ page, request }) => {
  await open(page, 'de', 'shop.gemmotherapy')
  await page.getByRole('combobox').fill('abies pect')
  await highlightedOption(page).click()
  const step = page.getByRole('group', { name: textIn('de', 'Remedy'), exact: true })
  const said = step.getByRole('paragraph')
  await expect(said).toContainText(/Tanne|Weisstanne/)
  const text = await said.textContent()
  expect(text).toMatch(/\.$/)
  const path = addressIn('de', 'shop.gemmotherapy', { remedyCode: 'a-10001' })
  expect(await (await request.get(path)).text()).toContain(text)
})
