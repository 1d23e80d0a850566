import { type MenuSection, menuSections } from '../../../domain/page/menus.ts'
import type { PageKey } from '../../../domain/page/route-words.ts'
import { buttonIn, currentLinkIn, hrefsIn } from '../controls.fixtures.ts'
import { textIn } from '../messages.fixtures.ts'
import {
  addressIn,
  expect,
  languages,
  logIn,
  open,
  type Page,
  test,
  withMotion,
} from '../site.fixtures.ts'

test.use(withMotion)

const networks = ['facebook', 'instagram', 'linkedin', 'youtube', 'tiktok']

/** Nested pages and the menu entry of their section (D1 §2). */
const inMenus: {
  section: MenuSection
  title: string
  page: PageKey
  entry: PageKey
  product?: string
}[] = [
  { section: 'shop', title: 'Shop', page: 'shop.gemmotherapy', entry: 'shop.gemmotherapy' },
  {
    section: 'shop',
    title: 'Shop',
    page: 'shop.homeopathy.products.product',
    entry: 'shop.homeopathy.products',
    product: 'family-kit',
  },
  { section: 'company', title: 'Company', page: 'company.team', entry: 'company.team' },
  {
    section: 'medicine',
    title: 'Medicine',
    page: 'medicine.phytotherapy',
    entry: 'medicine.phytotherapy',
  },
  {
    section: 'resources',
    title: 'Resources',
    page: 'resources.media',
    entry: 'resources.media',
  },
]

for (const { section, title, page: key, entry, product } of inMenus)
  test(`lists ${key} in the icon menu of its section`, async ({ page }) => {
    await open(page, 'de', key, product ? { product } : {})
    const menu = page
      .getByRole('main')
      .getByRole('navigation', { name: textIn('de', title), exact: true })
    const pages = menuSections[section].map((one) => addressIn('de', one))
    await expect.poll(() => hrefsIn(menu)).toEqual(pages)
    const current = currentLinkIn(menu)
    await expect(current).toHaveAttribute('href', addressIn('de', entry))
    await expect(current).toBeInViewport()
  })

const openMobileMenu = async (page: Page) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, 'it', 'home')
  await buttonIn(page.getByRole('banner'), 'it', 'Menu').click()
  return page.getByRole('dialog', { name: textIn('it', 'Menu'), exact: true })
}

test('lists all section pages, topics and languages in the mobile menu', async ({ page }) => {
  const menu = await openMobileMenu(page)
  await expect(menu).toBeVisible()
  const links = await hrefsIn(menu)
  for (const key of [
    'contact',
    'news',
    'login',
    ...Object.values(menuSections).flat(),
  ] as PageKey[])
    expect(links, key).toContain(addressIn('it', key))
  expect(links.filter((one) => one?.startsWith(`${addressIn('it', 'health')}/`))).toHaveLength(10)
  expect(links).toEqual(expect.arrayContaining(languages.map((one) => addressIn(one, 'home'))))
  // Open submenus are reachable by keyboard, closed ones are not.
  const garden = menu.getByRole('link', { name: textIn('it', 'Our garden'), exact: true })
  await expect(garden).toBeHidden()
  await menu.getByText(textIn('it', 'Company'), { exact: true }).press('Enter')
  await expect(garden).toBeVisible()
  await garden.press('Enter')
  await page.waitForURL(`**${addressIn('it', 'company.garden')}`)
  await expect(menu).toBeHidden()
})

test('shows logged-in people cart and account in the mobile menu, no login', async ({ page }) => {
  await logIn(page, 'it', 'mayOrder')
  const menu = await openMobileMenu(page)
  await expect(menu.getByRole('button', { name: /^Carrello/ })).toBeVisible()
  const entryNamed = (english: string) =>
    menu.getByRole('link', { name: textIn('it', english), exact: true })
  await expect(entryNamed('Account')).toHaveAttribute('href', addressIn('it', 'account'))
  await expect(entryNamed('Login / Register')).toHaveCount(0)
})

test('links sections, legal pages and social networks in the footer', async ({ page }) => {
  await open(page, 'fr', 'home')
  const links = await hrefsIn(page.getByRole('contentinfo'))
  for (const key of ['company', 'medicine', 'health', 'resources', 'imprint', 'sitemap'] as const)
    expect(links, key).toContain(addressIn('fr', key))
  for (const network of networks)
    expect(links.filter((one) => one?.includes(network))).toHaveLength(1)
})

test('shows a visible focus at every tab stop', async ({ page }) => {
  await open(page, 'de', 'medicine.homeopathy')
  const stops = new Set<string>()
  for (let at = 0; at < 30; at += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement)) return undefined
      const { outlineStyle, outlineWidth } = getComputedStyle(focused)
      const { width, height } = focused.getBoundingClientRect()
      const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      return { html: focused.outerHTML.slice(0, 200), isMarked, isThere: width > 0 && height > 0 }
    })
    expect(stop).toMatchObject({ isMarked: true, isThere: true })
    stops.add(stop?.html ?? '')
  }
  // No keyboard trap: each Tab moved the focus.
  expect(stops.size).toBeGreaterThan(25)
})

test('animates nothing with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 'fr', 'home')
  const longest = await page.evaluate(() => {
    const seconds = (value: string) => Math.max(...value.split(',').map(Number.parseFloat))
    return Math.max(
      ...Array.from(document.querySelectorAll('*'), (one) => {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(one)
        if (scrollBehavior === 'smooth') return 1
        return Math.max(seconds(transitionDuration), seconds(animationDuration))
      }),
    )
  })
  expect(longest).toBeLessThanOrEqual(0.001)
})
