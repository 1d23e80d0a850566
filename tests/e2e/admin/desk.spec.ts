import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { newProfessional } from '../own-account.fixtures.ts'
import { people } from '../people.fixtures.ts'
import {
  accountIdOf,
  expect,
  expectNoAxeViolations,
  logInToAdmin,
  openSection,
  searchList,
  test,
} from './admin.fixtures.ts'

/** Unique per run: five forms per address and hour are allowed. */
const someone = (name: string) => `${name}-${crypto.randomUUID()}@example.ch`

const message = 'Do you have <b>Arnica</b> 30 CH?'

test('handles an entry from the public form until it is done', async ({ page }) => {
  const email = someone('inbox')
  const sent = await page.request.post('/api/sn_api/contact_form', {
    data: { name: 'Ada Keller', email, message, agb: true, newsletter: true, lang: 'en' },
  })
  expect(sent.status()).toBe(200)

  await logInToAdmin(page)
  await page.getByRole('link', { name: /New messages in the inbox/ }).click()
  await expect(page).toHaveURL(/filter=.*new/)
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveText('New')
  await searchList(page, 'Name, e-mail or text', email)
  await page.getByRole('cell', { name: email }).click()

  await expect(page.getByRole('definition').filter({ hasText: message })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('radio', { name: 'Done' }).check()
  await page.getByLabel('Note').fill('Answered by telephone')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByRole('button', { name: 'Export for Excel' })).toBeVisible()
  await expect(page.getByRole('cell', { name: email })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'State' }).click()
  await page.getByRole('option', { name: 'Done' }).click()
  await expect(page.getByRole('cell', { name: email })).toBeVisible()
})

test('proves the consent of a subscriber and ends the subscription', async ({ page }) => {
  const email = someone('newsletter')
  await page.request.post('/api/sn_api/contact_form', {
    data: { name: 'Eva Meier', email, message, agb: true, newsletter: true, lang: 'en' },
  })
  await logInToAdmin(page, { path: '/newsletter' })
  await searchList(page, 'E-mail', email)
  await page.getByRole('cell', { name: email }).click()
  const proof = page.getByRole('region', { name: 'Proof of consent' })
  await expect(proof.getByText(/receive the newsletter/)).toBeVisible()
  await proof.getByRole('button', { name: 'Unsubscribe' }).click()
  const dialog = page.getByRole('dialog', { name: `Unsubscribe ${email}?` })
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText(`${email} has been unsubscribed.`)).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Unsubscribed', exact: true })).toBeVisible()
})

/** A mail to the administrator that the mail server has refused for good. */
const addFailedMail = (reason: string) => {
  const db = new DatabaseSync(join(process.env.E2E_DATA ?? '', 'officina.sqlite'), {
    timeout: 5_000,
  })
  const find = db.prepare('select id from account where email = ?')
  const at = new Date().toISOString()
  const body = JSON.stringify({ accountId: find.get(people.administrator)?.id, at })
  const columns =
    'id, kind, body, created_at, due_at, done_at, tries, last_error, recipient, subject'
  db.prepare(`insert into outbox (${columns}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`).run(
    ...[crypto.randomUUID(), 'signup-received', body, at, at, at, 8],
    ...[reason, people.administrator, reason],
  )
  db.close()
}

test('retries a failed mail', async ({ page }) => {
  const reason = `Mailbox full ${crypto.randomUUID()}`
  addFailedMail(reason)
  await logInToAdmin(page)
  await page.getByRole('link', { name: /E-mails that failed/ }).click()
  await page.getByRole('row', { name: reason }).click()
  await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByTitle('E-mail preview')).toBeVisible()
  // Scripts, axe included, do not run in the frame of the mail.
  await preview.getByRole('tab', { name: 'As plain text' }).click()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('The e-mail is being sent.', { exact: false })).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
  }).toPass()
})

const heading = 'Name;Category;Address;Latitude;Longitude'

