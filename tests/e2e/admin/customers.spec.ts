import { linkTo } from '../mails.fixtures.ts'
import { newProfessional, newRegistration } from '../own-account.fixtures.ts'
import { addressIn } from '../site.fixtures.ts'
import {
  accountIdOf,
  expect,
  expectNoAxeViolations,
  logInToAdmin,
  openSection,
  searchList,
  startSession,
  test,
} from './admin.fixtures.ts'

/** The mail of the preview runs no scripts; its own tests check it. */
const mailFrame = ['iframe']

test('verifies a registration beside its certificate, by the keyboard', async ({
  page,
  request,
}) => {
  const email = await newRegistration(request, 'de')
  await startSession(page)
  await page.goto(`/admin/verification?account=${await accountIdOf(page, email)}`)
  await expect(page.getByRole('img', { name: /^Certificate/ })).toBeVisible()
  await expect(page.getByRole('link', { name: email })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.keyboard.press('r')
  const rejection = page.getByRole('dialog', { name: 'Reject the registration of Rosa Arven?' })
  await rejection.getByRole('combobox', { name: 'Choose a reason' }).click()
  await page.getByRole('option', { name: 'Certificate cannot be read' }).click()
  await expect(rejection.getByRole('textbox', { name: /^Reason/ })).toHaveValue(/nicht lesbar/)
  await expectNoAxeViolations(page, mailFrame)
  await page.keyboard.press('Escape')
  await expect(rejection).toBeHidden()

  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog', { name: 'Activate the account of Rosa Arven?' })
  const preview = dialog.getByRole('region', { name: 'E-mail preview' })
  await expect(preview.getByText(/Ihr Konto wurde aktiviert|Konto/).first()).toBeVisible()
  await expectNoAxeViolations(page, mailFrame)
  await dialog.getByRole('button', { name: 'Activate and send the e-mail' }).click()
  await expect(page.getByText(`The e-mail is on its way to ${email}.`)).toBeVisible()
  expect(await linkTo(email, 'account-decided', /http:\S+/)).toContain('/de/')
})

test('finds a customer, changes the discount and shows it in the history', async ({
  page,
  request,
}) => {
  const email = await newProfessional(request, 'fr')
  await logInToAdmin(page, { path: '/accounts' })
  await page.getByPlaceholder('Name, company, town, number').fill(email)
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  await page.getByRole('row', { name: new RegExp(`Rosa Arven ${email}`) }).click()
  await page.getByRole('tab', { name: 'Data, discount, rights' }).click()
  await expectNoAxeViolations(page)
  // Other tests change a Rosa Arven at the same time.
  const lastName = `Arven ${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('textbox', { name: 'Last name' }).fill(lastName)
  await page.getByRole('textbox', { name: 'Discount in %' }).fill('12.5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/saved/)).toBeVisible()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText('12.5 %')).toBeVisible()
  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.getByRole('textbox', { name: 'New note' }).fill('Calls <b>in the morning</b>')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page.getByText('Calls <b>in the morning</b>')).toBeVisible()
  await expectNoAxeViolations(page)

  await openSection(page, 'Change log')
  await page.getByRole('row', { name: `Changed Customers Rosa ${lastName}` }).click()
  await expect(page.getByRole('row', { name: 'Discount 0 % 12.5 %', exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('changes the discount of selected customers after a preview, and undoes it', async ({
  page,
  request,
}) => {
  const emails = [await newProfessional(request, 'fr'), await newProfessional(request, 'de')]
  await logInToAdmin(page, { path: '/accounts' })
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  for (const email of emails)
    await page
      .getByRole('row', { name: new RegExp(email) })
      .getByRole('checkbox')
      .check()
  await page.getByRole('button', { name: 'Change a field' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change a field of 2 customers' })
  await dialog.getByRole('textbox', { name: 'Discount in %' }).fill('17.5')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Show the differences' }).click()
  await expect(page.getByText('2 records change')).toBeVisible()
  await page.getByRole('button', { name: 'Apply 2 changes' }).click()
  await expect(page.getByText(/Imported: 2 changed/)).toBeVisible()
  const discounts = async () => {
    const answers = await Promise.all(
      emails.map((email) => page.request.get(`/api/admin/accounts?search=${email}`)),
    )
    const lists: { discount: string }[][] = await Promise.all(answers.map((one) => one.json()))
    return lists.map(([account]) => account?.discount)
  }
  expect(await discounts()).toEqual(['17.5', '17.5'])
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await expect.poll(discounts).toEqual(['0', '0'])
})

test('enters a customer without an e-mail address, and adds address and certificate later', async ({
  page,
}) => {
  const lastName = `Anruf${Date.now()}`
  await logInToAdmin(page, { path: '/accounts' })
  await page.getByRole('link', { name: 'New customer' }).click()
  await page.getByRole('textbox', { name: 'First name' }).first().fill('Rosa')
  await page.getByRole('textbox', { name: 'Last name' }).first().fill(lastName)
  await page.getByRole('textbox', { name: 'Phone' }).fill('031 911 22 33')
  await page.getByRole('combobox', { name: 'Profession' }).click()
  await page.getByRole('option', { name: 'Midwife' }).click()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: `Rosa ${lastName}`, level: 2 })).toBeVisible()

  await page.getByRole('button', { name: 'Add an e-mail address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an e-mail address' })
  await expectNoAxeViolations(page)
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(`${lastName}@example.ch`)
  await dialog.getByRole('button', { name: 'Save the address' }).click()
  await expect(
    page.getByRole('link', { name: `${lastName.toLowerCase()}@example.ch` }),
  ).toBeVisible()

  await page.getByLabel('Certificate file').setInputFiles({
    name: 'diploma.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 diploma'),
  })
  await expect(page.getByRole('heading', { name: /^Certificate of/ })).toBeVisible()
})

test('keeps the order being entered while an address is corrected, but for no other customer', async ({
  page,
  request,
}) => {
  const email = await newProfessional(request, 'de')
  const other = await newProfessional(request, 'de')
  await startSession(page)
  const otherId = await accountIdOf(page, other)
  await page.goto(`/admin/order-desk?customer=${await accountIdOf(page, email)}`)
  const lines = page.getByRole('textbox', { name: 'One item per line' })
  await lines.fill('Arnica 30CH glob 1g x2')
  await page.getByRole('link', { name: 'Change the addresses' }).click()
  await expect(page.getByRole('heading', { name: 'Billing address' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Order desk', exact: true }).click()
  await expect(lines).toHaveValue('Arnica 30CH glob 1g x2')
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue(new RegExp(email))

  await page.getByRole('menuitem', { name: 'Customers', exact: true }).click()
  await searchList(page, 'Name, company, town, number', other)
  await page.getByRole('row', { name: new RegExp(other) }).click()
  await expect(page).toHaveURL(new RegExp(otherId))
  await page.getByRole('link', { name: 'Enter an order' }).click()
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue(new RegExp(other))
  await expect(lines).toHaveValue('')
})

test('says what changed about a customer in words', async ({ page, request }) => {
  const email = await newProfessional(request, 'de')
  await startSession(page)
  const id = await accountIdOf(page, email)
  const { version } = await (await page.request.get(`/api/admin/accounts/${id}`)).json()
  const billing = { lastName: 'Arven', address1: 'Rue Neuve', city: 'Lausanne', country: 'CH' }
  const answer = await page.request.patch(`/api/admin/accounts/${id}`, {
    data: { version, profession: 'midwife', billing },
  })
  expect(answer.status()).toBe(200)
  await page.goto(`/admin/accounts/${id}?tab=history`)
  await expect(page.getByText(/^Profession: .*Midwife$/)).toBeVisible()
  await expect(page.getByText(/^Billing address · Street: .*Rue Neuve$/)).toBeVisible()
})

test('shows the shop as a customer, says so, and orders nothing', async ({
  page,
  request,
  browser,
}) => {
  const email = await newProfessional(request, 'en')
  await startSession(page)
  await page.goto(`/admin/accounts/${await accountIdOf(page, email)}`)
  await page.getByRole('button', { name: 'See the shop as this customer' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('dialog').getByRole('button', { name: 'Open the shop' }).click()
  const shop = await opened
  await shop.waitForURL('**/en/')
  const banner = shop.getByRole('complementary', { name: 'Customer view of the shop' })
  await expect(banner).toContainText('You see the shop as Rosa Arven.')
  // Others get the page without the banner.
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/en/')
  await expect(visitor.getByRole('main')).toBeVisible()
  expect(await visitor.content()).not.toContain('Rosa Arven')
  await visitor.context().close()
  await shop.goto(
    addressIn('en', 'shop.food_supplements.products.product', {
      product: 'magnesium-and-vitamin-b6',
    }),
  )
  await shop.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(shop.getByText('Customer view: nothing is changed or ordered here.')).toBeVisible()
  await expect(shop.getByRole('button', { name: 'Cart: empty' })).toBeVisible()
  await shop.goto('/en/checkout')
  await expect(shop.getByRole('link', { name: 'Go to the order desk' })).toBeVisible()
  const ordered = await shop.request.post('/api/shop/orders', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { items: [], payment: 'invoice' },
  })
  expect(ordered.status()).toBe(403)
  expect(await ordered.json()).toMatchObject({ code: 'view_only' })

  await banner.getByRole('button', { name: 'Leave customer view' }).click()
  await shop.waitForURL('**/admin/accounts/*')
  await shop.goto('/en/')
  await expect(banner).toHaveCount(0)
})

test('walks the waiting registrations by j and k, but not while one types', async ({
  page,
  request,
}) => {
  // No other test decides about this registration.
  const email = await newRegistration(request, 'de')
  await newRegistration(request, 'fr')
  await startSession(page)
  const address = `/admin/verification?account=${await accountIdOf(page, email)}`
  await page.goto(address)
  const position = page.getByText(/^Registration \d+ of \d+, waiting since/)
  await expect(position).toBeVisible()
  const own = await position.innerText()
  await page.keyboard.press('j')
  await expect(position).not.toHaveText(own)
  await page.keyboard.press('k')
  await expect(position).toHaveText(own)
  await expect(page).toHaveURL(address)

  // The key works once the registration is loaded, as the button does.
  await expect(page.getByRole('button', { name: 'Reject…' })).toBeVisible()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: /^Reject / })
  const reason = dialog.getByRole('textbox', { name: /^Reason/ })
  await reason.fill('')
  await reason.pressSequentially('jk')
  await expect(reason).toHaveValue('jk')
  await dialog.getByRole('button', { name: 'Back' }).focus()
  await page.keyboard.press('k')
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(address)
})
