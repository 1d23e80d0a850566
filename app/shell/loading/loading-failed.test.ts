import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { isOutage } from './loading-failed.tsx'

test.each([
  ['a loader that threw on the server', new Error('Unexpected Server Error'), true],
  ['500 without a body of the router', new ErrorResponse(500, '', ''), true],
  ['503 of a proxy', new ErrorResponse(503, '', '<html>'), true],
  ['404', new ErrorResponse(404, '', ''), false],
  ['403', new ErrorResponse(403, '', ''), false],
  ['an error in the page itself', new Error('x is not defined'), false],
])('tells outages from other errors: %s', (_, error, expected) => {
  expect(isOutage(error)).toBe(expected)
})
