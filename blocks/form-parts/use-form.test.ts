import { afterEach, expect, test, vi } from 'vitest'
import { type FormOutcome, readOutcome, sendForm } from './use-form.ts'

afterEach(() => vi.unstubAllGlobals())

const refused = (message?: string, fields: Record<string, string> = {}): FormOutcome => ({
  isSent: false,
  fields,
  message,
})

test.each<[boolean, unknown, FormOutcome]>([
  [true, { message: 'Thank you' }, { isSent: true }],
  [true, undefined, { isSent: true }],
  [
    false,
    { message: 'Wrong', data: { fields: { email: 'No', x: 7 } } },
    refused('Wrong', { email: 'No' }),
  ],
  [false, { message: 'Wait' }, refused('Wait')],
  [false, { message: '' }, refused()],
  [false, { message: 7, data: { fields: 'all' } }, refused()],
  [false, { data: null }, refused()],
  [false, 'Bad gateway', refused()],
  [false, undefined, refused()],
])('%s %j is read as %j', (isOk, answer, outcome) =>
  expect(readOutcome(isOk, answer)).toEqual(outcome),
)

test.each<[string, () => Promise<Response>, FormOutcome]>([
  ['is taken', async () => Response.json({ message: 'Thank you' }), { isSent: true }],
  ['finds no server', () => Promise.reject(new TypeError('Failed to fetch')), refused()],
  ['gets a page of a proxy', async () => new Response('<h1>502</h1>', { status: 502 }), refused()],
])('what is sent %s', async (_, answer, outcome) => {
  const fetched = vi.fn(answer)
  vi.stubGlobal('fetch', fetched)
  expect(await sendForm('contact', { name: 'Ada' })).toEqual(outcome)
  expect(fetched).toHaveBeenCalledWith('/api/sn_api/contact_form', expect.anything())
})
