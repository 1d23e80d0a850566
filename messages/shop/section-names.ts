import { msg } from '@lingui/core/macro'
import type { TextSection } from '../../domain/catalogue/text-sections.ts'

/** Names of the text sections of a product. */
export const sectionNames = {
  description: msg`Description`,
  topic: msg`Topic`,
  indication: msg`Indication`,
  posology: msg`Posology`,
} satisfies Record<TextSection, unknown>
