import { regionIn } from '../controls.fixtures.ts'
import { addressIn, expect, type Page } from '../site.fixtures.ts'

export const openMap = async (page: Page, query = '') => {
  await page.goto(`${addressIn('en', 'resources.where')}${query}`)
  await expect(mapOf(page).locator('.map-cluster').first()).toBeAttached()
}

export const mapOf = (page: Page) => regionIn(page, 'en', 'Map of addresses')
export const listOf = (page: Page) => regionIn(page, 'en', 'List of addresses')
export const summaryOf = (page: Page) => listOf(page).getByRole('status')
export const rowsOf = (page: Page) => listOf(page).getByRole('listitem')
export const categoryOf = (page: Page, name: string) => page.getByRole('radio', { name })
export const popupOf = (page: Page) => mapOf(page).locator('.leaflet-popup')

/** Sends these records instead of the table of the map. */
export const sendRecords = (page: Page, records: object[]) =>
  page.route('**/api/tables/Map', (route) => route.fulfill({ json: { records } }))

export const persistedFilter = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('sn_v6') ?? '{}').state?.mapFilter)
