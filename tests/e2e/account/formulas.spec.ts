import { buttonIn, fieldIn, linkIn } from '../controls.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { cartItems } from '../order.fixtures.ts'
import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  type Language,
  logInAs,
  open,
  type Page,
  test,
} from '../site.fixtures.ts'

const mixture = (dilution: string) => ({
  id: 0,
  name: '',
  info: {
    type: 'custom',
    name: '',
    substances: ['Homeopathy: Arnica montana 30CH', `Homeopathy: Arnica montana ${dilution}CH`],
    form: 'globuli',
    size: 'tube-1g',
  },
})

/** Saves a version of a formula over the form of the shelf. */
const saveVersion = async (page: Page, language: Language, formula: string, dilution: string) => {
  // The origin of the site.
  await open(page, language, 'account.shelf')
  const answer = await page.request.post(addressIn(language, 'account.shelf'), {
    form: {
      intent: 'save-formula',
      formula,
      line: JSON.stringify(mixture(dilution)),
      name: 'Nacht',
    },
    headers: { origin: new URL(page.url()).origin, accept: 'application/json' },
  })
  return answer.json()
}

test('orders a version of a formula with a reference, and opens it in the builder', async ({
  page,
  request,
}) => {
  const language = 'en'
  await logInAs(page, language, await newProfessional(request, language), ownPassword)
  const formula = crypto.randomUUID()
  expect(await saveVersion(page, language, formula, '9')).toMatchObject({ version: 1 })
  expect(await saveVersion(page, language, formula, '15')).toMatchObject({ version: 2 })
  expect(await saveVersion(page, language, formula, '15')).toMatchObject({ isNew: false })

  await open(page, language, 'account.shelf')
  await page.getByRole('link', { name: 'Nacht' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('15 CH')).toBeVisible()
  await expectAccessible(page)
  await main
    .getByRole('link', { name: textIn(language, 'Version {version}', { version: 1 }) })
    .click()
  await expect(main.getByText(/montana 9\sCH/)).toBeVisible()
  await fieldIn(main, language, 'Your reference (optional)').fill('P-12')
  await buttonIn(main, language, 'Add to Cart').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('P-12', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: /\b1\b/ }).click()
  await expect
    .poll(() => cartItems(page))
    .toMatchObject([{ name: 'Nacht', quantity: 1, reference: 'P-12' }])

  await fieldIn(main, language, 'Notes').fill('Abends 5')
  await buttonIn(main, language, 'Save name and notes').click()
  await expect(page.getByText(textIn(language, 'The formula has been saved.'))).toBeVisible()
  await expect(fieldIn(main, language, 'Notes')).toHaveValue('Abends 5')

  await buttonIn(main, language, 'Edit this mixture').click()
  await page.waitForURL(`**${addressIn(language, 'shop.make_your_own')}`)
  await expect(fieldIn(page, language, 'Name of the mixture (optional)')).toHaveValue('Nacht')
  await page
    .getByRole('button', { name: textIn(language, 'Save as a formula') })
    .filter({ visible: true })
    .click()
  const saving = page.getByRole('dialog')
  const next = saving.getByRole('button', { name: /^Nacht/ })
  await expect(next).toBeVisible()
  const newName = fieldIn(saving, language, 'New formula')
  const topOf = async (part: typeof next) => (await part.boundingBox())?.y ?? 0
  expect(await topOf(next)).toBeLessThan(await topOf(newName))
  await next.click()
  await expect(page.getByRole('status').filter({ hasText: /version/i })).toBeVisible()
})

