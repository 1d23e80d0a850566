import { afterEach, expect, test, vi } from 'vitest'
import { i18n } from '../i18n/i18n.ts'
import { errorMessage } from './error-message.ts'
import { request, sendFile } from './request.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

afterEach(() => vi.unstubAllGlobals())

const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))

test('says that the server cannot be reached', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
  const error = await sendFile('import-files', new File(['x'], 'x.csv')).catch((cause) => cause)
  expect(errorMessage(error)).toBe('The server cannot be reached. Please try again.')
})

test('says what the server answers to a refused request', async () => {
  answerWith(() => Promise.resolve(Response.json({ message: 'No such file.' }, { status: 422 })))
  const error = await request('import-files').catch((cause) => cause)
  expect([error.status, errorMessage(error)]).toEqual([422, 'No such file.'])
})
