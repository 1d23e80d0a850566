import { afterEach, expect, test, vi } from 'vitest'
import { postForm } from './post-form.ts'

afterEach(() => vi.unstubAllGlobals())

const post = () => postForm('/de/anmelden', new URLSearchParams({ username: 'ada' }))

const answerWith = (answer: () => Promise<Response>) => {
  const fetched = vi.fn(answer)
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('asks for JSON and returns the data of the action', async () => {
  const fetched = answerWith(async () => Response.json({ refusal: 'wrong' }))
  expect(await post()).toEqual({ refusal: 'wrong' })
  expect(fetched).toHaveBeenCalledWith(
    '/de/anmelden',
    expect.objectContaining({ method: 'POST', headers: { accept: 'application/json' } }),
  )
})

test.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an outage', async () => new Response('<html>', { status: 503 })],
  ['an error of the action', async () => Response.json(null, { status: 500 })],
  ['a page in place of data', async () => new Response('<html>')],
])('reports a failure for %s', async (_, answer) => {
  answerWith(answer)
  expect(await post()).toEqual({ failed: true })
})

test('opens the page that the form redirects to', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  answerWith(async () => {
    const response = new Response('<html>')
    Object.defineProperties(response, {
      redirected: { value: true },
      url: { value: 'https://shop.example/de/konto' },
    })
    return response
  })
  post()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('https://shop.example/de/konto'))
})
