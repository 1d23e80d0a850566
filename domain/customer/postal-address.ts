/** Full-width ASCII of East Asian keyboards ('３０００') as ordinary characters. */
const toHalfWidth = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')

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

/** Matches 'Postfach 12', 'Case postale', 'CP 7', 'Casella postale 3', 'P.O. Box 4'. */
const postOfficeBox =
  /^(postfach|case postale|casella postale|c\.?\s?p\.?|p\.?\s?o\.?\s?box|post[- ]office box)(?!\p{L})/iu

const isPostOfficeBox = (text: string): boolean => postOfficeBox.test(text)

const person = String.raw`c\/o|p\.\s?a\.|z\.\s?hd|z\.\s?h\.`
const floor = String.raw`\d{1,2}(?:\.|er|re|e|[èe]me|nd|rd|st|th|[°º])?\s?(?:stock(?:werk)?|og|ug|[ée]tage|et\.|piano|floor)|(?:eg|ug|og|dg|rez|erdgeschoss|stock|[ée]tage|piano|floor)`
const building = String.raw`(?:int\.?|interno|app?t?\.|appartement|appartamento|apartment|wohnung|whg\.?|flat|suite|b[âa]t(?:iment|\.)?|geb[äa]ude|hinterhaus|haus|eingang|aufgang|tor|block|trakt|halle|b[üu]ro|bureau|ufficio|entr[ée]e|entrata|escalier|scala)`
const supplement = String.raw`(?:${person}|${floor}|${building})(?!\p{L})`
const box = String.raw`(?:postfach|case postale|casella postale|cp\s)`
const supplementAtStart = new RegExp(`^${supplement}`, 'iu')
/** A supplement behind a number without a comma: 'Seestrasse 12 3. Stock', 'Lac 5 CP 7'. */
const supplementBehind = new RegExp(String.raw`^(\D.*?\d\S*)\s+((?:${supplement}|${box}).*)$`, 'iu')

/** Also '12/2. OG', '5 / Postfach 3', but not '12/14'. */
const partSeparator = new RegExp(
  String.raw`\s*(?:[,;\n]|(?<!\p{L})/(?=\s*(?:${supplement}|${box})))\s*`,
  'iu',
)
const bracketAtEnd = /\s*\(([^()]+)\)$/

/** Whether a part of an address supplements the street: c/o, floor, building, post-office box. */
const isSupplement = (text: string): boolean =>
  isPostOfficeBox(text) || supplementAtStart.test(text)

/** The parts of an address line: separated by commas, or a supplement behind the number. */
const addressParts = (line: string): string[] =>
  line
    .replace(bracketAtEnd, ', $1')
    .split(partSeparator)
    .filter(Boolean)
    .flatMap((part) => supplementBehind.exec(part)?.slice(1) ?? [part])

/**
 * Street and house number: null when none is recognised, '' when there is none. `supplement`: what
 * else the line contains (floor, c/o, post-office box).
 */
export type Street = { street: string; buildingNumber: string | null; supplement: string }

/** The limit of the QR-bill, in characters. */
export const maxBuildingNumberLength = 16

/** '12', '12b', '12 bis', '12-bis'. */
const single = String.raw`\d{1,5}(?:[\s-]?(?:bis|ter|quater|quinquies)|\s?[a-z]\d?)?(?![\p{L}\d])`
const numberSeparator = String.raw`(?:\s?[-–—/+&.]\s?|\s(?:und|u\.|et|e|and|bis|à)\s|,\s)`
/** '12', '12/14/16', '5/a', '12.1', '12 – 14', '12 und 14', '12 bis 14'. */
const number = String.raw`${single}(?:${numberSeparator}(?:${single}|[a-z](?!\p{L})))*`
/** 'Nr. 5', 'n° 5', 'n. 5'. */
const label = String.raw`(?:(?:nr|no|num[ée]ro|numero|nummer)(?!\p{L})\.?|n(?:[°º]\.?|\.))`

