import { lookup } from 'node:dns'
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net'

/** What IANA has reserved of IPv4: private, loopback, link-local with the metadata of clouds, tests, multicast. */
const reserved = new BlockList()
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [network = '', bits] = range.split('/')
  reserved.addSubnet(network, Number(bits), 'ipv4')
}

/** Public IPv6 is 2000::/3, without documentation, and tunnels that contain IPv4 addresses. */
const publicV6 = new BlockList()
publicV6.addSubnet('2000::', 3, 'ipv6')
const reservedV6 = new BlockList()
reservedV6.addSubnet('2001::', 23, 'ipv6')
reservedV6.addSubnet('2001:db8::', 32, 'ipv6')
reservedV6.addSubnet('2002::', 16, 'ipv6')
reservedV6.addSubnet('3fff::', 20, 'ipv6')

/** Whether an IP address is one of the public internet. */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !reserved.check(address, 'ipv4')
  if (isIP(address) !== 6) return false
  return publicV6.check(address, 'ipv6') && !reservedV6.check(address, 'ipv6')
}

/** The host of a URL as an IP address, without the brackets of IPv6; undefined for a name. */
const literalOf = (hostname: string): string | undefined => {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? undefined : host
}

/**
 * Why events may not be sent to an address: `https-only` or `private`. What a name leads to is checked by
 * `publicLookup`.
 */
export const addressProblem = (
  address: string,
  allowsPrivate: boolean,
): 'invalid' | 'https-only' | 'private' | undefined => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return 'invalid'
  if (allowsPrivate) return undefined
  if (url.protocol !== 'https:') return 'https-only'
  const literal = literalOf(url.hostname)
  const isLocal = /(^|\.)(localhost|local|internal)\.?$/i.test(url.hostname)
  return isLocal || (literal && !isPublicAddress(literal)) ? 'private' : undefined
}

/**
 * `lookup` of a connection that resolves to public addresses only. The socket connects to the very address
 * that was checked: a name that resolves to another one a moment later gains nothing.
 */
export const publicLookup =
  (resolve: typeof lookup = lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0)
      const first = found[0]
      if (!first || found.some(({ address }) => !isPublicAddress(address)))
        return callback(new Error('the address is not public'), '', 0)
      if (options.all) return callback(null, found)
      return callback(null, first.address, first.family)
    })
  }
