import type { lookup } from 'node:dns'
import { expect, test } from 'vitest'
import { addressProblem, isPublicAddress, publicLookup } from './public-address.ts'
import { postMessage } from './send-request.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fd00:ec2::254',
  '2001:db8::1',
  '2002:7f00:1::',
  'localhost',
])('does not count %s as an address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '193.5.216.30', '2a00:1450:400a::1', '2620:fe::fe'])(
  'counts %s as an address of the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  ['https://example.ch/hook', undefined],
  ['http://example.ch/hook', 'https-only'],
  ['ftp://example.ch/', 'invalid'],
  ['example.ch', 'invalid'],
  ['https://user:pass@example.ch/', 'invalid'],
  ['https://localhost/', 'private'],
  ['https://printer.local/', 'private'],
  ['https://metadata.google.internal/', 'private'],
  ['https://127.0.0.1:8443/', 'private'],
  ['https://2130706433/', 'private'],
  ['https://0x7f.1/', 'private'],
  ['https://[::1]/', 'private'],
  ['https://[::ffff:10.0.0.1]/', 'private'],
] as const)('judges the address %s of a webhook: %s', (address, problem) => {
  expect(addressProblem(address, false)).toBe(problem)
})

test.each(['http://127.0.0.1:9/', 'https://2130706433:9/', 'https://[::ffff:127.0.0.1]:9/'])(
  'sends nothing to %s, even if it was saved while private addresses were allowed',
  async (address) => {
    const message = { id: 'msg_1', body: '{}', secret: 'whsec_AAAA', sentAt: new Date() }
    await expect(postMessage(address, message, { allowsPrivate: false })).rejects.toThrow(
      'address refused',
    )
  },
)

test('allows private addresses and http only where the environment says so', () => {
  expect(addressProblem('http://127.0.0.1:8080/', true)).toBeUndefined()
  expect(addressProblem('ftp://127.0.0.1/', true)).toBe('invalid')
})

const resolvingTo = (...addresses: string[]) =>
  ((
    _name: string,
    _options: object,
    done: (error: null, found: { address: string; family: number }[]) => void,
  ) =>
    done(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    )) as unknown as typeof lookup

test.each([[['10.0.0.5']], [['8.8.8.8', '127.0.0.1']], [[]]])(
  'refuses to connect to a name that resolves to %j',
  (addresses) => {
    const answers: unknown[] = []
    publicLookup(resolvingTo(...addresses))('evil.example', {}, (error) => answers.push(error))
    expect(answers).toEqual([expect.any(Error)])
  },
)

test('connects to the address that was checked', () => {
  const answers: unknown[] = []
  publicLookup(resolvingTo('8.8.8.8'))('good.example', {}, (...answer) => answers.push(answer))
  expect(answers).toEqual([[null, '8.8.8.8', 4]])
})
