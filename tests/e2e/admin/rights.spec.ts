import type { Locator } from '@playwright/test'
import { demoPassword } from '../people.fixtures.ts'
import { expect, goToPath, logInToAdmin, type Page, startSession, test } from './admin.fixtures.ts'
import { newPicture } from './new-picture.fixtures.ts'

const picture = `Rights ${crypto.randomUUID()}`

type Role = 'sales' | 'editor'

type Screen = {
  path: string
  /** Who may change what is there, and who may only see it; the others find nothing. */
  writes?: readonly Role[]
  reads?: readonly Role[]
  /** What is there once the screen is complete, where a role may only see it. */
  ready?: (main: Locator) => Locator
}

const row = (main: Locator) => main.getByRole('row').nth(1)
const text = (shown: string | RegExp) => (main: Locator) => main.getByText(shown).first()
const field = (name: string) => (main: Locator) => main.getByRole('textbox', { name })

/** Every screen of the back office below /admin; `:id`: the first record. */
const screens: readonly Screen[] = [
  { path: '/orders', writes: ['sales'] },
  { path: '/orders/:id/show', writes: ['sales'] },
  { path: '/payments', writes: ['sales'] },
  { path: '/payments/create', writes: ['sales'] },
  { path: '/reminder-runs', writes: ['sales'] },
  { path: '/journal-batches', writes: ['sales'] },
  { path: '/journal-batches/create', writes: ['sales'] },
  { path: '/order-desk', writes: ['sales'] },
  { path: '/verification', writes: ['sales'] },
  { path: '/accounts', writes: ['sales'] },
  { path: '/accounts/:id', writes: ['sales'] },
  { path: '/products', reads: ['sales', 'editor'], ready: row },
  { path: '/products/:id', reads: ['sales', 'editor'], ready: field('Title, French') },
  { path: '/products/create' },
  { path: '/product-order' },
  { path: '/product-categories' },
  { path: '/product-categories/:id' },
  {
    path: '/products/:id/pictures',
    reads: ['sales', 'editor'],
    ready: text(/images in this order/),
  },
  { path: '/remedies', reads: ['sales', 'editor'], ready: row },
  { path: '/remedies/:id', reads: ['sales', 'editor'], ready: field('Name on labels') },
  { path: '/remedies/:id/names', reads: ['sales', 'editor'], ready: text(/quick order find/) },
  { path: '/remedies/create' },
  { path: '/synonyms', reads: ['sales', 'editor'], ready: row },
  { path: '/prices', reads: ['sales'], ready: row },
  { path: '/planned-prices', reads: ['sales'], ready: text(/valid from a later day/) },
  { path: '/missing-prices', reads: ['sales'], ready: text(/has no price/) },
  // It calculates, and changes nothing.
  { path: '/price-simulator', writes: ['sales'] },
  // Sales import customers and tracking numbers, editors locations and redirects.
  { path: '/imports', writes: ['sales', 'editor'] },
  { path: '/import-customers', writes: ['sales'] },
  { path: '/import-parcels', writes: ['sales'] },
  { path: '/import-prices' },
  { path: '/import-products' },
  { path: '/import-remedies' },
  { path: '/import-synonyms' },
  { path: '/import-redirects', writes: ['editor'] },
  { path: '/locations', writes: ['editor'] },
  { path: '/locations/:id', writes: ['editor'] },
  { path: '/locations/create', writes: ['editor'] },
  { path: '/import-locations', writes: ['editor'] },
  { path: '/pages', writes: ['editor'] },
  { path: '/pages/:id', writes: ['editor'] },
  { path: '/translations', writes: ['editor'] },
  { path: '/media', writes: ['editor'], reads: ['sales'], ready: text(picture) },
  { path: '/media/:id', writes: ['editor'], reads: ['sales'], ready: field('Title') },
  { path: '/menus', writes: ['editor'] },
  { path: '/menus/:id', writes: ['editor'] },
  { path: '/downloads', writes: ['editor'] },
  { path: '/downloads/:id', writes: ['editor'] },
  { path: '/redirects', writes: ['editor'] },
  { path: '/redirects/:id', writes: ['editor'] },
  { path: '/redirects/create', writes: ['editor'] },
  { path: '/inbox', writes: ['sales'], reads: ['editor'], ready: row },
  { path: '/inbox/:id', writes: ['sales'], reads: ['editor'], ready: text('Assigned to') },
  { path: '/newsletter', writes: ['sales', 'editor'] },
  { path: '/mails', writes: ['sales'] },
  { path: '/mails/:id/show', writes: ['sales'] },
  { path: '/staff' },
  { path: '/staff/:id' },
  { path: '/staff/create' },
  { path: '/shop-imports' },
  { path: '/shop-imports/create' },
  { path: '/options', writes: ['editor'] },
  { path: '/options/contact', writes: ['editor'] },
  { path: '/options/orders', reads: ['editor'], ready: text(/^Only administrators/) },
  { path: '/audit' },
]

