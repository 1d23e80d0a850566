import type { Insertable } from 'kysely'
import { options, translatedOptions } from '../../demo/options.ts'
import { json } from '../db/json.ts'
import type { OptionTable } from '../db/tables/content.ts'

/** The options of the demo laboratory. */
export const optionRows = (): Insertable<OptionTable>[] => [
  ...Object.entries(options).map(([name, value]) => ({
    name,
    language: '',
    value: json<unknown>(value),
  })),
  ...Object.entries(translatedOptions).flatMap(([name, texts]) =>
    Object.entries(texts).map(([language, text]) => ({
      name,
      language,
      value: json<unknown>(text),
    })),
  ),
]
