import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { linePictures } from '../../../domain/cart/line-picture.ts'
import type { SizedFamily } from '../../../domain/catalogue/sized-family.ts'

/** One step of choosing: a picture of public/illustrations, what is chosen, what is good to know. */
export type ChoosingStep = { picture: string; title: MessageDescriptor; line: MessageDescriptor }

const aloneOrMixed: ChoosingStep = {
  picture: linePictures.custom,
  title: msg`Alone or in a mixture`,
  line: msg`Add it to the cart as it is, or combine it with others in your own mixture.`,
}

/** How a remedy of each family is chosen, in the order of its selector. */
export const choosingSteps: Record<'homeopathy' | SizedFamily, readonly ChoosingStep[]> = {
  homeopathy: [
    {
      picture: 'pulsatilla',
      title: msg`The remedy`,
      line: msg`Type a part of its name or its abbreviation: “nat-m” finds Natrum muriaticum.`,
    },
    {
      picture: 'trituration',
      title: msg`Scale and dilution`,
      line: msg`DH, CH, K or LM, in the dilutions in which we really make the remedy.`,
    },
    {
      picture: 'granules-tube',
      title: msg`The form`,
      line: msg`From granules to suppositories. What a dilution rules out says why, and what comes nearest.`,
    },
    {
      picture: 'drops-30ml',
      title: msg`Size and quantity`,
      line: msg`Each size shows its price, VAT included. The address of the page keeps your choice.`,
    },
  ],
  gemmotherapy: [
    {
      picture: 'blackcurrant-bud',
      title: msg`The macerate`,
      line: msg`By its common or its Latin name; below it stands what we use: buds, young shoots or rootlets.`,
    },
    {
      picture: 'drops-30ml',
      title: msg`The size`,
      line: msg`From 30 to 250 ml; a size costs the same for every macerate.`,
    },
    aloneOrMixed,
  ],
  phytotherapy: [
    {
      picture: 'sage',
      title: msg`The plant`,
      line: msg`One plant can be there several times, as leaf, flower or root: the Latin name and the part tell.`,
    },
    {
      picture: 'drops-30ml',
      title: msg`The size`,
      line: msg`From 30 to 250 ml; a size costs the same for every tincture.`,
    },
    aloneOrMixed,
  ],
  oligotherapy: [
    {
      picture: 'copper',
      title: msg`The element`,
      line: msg`By its name or its symbol; the content in milligrams per litre stands beside it.`,
    },
    {
      picture: 'drops-30ml',
      title: msg`The size`,
      line: msg`From 60 to 250 ml; a size costs the same for every element and combination.`,
    },
    {
      picture: 'quartz',
      title: msg`Quantity and cart`,
      line: msg`The label on the page fills as you choose; what it says is what we prepare.`,
    },
  ],
}
