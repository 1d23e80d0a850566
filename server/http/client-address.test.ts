import { expect, test } from 'vitest'
import { clientAddress, networkOf } from './request-source.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2'],
  ['2001:db8::a:b:c:d', '2001:db8:0:0'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
])('%s belongs to the network %s', (address, network) => expect(networkOf(address)).toBe(network))

test('ignores X-Forwarded-For unless trustProxy is set', () => {
  const incoming = { socket: { remoteAddress: '192.0.2.7' } }
  expect(clientAddress({ env: { incoming } })).toBe('192.0.2.7')
  const home = { socket: { remoteAddress: '2001:db8:1:2:3:4:5:6' } }
  expect(clientAddress({ env: { incoming: home } })).toBe('2001:db8:1:2')
  for (const env of [undefined, {}, { incoming: {} }])
    expect(clientAddress({ env })).toBe('unknown')
})
