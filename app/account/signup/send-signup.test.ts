import { expect, test } from 'vitest'
import { readSignupOutcome, type SignupOutcome } from './send-signup.ts'

const refusal = JSON.stringify({
  code: 'fields_invalid',
  message: 'Bitte prüfen',
  data: { status: 422, fields: { email: 'Ungültig', password: 3 } },
})

test.each<[number, string, string | null, SignupOutcome]>([
  [201, '{"message":"Danke"}', null, { state: 'received' }],
  [
    422,
    refusal,
    null,
    { state: 'refused', fields: { email: 'Ungültig' }, message: 'Bitte prüfen' },
  ],
  [429, '', '61', { state: 'too-many', minutes: 2 }],
  [429, '', null, { state: 'too-many', minutes: 1 }],
  [413, '{"message":"x"}', null, { state: 'refused', fields: {}, message: 'x' }],
  [413, '<html>', null, { state: 'failed' }],
  [500, refusal, null, { state: 'failed' }],
  [200, '<html>', null, { state: 'failed' }],
])('reads the outcome of status %i with the body %s', (status, body, retryAfter, outcome) =>
  expect(readSignupOutcome(status, body, retryAfter)).toEqual(outcome),
)
