import { buttonIn } from '../controls.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { addToCart, arnica, cartItems, openSelector, orderArnica } from '../order.fixtures.ts'
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

const gone = 'It is no longer made.'

/** Answers as if the order had two more lines: one with another price and size, one that is gone. */
const answerWithChanges = (page: Page, address: string) =>
  page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const answer = await route.fetch()
    const { lines } = await answer.json()
    const [first] = lines
    const { item, ...ordered } = first
    const info = { ...item.info, dilution: '9' }
    const dearer = { ...item, price: item.price + 50, info: { ...info, size: 'tube-4g' } }
    await route.fulfill({
      json: {
        lines: [
          first,
          { ...ordered, position: 1, info, item: dearer },
          { ...ordered, position: 2, why: gone },
        ],
      },
    })
  })

const dialogOf = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: textIn(language, 'Add to Cart') })

test('shows what has changed since the order and adds what is chosen', async ({
  page,
  request,
}) => {
  const language = 'de'
  await logInAs(page, language, await newProfessional(request, language), ownPassword)
  const { number } = await orderArnica(page, 2)
  await answerWithChanges(
    page,
    `**${addressIn(language, 'account.orders.order', { order: `${number}` })}`,
  )
  await open(page, language, 'account.orders')
  await page
    .getByRole('button', { name: new RegExp(`^${textIn(language, 'Order again')}.*${number}$`) })
    .click()
  const dialog = dialogOf(page, language)
  const items = dialog.getByRole('listitem')
  await expect(items).toHaveCount(3)
  await expect(items.nth(0)).toContainText('21,60')
  await expect(items.nth(0)).toContainText(
    textIn(language, 'Now in another form or size; you ordered: {former}').split('{')[0] ?? '',
  )
  await expect(items.nth(1)).toContainText(gone)
  await expect(items.nth(1).getByRole('checkbox')).toHaveCount(0)
  await expectAccessible(page)

  await buttonIn(dialog, language, 'Choose none').click()
  await expect(dialog.getByRole('button', { disabled: true })).toHaveCount(1)
  await items.nth(0).getByRole('checkbox').check()
  await items.nth(0).getByRole('textbox').fill('5')
  await dialog.getByRole('button', { name: /\b1\b/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect
    .poll(() => cartItems(page))
    .toMatchObject([{ quantity: 5, info: { dilution: '9', size: 'tube-4g' } }])
})

test('adapts the quantity to what the cart has already, and says so', async ({ page, request }) => {
  await logInAs(page, 'de', await newProfessional(request, 'de'), ownPassword)
  const { number } = await orderArnica(page, 2)
  await openSelector(page, 'de', `${arnica}_g-998`)
  await addToCart(page, 'de')
  await expect.poll(() => cartItems(page)).toHaveLength(1)
  await open(page, 'de', 'account.orders.order', { order: `${number}` })
  await buttonIn(page, 'de', 'Order everything again').click()
  const dialog = dialogOf(page, 'de')
  await expect(dialog.getByRole('listitem')).toContainText('998')
  await expect(dialog.getByRole('textbox')).toHaveValue('1')
  await dialog.getByRole('button', { name: /^1 / }).click()
  await expect.poll(() => cartItems(page)).toMatchObject([{ quantity: 999 }])
})

test('says that the connection is lost and looks the lines up again', async ({ page, request }) => {
  await logInAs(page, 'fr', await newProfessional(request, 'fr'), ownPassword)
  const { number } = await orderArnica(page, 1)
  await open(page, 'fr', 'account.orders.order', { order: `${number}` })
  // Loads the script.
  await buttonIn(page, 'fr', 'Order everything again').click()
  const dialog = dialogOf(page, 'fr')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.context().setOffline(true)
  await buttonIn(page, 'fr', 'Order everything again').click()
  await expect(dialog.getByRole('alert')).toContainText(
    textIn('fr', 'There was a problem, please try again'),
  )
  await page.context().setOffline(false)
  await buttonIn(dialog, 'fr', 'Try again').click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
})
