import { languages } from '../../../domain/language.ts'
import { mapParameters } from '../../../domain/locations/map-query.ts'
import { addressOf } from '../../../domain/page/address.ts'

/** The parameters on which pages depend, by path. */
const parametersByPath: ReadonlyMap<string, readonly string[]> = new Map(
  languages.map((language) => [addressOf(language, 'resources.where'), mapParameters]),
)

/**
 * The part of a query that changes a page, as '?category=Doctor'; '' for none. Other parameters are
 * ignored. `search` with or without question mark.
 */
export const pageQuery = (path: string, search: string): string => {
  const names = search ? parametersByPath.get(path) : undefined
  if (!names) return ''
  const given = new URLSearchParams(search)
  const used = new URLSearchParams(
    names.flatMap((name) => {
      const value = given.get(name)
      return value ? [[name, value]] : []
    }),
  )
  return used.size > 0 ? `?${used}` : ''
}
