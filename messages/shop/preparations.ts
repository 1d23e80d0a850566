import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { dilutionText } from '../../domain/homeopathy/dilution-steps.ts'
import type { Carrier, Form, Preparation, Size } from '../../domain/homeopathy/form.ts'
import type { MixtureCarrier } from '../../domain/mixture/substance.ts'
import type { WrittenPreparation } from '../../domain/quick-order/lines/write-line.ts'

export const formNames = {
  granules: msg`Granules`,
  globuli: msg`Globules`,
  drops: msg`Drops`,
  creme: msg`Cream`,
  trituration: msg`Trituration`,
  suppository: msg`Suppository`,
} satisfies Record<Form, MessageDescriptor>

export const sizeNames = {
  'tube-1g': msg`Tube 1 g`,
  'tube-4g': msg`Tube 4 g`,
  'bottle-10g': msg`Bottle 10 g`,
  'bottle-15g': msg`Bottle 15 g`,
  'bottle-10ml': msg`Bottle 10 ml`,
  'bottle-30ml': msg`Bottle 30 ml`,
  'bottle-60ml': msg`Bottle 60 ml`,
  'bottle-125ml': msg`Bottle 125 ml`,
  'bottle-250ml': msg`Bottle 250 ml`,
  '50g': msg`50 g`,
  'lactose-bottle-60g': msg`Lactose bottle 60 g`,
  'mannit-bottle-60g': msg`Mannitol bottle 60 g`,
  '12-pieces-kids': msg`12 pieces, children`,
  '12-pieces-adults': msg`12 pieces, adults`,
} satisfies Record<Size, MessageDescriptor>

/** The size of a gemmo-, phyto- or oligotherapy bottle for display: '30ml' → '30 ml'. */
export const sizeMessage = (size: string) => size.replace('ml', '\u00a0ml')

export const carrierNames = {
  '25-aeth': msg`25° AETH.`,
  nacl: msg`NACL`,
  water: msg`Water`,
  'e-dist': msg`E DIST`,
} satisfies Record<Carrier | MixtureCarrier, MessageDescriptor>

/** Translates a message, such as `t` of Lingui. */
export type Translate = (text: MessageDescriptor) => string

/**
 * The choices of a preparation in the order of a label: '30 CH', 'Drops', 'Water', 'Bottle 30 ml'.
 * Missing choices are omitted.
 */
export const preparationParts = (
  preparation: Partial<Pick<Preparation, 'scale' | 'dilution'>> & WrittenPreparation,
  t: Translate,
): string[] => {
  const { scale, dilution, form, carrier, size } = preparation
  return [
    // Value and scale stay in one line.
    scale && (dilution ? dilutionText(scale, dilution).replace(' ', '\u00a0') : scale),
    form && t(formNames[form]),
    carrier && t(carrierNames[carrier]),
    size && t(sizeNames[size]),
  ].filter((part) => part !== undefined)
}
