import { buttonIn, fieldIn, regionIn } from '../controls.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import {
  addToCart,
  arnica,
  cartItems,
  openCart,
  openSelector,
  orderArnica,
} from '../order.fixtures.ts'
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

const itemsOf = (page: Page, language: Language) =>
  page.getByRole('list', { name: textIn(language, 'Your items') }).getByRole('listitem')

/** The visible button that saves to a list. */
const saveButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: textIn(language, 'Add to list') }).filter({ visible: true })

/** Saves to a new list in the dialog that a button has opened. */
const saveToNewList = async (page: Page, language: Language, name: string) => {
  const dialog = page.getByRole('dialog', { name: textIn(language, 'Add to a list') })
  await fieldIn(dialog, language, 'New list').fill(name)
  await buttonIn(dialog, language, 'Create and save').click()
  await expect(
    page.getByRole('status').filter({ hasText: textIn(language, 'Added to “{name}”.', { name }) }),
  ).toBeVisible()
}

test('saves the cart as a list, changes it and adds it to the cart', async ({ page, request }) => {
  const language = 'it'
  await logInAs(page, language, await newProfessional(request, language), ownPassword)
  await openSelector(page, language, `${arnica}_g-2`)
  await addToCart(page, language)
  await expect.poll(() => cartItems(page)).toHaveLength(1)
  await openSelector(page, language, arnica.replace('c-30', 'c-9'))
  await addToCart(page, language)
  await expect.poll(() => cartItems(page)).toHaveLength(2)
  const cart = await openCart(page)
  await buttonIn(cart, language, 'Add to list').click()
  await saveToNewList(page, language, 'Praxis')

  await open(page, language, 'account.shelf')
  await page.getByRole('link', { name: 'Praxis' }).click()
  const items = itemsOf(page, language)
  await expect(items).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Praxis')
  const quantity = page.getByLabel(
    textIn(language, 'Quantity of {name}', { name: 'Arnica montana' }),
  )
  await expect(quantity.nth(0)).toHaveValue('2')
  await expectAccessible(page)
  const named = { name: 'Arnica montana' }
  const down = page.getByRole('button', { name: textIn(language, 'Move down: {name}', named) })
  const up = page.getByRole('button', { name: textIn(language, 'Move up: {name}', named) })
  await down.first().press('Enter')
  await expect(items.nth(0)).toContainText('9 CH')
  // The last line moves no further down.
  await expect(up.nth(1)).toBeFocused()
  await quantity.nth(0).fill('4')
  await quantity.nth(0).press('Enter')
  await expect(page.getByText(textIn(language, 'The list has been saved.'))).toBeVisible()
  await expect(quantity.nth(0)).toHaveValue('4')

  // Adds the entered quantity, saved or not.
  await quantity.nth(0).fill('5')
  await buttonIn(page, language, 'Add all to cart').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(
    textIn(language, 'Everything is available at the same price as before.'),
  )
  await dialog.getByRole('button', { name: /\b2\b/ }).click()
  await expect
    .poll(() => cartItems(page))
    .toMatchObject([{ quantity: 4 }, { quantity: 6, info: { dilution: '9' } }])
})

test('saves an order and an item to a list, and removes a line', async ({ page, request }) => {
  await logInAs(page, 'fr', await newProfessional(request, 'fr'), ownPassword)
  const { number } = await orderArnica(page, 3)
  await open(page, 'fr', 'account.orders.order', { order: `${number}` })
  await saveButton(page, 'fr').click()
  await saveToNewList(page, 'fr', 'Réserve')
  await open(page, 'fr', 'shop.food_supplements.products.product', {
    product: 'magnesium-and-vitamin-b6',
  })
  await saveButton(page, 'fr').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Réserve/ }).click()
  await expect(dialog).toHaveCount(0)
  await open(page, 'fr', 'account.shelf')
  await page.getByRole('link', { name: 'Réserve' }).click()
  const items = itemsOf(page, 'fr')
  await expect(items).toHaveCount(2)
  await expect(
    page.getByLabel(textIn('fr', 'Quantity of {name}', { name: 'Arnica montana' })),
  ).toHaveValue('3')
  await page
    .getByRole('button', { name: textIn('fr', 'Remove {name}', { name: 'Arnica montana' }) })
    .press('Enter')
  await expect(items).toHaveCount(1)
  await expect(
    page.getByText(textIn('fr', 'The item has been removed from the list.')),
  ).toBeFocused()
})

