import { isDay } from '../../domain/customer/certificate-expiry.ts'
import { swissInstant } from '../swiss-day.ts'
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
  for (const { acf, meta, meta_data, ...own } of records)
    for (const [key, value] of [
      ...ownEntries(acf),
      ...ownEntries(meta),
      ...metaEntries(meta_data),
      ...Object.entries(own),
    ])
      if (!isEmpty(value) && !fields.has(nameOf(key))) fields.set(nameOf(key), { key, value })
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
        [...fields]
          .filter(([name]) => !taken.has(name))
          .map(([, { key, value }]) => [key, value] as const),
      ),
  }
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