const numberAlone = new RegExp(`^${number}$`, 'iu')
/** Also '…str.12' and '…strasse12'. */
const numberBehind = new RegExp(
  String.raw`^(.*?\D)(?:[\s,]+|(?<=\.)|(?<=\p{L}{3}))(?:${label}\s?)?(${number})$`,
  'iu',
)
const numberBefore = new RegExp(String.raw`^(?:${label}\s?)?(${number})[\s,]+(\D.*)$`, 'iu')
const labelAlone = new RegExp(`^${label}$`, 'iu')

/** Joins numbers between commas with the parts that they belong to: '1, rue X'; 'X, 12, 14'. */
const joinNumbers = (parts: readonly string[]): string[] => {
  const joined: string[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    const belongs = last !== undefined && (numberAlone.test(part) || numberAlone.test(last))
    if (belongs) joined[joined.length - 1] = `${last}, ${part}`
    else joined.push(part)
  }
  return joined
}

const splitNumber = (text: string): { street: string; buildingNumber: string } | undefined => {
  const [, behind = '', last] = numberBehind.exec(text) ?? []
  const street = behind.replace(/[\s,]+$/, '')
  if (street && last && !labelAlone.test(street)) return { street, buildingNumber: last }
  const [, first, rest] = numberBefore.exec(text) ?? []
  return first && rest ? { street: rest, buildingNumber: first } : undefined
}

/**
 * Splits 'Rue du Lac 12 bis', '12, rue du Lac' or 'Seestrasse 12, 3. Stock'; without a recognised
 * number all is street. A post-office box has no house number.
 */
export const splitStreet = (line: string): Street => {
  const text = toHalfWidth(line).trim().replace(/\s+/g, ' ')
  const unsplit = { street: text, buildingNumber: null, supplement: '' }
  const parts = joinNumbers(addressParts(text))
  const streets = parts.length > 1 ? parts.filter((part) => !isSupplement(part)) : parts
  for (const [index, part] of streets.entries()) {
    const before = streets.slice(0, index)
    const found = isPostOfficeBox(part) ? undefined : splitNumber([...before, part].join(', '))
    if (!found) continue
    if ([...found.buildingNumber].length > maxBuildingNumberLength) return unsplit
    const supplement = parts.filter((one) => one !== part && !before.includes(one)).join(', ')
    return { ...found, supplement }
  }
  return parts.every(isPostOfficeBox) && text ? { ...unsplit, buildingNumber: '' } : unsplit
}

/** Street and number of a stored address: while the number is null, it is part of the street. */
export const storedStreet = (
  address1: string,
  buildingNumber: string | null | undefined,
): Street =>
  typeof buildingNumber === 'string'
    ? { street: address1, buildingNumber, supplement: '' }
    : splitStreet(address1)

/** Street and number in one line; a null number is omitted. */
export const streetLine = (street: string, buildingNumber: string | null | undefined): string =>
  buildingNumber ? `${street} ${buildingNumber}` : street

export type PostalAddress = {
  company: string
  first_name: string
  last_name: string
  /** The street; includes the number while `building_number` is null. */
  address1: string
  building_number?: string | null
  /** Free text: c/o, floor, post-office box, or several of them separated by commas. */
  address2: string
  postcode: string
  city: string
}

/**
 * The lines of an address without country, in the order of Swiss Post. C/o and floor precede the
 * street, a post-office box follows it; at most six lines.
 */
export const postalLines = (address: PostalAddress): string[] => {
  const supplements = address.address2.split(/\s*[,;\n]\s*/).filter(Boolean)
  return [
    address.company,
    `${address.first_name} ${address.last_name}`,
    supplements.filter((text) => !isPostOfficeBox(text)).join(', '),
    streetLine(address.address1, address.building_number),
    supplements.filter(isPostOfficeBox).join(', '),
    `${address.postcode} ${address.city}`,
  ]
    .map((line) => line.trim())
    .filter(Boolean)
}
