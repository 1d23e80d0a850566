import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { claimPort } from './http/claim-port.ts'
import { startFailure } from './start-failure.ts'

const caught = async (step: () => unknown) => {
  try {
    await step()
  } catch (error) {
    return error
  }
}

test('a port in use is said in a sentence, a free one is left free', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const claim = { host: '127.0.0.1', port }

  expect(startFailure(await caught(() => claimPort(claim)))).toBe(
    `Port ${port} on 127.0.0.1 is in use: stop what uses it, or set PORT to another.`,
  )
  other.close()
  await once(other, 'close')
  expect(await caught(() => claimPort(claim))).toBeUndefined()
  expect(await caught(() => claimPort(claim))).toBeUndefined()
})

test('wrong settings are named without a stack', async () => {
  const error = await caught(() => readEnv({ PORT: 'many', DEMO: 'perhaps' }))
  const said = startFailure(error)
  expect(said).toMatch(/^Settings that cannot be used:\n {2}PORT: .+\n {2}DEMO: .+$/)
})

test('what is not foreseen keeps its stack', () => {
  expect(startFailure(new TypeError('nobody thought of it'))).toContain('start-failure.test.ts')
})
