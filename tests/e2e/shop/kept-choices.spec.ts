import { textIn } from '../messages.fixtures.ts'
import { arnica, openSelector } from '../order.fixtures.ts'
import { cartOf, choose, highlightedOption, radio, selectionIn } from '../shop.fixtures.ts'
import { expect, expectAccessible, logIn, open, type Page, test } from '../site.fixtures.ts'

const t = (english: string, values?: Record<string, string>) => textIn('de', english, values)

const search = (page: Page) => page.getByRole('combobox')

/** What the notice says about the previous remedy's choices. */
const notice = (page: Page) =>
  page
    .getByRole('group', { name: t('Remedy'), exact: true })
    .getByRole('status')
    .filter({ hasText: /Mittel übernommen|nicht erhältlich|gelöscht/ })

const anotherRemedy = (page: Page) =>
  selectionIn(page, 'de').getByRole('button', { name: t('Choose another remedy') })

const choosesByKeyboard = async (page: Page, typed: string, name: string) => {
  await expect(search(page)).toBeFocused()
  await page.keyboard.type(typed)
  await expect(highlightedOption(page)).toContainText(name)
  await page.keyboard.press('Enter')
}

const quantity = (page: Page) => page.getByRole('textbox', { name: /^Menge/ })

test('adds further remedies with the same preparation by keyboard', async ({ page }) => {
  await logIn(page, 'de', 'mayOrder')
  await openSelector(page, 'de', arnica)
  await anotherRemedy(page).click()
  await expect(notice(page)).toHaveText(/: 30\s?CH · Globuli · /)
  await expect(search(page)).toBeFocused()
  await expect(page).toHaveURL(/\/einzelmittel$/)
  await expectAccessible(page)
  await choosesByKeyboard(page, 'bellad', 'Belladonna')

  await expect(page).toHaveURL(/_b-ch_c-30_d-globuli_f-tube-1g$/)
  await expect(radio(page, 'Globuli')).toBeChecked()
  await expect(notice(page)).toHaveText(/: 30\s?CH · Globuli · /)
  await expect(quantity(page)).toBeFocused()
  await expect(quantity(page)).toBeInViewport()
  // What is typed replaces the quantity; Enter adds.
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => cartOf(page))
    .toMatchObject([
      {
        name: 'Belladonna',
        quantity: 3,
        info: { scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' },
      },
    ])
  await expect(anotherRemedy(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(search(page)).toBeFocused()
  await choosesByKeyboard(page, 'nux vom', 'Nux vomica')
  await expect(quantity(page)).toHaveValue('1')
})

test('says which choices another remedy does not have', async ({ page }) => {
  await openSelector(page, 'de', 'a-159_b-k_c-200_d-globuli_f-tube-1g')
  await anotherRemedy(page).click()
  await search(page).fill('abrus prec')
  await highlightedOption(page).click()
  await expect(notice(page)).toContainText(
    t('Not available for {name}: {droppedList}', {
      name: 'Abrus precatorius',
      droppedList: '200 K',
    }).trim(),
  )
  await expectAccessible(page)
  // Form and size follow once the potency is chosen.
  await choose(page, 'CH')
  await page.getByRole('slider').fill('9')
  await expect(page).toHaveURL(/_b-ch_c-\d+_d-globuli_f-tube-1g$/)
})

test('clears the kept choices by one key or the button', async ({ page }) => {
  await openSelector(page, 'de', arnica)
  await anotherRemedy(page).click()
  await expect(notice(page)).toContainText('Globuli')
  await page.keyboard.press('Escape')
  await expect(notice(page)).toHaveText(t('The kept choices have been cleared.'))
  await choosesByKeyboard(page, 'bellad', 'Belladonna')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)

  await openSelector(page, 'de', arnica)
  await anotherRemedy(page).click()
  await choosesByKeyboard(page, 'bellad', 'Belladonna')
  await page.getByRole('button', { name: t('Clear choices') }).click()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page).toHaveURL(/\/a-\d+$/)
})

test('keeps nothing after a click on the chosen remedy (D2 §4)', async ({ page }) => {
  await openSelector(page, 'de', arnica)
  await page.getByRole('button', { name: t('Change') }).click()
  await expect(search(page)).toBeFocused()
  await expect(notice(page)).toHaveCount(0)
  await choosesByKeyboard(page, 'bellad', 'Belladonna')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('keeps the size of a gemmotherapy remedy for another one', async ({ page }) => {
  await open(page, 'de', 'shop.gemmotherapy', { remedyCode: 'a-10001' })
  await choose(page, '60 ml')
  await anotherRemedy(page).click()
  await expect(notice(page)).toHaveText(/: 60\sml$/)
  await choosesByKeyboard(page, 'ribes', 'Ribes nigrum')
  await expect(radio(page, '60 ml')).toBeChecked()
  await expect(quantity(page)).toBeFocused()
  await page.getByRole('button', { name: t('Change') }).click()
  await expect(notice(page)).toHaveCount(0)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})
