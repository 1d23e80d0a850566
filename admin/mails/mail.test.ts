import { expect, it } from 'vitest'
import { isServerUnreachable } from './mail.ts'

it('tells an unreachable mail server from a refusal', () => {
  expect(isServerUnreachable('connect ECONNREFUSED 127.0.0.1:25')).toBe(true)
  expect(isServerUnreachable('getaddrinfo ENOTFOUND mail.example.ch')).toBe(true)
  expect(isServerUnreachable('Connection timeout')).toBe(true)
  expect(isServerUnreachable('Greeting never received')).toBe(true)
  expect(isServerUnreachable('550 5.1.1 User unknown')).toBe(false)
})
