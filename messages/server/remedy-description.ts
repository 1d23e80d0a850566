import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a single remedy is, by its name and the kind of its starting material, for remedies without a text. */
export const remedyDescription = (name: string, kind: unknown): MessageDescriptor => {
  switch (kind) {
    case 'plant':
      return msg`${name}: homeopathic single remedy of plant origin.`
    case 'mineral':
      return msg`${name}: homeopathic single remedy of mineral origin.`
    case 'animal':
      return msg`${name}: homeopathic single remedy of animal origin.`
    case 'nosode':
      return msg`${name}: homeopathic single remedy, nosode.`
    default:
      return msg`${name}: homeopathic single remedy.`
  }
}
