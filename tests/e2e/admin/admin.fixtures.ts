import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { demoPassword, people } from '../people.fixtures.ts'

export { expect, type Page }

/** Refused requests, which some tests provoke, appear in the console as failed. */
const isProvoked = (text: string) => /status of (4\d\d|503|0)|ERR_INTERNET_DISCONNECTED/.test(text)

/** What the console of the page says that it should not, from now on. */
export const complaintsOf = (page: Page) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !isProvoked(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** A page whose console stays silent, in English. */
export const test = base.extend<{ page: Page }>({
  locale: 'en-GB',
  page: async ({ page }, use) => {
    const complaints = complaintsOf(page)
    await use(page)
    expect(complaints, 'the console is silent').toEqual([])
  },
})

/** Fills in and sends the login. */
export const submitLogin = async (page: Page, email: string, password: string) => {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

type Credentials = { email?: string; password?: string }

/** Logs in through the API and opens no page; access.spec.ts tests the form of the login. */
export const startSession = async (
  page: Page,
  { email = people.administrator, password = demoPassword }: Credentials = {},
) => {
  const answer = await page.request.post('/api/admin/session', { data: { email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Logs in through the API, opens `path` below /admin and waits for the screen around it. */
export const logInToAdmin = async (
  page: Page,
  { path = '/', ...credentials }: Credentials & { path?: string } = {},
) => {
  await startSession(page, credentials)
  await page.goto(`/admin${path}`)
  await expect(page.getByRole('button', { name: /^(Account of|Profile)/ })).toBeVisible()
}

/** Opens a path below /admin as "Back" does, without loading the back office again. */
export const goToPath = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, `/admin${path}`)

/** Opens a section by the menu. */
export const openSection = async (page: Page, name: string) => {
  await page.getByRole('menuitem', { name, exact: true }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

/** Searches the list and waits until the search is the list's: a row opened or ticked before would be closed again. */
export const searchList = async (page: Page, field: string | RegExp, text: string) => {
  // Sent after the list has taken the search; its address has it earlier.
  const sent = page.waitForRequest((request) =>
    [...new URL(request.url()).searchParams.values()].includes(text),
  )
  await page.getByRole('textbox', { name: field }).fill(text)
  await sent
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

/** Checks the shown page with axe, WCAG 2.2 AA; `except`: a selector of what is not checked. */
export const expectNoAxeViolations = async (page: Page, except: readonly string[] = []) => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  // Saves a third of the time: the elements without violation are counted, not described.
  const options: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations'] }
  // The legacy mode needs no second page for the result; frames of other origins are not checked, and none is shown.
  const axe = new AxeBuilder({ page }).options(options).withTags(tags).setLegacyMode()
  for (const selector of except) axe.exclude(selector)
  // Colours of buttons change gradually.
  await expect(async () => {
    const { violations } = await axe.analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    )
    expect(found).toEqual([])
  }).toPass({ timeout: 15_000 })
}

/** The id of the account with an e-mail address. */
export const accountIdOf = async (page: Page, email: string) => {
  const answer = await page.request.get(`/api/admin/accounts?search=${encodeURIComponent(email)}`)
  const [account]: { id: string }[] = await answer.json()
  return account?.id ?? ''
}
