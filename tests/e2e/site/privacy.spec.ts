import { addressIn, expect, logIn, test } from '../site.fixtures.ts'

const personal = ['account', 'account.addresses', 'account.orders', 'checkout'] as const

test('never caches personal pages, whatever the spelling of their address', async ({
  page,
  playwright,
  baseURL,
}) => {
  await logIn(page, 'de', 'mayOrder')
  const stranger = await playwright.request.newContext({ baseURL })
  for (const key of personal) {
    const address = addressIn('de', key)
    for (const spelled of [
      address,
      address.toUpperCase().replace('/DE/', '/de/'),
      `${address}.data`,
      `${address}/`,
    ]) {
      await page.request.get(spelled)
      const seen = await stranger.get(spelled)
      expect(await seen.text(), spelled).not.toContain('Favre')
    }
  }
  await stranger.dispose()
})

for (const range of ['bytes=5-2', 'bytes=-5', 'x', 'bytes=0-99999999999']) {
  test(`serves a file for the byte range ${range}`, async ({ request }) => {
    const file = await request.get('/favicon.svg', { headers: { range } })
    expect(file.status()).toBe(200)
    expect((await request.get('/api/health')).status()).toBe(200)
  })
}

test('serves /favicon.ico, which browsers request by default', async ({ request }) => {
  const icon = await request.get('/favicon.ico')
  expect(icon.status()).toBe(200)
  expect(icon.headers()['content-type']).toBe('image/x-icon')
  expect((await icon.body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]))
})

test('rejects a form posted from another site', async ({ request }) => {
  for (const address of [addressIn('de', 'login'), '/add_to_cart/']) {
    const answer = await request.post(address, {
      form: { username: 'a@b.ch' },
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.status()).toBe(403)
  }
})
