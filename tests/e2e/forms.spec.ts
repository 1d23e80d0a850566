import { formTexts } from '../../demo/form-texts.ts'
import { linkTo } from './mails.fixtures.ts'
import { textIn } from './messages.fixtures.ts'
import { people } from './people.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  type Language,
  logIn,
  open,
  type Page,
  test,
} from './site.fixtures.ts'

/** The terms can be read from every form. */
const expectTerms = async (page: Page, language: Language, kind: string) => {
  const terms = addressIn(language, 'terms')
  await expect(formIn(page, kind).locator(`a[href="${terms}"]`)).toBeVisible()
  expect((await page.request.get(terms)).status()).toBe(200)
}

const formIn = (page: Page, kind = 'contact') => page.locator(`#${kind}-form form`)
const sentNote = (page: Page, kind = 'contact') => page.locator(`#${kind}-form [role=status]`)

/** Of this run alone: an address may send five forms an hour. */
const someone = () => `forms-${crypto.randomUUID()}@example.ch`

for (const language of ['de', 'fr'] as const) {
  const texts = formTexts[language]

  test(`reports errors, survives a lost connection and sends a message in ${language}`, async ({
    page,
  }) => {
    test.slow()
    await open(page, language, 'contact')
    const form = formIn(page)
    const field = (name: string) => form.locator(`[name=${name}]`)
    await expect(field('newsletter')).toBeChecked()
    await expectTerms(page, language, 'contact')
    await field('email').fill('ada')
    const submit = form.locator('[type=submit]')
    // Before its script is there the form is the page's own.
    await expect(async () => {
      await submit.click()
      await expect(field('name')).toBeFocused({ timeout: 1_000 })
    }).toPass()
    const messageMissing = textIn(language, 'Please enter a message.')
    const wrong = [texts.name_missing, texts.email_wrong, messageMissing, texts.accept_terms]
    await expect(form.locator('section a')).toHaveText(wrong)
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(4)
    await expectAccessible(page)

    await form.locator('section a').nth(1).click()
    await expect(field('email')).toBeFocused()
    const email = someone()
    await field('email').fill(email)
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(3)
    await field('message').fill('Arnica?')
    await field('name').fill('Ada Keller')
    await field('agb').check()
    await expect(form.locator('section')).toHaveCount(0)

    await page.context().setOffline(true)
    await submit.click()
    await expect(form.getByRole('alert')).toHaveText(texts.problem_sending)
    await expect(field('message')).toHaveValue('Arnica?')
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
    await page.locator('main form [type=submit]').click()
    await expect(page.locator('main [role=status]')).toContainText(email)
    await page.reload()
    await expect(page.locator('main [role=alert]')).toBeVisible()
    const leave = await linkTo(email, 'newsletter-subscribed', /https?:\/\/\S+token=[\w.-]+/)
    await page.goto(leave)
    await page.locator('main form [type=submit]').click()
    await expect(page.locator('main [role=status]')).toContainText(email)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test(`keeps the typed values of a rejected webinar registration in ${language}`, async ({
      page,
    }) => {
      await page.goto(addressIn(language, 'resources.training'))
      const field = (name: string) => formIn(page, 'webinar').locator(`[name=${name}]`)
      const send = () => formIn(page, 'webinar').locator('[type=submit]').click()
      await field('message').fill('Zeile eins\nZeile zwei')
      await field('name').fill('<b>Ada</b>')
      await field('newsletter').uncheck()
      await send()
      await expect(formIn(page, 'webinar').locator('section a').first()).toHaveText(
        texts.email_missing,
      )
      await expect(field('name')).toHaveValue('<b>Ada</b>')
      await expect(field('message')).toHaveValue('Zeile eins\nZeile zwei')
      await expect(field('newsletter')).not.toBeChecked()
      await expect(field('agb')).toHaveAttribute('aria-invalid', 'true')
      await field('email').fill(someone())
      for (const name of ['phone', 'profession', 'name_pharmacy', 'fph_gln_number'])
        await field(name).fill('7601000000000')
      await field('agb').check()
      await send()
      await expect(sentNote(page, 'webinar')).toHaveText(texts.success_webinar)
    })
  })
}

test('fills the form for logged-in people, never in cached pages', async ({ page }) => {
  await logIn(page, 'de', 'mayOrder')
  await open(page, 'de', 'contact')
  await expect(formIn(page).locator('[name=email]')).toHaveValue(people.mayOrder)
  await expect(formIn(page).locator('[name=name]')).toHaveValue('Claire Favre')
  await expect(formIn(page).locator('[name=phone]')).toHaveValue(/^\+41/)
  await expect(formIn(page).locator('[name=company]')).toHaveValue(/\S/)
  const html = await (await page.request.get(addressIn('de', 'contact'))).text()
  expect(html).not.toContain(people.mayOrder)
  await open(page, 'de', 'resources.training')
  await expect(formIn(page, 'webinar').locator('[name=name_pharmacy]')).toHaveValue(/\S/)
})

test('checks a form that was sent before its script has loaded', async ({ page }) => {
  await expect(async () => {
    await open(page, 'de', 'contact')
    // Nothing was touched before, so the form's script is not there.
    await formIn(page)
      .locator('[type=submit]')
      .evaluate((button: HTMLButtonElement) => button.click())
    // Before React is there, the browser sends the form itself: then the page is opened again.
    await expect(formIn(page).locator('[name=name]')).toBeFocused({ timeout: 3_000 })
    await expect(page).toHaveURL(new RegExp(`${addressIn('de', 'contact')}$`))
  }).toPass()
  await expect(formIn(page).locator('[name=name]')).toHaveAttribute('aria-invalid', 'true')
})

test('hides the spam trap from people', async ({ page }) => {
  await open(page, 'de', 'contact')
  const trap = formIn(page).locator('[name=website]')
  await expect(trap).toHaveAttribute('tabindex', '-1')
  await expect(trap).not.toBeInViewport()
  await formIn(page).locator('[name=message]').focus()
  await page.keyboard.press('Tab')
  await expect(formIn(page).locator('[name=agb]')).toBeFocused()
})

test('links the prize draw from the news', async ({ page }) => {
  await open(page, 'fr', 'news')
  await page.locator('main a[href*="portes"]').first().click()
  await expect(formIn(page, 'contest')).toBeVisible()
  await expectTerms(page, 'fr', 'contest')
})