/** What a screen may have that changes nothing: the list, its filters, its pages and its file. */
const harmless =
  /^(search|kind|isListed|isIncomplete|family|group|isScheduled|state|assignedTo|tag|Back to the list|List|Close the explanation|All products|See it in the shop|Add filter|Filter|Export (for Excel|all prices)|Sort by .*|Expand|Close|Open|Clear value|Clear|Show all choices|Go to .*|(Next|Previous) page|Page \d+|Rows per page.*|\d+|Reply by e-mail|Try again|Name and .*|Pictures|Descriptions|Use and content|Texts|Other names|Change (the )?preparation)$/

/** The names of what can be operated on the screen, without its filters and the selection of rows. */
const controlsOf = (page: Page) =>
  page.locator('#main-content').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('button, input, textarea, [role=button], [role=slider]')]
      .filter(
        (one) =>
          one.checkVisibility() && !one.matches(':disabled, [aria-disabled=true], .Mui-disabled'),
      )
      .filter((one) => !one.closest('.MuiTablePagination-root'))
      .map((one) => one.ariaLabel || one.innerText || one.getAttribute('name') || one.tagName),
  )

/** Names every screen that has such a control, not the first alone. */
const softly = expect.configure({ soft: true })

/** The first record of each resource, as the administrator sees it. */
const findIds = async (page: Page): Promise<Map<string, string>> => {
  const names = screens.flatMap(({ path }) => /^\/([a-z-]+)\/:id/.exec(path)?.[1] ?? [])
  const found = [...new Set(names)].map(async (name) => {
    const query = name === 'accounts' ? '?role=customer' : ''
    const [record] = await (await page.request.get(`/api/admin/${name}${query}`)).json()
    return [name, `${record?.id ?? ''}`] as const
  })
  return new Map(await Promise.all(found))
}

for (const role of ['sales', 'editor'] as const)
  test(`lets ${role} open each screen without a refused request or a control that is not permitted`, async ({
    page,
  }) => {
    await startSession(page)
    const file = await newPicture(picture)
    await page.request.post('/api/admin/media', { multipart: { file } })
    await page.request.post('/api/sn_api/contact_form', {
      data: { name: 'Ada Keller', email: 'ada@example.ch', message: role, agb: true, lang: 'en' },
    })
    const ids = await findIds(page)
    const refused: string[] = []
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(`${answer.url()} on ${page.url()}`)
    })
    await logInToAdmin(page, { email: `${role}@trois-sources.example`, password: demoPassword })
    const main = page.locator('#main-content')
    const nothing = main.getByText('There is nothing at this address.')
    for (const { path, writes = [], reads = [], ready } of screens) {
      const name = path.split('/')[1] ?? ''
      if (path.includes(':id') && !ids.get(name)) continue
      await test.step(path, async () => {
        await goToPath(page, path.replace(':id', ids.get(name) ?? ''))
        if (!writes.includes(role) && !reads.includes(role)) return expect(nothing).toBeVisible()
        await expect(nothing).toHaveCount(0)
        await expect(main.getByRole('progressbar')).toHaveCount(0)
        if (writes.includes(role) || !ready) return
        await expect(ready(main)).toBeVisible()
        await softly
          .poll(async () => (await controlsOf(page)).filter((control) => !harmless.test(control)))
          .toEqual([])
      })
    }
    expect(refused).toEqual([])
  })
