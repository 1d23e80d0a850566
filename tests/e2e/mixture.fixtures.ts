import type { Draft } from '../../domain/mixture/draft.ts'
import { expect, open, type Page } from './site.fixtures.ts'

export const openBuilder = (page: Page) => open(page, 'en', 'shop.make_your_own')

/** The card of a substance by its place, beginning at 1. */
export const card = (page: Page, place: number) =>
  page.locator('#step-substances ol > li').nth(place - 1)

const begin = async (page: Page, type: Draft['type'], text: string, name: string) => {
  await page
    .getByRole('button', { name: /^Add (a|the first) substance$/ })
    .first()
    .click()
  const last = page.locator('#step-substances ol > li').last()
  await last.locator(`input[value=${type}]`).check({ force: true })
  await last.getByRole('combobox').fill(text)
  await last.getByRole('option', { name }).first().click()
  return last
}

export const addPlant = (page: Page, type: 'Phytotherapy' | 'Gemmotherapy', name: string) =>
  begin(page, type, name, name)

/** Adds a homeopathic substance by pointer; the dilution is one of the common ones. */
export const addHomeopathic = async (page: Page, text: string, name: string, dilution?: string) => {
  const last = await begin(page, 'Homeopathy', text, name)
  await last.locator('input[value=CH]').check({ force: true })
  if (dilution) await last.getByRole('button', { name: dilution, exact: true }).click()
  return last
}

export const choose = (page: Page, value: string) =>
  page.locator(`input[type=radio][value="${value}"]`).last().check({ force: true })

export const form = (page: Page, value: string) =>
  page.locator(`#step-form input[name=form][value=${value}]`)

/** What would be read out of a form that is closed. */
const reasonOf = async (page: Page, value: string) => {
  const id = await form(page, value).getAttribute('aria-describedby')
  return page.locator(`[id="${id}"]`)
}

export const expectClosed = async (page: Page, values: readonly string[], reason: string) => {
  for (const value of values) {
    await expect(form(page, value)).toHaveAttribute('aria-disabled', 'true')
    await expect(await reasonOf(page, value)).toHaveText(reason)
  }
}

/** Keeps a mixture in the browser, once, as an earlier visit would have. */
export const keepMixture = (page: Page, mixture: unknown) =>
  page.addInitScript(
    (text) => {
      if (sessionStorage.getItem('kept')) return
      sessionStorage.setItem('kept', 'yes')
      localStorage.setItem('sn_v6', text)
    },
    JSON.stringify({ version: 6, state: { mixture } }),
  )
