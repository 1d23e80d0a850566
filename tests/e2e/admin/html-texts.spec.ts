import type { APIRequestContext } from '@playwright/test'
import { newProfessional, ownPassword } from '../own-account.fixtures.ts'
import { addressIn, logInAs } from '../site.fixtures.ts'
import { expect, type Page, startSession, test } from './admin.fixtures.ts'
import { newOrder } from './orders.fixtures.ts'

/** In the middle of a text, so that each test finds its own. */
const markup = '<img src="x"><script>document.title="run"</script>&lt;b&gt;'

const filtered = (path: string, search: string) =>
  `/admin/${path}?filter=${encodeURIComponent(JSON.stringify({ search }))}`

/** The text as it was written, in the page or in one of its fields. */
const expectText = async (page: Page, text: string) => {
  await expect
    .poll(() =>
      page.evaluate((wanted) => {
        const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[]
        const texts = fields.map(({ value }) => value)
        return [document.body.textContent, ...texts].some((found) => found?.includes(wanted))
      }, text),
    )
    .toBe(true)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  await expect(page).not.toHaveTitle('run')
}

type Shown = { text: string; screens: readonly string[]; undo: () => Promise<unknown> }

const change = async (request: APIRequestContext, path: string, data: object) => {
  const answer = await request.patch(`/api/admin/${path}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Gives a record the text; where it is shown, and how it gets its own text back. */
const records: Record<string, (page: Page, text: string) => Promise<Shown>> = {
  'the title of a product': async ({ request }, text) => {
    const [{ id }] = await (
      await request.get('/api/admin/products?kind=otc&sort=position&direction=desc&range=[0,0]')
    ).json()
    const path = `products/${id}`
    const read = async () => (await request.get(`/api/admin/${path}?lang=en`)).json()
    const { texts, version, shopAddress } = await read()
    const title = { ...texts.title, en: text }
    await change(request, path, { version, texts: { ...texts, title } })
    return {
      text,
      screens: [`/admin/${path}`, filtered('products', text.slice(0, 8)), shopAddress],
      undo: async () => change(request, path, { version: (await read()).version, texts }),
    }
  },
  'the name of a place': async ({ request }, text) => {
    const data = {
      ...{ name: text, category: 'Pharmacy', address: 'Weggasse 2, 3011 Bern' },
      ...{ latitude: 46.95, longitude: 7.44, function: '', website: '' },
    }
    const answer = await request.post('/api/admin/locations', { data })
    expect(answer.status(), await answer.text()).toBe(200)
    const { id } = await answer.json()
    return {
      text,
      screens: [
        filtered('locations', text.slice(0, 8)),
        `/admin/locations/${id}`,
        `${addressIn('de', 'resources.where')}?place=3011%20Bern`,
      ],
      undo: () => request.delete(`/api/admin/locations/${id}`),
    }
  },
}

test.describe('HTML in a record is shown as text', () => {
  for (const [name, give] of Object.entries(records))
    test(name, async ({ page }) => {
      await startSession(page)
      const { text, screens, undo } = await give(page, `${crypto.randomUUID()} ${markup}`)
      try {
        for (const screen of screens) {
          await page.goto(screen)
          await expectText(page, text)
        }
      } finally {
        await undo()
      }
    })

  test('shows HTML in the name of a customer as text, also in mails and in the account', async ({
    page,
    request,
  }) => {
    await startSession(page)
    const email = await newProfessional(request, 'de')
    const [{ id, version }] = await (
      await page.request.get(`/api/admin/accounts?search=${email}`)
    ).json()
    const text = `${crypto.randomUUID().slice(0, 8)} ${markup}`
    const billing = { firstName: text, company: text }
    await change(page.request, `accounts/${id}`, { version, firstName: text, billing })
    await page.goto(`/admin/accounts/${id}`)
    await expectText(page, text)
    await page.goto(filtered('accounts', email))
    await expectText(page, text)

    const order = await newOrder(request, 'invoice', { email, password: ownPassword })
    await page.goto(`/admin/orders/${order.id}/show`)
    await expectText(page, text)
    const mails = await (await page.request.get(`/api/admin/mails?search=${email}`)).json()
    const { id: mail } = mails.find(({ kind }: { kind: string }) => kind === 'order-confirmation')
    const preview = await (await page.request.get(`/api/admin/mails/${mail}/preview`)).json()
    expect(preview.html).toContain('&lt;script&gt;')
    expect(preview.html).not.toContain('<script>document')

    await logInAs(page, 'de', email, ownPassword)
    await page.goto(addressIn('de', 'account'))
    await expectText(page, text)
  })
})
