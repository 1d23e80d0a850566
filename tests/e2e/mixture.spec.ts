import { mixtureOfThirty } from '../../bench/mixture-of-thirty.ts'
import {
  addHomeopathic,
  addPlant,
  card,
  choose,
  expectClosed,
  form,
  keepMixture,
  openBuilder,
} from './mixture.fixtures.ts'
import { addToCart, openCart } from './order.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  logIn,
  open,
  test,
  untilScripted,
} from './site.fixtures.ts'

const arnica = ['arnica mon', 'Arnica montana', '30 CH'] as const
const bryonia = ['bryonia alba', 'Bryonia', '9 CH'] as const

const summary = 'Custom mixture'

test('builds a mixture by keyboard', async ({ page }) => {
  test.slow()
  await openBuilder(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add the first substance' }).focus()
  await page.keyboard.press('Enter')
  await expect(card(page, 1).locator('input[value=Homeopathy]')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('arnica mon')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  // The focus moves on to the scale.
  await expect(card(page, 1).locator('input[value=DH]')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('slider')).toBeFocused()
  await page.keyboard.press('End')
  await expect(card(page, 1)).toContainText('Arnica montana 1000 CH')
  await expectAccessible(page)
  // One key to the next: a finished substance closes, a new one begins.
  await page.keyboard.press('Enter')
  await expect(card(page, 2).locator('input[value=Homeopathy]')).toBeFocused()
  await expect(card(page, 1).locator('[data-header]')).toHaveAttribute('aria-expanded', 'false')
})

test('collapses a card when type, substance and scale are set', async ({ page }) => {
  await openBuilder(page)
  await page.getByRole('button', { name: 'Add the first substance' }).click()
  const first = card(page, 1)
  const close = first.getByRole('button', { name: 'Close' })
  await expect(close).toHaveAttribute('aria-disabled', 'true')
  await close.click({ force: true })
  await expect(first.locator('[data-header]')).toHaveAttribute('aria-expanded', 'true')
  await choose(page, 'Homeopathy')
  await first.getByRole('combobox').fill('arnica mon')
  await first.getByRole('option', { name: 'Arnica montana' }).first().click()
  await expect(close).toHaveAttribute('aria-disabled', 'true')
  await first.locator('input[value=CH]').check({ force: true })
  await close.click()
  await expect(first.locator('[data-header]')).toHaveAttribute('aria-expanded', 'false')
  await expect(first.getByText('incomplete')).toBeVisible()
  await expect(first.locator('[data-header]')).toBeFocused()
})

test('asks for confirmation before deleting a substance', async ({ page }) => {
  await openBuilder(page)
  await addHomeopathic(page, ...arnica)
  await addPlant(page, 'Gemmotherapy', 'Silver fir')
  const question = page.getByText('Do you want to delete this substance?')
  await card(page, 1).locator('[data-delete]').click()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(card(page, 1).locator('[data-delete]')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.locator('#step-substances ol > li')).toHaveCount(1)
  await expect(card(page, 1)).toContainText('Abies pectinata, gemmae')
  await expect(card(page, 1).locator('[data-header]')).toBeFocused()
})

test('shows one button to add a substance, empty or not', async ({ page }) => {
  await openBuilder(page)
  const buttons = page.getByRole('button', { name: /substance/i })
  await expect(buttons).toHaveText(['Add the first substance'])
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await addHomeopathic(page, ...arnica)
  await expect(page.getByRole('button', { name: 'Add a substance' })).toHaveCount(1)
})

test('says why a form is not available', async ({ page }) => {
  test.slow()
  const all = ['granules', 'globuli', 'drops', 'creme', 'trituration', 'suppository']
  await openBuilder(page)
  await expectClosed(page, all, 'Add a substance first.')
  await addHomeopathic(page, 'arnica mon', 'Arnica montana')
  await expectClosed(
    page,
    ['granules', 'globuli'],
    'Granules/Globuli are only available if there is at least one Homeopathy substance',
  )
  await expectClosed(page, ['drops', 'creme'], 'Complete a substance first.')
  await card(page, 1).getByRole('button', { name: '30 CH', exact: true }).click()
  for (const value of all) await expect(form(page, value)).not.toHaveAttribute('aria-disabled')

  // 200 CH takes Drops away, and the nearest way brings them back.
  await choose(page, 'drops')
  await choose(page, 'nacl')
  await choose(page, 'bottle-30ml')
  await card(page, 1).getByRole('button', { name: '200 CH', exact: true }).click()
  const taken = 'Drops is no longer selected. Drops are only available up to 30CH'
  await expect(page.getByText(taken)).toBeVisible()
  await expectClosed(page, ['drops'], 'Drops are only available up to 30CH')
  await expect(form(page, 'drops')).not.toBeChecked()
  await page.getByRole('button', { name: 'Nearest: 30 CH' }).click()
  await expect(form(page, 'drops')).toBeChecked()
  await expect(card(page, 1)).toContainText('30 CH')

  // A plant leaves Drops alone, without a carrier.
  await choose(page, 'nacl')
  await addPlant(page, 'Phytotherapy', 'Yarrow')
  const names = 'Granules, Globules, Cream, Trituration, Suppository'
  await expectClosed(
    page,
    all.filter((value) => value !== 'drops'),
    `${names}: not available if there is a Phyto- or Gemmotherapy substance`,
  )
  await expect(
    page.getByText('Vehicle: not available if there is a Phyto- or Gemmotherapy substance').last(),
  ).toBeVisible()
  await expect(page.locator('input[name=carrier]')).toHaveCount(0)
  await expectAccessible(page)
})

test('names the substance to change when no form is left (R15)', async ({ page }) => {
  await openBuilder(page)
  await addHomeopathic(page, 'arnica mon', 'Arnica montana', '200 CH')
  await addPlant(page, 'Phytotherapy', 'Yarrow')
  const notice = page.getByRole('alert').filter({ hasText: 'No form is available' })
  await expect(notice).toContainText('Arnica montana 200 CH')
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Change to 30 CH' }).click()
  await expect(notice).toBeHidden()
  await expect(form(page, 'drops')).not.toHaveAttribute('aria-disabled')
})

test('prices mixed drops by the most expensive component', async ({ page }) => {
  await openBuilder(page)
  await addHomeopathic(page, ...arnica)
  await addPlant(page, 'Phytotherapy', 'Yarrow')
  await addPlant(page, 'Gemmotherapy', 'Silver fir')
  await choose(page, 'drops')
  await choose(page, 'bottle-30ml')
  await expect(
    page.getByText('The price of mixed drops is that of the most expensive component:').first(),
  ).toBeVisible()
  const prices = await page.locator('dl:has(dt:text-is("Phytotherapy")) dd').allTextContents()
  const amounts = prices
    .slice(0, 3)
    .map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')))
  expect(amounts).toHaveLength(3)
  await expect(page.locator('.price.text-2xl').first()).toHaveText(
    `${Math.max(...amounts)
      .toFixed(2)
      .replace('.', ',')} CHF`,
  )
})

test('keeps the mixture after a reload and a login, clears it on logout', async ({ page }) => {
  test.slow()
  await openBuilder(page)
  await addHomeopathic(page, ...arnica)
  await addHomeopathic(page, ...bryonia)
  await choose(page, 'globuli')
  await choose(page, 'tube-1g')
  await page.getByLabel('Name of the mixture (optional)').fill('Winter')
  await page.reload()
  await untilScripted(page)
  await expect(card(page, 2)).toContainText('9 CH')

  // A visitor is told to log in; what was made is there afterwards.
  await addToCart(page, 'en')
  await expect(page.getByText('Please log in or register to buy products.').first()).toBeVisible()
  await logIn(page, 'en', 'mayOrder')
  await openBuilder(page)
  await expect(page.getByText('Price for 2–4 homeopathic substances').first()).toBeVisible()
  await addToCart(page, 'en')
  const panel = await openCart(page)
  await expect(panel.getByRole('heading', { name: 'Winter' })).toBeVisible()
  await expect(panel.getByText('Globules · Tube 1 g')).toBeVisible()
  await expect(panel.getByText('Homeopathy: Arnica montana 30 CH')).toBeVisible()
  await page.keyboard.press('Escape')

  // It stays, and a new one can be begun; logging out forgets what is being made.
  await expect(card(page, 2)).toBeVisible()
  await open(page, 'en', 'account')
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await page.waitForURL(`**${addressIn('en', 'home')}`)
  await openBuilder(page)
  await expect(page.getByRole('button', { name: 'Add the first substance' })).toBeVisible()
})

test('asks for confirmation before restarting a mixture that is not in the cart', async ({
  page,
}) => {
  await openBuilder(page)
  await addHomeopathic(page, ...arnica)
  await choose(page, 'creme')
  // Creme has one size, which need not be asked for.
  await page.getByRole('button', { name: 'Start a new mixture' }).first().click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Keep' }).click()
  await expect(card(page, 1)).toBeVisible()
  await page.getByRole('button', { name: 'Start a new mixture' }).first().click()
  await question.getByRole('button', { name: 'Start a new mixture' }).click()
  await expect(page.getByRole('button', { name: 'Add the first substance' })).toBeFocused()
})

test('rejects a mixture with an unfinished substance', async ({ page }) => {
  await openBuilder(page)
  await addHomeopathic(page, ...arnica)
  await choose(page, 'creme')
  await page.getByRole('button', { name: 'Add a substance' }).click()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0)
  await page
    .getByRole('button', { name: 'Complete or delete the current substance' })
    .first()
    .click()
  await expect(card(page, 2).locator('input').first()).toBeFocused()
})

test("restores thirty substances with today's names", async ({ page }) => {
  await keepMixture(page, mixtureOfThirty)
  await openBuilder(page)
  await expect(page.locator('#step-substances ol > li')).toHaveCount(30)
  await expect(page.getByText('as listed')).toHaveCount(0)
  await expect(page.getByText('Price for 11 or more homeopathic substances').first()).toBeVisible()
  await expect(
    page.getByText(`${summary} · 30 substances · Globules · Tube 1 g · × 1`, { exact: true }),
  ).toBeVisible()
  await expectAccessible(page)
})

test('limits a mixture to fifty substances', async ({ page }) => {
  const [first] = mixtureOfThirty.substances
  const substances = Array.from({ length: 50 }, (_, at) => ({ ...first, key: at + 1 }))
  await keepMixture(page, { ...mixtureOfThirty, substances })
  await openBuilder(page)
  // The label's own button for the next step is there until what was kept is read.
  const step = page.getByRole('group', { name: 'Substances' })
  const add = step.getByRole('button', { name: 'Add a substance' })
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('A mixture can contain at most 50 substances.')).toBeVisible()
  const cards = page.locator('#step-substances ol > li')
  await expect(cards).toHaveCount(50)
  await add.press('Enter')
  await expect(cards).toHaveCount(50)
})

for (const junk of [7, 'x', { substances: [{ key: 'a' }, null], form: 'tea' }, { substances: 3 }])
  test(`ignores the persisted value ${JSON.stringify(junk)}`, async ({ page }) => {
    await keepMixture(page, junk)
    await openBuilder(page)
    await expect(page.getByRole('button', { name: 'Add the first substance' })).toBeVisible()
  })

test('shows name and price in the bottom bar on small screens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await keepMixture(page, mixtureOfThirty)
  await openBuilder(page)
  const bar = page.locator('details').filter({ hasText: summary })
  await expect(bar.getByText(/CHF/).first()).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(360)
})