test('creates, renames, deletes and restores a list', async ({ page, request }) => {
  await logInAs(page, 'it', await newProfessional(request, 'it'), ownPassword)
  await open(page, 'it', 'account.shelf')
  const lists = regionIn(page, 'it', 'Lists')
  await lists.getByText(textIn('it', 'New list')).click()
  await fieldIn(lists, 'it', 'Name of the list').fill('<b>Inverno</b>')
  await buttonIn(lists, 'it', 'Create list').click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('<b>Inverno</b>')
  await page.getByText(textIn('it', 'Rename or delete the list')).click()
  await fieldIn(page, 'it', 'Name of the list').fill('Inverno')
  await buttonIn(page, 'it', 'Rename').click()
  await expect(title).toHaveText('Inverno')
  await page.getByText(textIn('it', 'Rename or delete the list')).click()
  await buttonIn(page, 'it', 'Delete the list').click()
  await expect(
    page.getByText(textIn('it', 'The list “{name}” has been deleted.', { name: 'Inverno' })),
  ).toBeVisible()
  await expect(lists.getByRole('link')).toHaveCount(0)
  await expect(buttonIn(page, 'it', 'Undo')).toBeFocused()
  await buttonIn(page, 'it', 'Undo').click()
  await expect(title).toHaveText('Inverno')
})

test('offers to restore a list that another tab has deleted', async ({ page, request }) => {
  await logInAs(page, 'fr', await newProfessional(request, 'fr'), ownPassword)
  await open(page, 'fr', 'account.shelf')
  const lists = regionIn(page, 'fr', 'Lists')
  await lists.getByText(textIn('fr', 'New list')).click()
  await fieldIn(lists, 'fr', 'Name of the list').fill('Hiver')
  await buttonIn(lists, 'fr', 'Create list').click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Hiver')
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await tab.getByText(textIn('fr', 'Rename or delete the list')).click()
  await page.getByText(textIn('fr', 'Rename or delete the list')).click()
  await buttonIn(page, 'fr', 'Delete the list').click()
  await expect(buttonIn(page, 'fr', 'Undo')).toBeVisible()

  await fieldIn(tab, 'fr', 'Name of the list').fill('Printemps')
  await buttonIn(tab, 'fr', 'Rename').click()
  const deleted = textIn('fr', 'The list “{name}” has been deleted.', { name: 'Hiver' })
  await expect(tab.getByText(deleted)).toBeVisible()
  await buttonIn(tab, 'fr', 'Undo').click()
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Hiver')
})

test("answers 404 for another customer's list", async ({ page, request, browser, baseURL }) => {
  await logInAs(page, 'de', await newProfessional(request, 'de'), ownPassword)
  const list = crypto.randomUUID()
  const shelf = addressIn('de', 'account.shelf')
  const form = { intent: 'save-lines', list, name: 'Winter' }
  const headers = { origin: baseURL ?? '', accept: 'application/json' }
  expect((await page.request.post(shelf, { form, headers })).status()).toBe(200)
  const address = addressIn('de', 'account.shelf.list', { list })
  expect((await page.request.get(address)).status()).toBe(200)

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  expect((await other.request.get(address)).status()).toBe(401)
  const otherPage = await other.newPage()
  await logInAs(otherPage, 'de', await newProfessional(request, 'de'), ownPassword)
  expect((await other.request.get(address)).status()).toBe(404)
  for (const intent of ['', 'rename', 'delete', 'save'])
    expect(
      (await other.request.post(address, { form: { intent, name: 'Mine' }, headers })).status(),
    ).toBe(404)
  const taken = await other.request.post(shelf, { form, headers })
  expect(await taken.json()).toHaveProperty('refusal')
  await other.close()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winter')
})

test('keeps the entered name and the cart when the connection is lost', async ({
  page,
  request,
}) => {
  await logInAs(page, 'de', await newProfessional(request, 'de'), ownPassword)
  await openSelector(page, 'de', arnica)
  await addToCart(page, 'de')
  const cart = await openCart(page)
  await buttonIn(cart, 'de', 'Add to list').click()
  const dialog = page.getByRole('dialog', { name: textIn('de', 'Add to a list') })
  await fieldIn(dialog, 'de', 'New list').fill('Winter')
  await page.context().setOffline(true)
  await buttonIn(dialog, 'de', 'Create and save').click()
  await expect(dialog.getByRole('alert')).toHaveText(
    textIn('de', 'There was a problem, please try again'),
  )
  await expect(fieldIn(dialog, 'de', 'New list')).toHaveValue('Winter')
  await page.context().setOffline(false)
  await buttonIn(dialog, 'de', 'Create and save').click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => cartItems(page)).toHaveLength(1)
})
