import { msg } from '@lingui/core/macro'
import type { TextSection } from '../../domain/catalogue/text-sections.ts'

/** What the texts of a product are called. */
export const sectionNames = {
  description: msg`Description`,
  topic: msg`Topic`,
  indication: msg`Indication`,
  posology: msg`Posology`,
} satisfies Record<TextSection, unknown>
