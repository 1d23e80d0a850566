import { cpuSlowdown } from './cpu-slowdown.ts'
import { linkTo } from './mails.fixtures.ts'
import { textIn } from './messages.fixtures.ts'
import { addToCart, arnica, goToReview, openSelector, placeOrder } from './order.fixtures.ts'
import { activate, ownPassword, png, someoneElse } from './own-account.fixtures.ts'
import {
  addressIn,
  expect,
  type Language,
  open,
  type Page,
  test,
  untilScripted,
} from './site.fixtures.ts'

const fresh = 'Silberdistel im Herbst'

const signUp = async (page: Page, language: Language, email: string) => {
  const texts = {
    firstName: 'Ada',
    lastName: 'Łukasiewicz',
    email,
    repeatEmail: email,
    password: ownPassword,
    repeatPassword: ownPassword,
    billingAddress1: 'Rue du Lac 12b',
    billingPostcode: '1201',
    billingCity: 'Genève',
    billingPhone: '+41 22 555 01 99',
  }
  await page.setExtraHTTPHeaders(someoneElse())
  await open(page, language, 'signup')
  const form = page.locator('main form')
  await form.locator('[name=profession]').selectOption('homeopath')
  for (const [name, text] of Object.entries(texts)) await form.locator(`[name=${name}]`).fill(text)
  await form.locator('[name=billingState]').selectOption('GE')
  await form
    .locator('[name=certificate]')
    .setInputFiles({ name: 'diploma.png', mimeType: 'image/png', buffer: png })
  await form.locator('[type=submit]').click()
  await page.waitForURL(`**${addressIn(language, 'signup-confirmation')}`)
}

const fillLogin = async (page: Page, email: string, password: string) => {
  await untilScripted(page)
  const form = page.locator('main form').first()
  await form.locator('[name=username]').fill(email)
  await form.locator('[name=password]').fill(password)
  await form.locator('[type=submit]').click()
}

for (const language of ['de', 'fr'] as const)
  test(`leads from signup to an invoice, a reorder and a new password in ${language}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000 * cpuSlowdown)
    const email = `${crypto.randomUUID()}@example.ch`
    await signUp(page, language, email)

    // Who waits is told so, and only who knows the password.
    await open(page, language, 'login')
    await fillLogin(page, email, ownPassword)
    const pending =
      'Your account is being verified. We will inform you by e-mail once it is activated.'
    await expect(page.getByText(textIn(language, pending))).toBeVisible()

    await activate(request, email)
    await page.goto(await linkTo(email, 'account-decided', /http:\S+/))
    await fillLogin(page, email, ownPassword)
    await page.waitForURL(`**${addressIn(language, 'account')}`)

    await openSelector(page, language, arnica)
    await addToCart(page, language)
    const number = await placeOrder(await goToReview(page, language))

    await open(page, language, 'account.orders.order', { order: number.replace(/\D/g, '') })
    const invoice = page.locator('main a[href$="/invoice.pdf"]')
    const paper = await page.request.get((await invoice.getAttribute('href')) ?? '')
    expect(paper.status()).toBe(200)
    expect(paper.headers()['content-type']).toBe('application/pdf')
    await page.locator('[data-reorder-all]').click()
    await page.getByRole('dialog').locator('[data-add-again]').click()
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.sn_v6).state.cart.length))
      .toBe(1)
    await open(page, language, 'account.payment')
    await expect(invoice).toHaveCount(1)

    await request.post('/api/sn_api/reset_password', { data: { email } })
    await page.goto('about:blank')
    await page.goto(await linkTo(email, 'password-reset', /http:\S+#reset_password=[\w-]{43}/))
    await untilScripted(page)
    const popup = page.getByRole('dialog')
    await popup.locator('[name=password]').fill(fresh)
    await popup.locator('[name=repeatPassword]').fill(fresh)
    await popup.locator('button[name=intent][value=reset]').click()
    await expect(popup).toBeHidden()
    const login = (password: string) =>
      request.post('/api/jwt-auth/v1/token', { data: { username: email, password } })
    expect((await login(ownPassword)).status()).toBe(403)
    expect((await login(fresh)).status()).toBe(200)
  })
