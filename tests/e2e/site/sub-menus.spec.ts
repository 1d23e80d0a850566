import type { Locator } from '@playwright/test'
import { type MenuSection, mainPages, menuSections } from '../../../domain/page/menus.ts'
import { hrefsIn } from '../controls.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import {
  addressIn,
  expect,
  expectAccessible,
  type Language,
  logIn,
  open,
  type Page,
  test,
  untilScripted,
} from '../site.fixtures.ts'

const widths = [1_024, 1_280, 1_440]

const height = 768

/** Longer than the delays of opening and closing, in milliseconds. */
const restMs = 400

const menuIn = (page: Page, language: Language) =>
  page
    .getByRole('banner')
    .getByRole('navigation', { name: textIn(language, 'Main menu'), exact: true })

/** The English names are the keys: `shop` is "Shop". */
const nameOf = (language: Language, page: (typeof mainPages)[number]) =>
  textIn(
    language,
    page.replace(/^./, (letter) => letter.toUpperCase()),
  )

const entryIn = (page: Page, language: Language, section: (typeof mainPages)[number]) =>
  menuIn(page, language).getByText(nameOf(language, section), { exact: true })

/** The list of a section's pages. */
const subMenuIn = (page: Page, language: Language, section: MenuSection) =>
  menuIn(page, language)
    .getByRole('group')
    .filter({ has: page.getByText(nameOf(language, section), { exact: true }) })
    .getByRole('list')

const openWide = async (page: Page, language: Language, width = widths[0]) => {
  await page.setViewportSize({ width: width ?? 0, height })
  await open(page, language, 'contact')
}

