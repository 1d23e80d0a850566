import type { Route } from '@playwright/test'
import { type SignupField, signupFields } from '../../../domain/customer/signup-form.ts'
import { textIn } from '../messages.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  languages,
  open,
  type Page,
  test,
} from '../site.fixtures.ts'
import {
  complete,
  type Entered,
  expectError,
  field,
  fill,
  openForm,
  password,
  pdf,
  signupForm,
  someone,
  submit,
  submitButton,
} from './signup.fixtures.ts'

/** An invalid input, its field, and the message (D1 §5). */
const problems: [string, Entered, SignupField, string][] = [
  [
    'no profession',
    { profession: 'none' },
    'profession',
    'You can only sign up as a professional.',
  ],
  ['no Pharma Id', { profession: 'pharmacist' }, 'pharmaId', 'Please specify your Pharma Id.'],
  ['a wrong e-mail', { email: 'x', repeatEmail: 'x' }, 'email', 'Invalid email'],
  ['another e-mail', { repeatEmail: 'b@example.ch' }, 'repeatEmail', 'Emails are not the same'],
  ['no password', { password: '', repeatPassword: '' }, 'password', "Can't be blank"],
  [
    'a short password',
    { password: '1234567', repeatPassword: '1234567' },
    'password',
    'Your password has to be at least eight characters long',
  ],
  ['another password', { repeatPassword: 'x' }, 'repeatPassword', 'Passwords are not the same'],
  ...(
    [
      'firstName',
      'lastName',
      'billingFirstName',
      'billingLastName',
      'billingPhone',
      'billingAddress1',
      'billingCity',
      'billingPostcode',
    ] as const
  ).map((name): [string, Entered, SignupField, string] => [
    `no ${name}`,
    // The billing names are copied until they are edited.
    { billingFirstName: 'Élodie', billingLastName: 'Rochat', [name]: ' ' },
    name,
    "Can't be blank",
  ]),
]

/** A CSS locator, because no role identifies invalid fields. */
const invalidFields = (page: Page) => signupForm(page).locator('[aria-invalid=true]')

/** The section of the certificate: the field, then the chosen file. */
const proof = (page: Page) => page.getByRole('region', { name: 'Proof of profession' })

test('shows each problem beside its field and above the form', async ({ page }) => {
  test.slow()
  await openForm(page, 'en')
  await field(page, 'certificate').setInputFiles(pdf)
  for (const [what, wrong, name, text] of problems) {
    await fill(page, { ...complete('a@example.ch'), ...wrong })
    await submit(page)
    await expectError(page, name, text)
    await expect(invalidFields(page), what).toHaveCount(1)
    await expect(page.getByRole('region', { name: '1 field to correct' })).toContainText(text)
    await expect(field(page, name), what).toBeFocused()
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: 'There are errors in the form, please check and try again' }),
    ).toBeVisible()
  }
  await fill(page, complete('a@example.ch'))
  await expect(invalidFields(page)).toHaveCount(0)
})

test('rejects a certificate that is missing, of another type or too large, and removes one', async ({
  page,
}) => {
  await openForm(page, 'en')
  await fill(page, complete('a@example.ch'))
  await submit(page)
  await expectError(page, 'certificate', 'Please select a certificate.')
  await field(page, 'certificate').setInputFiles({ ...pdf, name: 'a.docx', mimeType: 'text/plain' })
  await expectError(page, 'certificate', /Please select a PDF file or a picture/)
  await field(page, 'certificate').setInputFiles({ ...pdf, buffer: Buffer.alloc(10 * 2 ** 20 + 1) })
  await expectError(page, 'certificate', /larger than 10 MB/)
  await field(page, 'certificate').setInputFiles(pdf)
  await expect(proof(page)).toContainText('proof.pdf')
  await expect(proof(page)).toContainText('14 B')
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(field(page, 'certificate')).toHaveValue('')
})

