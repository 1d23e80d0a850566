import { toHalfWidth } from './half-width.ts'

/** Prefixes of postcodes on envelopes, in countries whose postcodes have none of their own. */
const prefixes: Readonly<Partial<Record<string, readonly string[]>>> = {
  CH: ['CH', 'CHE', 'FL', 'LI'],
  LI: ['FL', 'LI', 'CH'],
  AT: ['A', 'AT'],
  BE: ['B', 'BE'],
  CZ: ['CZ'],
  DE: ['D', 'DE'],
  DK: ['DK'],
  ES: ['E', 'ES'],
  FI: ['FI', 'FIN'],
  FR: ['F', 'FR'],
  HR: ['HR'],
  HU: ['H', 'HU'],
  IT: ['I', 'IT'],
  LU: ['L', 'LU'],
  NL: ['NL'],
  NO: ['N', 'NO'],
  PL: ['PL'],
  PT: ['P', 'PT'],
  SE: ['S', 'SE'],
  SI: ['SI', 'SLO'],
  SK: ['SK'],
}

/**
 * A postcode as the QR-bill and the post expect it: '3000' for 'CH-3000', '9490' for 'FL 9490',
 * '79100' for 'D-79100'. What has another form is only trimmed.
 */
export const cleanPostcode = (text: string, country: string): string => {
  const written = toHalfWidth(text).trim().replace(/\s+/g, ' ')
  const found = /^([a-z]{1,3})\s?[-–—.·:_/]?\s?(\d.*)$/i.exec(written)
  const [, prefix = '', rest = written] = found ?? []
  const isPrefix = prefixes[country]?.includes(prefix.toUpperCase())
  const bare = isPrefix ? rest : written
  const digits = bare.replace(/[\s.'’-]/g, '')
  const isSwiss = country === 'CH' || country === 'LI'
  return isSwiss && /^\d{4}$/.test(digits) ? digits : bare
}