/** Waits for the script of the menu, which the first use loads. */
const untilOperable = async (page: Page, language: Language) => {
  const contact = entryIn(page, language, 'contact')
  await expect(async () => {
    await contact.press('ArrowRight')
    await expect(contact).not.toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Escape')
}

const withSubMenu = ['shop', 'company', 'medicine', 'health', 'resources'] as const

for (const [language, who] of [
  ['de', 'mayOrder'],
  ['fr', 'visitor'],
  ['it', 'mayOrder'],
  ['en', 'visitor'],
] as const)
  test(`shows the full menu from 1024 px in ${language}, ${who}`, async ({ page }) => {
    if (who !== 'visitor') await logIn(page, language, who)
    for (const width of widths) {
      await openWide(page, language, width)
      const menu = menuIn(page, language)
      for (const entry of mainPages)
        await expect(entryIn(page, language, entry)).toBeInViewport({ ratio: 1 })
      const shown = await menu.innerText()
      const places = mainPages.map((entry) => shown.indexOf(nameOf(language, entry)))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      const account = page.getByRole('banner').getByRole('link').filter({ visible: true }).last()
      await expect(account).toBeInViewport({ ratio: 1 })
      // One row, and room for the page's scroll bar.
      const { rowHeight, free } = await page.getByRole('banner').evaluate((banner) => {
        const [row] = banner.children
        const [logo] = row?.children ?? []
        return {
          rowHeight: banner.clientHeight,
          free:
            (logo?.getBoundingClientRect().width ?? 0) -
            40 -
            ((row?.scrollWidth ?? 0) - innerWidth),
        }
      })
      expect(rowHeight, `${width}`).toBe(72)
      expect(free, `${width}`).toBeGreaterThan(16)
      for (const section of withSubMenu) {
        await entryIn(page, language, section).click()
        const list = subMenuIn(page, language, section)
        await expect(list).toBeInViewport({ ratio: 1 })
        const pages = menuSections[section].map((key) => addressIn(language, key))
        await expect.poll(async () => (await hrefsIn(list)).slice(0, pages.length)).toEqual(pages)
      }
      // One at a time.
      await expect(menu.getByRole('list').filter({ visible: true })).toHaveCount(2)
      if (width === widths[0] && who === 'visitor') await expectAccessible(page)
    }
  })

const ways: Readonly<Record<string, (page: Page, language: Language) => Promise<unknown>>> = {
  'hovering and clicking': async (page, language) => {
    await entryIn(page, language, 'company').hover()
    await expect(subMenuIn(page, language, 'company')).toBeVisible()
    await entryIn(page, language, 'company').click()
  },
  clicking: (page, language) => entryIn(page, language, 'company').click(),
  'pressing Enter': (page, language) => entryIn(page, language, 'company').press('Enter'),
  'the arrow key': (page, language) => entryIn(page, language, 'company').press('ArrowDown'),
}

/** Closes the sub-menu; it stays closed although the pointer is still there. */
const closeByEscape = async (page: Page, list: Locator) => {
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.waitForTimeout(restMs)
  await expect(list).toBeHidden()
}

for (const language of ['de', 'it', 'en'] as const) {
  test(`opens a sub-menu by the first hovering and closes it on Escape in ${language}`, async ({
    page,
  }) => {
    await openWide(page, language)
    await entryIn(page, language, 'company').hover()
    await closeByEscape(page, subMenuIn(page, language, 'company'))
  })

  test(`opens a sub-menu by pointer and keys and closes it on Escape in ${language}`, async ({
    page,
  }) => {
    await openWide(page, language)
    await untilOperable(page, language)
    const list = subMenuIn(page, language, 'company')
    for (const [way, openBy] of Object.entries(ways))
      await test.step(way, async () => {
        await page.mouse.move(5, height - 5)
        await entryIn(page, language, 'contact').focus()
        await openBy(page, language)
        await closeByEscape(page, list)
        if (!way.startsWith('hovering'))
          await expect(entryIn(page, language, 'company')).toBeFocused()
      })
  })
}

test('opens on hover after a moment, and stays while the pointer is on it', async ({ page }) => {
  await openWide(page, 'de')
  const list = subMenuIn(page, 'de', 'medicine')
  await untilOperable(page, 'de')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await entryIn(page, 'de', 'company').hover()
  await entryIn(page, 'de', 'medicine').hover()
  await page.clock.runFor(restMs)
  await expect(list).toBeVisible()
  await expect(subMenuIn(page, 'de', 'company')).toBeHidden()
  await list.getByRole('link').last().hover()
  await page.clock.runFor(restMs)
  await expect(list).toBeVisible()
  // A moment outside closes nothing.
  await page.mouse.move(5, height - 5)
  await list.getByRole('link').last().hover()
  await page.clock.runFor(restMs)
  await expect(list).toBeVisible()
  await page.mouse.move(5, height - 5)
  await page.clock.runFor(restMs)
  await expect(list).toBeHidden()
})

test('keeps a clicked sub-menu until a click elsewhere', async ({ page }) => {
  await openWide(page, 'de')
  const list = subMenuIn(page, 'de', 'resources')
  await untilOperable(page, 'de')
  await entryIn(page, 'de', 'resources').click()
  await page.mouse.move(5, height - 5)
  await page.waitForTimeout(restMs)
  await expect(list).toBeVisible()
  await page.mouse.click(5, height - 5)
  await expect(list).toBeHidden()
  await entryIn(page, 'de', 'resources').click()
  await expect(list).toBeVisible()
  await entryIn(page, 'de', 'resources').click()
  await expect(list).toBeHidden()
})

test('moves through entries and pages with the arrow keys', async ({ page }) => {
  await openWide(page, 'de')
  await untilOperable(page, 'de')
  await entryIn(page, 'de', 'contact').focus()
  const list = subMenuIn(page, 'de', 'company')
  for (const [key, focused] of [
    ['ArrowRight', entryIn(page, 'de', 'shop')],
    ['ArrowRight', entryIn(page, 'de', 'company')],
    ['ArrowDown', list.getByRole('link').first()],
    ['ArrowDown', list.getByRole('link').nth(1)],
    ['ArrowUp', list.getByRole('link').first()],
    ['ArrowUp', entryIn(page, 'de', 'company')],
    ['ArrowUp', list.getByRole('link').last()],
    ['ArrowRight', entryIn(page, 'de', 'medicine')],
    ['ArrowLeft', entryIn(page, 'de', 'company')],
    ['ArrowLeft', entryIn(page, 'de', 'shop')],
    ['ArrowLeft', entryIn(page, 'de', 'contact')],
    ['ArrowLeft', entryIn(page, 'de', 'news')],
  ] as const) {
    await page.keyboard.press(key)
    await expect(focused).toBeFocused()
  }
  await expect(list).toBeHidden()
})

test('closes a sub-menu when the focus leaves it', async ({ page }) => {
  await openWide(page, 'de')
  await untilOperable(page, 'de')
  await entryIn(page, 'de', 'medicine').press('Enter')
  const list = subMenuIn(page, 'de', 'medicine')
  await list.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(entryIn(page, 'de', 'health')).toBeFocused()
  await expect(list).toBeHidden()
})

test('opens no sub-menu on hover in the menu of small screens', async ({ page }) => {
  await page.setViewportSize({ width: 900, height })
  await open(page, 'de', 'contact')
  await page
    .getByRole('banner')
    .getByRole('button', { name: textIn('de', 'Menu'), exact: true })
    .click()
  await entryIn(page, 'de', 'company').hover()
  await page.waitForTimeout(restMs)
  await expect(subMenuIn(page, 'de', 'company')).toBeHidden()
  await entryIn(page, 'de', 'company').click()
  await expect(subMenuIn(page, 'de', 'company')).toBeVisible()
})

test.describe('with touch', () => {
  test.use({ hasTouch: true })
  test('opens and closes a sub-menu with a tap', async ({ page }) => {
    await openWide(page, 'fr')
    const list = subMenuIn(page, 'fr', 'health')
    await untilOperable(page, 'fr')
    await entryIn(page, 'fr', 'health').tap()
    await expect(list.getByRole('link')).toHaveCount(11)
    await entryIn(page, 'fr', 'health').tap()
    await expect(list).toBeHidden()
    await entryIn(page, 'fr', 'health').tap()
    await list.getByRole('link').first().tap()
    await page.waitForURL(`**${addressIn('fr', 'health')}`)
    await untilScripted(page)
    await expect(list).toBeHidden()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('opens one sub-menu at a time without script', async ({ page }) => {
    await page.setViewportSize({ width: widths[0] ?? 0, height })
    await page.goto(addressIn('it', 'contact'))
    await entryIn(page, 'it', 'shop').click()
    await expect(subMenuIn(page, 'it', 'shop')).toBeVisible()
    await entryIn(page, 'it', 'company').press('Enter')
    await expect(subMenuIn(page, 'it', 'company')).toBeVisible()
    await expect(subMenuIn(page, 'it', 'shop')).toBeHidden()
    await subMenuIn(page, 'it', 'company').getByRole('link').last().click()
    await page.waitForURL(`**${addressIn('it', 'company.team')}`)
  })
})
