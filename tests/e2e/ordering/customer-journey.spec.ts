import { buttonIn, fieldIn, regionIn } from '../controls.fixtures.ts'
import { cpuSlowdown } from '../cpu-slowdown.ts'
import { loginFormIn, submitLogin } from '../login.fixtures.ts'
import { linkTo } from '../mails.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import {
  addToCart,
  arnica,
  cartItems,
  goToReview,
  openSelector,
  placeOrder,
} from '../order.fixtures.ts'
import { activate, ownPassword, png, someoneElse } from '../own-account.fixtures.ts'
import {
  addressIn,
  expect,
  type Language,
  open,
  type Page,
  test,
  untilScripted,
} from '../site.fixtures.ts'

const fresh = 'Silberdistel im Herbst'

/** Values for the signup form by section and label. */
const entered = {
  'Your details': { 'First name': 'Ada', 'Last name': 'Łukasiewicz' },
  'Login details': { Password: ownPassword, 'Repeat password': ownPassword },
  'Billing address': {
    Address: 'Rue du Lac 12b',
    Postcode: '1201',
    City: 'Genève',
    Phone: '+41 22 555 01 99',
  },
}

const signUp = async (page: Page, language: Language, email: string) => {
  await page.setExtraHTTPHeaders(someoneElse())
  await open(page, language, 'signup')
  const section = (english: string) => regionIn(page, language, english)
  await fieldIn(section('Your details'), language, 'Profession').selectOption('homeopath')
  for (const [title, fields] of Object.entries(entered))
    for (const [label, text] of Object.entries(fields))
      await fieldIn(section(title), language, label).fill(text)
  for (const label of ['E-mail', 'Repeat e-mail'])
    await fieldIn(section('Login details'), language, label).fill(email)
  await fieldIn(section('Billing address'), language, 'Canton').selectOption('GE')
  await fieldIn(page, language, 'Certificate').setInputFiles({
    name: 'diploma.png',
    mimeType: 'image/png',
    buffer: png,
  })
  await buttonIn(page, language, 'Register').click()
  await page.waitForURL(`**${addressIn(language, 'signup-confirmation')}`)
}

const logInOnPage = async (page: Page, language: Language, username: string) => {
  await untilScripted(page)
  await submitLogin(loginFormIn(page, language), language, { username, password: ownPassword })
}

for (const language of ['de', 'fr'] as const)
  test(`leads from signup to an invoice, a reorder and a new password in ${language}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000 * cpuSlowdown)
    const email = `${crypto.randomUUID()}@example.ch`
    await signUp(page, language, email)

    // A pending account is reported only for the correct password.
    await open(page, language, 'login')
    await logInOnPage(page, language, email)
    const pending =
      'Your account is being verified. We will inform you by e-mail once it is activated.'
    await expect(page.getByText(textIn(language, pending))).toBeVisible()

    await activate(request, email)
    await page.goto(await linkTo(email, 'account-decided', /http:\S+/))
    await logInOnPage(page, language, email)
    await page.waitForURL(`**${addressIn(language, 'account')}`)

    await openSelector(page, language, arnica)
    await addToCart(page, language)
    const number = await placeOrder(await goToReview(page, language, { isAdvance: true }))

    await open(page, language, 'account.orders.order', { order: number.replace(/\D/g, '') })
    const invoice = page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${textIn(language, 'Invoice')}.*\\(PDF\\)$`) })
    const paper = await page.request.get((await invoice.getAttribute('href')) ?? '')
    expect(paper.status()).toBe(200)
    expect(paper.headers()['content-type']).toBe('application/pdf')
    await buttonIn(page, language, 'Order everything again').click()
    // The name of the button contains the number of items.
    await page.getByRole('dialog').getByRole('button', { name: /1/ }).click()
    await expect.poll(async () => (await cartItems(page)).length).toBe(1)
    await open(page, language, 'account.payment')
    await expect(invoice).toHaveCount(1)

    await request.post('/api/sn_api/reset_password', { data: { email } })
    await page.goto('about:blank')
    await page.goto(await linkTo(email, 'password-reset', /http:\S+#reset_password=[\w-]{43}/))
    await untilScripted(page)
    const popup = page.getByRole('dialog')
    await fieldIn(popup, language, 'New password').fill(fresh)
    await fieldIn(popup, language, 'Repeat new password').fill(fresh)
    await buttonIn(popup, language, 'Save the password').click()
    await expect(popup).toBeHidden()
    const login = (password: string) =>
      request.post('/api/jwt-auth/v1/token', { data: { username: email, password } })
    expect((await login(ownPassword)).status()).toBe(403)
    expect((await login(fresh)).status()).toBe(200)
  })
