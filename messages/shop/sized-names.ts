import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SizedFamily } from '../../domain/catalogue/sized-family.ts'

/** Names that are ambiguous alone: silver is a homeopathic remedy and a trace element. */
export const sizedNames = {
  gemmotherapy: msg`Gemmotherapy`,
  phytotherapy: msg`Phytotherapy`,
  oligotherapy: msg`Oligotherapy`,
} satisfies Record<SizedFamily, MessageDescriptor>
