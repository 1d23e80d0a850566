import { globSync, readFileSync } from 'node:fs'
import {
  complaintsOf,
  expect,
  expectNoAxeViolations,
  logInToAdmin,
  type Page,
  test,
} from './admin.fixtures.ts'

const nameOf = (section: string) => /name: '([\w-]+)'/.exec(section)?.[1] ?? ''

const sections = globSync('admin/sections/*.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .split(/\n {2}\{\n/)
  .slice(1)
  .filter((section) => nameOf(section) !== '')

/** The sections that have an entry of the menu, by their path below /admin. */
const sectionNames = sections.filter((section) => !section.includes('isHidden: true')).map(nameOf)

const listNames = sections.filter((section) => section.includes('list: screen(')).map(nameOf)

/** Lists whose records have a screen, and which the demo laboratory has. */
const openedLists = ['accounts', 'pages', 'products', 'remedies', 'staff', 'synonyms']

const phone = { width: 360, height: 740 }
const tablet = { width: 768, height: 1024 }
const desktop = { width: 1440, height: 900 }

const untilLoaded = async (page: Page) => {
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('main')).not.toBeEmpty()
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Keeps the page of a worker open: to load the back office for each section would take most of the time. */
const sectionTest = test.extend<{ page: Page }, { openPage: Page; complaints: string[] }>({
  openPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use
      const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB' })
      const page = await context.newPage()
      await logInToAdmin(page)
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
  complaints: [async ({ openPage }, use) => use(complaintsOf(openPage)), { scope: 'worker' }],
  page: async ({ openPage, complaints }, use) => {
    await use(openPage)
    expect(complaints, 'the console is silent').toEqual([])
  },
})

test('finds the sections of the back office', () => {
  expect(sectionNames.length).toBeGreaterThan(0)
})

for (const name of sectionNames)
  sectionTest(
    `opens ${name} with one click, accessible and no wider than the window`,
    async ({ page }) => {
      await page.setViewportSize(desktop)
      // By address: the spec knows no labels.
      await page
        .getByRole('menuitem')
        .and(page.locator(`[href$="/${name}"]`))
        .click()
      await expect(page).toHaveURL(new RegExp(`/admin/${name}($|[/?])`))
      await untilLoaded(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
      // Again while a part of the screen is loading.
      await expectNoAxeViolations(page)
      await page.setViewportSize(tablet)
      await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
    },
  )

/** A page, a news post and a text on health; then the first records of lists. */
const editors = ['pages/home/fr', 'pages/news.open-day/de', 'pages/health.detox/it']
const editedLists = ['products', 'remedies']

for (const name of [...editors, ...editedLists])
  sectionTest(
    `edits ${name} accessibly, within the window of a computer and a phone`,
    async ({ page }) => {
      const isPage = editors.includes(name)
      const answer = await page.request.get(`/api/admin/${name}?range=[0,0]`)
      const path = isPage ? name : `${name}/${(await answer.json())[0].id}`
      const edited = isPage
        ? page.getByRole('list', { name: 'Page blocks' })
        : page.getByRole('button', { name: 'Save', exact: true })
      for (const size of [desktop, phone]) {
        await page.setViewportSize(size)
        await page.goto(`/admin/${path}`)
        await expect(edited).toBeVisible()
        await untilLoaded(page)
        await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
        await expectNoAxeViolations(page)
      }
      if (!isPage) return
      await page.getByRole('tab', { name: 'Preview' }).click()
      await expect(page.frameLocator('iframe').getByRole('group').first()).toBeVisible()
      await expectNoAxeViolations(page)
    },
  )

for (const name of listNames)
  sectionTest(`opens a row of ${name} with Tab and Enter`, async ({ page }) => {
    await page.setViewportSize(desktop)
    await page.goto(`/admin/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await untilLoaded(page)
    const rows = page.getByRole('main').locator('tbody > tr.RaDataTable-row')
    if (openedLists.includes(name)) await expect(rows).not.toHaveCount(0)
    if ((await rows.count()) === 0) return
    const focused = (index: number) => rows.nth(index).and(page.locator(':focus-within'))
    expect((await rows.first().boundingBox())?.height).toBeLessThanOrEqual(41)
    // The keys work once the list has settled.
    await expect(async () => {
      await page.keyboard.press('j')
      await page.keyboard.press('k')
      await expect(focused(0)).toHaveCount(1, { timeout: 1_000 })
    }).toPass()
    await page.keyboard.press('ArrowDown')
    if ((await rows.count()) > 1) await expect(focused(1)).toHaveCount(1)
    await page.keyboard.press('k')
    const link = rows.first().locator('[data-row-link]')
    if (openedLists.includes(name)) await expect(link).toHaveCount(1)
    if ((await link.count()) === 0) return
    await page.keyboard.press('Shift+Tab')
    await expect(link).not.toBeFocused()
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expect(link).toHaveAttribute('href', /^\/admin\/[\w-]+\/./)
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(new RegExp(`/admin/${name}([?]|$)`))
  })

for (const viewport of [tablet, desktop])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('lists its shortcuts and searches by keyboard, accessible', async ({ page }) => {
      await logInToAdmin(page)
      await page.keyboard.press('?')
      const shortcuts = page.getByRole('dialog', { name: 'Help' })
      await expect(shortcuts).toBeVisible()
      await expectNoAxeViolations(page)
      await page.keyboard.press('Escape')
      await expect(shortcuts).toBeHidden()
      await page.keyboard.press('ControlOrMeta+k')
      const search = page.getByRole('combobox', { name: /^Search customers/ })
      await expect(search).toBeVisible()
      await expectNoAxeViolations(page)
      // Enter opens the highlighted screen, also when records arrive after it.
      await search.fill('remed')
      await expect(page.getByRole('option', { name: /^Sports remedy kit/ })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/admin\/remedies$/)
      await expect(search).toBeHidden()
      const listSearch = page.getByPlaceholder('Any name or abbreviation')
      await expect(listSearch).toBeVisible()
      await page.keyboard.press('/')
      await expect(listSearch).toBeFocused()
    })
  })

test('closes an explanation until the help shows it again', async ({ page }) => {
  await logInToAdmin(page, { path: '/orders' })
  const explanation = page.getByRole('main').getByText(/^Find orders, prepare and send them/)
  await expect(explanation).toBeVisible()
  await page.getByRole('button', { name: 'Close the explanation' }).click()
  await expect(explanation).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Help and keyboard shortcuts' }).click()
  const help = page.getByRole('dialog', { name: 'Help' })
  await expect(help).toContainText('Find orders, prepare and send them')
  await help.getByRole('button', { name: 'Show the explanations on all screens again' }).click()
  await help.getByRole('button', { name: 'Close' }).click()
  await expect(explanation).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  for (const path of ['/', '/orders', '/order-desk', '/verification', '/accounts', '/prices'])
    test(`shows ${path} within the window, with its title`, async ({ page }) => {
      await logInToAdmin(page, { path })
      await untilLoaded(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
      await expectNoAxeViolations(page)
    })
})

test('names the column whose buttons open a row', async ({ page }) => {
  await logInToAdmin(page, { path: '/prices' })
  await expect(page.getByRole('columnheader', { name: 'Details', exact: true })).toBeVisible()
})

test('gives each region of the start page its own name', async ({ page }) => {
  await logInToAdmin(page)
  await expect(page.getByRole('region', { name: 'Turnover by week', exact: true })).toHaveCount(1)
})