test('copies names and the shipping address until they are edited', async ({ page }) => {
  await openForm(page, 'en')
  await fill(page, { firstName: 'Ann', lastName: 'Lee', billingCity: 'Vevey' })
  await expect(field(page, 'billingFirstName')).toHaveValue('Ann')
  await fill(page, { billingFirstName: 'Practice' })
  await fill(page, { firstName: 'Anna', lastName: 'Leeman' })
  await expect(field(page, 'billingFirstName')).toHaveValue('Practice')
  await expect(field(page, 'billingLastName')).toHaveValue('Leeman')

  const same = field(page, 'shippingSame')
  await expect(same).toBeChecked()
  await expect(field(page, 'shippingCity')).toBeHidden()
  await expect(field(page, 'shippingCity')).toHaveValue('Vevey')
  await expect(field(page, 'shippingFirstName')).toHaveValue('Practice')
  await same.uncheck()
  await fill(page, { billingCity: 'Genève' })
  await expect(field(page, 'shippingCity')).toHaveValue('Vevey')
})

test('shows cantons for Switzerland and the Pharma Id for pharmacists', async ({ page }) => {
  await openForm(page, 'en')
  await expect(field(page, 'billingState').getByRole('option')).toHaveCount(27)
  await expect(field(page, 'pharmaId')).toBeHidden()
  await fill(page, { profession: 'pharmacist', billingCountry: 'LI' })
  await expect(field(page, 'pharmaId')).toBeVisible()
  await expect(field(page, 'billingState')).toBeHidden()
})

for (const language of languages) {
  test(`shows every field and sorts countries by name in ${language}`, async ({ page }) => {
    await open(page, language, 'signup')
    for (const name of signupFields) await expect(field(page, name), name).toHaveCount(1)
    await expect(field(page, 'billingCountry')).toHaveValue('CH')
    // Hidden while the shipping address equals the billing address.
    const countries = field(page, 'shippingCountry').getByRole('option', { includeHidden: true })
    const labels = await countries.allTextContents()
    expect(labels.length).toBeGreaterThan(240)
    expect(labels).toEqual([...labels].sort(new Intl.Collator(language).compare))
    // The markup is the same in all languages.
    if (language === 'de') await expectAccessible(page)
  })
}

test('stays accessible with errors, a file and every section open', async ({ page }) => {
  await openForm(page, 'en')
  await field(page, 'shippingSame').uncheck()
  await fill(page, { profession: 'pharmacist' })
  await field(page, 'certificate').setInputFiles(pdf)
  await submit(page)
  await expectError(page, 'email', /./)
  await expectAccessible(page)
})

const refusals: [string, (route: Route) => Promise<void>, string][] = [
  [
    'too many attempts',
    (route) => route.fulfill({ json: { problems: {}, refusal: { minutes: 3 } } }),
    'Too many attempts. Please try again in 3 minutes.',
  ],
  [
    'a page of a proxy',
    (route) => route.fulfill({ status: 404, body: '<html>' }),
    'There was a problem, please try again',
  ],
]

/** Answers the next forms that the page sends. */
const routePosts = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(`**${addressIn('en', 'signup')}`, (route) =>
    route.request().method() === 'POST' ? answer(route) : route.fallback(),
  )

test('keeps all values and the file after a rejection', async ({ page }) => {
  const email = someone()
  await openForm(page, 'en')
  await fill(page, { ...complete(email), message: 'Hello' })
  await field(page, 'certificate').setInputFiles(pdf)
  for (const [what, answer, text] of refusals) {
    await routePosts(page, answer)
    await submit(page)
    await expect(signupForm(page).getByRole('alert'), what).toContainText(text)
    // Shown beside the button only, not in a toast as well.
    await expect(page.getByText(text, { exact: true }), what).toHaveCount(1)
  }
  await page.unrouteAll()
  await fill(page, { password: 'password1', repeatPassword: 'password1' })
  await submit(page)
  await expectError(page, 'password', /too common/)
  await expect(proof(page)).toContainText('proof.pdf')
  await expect(field(page, 'message')).toHaveValue('Hello')
  await fill(page, { password, repeatPassword: password })
  await submit(page)
  await page.waitForURL(`**${addressIn('en', 'signup-confirmation')}`)
})

