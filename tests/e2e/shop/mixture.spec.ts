import { addToCart, openCart } from '../order.fixtures.ts'
import { choose, highlightedOption, option, radio, selectionIn } from '../shop.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  logIn,
  open,
  test,
  untilScripted,
} from '../site.fixtures.ts'
import {
  addHomeopathic,
  addPlant,
  card,
  cardHeader,
  expectClosed,
  mixtureOfThirty,
  openBuilder,
  persistMixture,
  substancesStep,
} from './mixture.fixtures.ts'

const arnica = ['arnica mon', 'Arnica montana', '30 CH'] as const
const bryonia = ['bryonia alba', 'Bryonia alba', '9 CH'] as const

const unnamed = 'New substance'

test('builds a mixture by keyboard', async ({ page }) => {
  test.slow()
  await openBuilder(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add the first substance' }).focus()
  await page.keyboard.press('Enter')
  await expect(radio(card(page, unnamed), 'Homeopathy')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('arnica mon')
  await expect(highlightedOption(page)).toBeVisible()
  await page.keyboard.press('Enter')
  // The focus moves to the scale.
  await expect(radio(card(page, 'Arnica montana'), 'DH')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('slider')).toBeFocused()
  await page.keyboard.press('End')
  await expect(card(page, 'Arnica montana 1000 CH')).toBeVisible()
  await expectAccessible(page)
  // Enter collapses the finished substance and adds a new one.
  await page.keyboard.press('Enter')
  await expect(radio(card(page, unnamed), 'Homeopathy')).toBeFocused()
  await expect(cardHeader(page, 'Arnica montana', false)).toBeVisible()
})

test('collapses a card when type, substance and scale are set', async ({ page }) => {
  await openBuilder(page)
  await page.getByRole('button', { name: 'Add the first substance' }).click()
  const close = page.getByRole('button', { name: 'Close', exact: true })
  await expect(close).toHaveAttribute('aria-disabled', 'true')
  await close.click({ force: true })
  await expect(cardHeader(page, unnamed, true)).toBeVisible()
  await choose(page, 'Homeopathy')
  await page.getByRole('combobox').fill('arnica mon')
  await option(page, 'Arnica montana').click()
  await expect(close).toHaveAttribute('aria-disabled', 'true')
  await choose(page, 'CH')
  await close.click()
  const header = cardHeader(page, 'Arnica montana', false)
  await expect(header).toContainText('incomplete')
  await expect(header).toBeFocused()
})

test('asks for confirmation before deleting a substance', async ({ page }) => {
  await openBuilder(page)
  await addHomeopathic(page, ...arnica)
  await addPlant(page, 'Gemmotherapy', 'Silver fir')
  const question = page.getByText('Do you want to delete this substance?')
  const remove = page.getByRole('button', { name: 'Delete Arnica montana' })
  await remove.click()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(substancesStep(page).getByRole('listitem')).toHaveCount(1)
  await expect(cardHeader(page, 'Abies pectinata, gemmae', true)).toBeFocused()
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
  const all = ['Granules', 'Globules', 'Drops', 'Cream', 'Trituration', 'Suppository']
  await openBuilder(page)
  await expectClosed(page, all, 'Add a substance first.')
  await addHomeopathic(page, 'arnica mon', 'Arnica montana')
  await expectClosed(
    page,
    ['Granules', 'Globules'],
    'Granules/Globuli are only available if there is at least one Homeopathy substance',
  )
  await expectClosed(page, ['Drops', 'Cream'], 'Complete a substance first.')
  await page.getByRole('button', { name: '30 CH', exact: true }).click()
  for (const name of all) await expect(radio(page, name)).not.toHaveAttribute('aria-disabled')

  // 200 CH makes Drops unavailable; the nearest allowed dilution restores them.
  await choose(page, 'Drops')
  await choose(page, 'NACL')
  await choose(page, 'Bottle 30 ml')
  await page.getByRole('button', { name: '200 CH', exact: true }).click()
  const taken = 'Drops is no longer selected. Drops are only available up to 30CH'
  await expect(page.getByText(taken)).toBeVisible()
  await expectClosed(page, ['Drops'], 'Drops are only available up to 30CH')
  await expect(radio(page, 'Drops')).not.toBeChecked()
  await page.getByRole('button', { name: 'Nearest: 30 CH' }).click()
  await expect(radio(page, 'Drops')).toBeChecked()
  await expect(card(page, 'Arnica montana 30 CH')).toBeVisible()

  // With a plant, only Drops are available, and no carrier.
  await choose(page, 'NACL')
  await addPlant(page, 'Phytotherapy', 'Yarrow')
  const names = 'Granules, Globules, Cream, Trituration, Suppository'
  await expectClosed(
    page,
    all.filter((name) => name !== 'Drops'),
    `${names}: not available if there is a Phyto- or Gemmotherapy substance`,
  )
  await expect(
    page.getByText('Vehicle: not available if there is a Phyto- or Gemmotherapy substance', {
      exact: true,
    }),
  ).toBeVisible()
  await expect(page.getByRole('group', { name: 'Vehicle for the drops' })).toHaveCount(0)
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
  await expect(radio(page, 'Drops')).not.toHaveAttribute('aria-disabled')
})

test('prices mixed drops by the most expensive component', async ({ page }) => {
  await openBuilder(page)
  await addHomeopathic(page, ...arnica)
  await addPlant(page, 'Phytotherapy', 'Yarrow')
  await addPlant(page, 'Gemmotherapy', 'Silver fir')
  await choose(page, 'Drops')
  await choose(page, 'Bottle 30 ml')
  const selection = selectionIn(page, 'en')
  const components = selection.getByRole('region', {
    name: 'The price of mixed drops is that of the most expensive group they contain:',
  })
  const prices = components.getByRole('definition')
  await expect(prices).toHaveCount(3)
  const amounts = (await prices.allTextContents()).map((text) =>
    Number(text.replace(/[^\d,]/g, '').replace(',', '.')),
  )
  const total = `${Math.max(...amounts)
    .toFixed(2)
    .replace('.', ',')} CHF`
  // Once for the component, once for the mixture.
  await expect(selection.getByText(total, { exact: true })).toHaveCount(2)
  await expect(page.getByRole('status').filter({ hasText: `— ${total}` })).toBeVisible()
})

test('keeps the mixture after a reload and a login, clears it on logout', async ({ page }) => {
  test.slow()
  await openBuilder(page)
  await addHomeopathic(page, ...arnica)
  await addHomeopathic(page, ...bryonia)
  await choose(page, 'Globules')
  await choose(page, 'Tube 1 g')
  await page.getByLabel('Name of the mixture (optional)').fill('Winter')
  await page.reload()
  await untilScripted(page)
  await expect(card(page, 'Bryonia alba 9 CH')).toBeVisible()

  // Visitors are asked to log in; the mixture is restored afterwards.
  await addToCart(page, 'en')
  await expect(
    page.getByRole('heading', { name: 'Please log in or register to buy products.' }),
  ).toBeVisible()
  await logIn(page, 'en', 'mayOrder')
  await openBuilder(page)
  await expect(
    selectionIn(page, 'en').getByText('Price for 2–4 homeopathic substances'),
  ).toBeVisible()
  await addToCart(page, 'en')
  const panel = await openCart(page)
  await expect(panel.getByRole('heading', { name: 'Winter' })).toBeVisible()
  await expect(panel.getByText('Globules · Tube 1 g')).toBeVisible()
  await expect(panel.getByText('Homeopathy: Arnica montana 30 CH')).toBeVisible()
  await page.keyboard.press('Escape')

  // The mixture stays and a new one can be started; logging out deletes it.
  await expect(card(page, 'Bryonia alba')).toBeVisible()
  await open(page, 'en', 'account')
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(`**${addressIn('en', 'home')}`)
  await openBuilder(page)
  await expect(page.getByRole('button', { name: 'Add the first substance' })).toBeVisible()
})

test('asks for confirmation before restarting a mixture that is not in the cart', async ({
  page,
}) => {
  await openBuilder(page)
  await addHomeopathic(page, ...arnica)
  await choose(page, 'Cream')
  // Creme has one size, which is preselected.
  await page.getByRole('button', { name: 'Start a new mixture' }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Keep' }).click()
  await expect(question).toBeHidden()
  await expect(card(page, 'Arnica montana')).toBeVisible()
  await page.getByRole('button', { name: 'Start a new mixture' }).click()
  await question.getByRole('button', { name: 'Start a new mixture' }).click()
  await expect(page.getByRole('button', { name: 'Add the first substance' })).toBeFocused()
})

test('rejects a mixture with an unfinished substance', async ({ page }) => {
  await openBuilder(page)
  await addHomeopathic(page, ...arnica)
  await choose(page, 'Cream')
  await page.getByRole('button', { name: 'Add a substance' }).click()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Complete or delete the current substance' }).click()
  await expect(radio(card(page, unnamed), 'Homeopathy')).toBeFocused()
})

test("restores thirty substances with today's names", async ({ page }) => {
  await persistMixture(page, mixtureOfThirty)
  await openBuilder(page)
  await expect(substancesStep(page).getByRole('listitem')).toHaveCount(30)
  await expect(page.getByText('as listed')).toHaveCount(0)
  const selection = selectionIn(page, 'en')
  await expect(selection.getByText('Price for 11 or more homeopathic substances')).toBeVisible()
  await expect(page.getByText('and 22 more').filter({ visible: true })).toHaveCount(1)
  await expect(
    selection.getByText('Custom mixture · 30 substances · Globules · Tube 1 g · × 1'),
  ).toBeVisible()
  await expectAccessible(page)
})

test('limits a mixture to fifty substances', async ({ page }) => {
  const [first] = mixtureOfThirty.substances
  const substances = Array.from({ length: 50 }, (_, at) => ({ ...first, key: at + 1 }))
  await persistMixture(page, { ...mixtureOfThirty, substances })
  await openBuilder(page)
  // The label shows a button for the next step until the persisted mixture is read.
  const step = substancesStep(page)
  const add = step.getByRole('button', { name: 'Add a substance' })
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('A mixture can contain at most 50 substances.')).toBeVisible()
  const cards = step.getByRole('listitem')
  await expect(cards).toHaveCount(50)
  await add.press('Enter')
  await expect(cards).toHaveCount(50)
})

for (const junk of [7, 'x', { substances: [{ key: 'a' }, null], form: 'tea' }, { substances: 3 }])
  test(`ignores the persisted value ${JSON.stringify(junk)}`, async ({ page }) => {
    await persistMixture(page, junk)
    await openBuilder(page)
    await expect(page.getByRole('button', { name: 'Add the first substance' })).toBeVisible()
  })

test('shows name and price in the bottom bar on small screens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await persistMixture(page, mixtureOfThirty)
  await openBuilder(page)
  const bar = selectionIn(page, 'en')
  await expect(bar.getByText('Custom mixture').filter({ visible: true })).toBeVisible()
  await expect(bar.getByText(/CHF/).filter({ visible: true })).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(360)
})
