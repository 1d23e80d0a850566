import { formTexts } from '../../../demo/form-texts.ts'
import { buttonIn, expectInvalid, fieldIn, regionIn } from '../controls.fixtures.ts'
import { linkTo } from '../mails.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import { people } from '../people.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  type Language,
  logIn,
  open,
  type Page,
  test,
} from '../site.fixtures.ts'

/** The only form of the page. */
const formIn = (page: Page) => page.getByRole('main').getByRole('form')

/** Every form links to the terms. */
const expectTerms = async (page: Page, language: Language) => {
  const terms = addressIn(language, 'terms')
  const name = textIn(language, 'Read the terms and conditions (new window)')
  await expect(formIn(page).getByRole('link', { name })).toHaveAttribute('href', terms)
  expect((await page.request.get(terms)).status()).toBe(200)
}

/** The message that replaces a submitted form. */
const sentNote = (page: Page) => page.getByRole('main').getByRole('status')

/** The list of errors above the fields. */
const errorLinks = (page: Page, language: Language) =>
  regionIn(
    formIn(page),
    language,
    'There are errors in the form, please check and try again.',
  ).getByRole('link')

/** Unique per run: five forms per address and hour are allowed. */
const someone = () => `forms-${crypto.randomUUID()}@example.ch`

const language = 'de'

const texts = formTexts[language]

test('reports errors, survives a lost connection and sends a message', async ({ page }) => {
  test.slow()
  await open(page, language, 'contact')
  const form = formIn(page)
  const field = (label: string) => fieldIn(form, language, label)
  const [name, message] = [field('Name'), field('Message')]
  const agb = field('I accept the terms and conditions.')
  await expect(field('I would like to receive the newsletter.')).toBeChecked()
  await expectTerms(page, language)
  await field('E-mail').fill('ada')
  // The button's name changes during submission.
  const submit = form.getByRole('button')
  // Before hydration, the browser submits the form natively.
  await expect(async () => {
    await submit.click()
    await expect(name).toBeFocused({ timeout: 1_000 })
  }).toPass()
  const messageMissing = textIn(language, 'Please enter a message.')
  const wrong = [texts.name_missing, texts.email_wrong, messageMissing, texts.accept_terms]
  const errors = errorLinks(page, language)
  const invalid = form.locator('[aria-invalid=true]')
  await expect(errors).toHaveText(wrong)
  await expect(invalid).toHaveCount(4)
  await expectAccessible(page)

  await errors.filter({ hasText: texts.email_wrong }).click()
  await expect(field('E-mail')).toBeFocused()
  const email = someone()
  await field('E-mail').fill(email)
  await expect(invalid).toHaveCount(3)
  await message.fill('Arnica?')
  await name.fill('Ada Keller')
  await agb.check()
  await expect(errors).toHaveCount(0)

  await page.context().setOffline(true)
  await submit.click()
  await expect(form.getByRole('alert')).toHaveText(texts.problem_sending)
  await expect(message).toHaveValue('Arnica?')
  await page.context().setOffline(false)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/sn_api/contact_form', async (route) => {
    await held.promise
    await route.continue()
  })
  await submit.click()
  await expect(form).toHaveAttribute('aria-busy', 'true')
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  held.resolve()
  await expect(sentNote(page)).toContainText(texts.success_contact)
  await expect(sentNote(page)).toBeFocused()
  await expectAccessible(page)

  const confirm = addressIn(language, 'newsletter-confirm')
  await page.goto(await linkTo(email, 'newsletter-confirm', /https?:\/\/\S+token=[\w-]+/))
  await expect(page).toHaveURL(({ pathname }) => pathname === confirm)
  const main = page.getByRole('main')
  await main.getByRole('button').click()
  await expect(main.getByRole('status')).toContainText(email)
  await page.reload()
  await expect(main.getByRole('alert')).toBeVisible()
  const leave = await linkTo(email, 'newsletter-subscribed', /https?:\/\/\S+token=[\w.-]+/)
  await page.goto(leave)
  await main.getByRole('button').click()
  await expect(main.getByRole('status')).toContainText(email)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(`keeps the typed values of a rejected webinar registration in ${language}`, async ({
    page,
  }) => {
    await page.goto(addressIn(language, 'resources.training'))
    const field = (label: string) => fieldIn(formIn(page), language, label)
    const [name, message] = [field('Name'), field('Message')]
    const agb = field('I accept the terms and conditions.')
    const newsletter = field('I would like to receive the newsletter.')
    const send = buttonIn(formIn(page), language, 'Register for the webinar')
    await message.fill('Zeile eins\nZeile zwei')
    await name.fill('<b>Ada</b>')
    await newsletter.uncheck()
    await send.click()
    await expect(errorLinks(page, language).first()).toHaveText(texts.email_missing)
    await expect(name).toHaveValue('<b>Ada</b>')
    await expect(message).toHaveValue('Zeile eins\nZeile zwei')
    await expect(newsletter).not.toBeChecked()
    await expectInvalid(agb)
    await field('E-mail').fill(someone())
    for (const label of [
      'Phone',
      'Profession',
      'Pharmacy or company, customer number',
      'FPH or GLN number',
    ])
      await field(label).fill('7601000000000')
    await agb.check()
    await send.click()
    await expect(sentNote(page)).toHaveText(texts.success_webinar)
  })
})

test('fills the form for logged-in people, never in cached pages', async ({ page }) => {
  await logIn(page, 'de', 'mayOrder')
  await open(page, 'de', 'contact')
  const field = (label: string) => fieldIn(formIn(page), 'de', label)
  await expect(field('E-mail')).toHaveValue(people.mayOrder)
  await expect(field('Name')).toHaveValue('Claire Favre')
  await expect(field('Phone')).toHaveValue(/^\+41/)
  await expect(field('Company')).toHaveValue(/\S/)
  const html = await (await page.request.get(addressIn('de', 'contact'))).text()
  expect(html).not.toContain(people.mayOrder)
  await open(page, 'de', 'resources.training')
  await expect(field('Pharmacy or company, customer number')).toHaveValue(/\S/)
})

test('checks a form that was sent before its script has loaded', async ({ page }) => {
  const name = fieldIn(formIn(page), 'de', 'Name')
  await expect(async () => {
    await open(page, 'de', 'contact')
    // No interaction has happened yet, so the form's script is not loaded.
    await formIn(page)
      .getByRole('button')
      .evaluate((button: HTMLButtonElement) => button.click())
    // Before hydration the browser submits the form natively; the page is then reopened.
    await expect(name).toBeFocused({ timeout: 3_000 })
    await expect(page).toHaveURL(new RegExp(`${addressIn('de', 'contact')}$`))
  }).toPass()
  await expectInvalid(name)
})

test('hides the honeypot field from people', async ({ page }) => {
  await open(page, 'de', 'contact')
  const field = (label: string) => fieldIn(formIn(page), 'de', label)
  const trap = field('Please leave this field empty.')
  await expect(trap).toHaveAttribute('tabindex', '-1')
  await expect(trap).not.toBeInViewport()
  await field('Message').focus()
  await page.keyboard.press('Tab')
  await expect(field('I accept the terms and conditions.')).toBeFocused()
})

test('links the prize draw from the news', async ({ page }) => {
  await open(page, 'fr', 'news')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Portes ouvertes/ })
    .click()
  await expect(buttonIn(formIn(page), 'fr', 'Enter the prize draw')).toBeVisible()
  await expectTerms(page, 'fr')
})