test('sends the form once on a double click', async ({ page }) => {
  let sent = 0
  await routePosts(page, async (route) => {
    sent += 1
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.fulfill({ json: { isReceived: true } })
  })
  await openForm(page, 'en')
  await fill(page, complete('a@example.ch'))
  await field(page, 'certificate').setInputFiles(pdf)
  await submitButton(page).dblclick()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.waitForURL(`**${addressIn('en', 'signup-confirmation')}`)
  expect(sent).toBe(1)
})

test('completes a signup by keyboard', async ({ page }) => {
  const language = 'fr'
  const email = someone()
  await openForm(page, language)
  await field(page, 'profession').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(field(page, 'profession')).toHaveValue('therapeut')
  const typed = ['Élodie', 'Rochat', email, email, password, '', password, '']
  // Skips the password toggles and the billing names, which are copied.
  for (const text of [...typed, '', '', 'Praxis', 'Rue du Lac 12', '', '1800', 'Vevey']) {
    await page.keyboard.press('Tab')
    if (text) await page.keyboard.type(text)
  }
  await expect(field(page, 'billingCity')).toHaveValue('Vevey')
  await field(page, 'billingPhone').focus()
  await page.keyboard.type('+41 21 555 01 02')
  await field(page, 'certificate').setInputFiles(pdf)
  await field(page, 'billingPhone').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${addressIn(language, 'signup-confirmation')}`)
  const thanks = textIn(language, "Thank you for signing up, we'll inform you once activated.")
  await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible()
  await expectAccessible(page)
})

test('shows and pastes a password', async ({ page }) => {
  await openForm(page, 'en')
  await field(page, 'password').fill(password)
  await expect(field(page, 'password')).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect(field(page, 'password')).toHaveAttribute('type', 'text')
  await field(page, 'repeatPassword').evaluate((input, text) => {
    const data = new DataTransfer()
    data.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { clipboardData: data, cancelable: true })
    if (!input.dispatchEvent(event)) throw new Error('Pasting was prevented')
  }, password)
})

test('leads from the login popup to the signup form', async ({ page }) => {
  await open(page, 'en', 'home')
  await page.getByRole('banner').getByRole('link', { name: 'Login / Register' }).click()
  const popup = page.getByRole('dialog')
  await expectAccessible(page)
  await popup.getByRole('link', { name: 'Register' }).click()
  await page.waitForURL(`**${addressIn('en', 'signup')}`)
  await expect(popup).toBeHidden()
  await expect(field(page, 'firstName')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('validates and signs up without script', async ({ page }) => {
    const email = someone()
    await page.goto(addressIn('en', 'signup'))
    await expect(field(page, 'pharmaId')).toBeHidden()
    await fill(page, { ...complete(email), repeatEmail: 'x', message: 'Hello' })
    await field(page, 'shippingSame').uncheck()
    await field(page, 'shippingCity').fill('Bern')
    await submit(page)
    await expectError(page, 'repeatEmail', 'Emails are not the same')
    await expectError(page, 'certificate', 'Please select a certificate.')
    await expect(field(page, 'message')).toHaveValue('Hello')
    await expect(field(page, 'profession')).toHaveValue('homeopath')
    await expect(field(page, 'shippingCity')).toHaveValue('Bern')
    await expect(field(page, 'password')).toHaveValue('')
    // Without script, billing names are not copied.
    await fill(page, { ...complete(email), billingFirstName: 'Élodie', billingLastName: 'Rochat' })
    await field(page, 'certificate').setInputFiles(pdf)
    await submit(page)
    await expect(page).toHaveURL(new RegExp(`${addressIn('en', 'signup-confirmation')}(#|$)`))
  })
})