test('orders, changes, deletes and restores a formula by keyboard, with the focus on what was done', async ({
  page,
  request,
}) => {
  await logInAs(page, 'de', await newProfessional(request, 'de'), ownPassword)
  const formula = crypto.randomUUID()
  await saveVersion(page, 'de', formula, '9')
  await open(page, 'de', 'account.shelf')
  await page.getByRole('link', { name: 'Nacht' }).press('Enter')
  const main = page.getByRole('main')
  await fieldIn(main, 'de', 'Your reference (optional)').fill('P-12')
  await page.keyboard.press('Tab')
  const add = buttonIn(main, 'de', 'Add to Cart')
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await dialog.getByRole('button', { name: /\b1\b/ }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(add).toBeFocused()
  await expect.poll(() => cartItems(page)).toHaveLength(1)

  await fieldIn(main, 'de', 'Notes').fill('Abends 5')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(textIn('de', 'The formula has been saved.'))).toBeFocused()

  await main.getByText(textIn('de', 'Delete the formula')).press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const deleted = textIn('de', 'The formula “{name}” has been deleted.', { name: 'Nacht' })
  await expect(page.getByText(deleted)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Nacht' })).toHaveCount(0)
  const undo = buttonIn(page, 'de', 'Undo')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nacht')
})

test('offers to restore a formula that another tab has deleted', async ({ page, request }) => {
  await logInAs(page, 'fr', await newProfessional(request, 'fr'), ownPassword)
  const formula = crypto.randomUUID()
  await saveVersion(page, 'fr', formula, '9')
  await open(page, 'fr', 'account.shelf.formula', { formula })
  const tab = await page.context().newPage()
  await open(tab, 'fr', 'account.shelf.formula', { formula })
  await page.getByText(textIn('fr', 'Delete the formula')).click()
  await buttonIn(page, 'fr', 'Delete with all versions').click()
  await expect(buttonIn(page, 'fr', 'Undo')).toBeVisible()

  await fieldIn(tab, 'fr', 'Notes').fill('Le soir')
  await buttonIn(tab, 'fr', 'Save name and notes').click()
  const deleted = textIn('fr', 'The formula “{name}” has been deleted.', { name: 'Nacht' })
  await expect(tab.getByText(deleted)).toBeVisible()
  await buttonIn(tab, 'fr', 'Undo').click()
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Nacht')
})

test("answers 404 for another customer's formula", async ({ page, request, browser, baseURL }) => {
  await logInAs(page, 'de', await newProfessional(request, 'de'), ownPassword)
  const formula = crypto.randomUUID()
  await saveVersion(page, 'de', formula, '9')
  const address = addressIn('de', 'account.shelf.formula', { formula })
  expect((await page.request.get(address)).status()).toBe(200)
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  expect((await other.request.get(address)).status()).toBe(401)
  const otherPage = await other.newPage()
  await logInAs(otherPage, 'de', await newProfessional(request, 'de'), ownPassword)
  expect((await other.request.get(address)).status()).toBe(404)
  const headers = { origin: baseURL ?? '', accept: 'application/json' }
  for (const intent of ['', 'change', 'delete'])
    expect(
      (await other.request.post(address, { form: { intent, name: 'Mine' }, headers })).status(),
    ).toBe(404)
  expect(await saveVersion(otherPage, 'de', formula, '15')).toHaveProperty('refusal')
  await other.close()
})

test('keeps the name when the connection is lost, and deletes a formula', async ({
  page,
  request,
}) => {
  await logInAs(page, 'fr', await newProfessional(request, 'fr'), ownPassword)
  const formula = crypto.randomUUID()
  await saveVersion(page, 'fr', formula, '9')
  await open(page, 'fr', 'account.shelf.formula', { formula })
  await buttonIn(page, 'fr', 'Edit this mixture').click()
  await page.waitForURL(`**${addressIn('fr', 'shop.make_your_own')}`)
  await page
    .getByRole('button', { name: textIn('fr', 'Save as a formula') })
    .filter({ visible: true })
    .click()
  const dialog = page.getByRole('dialog')
  const name = fieldIn(dialog, 'fr', 'New formula')
  await name.fill('Hiver')
  await page.context().setOffline(true)
  await buttonIn(dialog, 'fr', 'Save the formula').click()
  await expect(dialog.getByRole('alert')).toHaveText(
    textIn('fr', 'There was a problem, please try again'),
  )
  await expect(name).toHaveValue('Hiver')
  await page.context().setOffline(false)
  await buttonIn(dialog, 'fr', 'Save the formula').click()
  await expect(dialog).toHaveCount(0)
  await open(page, 'fr', 'account.shelf')
  await linkIn(page, 'fr', 'Make a mixture').waitFor()
  await page.getByRole('link', { name: 'Hiver' }).click()
  await page.getByText(textIn('fr', 'Delete the formula')).click()
  await buttonIn(page, 'fr', 'Delete with all versions').click()
  await expect(page.getByRole('link', { name: 'Hiver' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Nacht' })).toBeVisible()
})

test('keeps typed notes and says so when the connection is lost', async ({ page, request }) => {
  await logInAs(page, 'it', await newProfessional(request, 'it'), ownPassword)
  const formula = crypto.randomUUID()
  await saveVersion(page, 'it', formula, '9')
  await open(page, 'it', 'account.shelf.formula', { formula })
  const notes = fieldIn(page, 'it', 'Notes')
  await notes.fill('La sera')
  await page.context().setOffline(true)
  await buttonIn(page, 'it', 'Save name and notes').click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: textIn('it', 'There was a problem, please try again') }),
  ).toBeVisible()
  await expect(notes).toHaveValue('La sera')
  await page.context().setOffline(false)
  await buttonIn(page, 'it', 'Save name and notes').click()
  await expect(page.getByText(textIn('it', 'The formula has been saved.'))).toBeVisible()
  await expect(notes).toHaveValue('La sera')
})
