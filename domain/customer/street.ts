import { addressParts, isPostOfficeBox, isSupplement } from './postal/address-supplement.ts'
import { toHalfWidth } from './postal/half-width.ts'

/**
 * Street and house number: null when none is recognised, '' when there is none. `supplement`: what
 * else the line contains (floor, c/o, post-office box).
 */
export type Street = { street: string; buildingNumber: string | null; supplement: string }

/** The limit of the QR-bill, in characters. */
export const maxBuildingNumberLength = 16

/** '12', '12b', '12 bis', '12-bis'. */
const single = String.raw`\d{1,5}(?:[\s-]?(?:bis|ter|quater|quinquies)|\s?[a-z]\d?)?(?![\p{L}\d])`
const separator = String.raw`(?:\s?[-–—/+&.]\s?|\s(?:und|u\.|et|e|and|bis|à)\s|,\s)`
/** '12', '12/14/16', '5/a', '12.1', '12 – 14', '12 und 14', '12 bis 14'. */
const number = String.raw`${single}(?:${separator}(?:${single}|[a-z](?!\p{L})))*`
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
