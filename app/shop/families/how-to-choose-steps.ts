import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { lineIllustrations } from '../../../domain/cart/line-illustrations.ts'
import type { SizedFamily } from '../../../domain/catalogue/sized-family.ts'

/** A step of choosing: illustration, title and explanation. */
export type HowToChooseStep = { picture: string; title: MessageDescriptor; line: MessageDescriptor }

const aloneOrMixed: HowToChooseStep = {
  picture: lineIllustrations.custom,
  title: msg`Alone or in a mixture`,
  line: msg`Add it to the cart as it is, or combine it with others in a custom mixture.`,
}

/** The steps for each family, in the order of its selector. */
export const howToChooseSteps: Record<'homeopathy' | SizedFamily, readonly HowToChooseStep[]> = {
  homeopathy: [
    {
      picture: 'pulsatilla',
      title: msg`The remedy`,
      line: msg`Type part of the name or the abbreviation: “nat-m” finds Natrum muriaticum.`,
    },
    {
      picture: 'trituration',
      title: msg`Scale and dilution`,
      line: msg`DH, CH, K or LM, in the dilutions we actually prepare.`,
    },
    {
      picture: 'granules-tube',
      title: msg`The form`,
      line: msg`From granules to suppositories. If a form is not available in the dilution chosen, you are shown why and the nearest alternative.`,
    },
    {
      picture: 'drops-30ml',
      title: msg`Size and quantity`,
      line: msg`Each size shows its price. Your choice is kept in the page address (URL).`,
    },
  ],
  gemmotherapy: [
    {
      picture: 'blackcurrant-bud',
      title: msg`The macerate`,
      line: msg`Search by common or Latin name; the part used (buds, young shoots or rootlets) is shown below.`,
    },
    {
      picture: 'drops-30ml',
      title: msg`The size`,
      line: msg`From 30 to 250 ml; each size has the same price for all macerates.`,
    },
    aloneOrMixed,
  ],
  phytotherapy: [
    {
      picture: 'sage',
      title: msg`The plant`,
      line: msg`A plant may be listed several times (leaf, flower, root): check the Latin name and the part used.`,
    },
    {
      picture: 'drops-30ml',
      title: msg`The size`,
      line: msg`From 30 to 250 ml; each size has the same price for all tinctures.`,
    },
    aloneOrMixed,
  ],
  oligotherapy: [
    {
      picture: 'copper',
      title: msg`The element`,
      line: msg`Search by name or symbol; the content in milligrams per litre is shown beside it.`,
    },
    {
      picture: 'drops-30ml',
      title: msg`The size`,
      line: msg`From 60 to 250 ml; each size has the same price for all elements and combinations.`,
    },
    {
      picture: 'quartz',
      title: msg`Quantity and cart`,
      line: msg`The label fills in as you choose; we prepare exactly what it says.`,
    },
  ],
}