test('changes nothing for a file of locations with a bad row, and imports a good one', async ({
  page,
}) => {
  const name = `Apotheke ${crypto.randomUUID().slice(0, 8)}`
  const good = `${name};Veterinarian;"Seestrasse 4, 8002 Zürich";47.36;8.53`
  const bad = 'Praxis;Doctor;"Weg 1, 8000 Zürich";here;8.5'
  const choose = (...rows: string[]) =>
    page.getByLabel('File to import').setInputFiles({
      name: 'locations.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([heading, ...rows].join('\n')),
    })
  await logInToAdmin(page, { path: '/locations' })
  await page.getByRole('link', { name: 'Import a file' }).click()

  await choose(good, bad)
  const problems = page.getByRole('table', { name: 'Invalid rows' })
  await expect(
    problems.getByRole('row', { name: /3 Latitude “here” is not a number/ }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply 1 change' })).toBeDisabled()
  await expectNoAxeViolations(page)
  const { records } = await (await page.request.get('/api/tables/Map')).json()
  expect(JSON.stringify(records)).not.toContain(name)

  await choose(good)
  const differences = page.getByRole('table', { name: 'What changes' })
  await expect(differences.getByText(`New: ${name}`, { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Apply 1 change' }).click()
  await expect(page.getByText('0 changed, 1 new', { exact: false })).toBeVisible()
  const after = await (await page.request.get('/api/tables/Map')).json()
  expect(JSON.stringify(after.records)).toContain(name)
})

test('moves the pin of a location by keyboard', async ({ page }) => {
  await logInToAdmin(page)
  await openSection(page, 'Map of locations')
  await page.getByRole('cell', { name: 'Schulhausstrasse 64, 3052 Zollikofen' }).click()
  await page.getByRole('button', { name: 'Go to the town of the address' }).click()
  await expect(page.getByText('The pin is in the middle of', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Location on the map' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('deletes a location and puts it back', async ({ page }) => {
  const name = `Drogerie ${crypto.randomUUID().slice(0, 8)}`
  await logInToAdmin(page, { path: '/locations' })
  await page.getByRole('link', { name: 'New location' }).click()
  // The search of the list has a similar name.
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Drugstore' }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill('Weggasse 2, 3011 Bern')
  await page.getByRole('button', { name: 'Go to the town of the address' }).click()
  await expect(page.getByText('The pin is in the middle of', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Entry created')).toBeVisible()
  await page.goto('/admin/locations')
  await searchList(page, /^Name/, name)
  const row = page.getByRole('cell', { name, exact: true })
  await row.click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${name} is no longer on the map.`)).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
})

test('shows the chosen figure of a period as chart and as table', async ({ page }) => {
  await logInToAdmin(page)
  const figures = page.getByRole('region', { name: 'Figures' })
  await figures.getByRole('button', { name: /^Registrations/ }).click()
  await figures.getByText('As a table').click()
  await expect(figures.getByRole('table', { name: 'Registrations by week' })).toBeVisible()
  await figures.getByRole('combobox', { name: 'Period' }).click()
  await page.getByRole('option', { name: '4 weeks' }).click()
  await expect(
    figures.getByRole('table', { name: 'Registrations by week' }).getByRole('row'),
  ).toHaveCount(5)
  await expectNoAxeViolations(page)
})

test('enters an order for a customer at the order desk', async ({ page, request }) => {
  const email = await newProfessional(request, 'de')
  await logInToAdmin(page, { path: '/order-desk' })
  await page.getByRole('combobox', { name: 'Customer' }).fill(email)
  await page.getByRole('option', { name: email }).click()
  const lines = page.getByRole('textbox', { name: 'One item per line' })
  await lines.fill('Arnica 30CH glob 1g x2')
  const total = page.getByLabel('Order total')
  await expect(total).toBeVisible()
  await page.getByRole('button', { name: 'Add a mixture' }).click()
  const mixture = page.getByRole('dialog', { name: 'Mixture' })
  const choose = async (step: string, choice: string) => {
    await mixture.getByRole('combobox', { name: step }).last().click()
    await page.getByRole('option', { name: choice }).first().click()
  }
  for (const [remedy, dilution] of [
    ['Arnica montana', '4 DH'],
    ['Belladonna', '6 DH'],
  ] as const) {
    if (remedy === 'Belladonna')
      await mixture.getByRole('button', { name: 'Add a substance' }).click()
    await mixture.getByRole('combobox', { name: 'Remedy' }).last().fill(remedy)
    await page.getByRole('option', { name: remedy }).first().click()
    await choose('Scale', 'DH')
    await choose('Dilution', dilution)
  }
  await expectNoAxeViolations(page)
  await choose('Pharmaceutical form', 'Globules')
  await choose('Size', '15')
  await mixture.getByRole('button', { name: 'Add the mixture' }).click()
  await expect(lines).toHaveValue(/1g x2\nArnica montana 4 DH \+ Belladonna 6 DH globules/)
  await expect(total).toBeVisible()
  const place = page.getByRole('button', { name: 'Place the order' })
  await expect(place).toBeDisabled()
  await page.getByRole('combobox', { name: 'Received' }).click()
  await page.getByRole('option', { name: 'By phone' }).click()
  await page.getByRole('checkbox', { name: 'Deliver this order to another address' }).check()
  const address = page.getByRole('group', { name: 'Shipping address' })
  for (const [label, value] of [
    ['Company or practice', 'Haus Linde'],
    ['Street', 'Lindenweg'],
    ['House number', '7'],
    ['Postcode', '4051'],
    ['Town', 'Basel'],
  ] as const)
    await address.getByRole('textbox', { name: label }).fill(value)
  await expectNoAxeViolations(page)
  await place.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Place the order' }).click()
  const placed = page.getByText(/^Order \d+ for CHF [\d.]+ has been placed/)
  const [name = ''] = /^Order \d+/.exec(await placed.innerText()) ?? []
  await page.getByRole('link', { name: 'Open the order' }).click()
  const order = page.getByRole('heading', { name, level: 2 })
  await expect(order).toBeVisible()
  await expect(page.getByText('Haus Linde')).toBeVisible()
  await expect(page.getByText(/Belladonna 6.DH/)).toBeVisible()

  await page.goto(`/admin/accounts/${await accountIdOf(page, email)}`)
  await page.getByRole('tab', { name: 'Orders' }).click()
  const row = page.getByRole('table', { name: 'Customer’s orders' }).getByRole('row').last()
  await expect(row).toContainText('Processing')
  await row.getByRole('link').click()
  await expect(order).toBeVisible()
})
