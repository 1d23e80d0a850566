import homeopathy from '../../demo/catalogue/homeopathy.json' with { type: 'json' }
import synonyms from '../../demo/catalogue/synonyms.json' with { type: 'json' }
import { splitNames } from './encode-names.ts'
import type { SearchEntry } from './search-entry.ts'

const textsOf = new Map(synonyms.map(({ id, nm, ...names }) => [id, names] as const))

/** All single remedies of the demo catalogue with their synonyms. */
export const demoEntries = (): SearchEntry[] =>
  homeopathy.map(({ id, nm, ab, polycrest, tier }) => {
    const { ab: abbreviations = '', ...others } = textsOf.get(id) ?? {}
    const short = splitNames(abbreviations)
    const long = Object.values(others).flatMap((text = '') => splitNames(text))
    return {
      id,
      name: nm,
      ...(ab !== null && { abbreviation: ab }),
      abbreviations: short.map(({ name }) => name),
      synonyms: long.map(({ name }) => name),
      ambiguous: [...short, ...long].filter((one) => one.isAmbiguous).map(({ name }) => name),
      weight: polycrest ? 2 : tier <= 2 ? 1 : 0,
    }
  })
