import type { PageKey } from '../../../domain/page/route-words.ts'
import { linkIn, regionIn } from '../controls.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { addressIn, expect, languages, logIn, type Page, test } from '../site.fixtures.ts'

const orderNote = 'Online ordering requires JavaScript. You can also order by telephone.'

const supplement = { product: 'magnesium-and-vitamin-b6' }

/** Pages with parts that require a script, with what they say. */
const notes: [PageKey, string, Record<string, string>?][] = [
  ['shop.homeopathy.remedies', orderNote],
  ['shop.homeopathy.remedies', orderNote, { remedyCode: 'a-159_b-ch_c-30_d-globuli' }],
  ['shop.make_your_own', orderNote],
  ['shop.food_supplements.products.product', orderNote, supplement],
  ['resources.where', 'The map requires JavaScript. All addresses are also in the list.'],
  ['contact', 'The map requires JavaScript.'],
]

/** Fails unless every visible button without a script submits a form or opens something. */
const expectNoButtonOfScripts = async (page: Page) => {
  const idle = page
    .locator('[data-action]:is(button:not([popovertarget], [commandfor], [type=submit]))')
    .filter({ visible: true })
  await expect(idle).toHaveCount(0)
}

/** Fails unless every visible control of the page's islands opens something or belongs to a form that is sent. */
const expectNoControlOfScripts = async (page: Page) => {
  const idle = page.locator(
    'main [data-island] :is(input, select, button:not([popovertarget], [commandfor])):not(form *)',
  )
  await expect(idle.filter({ visible: true })).toHaveCount(0)
}

const expectNotes = async (page: Page) => {
  for (const [key, note, params] of notes) {
    await page.goto(addressIn('de', key, params))
    await expect(page.getByText(textIn('de', note)).filter({ visible: true })).toBeVisible()
    await expectNoButtonOfScripts(page)
    await expectNoControlOfScripts(page)
    await expect(page.getByRole('button', { name: textIn('de', 'Add to Cart') })).toBeHidden()
  }
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('says what requires JavaScript, and offers no control that needs it', async ({ page }) => {
    await expectNotes(page)
  })

  for (const language of languages)
    test(`says in ${language} that the map requires JavaScript, beside the list`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto(addressIn(language, 'resources.where'))
      const note = textIn(
        language,
        'The map requires JavaScript. All addresses are also in the list.',
      )
      await expect(regionIn(page, language, 'Map of addresses')).toContainText(note)
      const list = regionIn(page, language, 'List of addresses')
      await expect(list.getByRole('listitem')).toHaveCount(20)
    })
})

test.describe('when all scripts fail', () => {
  test.beforeEach(({ page }) =>
    page.route('**/*.js', (route) => route.abort('internetdisconnected')),
  )

  test('shows pages as without script', async ({ page }) => {
    test.setTimeout(120_000)
    await expectNotes(page)
  })

  test('leads to the account by a link with its icon', async ({ page }) => {
    await logIn(page, 'de', 'mayOrder')
    await page.goto(addressIn('de', 'company.garden'))
    const header = page.getByRole('banner')
    const link = linkIn(header, 'de', 'Login / Register')
    await expect(link.locator('svg')).toBeVisible()
    await expect(header.getByRole('button', { name: /Warenkorb/ })).toBeHidden()
    await link.click()
    await expect(page).toHaveURL(addressIn('de', 'account'))
  })
})
