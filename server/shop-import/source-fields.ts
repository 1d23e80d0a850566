import { isDay } from '../../domain/customer/certificate-expiry.ts'
import { swissInstant } from '../swiss-day.ts'
import { hashOf } from './imported-records.ts'
import { isRecord, type SourceRecord } from './source/shop-source.ts'

/** Free fields of a record: those of its custom fields, found by several names, and what is left. */
export type SourceFields = {
  /** The value under the first of the names that has one; the others are taken where it is the same. */
  take: (...names: readonly string[]) => unknown
  /** Values that nobody has taken. */
  rest: () => Record<string, unknown>
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)

/** '_billing-City' → 'billing_city': names of custom fields differ in little. */
const nameOf = (key: string) => key.toLowerCase().replaceAll('-', '_').replace(/^_+/, '')

/** '1' of a CSV file is 1 of the API. */
const isSame = (one: unknown, other: unknown) =>
  hashOf(comparable(one)) === hashOf(comparable(other))

const comparable = (value: unknown) => (typeof value === 'object' ? value : String(value).trim())

/** ACF notes the definition of each field beside it: `_discount` is 'field_5a0b1c2d3e4f5'. */
const isReference = (key: string, value: unknown) =>
  key.startsWith('_') && typeof value === 'string' && /^field_\w+$/.test(value)

/** Hashes of passwords are kept nowhere but in their account. */
const isPassword = (key: string) => /^(user_pass|password_hash)( \d+)?$/.test(nameOf(key))

/** `meta_data` of WooCommerce: a list of keys and values. */
const metaEntries = (meta: unknown): [string, unknown][] =>
  Array.isArray(meta)
    ? meta.flatMap((entry): [string, unknown][] =>
        isRecord(entry) && typeof entry.key === 'string' ? [[entry.key, entry.value]] : [],
      )
    : []

const ownEntries = (value: unknown): [string, unknown][] =>
  isRecord(value) ? Object.entries(value) : []

/** The fields of records about one thing, in `acf`, `meta`, `meta_data` and beside them. */
export const sourceFields = (...records: readonly SourceRecord[]): SourceFields => {
  const fields = new Map<string, { key: string; value: unknown }>()
  /** Other values of a name that has one already. */
  const others: Record<string, unknown> = {}
  const add = (key: string, value: unknown) => {
    if (isEmpty(value) || isReference(key, value)) return
    const first = fields.get(nameOf(key))
    if (!first) fields.set(nameOf(key), { key, value })
    else if (!isSame(first.value, value)) {
      let number = 2
      while (`${key} ${number}` in others) number += 1
      others[`${key} ${number}`] = value
    }
  }
  for (const { acf, meta, meta_data, ...own } of records)
    for (const [key, value] of [
      ...ownEntries(acf),
      ...ownEntries(meta),
      ...metaEntries(meta_data),
      ...Object.entries(own),
    ])
      add(key, value)
  const taken = new Set<string>()
  return {
    take: (...names) => {
      const name = names.find((one) => fields.has(one))
      const value = name === undefined ? undefined : fields.get(name)?.value
      // The same value under another name is nothing unknown.
      for (const one of names) if (fields.get(one)?.value === value) taken.add(one)
      return value
    },
    rest: () =>
      Object.fromEntries(
        [
          ...[...fields].flatMap(([name, { key, value }]) =>
            taken.has(name) ? [] : [[key, value] as const],
          ),
          ...Object.entries(others),
        ].filter(([key]) => !isPassword(key)),
      ),
  }
}

/** The fields of parts beside those that are read, by their place; undefined without any. */
export const unknownIn = (parts: readonly SourceRecord[], read: readonly string[]) => {
  const unknown = parts.map((part) =>
    Object.fromEntries(Object.entries(part).filter(([name]) => !read.includes(name))),
  )
  return unknown.some((rest) => Object.keys(rest).length > 0) ? unknown : undefined
}

/** A text or a number as text; '' for anything else. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.trim() : ''
}

const words: Readonly<Record<string, boolean>> = {
  ...{ '1': true, true: true, yes: true, on: true },
  ...{ '0': false, false: false, no: false, off: false },
}

/** Undefined for a value that is no flag. */
export const flagOf = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : words[textOf(value).toLowerCase()]

const isoTime =
  /^(\d{4}-\d\d-\d\d)(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?))?(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/

/**
 * An instant of the former shop: `gmt` is in UTC, `local` in Swiss time unless it names another zone.
 * Undefined for other texts.
 */
export const instantOf = (gmt: unknown, local: unknown): Date | undefined => {
  for (const [value, isUtc] of [
    [gmt, true],
    [local, false],
  ] as const) {
    const [, day, time = '00:00', zone] = isoTime.exec(textOf(value)) ?? []
    // WordPress writes 0000-00-00 for no time.
    if (!day || !isDay(day) || day < '1970-01-02') continue
    return zone || isUtc ? new Date(`${day}T${time}${zone || 'Z'}`) : swissInstant(`${day}T${time}`)
  }
  return undefined
}
