import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { isPermanentFailure } from '../../outbox/permanent-failure.ts'
import type { Letter } from '../mail.ts'
import { startMailServer } from '../mail-server.fixtures.ts'
import { smtpTransport } from './transports.ts'

const letter: Letter = {
  from: { name: 'Laboratoire', address: 'info@trois-sources.example' },
  to: 'ada@example.ch',
  subject: 'Bonjour',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
  date: new Date('2026-11-21T09:00:00Z'),
  messageId: '<a@shop.example>',
}

let server: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  server = await startMailServer()
  return server.stop
})
afterEach(() => {
  Object.assign(server.state, { isSlow: false, refuse: false })
})

test('aborts a transfer that exceeds the deadline and closes the connection', async () => {
  server.state.isSlow = true
  await expect(smtpTransport(server.url, 400)(letter)).rejects.toThrow()
  await vi.waitFor(() => expect(server.connections()).toBe(0), 7_000)
}, 15_000)

test.each([
  [550, true],
  [553, true],
  [450, false],
  [452, false],
])('a recipient refused with %i counts as a permanent refusal: %s', async (code, forGood) => {
  Object.assign(server.state, { refuse: true, code })
  const error = await smtpTransport(server.url)(letter).catch((cause: unknown) => cause)
  expect(error).toMatchObject({ responseCode: code })
  expect(isPermanentFailure(error)).toBe(forGood)
})

test('treats an unreachable server as a temporary error', async () => {
  const error = await smtpTransport('smtp://127.0.0.1:1')(letter).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(Error)
  expect(isPermanentFailure(error)).toBe(false)
})

test('sends a letter after earlier failures', async () => {
  await smtpTransport(server.url)(letter)
  expect(server.received.map(({ subject }) => subject)).toEqual(['Bonjour'])
})
