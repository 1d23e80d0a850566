import { textIn } from '../messages.fixtures.ts'
import { addressIn, expect, test } from '../site.fixtures.ts'
import { field, openForm, submit } from './signup.fixtures.ts'

test('says each problem once above the form and names its fields', async ({ page }) => {
  test.slow()
  await openForm(page, 'de')
  await submit(page)
  const summary = page.getByRole('region', { name: /Felder sind zu korrigieren$/ })
  const blank = textIn('de', "Can't be blank")
  await expect(summary.getByText(blank, { exact: true })).toHaveCount(1)
  await expect(summary.getByRole('list', { name: blank }).getByRole('link')).toHaveCount(9)
})

test('carries names into billing that were typed before the script', async ({ page }) => {
  test.slow()
  await page.goto(addressIn('de', 'signup'), { waitUntil: 'commit' })
  await field(page, 'lastName').waitFor()
  // As a fast typist: the first sign of a person is what fetches the script.
  await page.evaluate(() => {
    for (const [name, value] of [
      ['firstName', 'Ann'],
      ['lastName', 'Lee'],
    ])
      (document.querySelector(`[name=${name}]`) as HTMLInputElement).value = value ?? ''
  })
  // The first movements may come before anything listens.
  await expect(async () => {
    await field(page, 'message').hover()
    await field(page, 'lastName').hover()
    await expect(field(page, 'billingFirstName')).toHaveValue('Ann', { timeout: 1_000 })
  }).toPass()
  await expect(field(page, 'billingLastName')).toHaveValue('Lee')
})
