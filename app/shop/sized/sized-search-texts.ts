import { msg } from '@lingui/core/macro'
import type { SizedFamily } from '../../../domain/catalogue/sized-family.ts'

/** The texts of each family's selector. */
export const sizedSearchTexts = {
  gemmotherapy: {
    placeholder: msg`Your macerate`,
    search: msg`Name or Latin name`,
  },
  phytotherapy: {
    placeholder: msg`Your tincture`,
    search: msg`Name or Latin name`,
  },
  oligotherapy: {
    placeholder: msg`Your element`,
    search: msg`Name or symbol`,
  },
} as const satisfies Record<SizedFamily, unknown>
