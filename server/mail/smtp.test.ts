import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Letter } from './mail.ts'
import { startMailServer } from './mail-server-under-test.ts'
import { smtpPost } from './smtp.ts'

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
  server.state.isSlow = false
})

test('a server that never comes to an end is left in time, and the connection closed', async () => {
  server.state.isSlow = true
  const began = performance.now()
  await expect(smtpPost(server.url, 400)(letter)).rejects.toThrow()
  expect(performance.now() - began).toBeGreaterThan(350)
  expect(performance.now() - began).toBeLessThan(3_000)
  await vi.waitFor(() => expect(server.connections()).toBe(0), 7_000)
}, 15_000)

test('a letter after it arrives', async () => {
  await smtpPost(server.url)(letter)
  expect(server.received.map(({ subject }) => subject)).toEqual(['Bonjour'])
})
