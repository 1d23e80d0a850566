import { expect, logInToAdmin, type Page } from './admin.fixtures.ts'

/** The buttons above the page that is edited. */
export const editorTools = (page: Page) => page.getByRole('toolbar', { name: 'Page', exact: true })

/** Logs in and begins a news post; `language` as the dialog names it. */
export const startPost = async (page: Page, title: string, language: 'French' | 'German') => {
  await logInToAdmin(page, { path: '/pages' })
  await page.getByRole('button', { name: 'Write a post or topic' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: language }).click()
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('button', { name: 'Start writing' }).click()
  await expect(editorTools(page)).toBeVisible()
}

/** Adds a block below the open one; at the end if none was open. */
export const addBlock = async (page: Page, name: string) => {
  await page.getByRole('button', { name: /^Add a block( below( “.+”)?)?$/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
}
