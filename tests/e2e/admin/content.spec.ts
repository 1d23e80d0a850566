import { type Browser, expect as expectIn } from '@playwright/test'
import { expect, expectNoAxeViolations, type Page, startSession, test } from './admin.fixtures.ts'
import { addBlock, editorTools, startPost } from './page-editor.fixtures.ts'

const script = '<script>alert(1)</script>'

const publish = async (page: Page) => {
  await editorTools(page).getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish the page' }).click()
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible()
}

/** The address of the page on the site, from the menu of the editor. */
const openOnSite = async (page: Page) => {
  const opened = page.waitForEvent('popup')
  await editorTools(page).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Open on the site' }).click()
  const site = await opened
  await site.waitForLoadState()
  return site
}

test('writes a post with five blocks in two languages, and restores a version', async ({
  page,
}) => {
  test.slow()
  await startPost(page, 'Le jardin en mai', 'French')
  await addBlock(page, 'Text')
  await page.getByRole('textbox', { name: 'Heading' }).fill('Au printemps')
  await page.getByRole('textbox', { name: 'Text' }).fill(`Tout pousse. ${script}`)
  await addBlock(page, 'Quotation')
  await page.getByRole('textbox', { name: 'Quotation' }).fill('La patience est une plante.')
  await addBlock(page, 'Tip')
  await page.getByRole('textbox', { name: 'Title' }).fill('Conseil')
  await page.getByRole('textbox', { name: 'Text' }).fill('Arroser le soir.')
  // A block is added below the open one, or below any in the list.
  await page.getByRole('button', { name: 'All blocks' }).click()
  await page.getByRole('button', { name: 'Add a block below Text' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Heading with icon/ })
    .click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('À venir')
  await addBlock(page, 'Latest news')
  await page.getByRole('button', { name: 'All blocks' }).click()
  const names = page.getByRole('list', { name: 'Page blocks' }).getByRole('listitem')
  const order = ['Text', 'Heading with icon', 'Latest news', 'Quotation', 'Tip']
  await expect(names).toContainText(order)
  await expect(page.frameLocator('iframe').getByText('La patience est une plante.')).toBeVisible()

  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('The draft is saved. Visitors do not see it yet.')).toBeVisible()
  await expectNoAxeViolations(page)
  await publish(page)
  const site = await openOnSite(page)
  await expect(site.getByRole('heading', { level: 1, name: 'Le jardin en mai' })).toBeVisible()
  await expect(site.getByText(script)).toBeVisible()

  // The translation is a separate draft.
  await page.getByRole('button', { name: 'German' }).click()
  await page.getByRole('button', { name: 'Copy from: French' }).click()
  await page.getByRole('tab', { name: 'Page' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Der Garten im Mai')
  await publish(page)
  await site.reload()
  await expect(site.getByRole('heading', { level: 1, name: 'Le jardin en mai' })).toBeVisible()

  // A second version of the original makes the translation older; the first one comes back.
  await page.getByRole('button', { name: 'French' }).click()
  await page.getByRole('tab', { name: 'Page' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Le jardin en juin')
  await publish(page)
  await site.reload()
  await expect(site.getByRole('heading', { level: 1, name: 'Le jardin en juin' })).toBeVisible()
  await editorTools(page).getByRole('button', { name: 'Versions' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Version 1/ }).click()
  await expect(dialog.getByRole('row', { name: /Title/ })).toContainText('mai')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Restore this version as the draft' }).click()
  await publish(page)
  await site.reload()
  await expect(site.getByRole('heading', { level: 1, name: 'Le jardin en mai' })).toBeVisible()

  await page.goto('/admin/translations')
  await expect(page.getByRole('link', { name: 'Update Le jardin en mai: German' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('discards the draft of a translation beside a published post', async ({ page }) => {
  await startPost(page, 'Le thym', 'French')
  await addBlock(page, 'Tip')
  await page.getByRole('textbox', { name: 'Title' }).fill('Conseil')
  await page.getByRole('textbox', { name: 'Text' }).fill('Arroser le soir.')
  await publish(page)
  await page.getByRole('button', { name: 'German' }).click()
  await page.getByRole('button', { name: 'Copy from: French' }).click()
  await page.getByRole('tab', { name: 'Page' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Der Thymian')
  await editorTools(page).getByRole('button', { name: 'Save draft' }).click()
  await expect(editorTools(page).getByRole('status')).toHaveText('Draft saved')

  const more = editorTools(page).getByRole('button', { name: 'More actions' })
  await more.click()
  await expect(page.getByRole('menuitem', { name: 'Delete for good' })).toBeHidden()
  await page.getByRole('menuitem', { name: 'Discard the draft' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Other languages and earlier versions remain unchanged.')
  await question.getByRole('button', { name: 'Discard the draft' }).click()
  await expect(page.getByText('The draft has been discarded.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy from: French' })).toBeVisible()
  await page.getByRole('button', { name: 'FR French' }).click()
  await expect(editorTools(page).getByRole('status')).toHaveText('As on the site')
})

test('says at a preview link what it shows, and when it is wrong', async ({ page }) => {
  await startPost(page, 'Die Melisse', 'German')
  await addBlock(page, 'Tip')
  await page.getByRole('textbox', { name: 'Title' }).fill('Hinweis')
  await page.getByRole('textbox', { name: 'Text' }).fill('Am Abend giessen.')
  const opened = page.waitForEvent('popup')
  await editorTools(page).getByRole('button', { name: 'Preview' }).click()
  const preview = await opened
  const notice = preview.getByRole('complementary', { name: 'Vorschau' })
  await expect(notice).toContainText('Vorschau des neuesten Entwurfs')
  await expect(preview.getByRole('heading', { level: 1, name: 'Die Melisse' })).toBeVisible()
  await expectNoAxeViolations(preview)

  await preview.goto(preview.url().slice(0, -3))
  await expect(notice).toContainText('Dieser Vorschaulink ist falsch oder unvollständig')
  await preview.goto(`/en/company/story?preview=wrong`)
  await expect(preview.getByText('This preview link is wrong or incomplete.')).toBeVisible()
  await preview.getByRole('link', { name: 'Open without the preview' }).click()
  await expect(preview).toHaveURL(/\/en\/company\/story$/)
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
})

test('schedules a post for a day in the future', async ({ page }) => {
  await startPost(page, 'Portes ouvertes', 'French')
  await editorTools(page).getByRole('button', { name: 'Schedule' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Publish on').fill('2001-01-01T08:00')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This time has already passed')
  await dialog.getByLabel('Publish on').fill('2099-05-01T08:00')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('will be published on 01.05.2099, 08:00')).toBeVisible()
  await page.goto('/admin/pages')
  await expect(page.getByRole('link', { name: 'Portes ouvertes, French: Scheduled' })).toBeVisible()
  await expectNoAxeViolations(page)
})

const otherDevice = async (browser: Browser) => {
  const context = await browser.newContext({ locale: 'en-GB' })
  return { page: await context.newPage(), close: () => context.close() }
}

test('says that a page was saved on another device, and overwrites nothing silently', async ({
  page,
  browser,
}) => {
  await startPost(page, 'À quatre mains', 'French')
  const { pathname } = new URL(page.url())
  const other = await otherDevice(browser)
  await startSession(other.page)
  await other.page.goto(pathname)
  await other.page.getByRole('tab', { name: 'Page' }).click()
  await other.page.getByRole('textbox', { name: 'Title', exact: true }).fill('Version de l’autre')
  await editorTools(other.page).getByRole('button', { name: 'Save draft' }).click()
  await expectIn(other.page.getByText('The draft is saved.', { exact: false })).toBeVisible()
  await other.close()

  await page.getByRole('tab', { name: 'Page' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Ma version')
  await editorTools(page).getByRole('button', { name: 'Save draft' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('You changed it yourself on')
  await dialog.getByRole('button', { name: 'Show the other version' }).click()
  await expect(dialog.getByRole('row', { name: /Title/ })).toContainText('Version de l’autre')
  await dialog.getByRole('button', { name: 'Save my version instead' }).click()
  await expect(dialog).toBeHidden()
  await expect(editorTools(page).getByRole('status')).toHaveText('Draft saved')
})
