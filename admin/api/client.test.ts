import { expect, test } from 'vitest'
import { i18n } from '../i18n/i18n.ts'
import { api, toSearch } from './client.ts'
import { errorMessage } from './error-message.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

/** A client of Node has no page whose address completes that of the API. */
const answerWith = (fetch: (request: Request) => Promise<Response>) => ({
  baseUrl: 'http://localhost/api',
  fetch,
})

const answerOk = () => Promise.resolve(Response.json([]))

test('says that the server cannot be reached', async () => {
  const init = answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
  const error = await api.GET('/admin/media-tags', init).catch((cause) => cause)
  expect(errorMessage(error)).toBe('The server cannot be reached. Please try again.')
})

test('passes on that a request was aborted', async () => {
  const signal = AbortSignal.abort()
  const init = { ...answerWith(() => Promise.reject(signal.reason)), signal }
  const error = await api.GET('/admin/media-tags', init).catch((cause) => cause)
  expect(error.name).toBe('AbortError')
})

test('says what the server answers to a refused request', async () => {
  const refused = Response.json({ message: 'No such file.' }, { status: 422 })
  const init = answerWith(() => Promise.resolve(refused))
  const error = await api.GET('/admin/media-tags', init).catch((cause) => cause)
  expect([error.status, errorMessage(error)]).toEqual([422, 'No such file.'])
})

test('sends a file as it is', async () => {
  let sent: Request | undefined
  const init = answerWith((request) => {
    sent = request
    return answerOk()
  })
  const headers = { 'Content-Type': 'application/octet-stream' }
  const body = new File(['x;y'], 'x.csv')
  await api.POST('/admin/payments/statements/preview', { ...init, headers, body })
  expect(sent?.headers.get('Content-Type')).toBe('application/octet-stream')
  expect(await sent?.text()).toBe('x;y')
})

test('writes lists as JSON and omits empty values in a query', () => {
  const query = { status: ['a', 'b'], search: '', from: undefined, page: 2 }
  expect(toSearch(query)).toBe('status=%5B%22a%22%2C%22b%22%5D&page=2')
})
