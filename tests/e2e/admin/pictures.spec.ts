import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { addressOf } from '../../../domain/page/address.ts'
import { expect, expectNoAxeViolations, logInToAdmin, type Page, test } from './admin.fixtures.ts'
import { newPicture } from './new-picture.fixtures.ts'
import { addBlock, editorTools, startPost } from './page-editor.fixtures.ts'

/** Uploads a picture in the dialog of the library, which chooses it. */
const uploadInDialog = async (page: Page, name: string) => {
  await page
    .getByRole('dialog')
    .getByLabel('Files to upload')
    .setInputFiles(await newPicture(name))
  await expect(page.getByRole('dialog')).toBeHidden()
}

const describePicture = async (page: Page, text: string) => {
  await page.getByRole('button', { name: 'Change the alternative text' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('German').fill(text)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

test('puts a picture of the library and a formatted text on a page', async ({ page }) => {
  test.slow()
  await startPost(page, 'Die Ernte der Knospen', 'German')
  await addBlock(page, 'Large image')
  await page.getByRole('button', { name: 'Choose from the library' }).click()
  await expectNoAxeViolations(page)
  await uploadInDialog(page, 'Knospen im Korb')
  await describePicture(page, 'Ein Korb voller Knospen')
  await expect(page.getByText('Alternative text: Ein Korb voller Knospen')).toBeVisible()

  await page.getByRole('button', { name: 'All blocks' }).click()
  await addBlock(page, 'Text')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  await page.getByRole('button', { name: 'Bold' }).click()
  await page.keyboard.type('Im Februar')
  await page.getByRole('button', { name: 'Bold' }).click()
  await page.keyboard.type(' ist <b>Ernte</b>. ')
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Link text').fill('Zum Garten')
  await dialog.getByLabel('Link target').fill('calcium fluor')
  await expect(page.getByRole('option', { name: 'Calcium fluoratum' }).last()).toBeVisible()
  await dialog.getByLabel('Link target').fill('Garten')
  await page.getByRole('option', { name: 'Unser Garten' }).click()
  await dialog.getByRole('button', { name: 'Save the link' }).click()
  await expect(text.getByRole('link', { name: 'Zum Garten' })).toBeVisible()
  await expect(text).toHaveText('Im Februar ist <b>Ernte</b>. Zum Garten')
  await expectNoAxeViolations(page)

  await editorTools(page).getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish the page' }).click()
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()
  const opened = page.waitForEvent('popup')
  await editorTools(page).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Open on the site' }).click()
  const site = await opened
  const picture = site.getByRole('img', { name: 'Ein Korb voller Knospen' })
  await expect(picture).toHaveAttribute('width', '900')
  await expect(picture).toHaveAttribute('height', '600')
  await expect(site.getByText('Im Februar', { exact: true })).toHaveCSS('font-weight', /[67]00/)
  await expect(site.getByText('ist <b>Ernte</b>.')).toBeVisible()
  await site.getByRole('link', { name: 'Zum Garten' }).click()
  await expect(site).toHaveURL(new RegExp(addressOf('de', 'company.garden')))
  // The smaller versions are made by the worker.
  await site.goBack()
  await expect(async () => {
    await site.reload()
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).currentSrc), {
        timeout: 2_000,
      })
      .toMatch(/\.avif$/)
  }).toPass()

  await page.goto('/admin/media')
  await page
    .getByRole('link', { name: /Knospen im Korb/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Die Ernte der Knospen' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'In use' })).toBeDisabled()
})

test('shows a picture of the library in the shop, and the drawing without one', async ({
  page,
}) => {
  await logInToAdmin(page, { path: '/products/52003/pictures' })
  await page.getByRole('button', { name: 'Add an image' }).click()
  await uploadInDialog(page, 'Tropfen am Abend')
  await expect(page.getByText('No alternative text')).toBeVisible()
  await describePicture(page, 'Eine Flasche auf dem Nachttisch')
  await expect(page.getByText('Alternative text missing in some languages')).toBeVisible()
  await expectNoAxeViolations(page)
  const save = async () => {
    const answered = page.waitForResponse(
      (response) =>
        response.request().method() === 'PATCH' && response.url().includes('/products/'),
    )
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    expect((await answered).ok()).toBe(true)
  }
  await save()

  const shop = await page.context().newPage()
  await shop.goto(addressOf('de', 'shop.otc.product', { product: 'calm-night-drops' }))
  const picture = shop.getByRole('img', { name: 'Eine Flasche auf dem Nachttisch' })
  await expect(picture).toHaveAttribute('width', '900')
  await expect(shop.getByRole('img', { name: /^Behältnis/ })).toBeVisible()

  await page.getByRole('button', { name: 'Remove Tropfen am Abend' }).click()
  await save()
  await shop.reload()
  await expect(shop.getByRole('img', { name: /^Behältnis/ })).toBeVisible()
  await expect(picture).toHaveCount(0)
})

/** A minute in Switzerland as the field takes it: '2026-11-27T08:00'. */
const swissMinute = (at: number) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Zurich',
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(at)
    .replace(' ', 'T')

/** Changes the stored time of a scheduled post to one with seconds; returns the time before. */
const moveSchedule = (title: string, to: number) => {
  const db = new DatabaseSync(join(process.env.E2E_DATA ?? '', 'officina.sqlite'), {
    timeout: 5_000,
  })
  const before = db.prepare('select publish_at from page_edit where title = ?').get(title)
  const update = db.prepare('update page_edit set publish_at = ? where title = ?')
  update.run(new Date(to).toISOString(), title)
  db.close()
  return Date.parse(String(before?.publish_at))
}

test('publishes a German post with a picture at its time', async ({ page }) => {
  const title = `Neues um ${Date.now()}`
  await startPost(page, title, 'German')
  await page.getByRole('tab', { name: 'Page' }).click()
  await page
    .getByRole('group', { name: 'Page image' })
    .getByRole('button', { name: 'Choose from the library' })
    .click()
  await uploadInDialog(page, 'Titelbild')
  await describePicture(page, 'Der Garten im Herbst')
  await page.getByRole('textbox', { name: 'Introduction' }).fill('Was im November wächst.')
  await editorTools(page).getByRole('button', { name: 'Schedule' }).click()
  const dialog = page.getByRole('dialog')
  const chosen = Math.ceil(Date.now() / 60_000 + 10) * 60_000
  await dialog.getByLabel('Publish on').fill(swissMinute(chosen))
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('will be published on')).toBeVisible()

  const news = async () => (await page.request.get(addressOf('de', 'news'))).text()
  expect(await news()).not.toContain(title)
  const due = Date.now() + 2_000
  expect(moveSchedule(title, due)).toBe(chosen)
  await expect.poll(news, { intervals: [100] }).toContain(title)
  expect(Date.now() - due).toBeGreaterThanOrEqual(0)

  const site = await page.context().newPage()
  await site.goto(addressOf('de', 'news'))
  await site.getByRole('link', { name: title }).first().click()
  await expect(site.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(site.getByRole('img', { name: 'Der Garten im Herbst' })).toBeVisible()
})
