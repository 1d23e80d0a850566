import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CartInfo } from '../../domain/cart/cart-info.ts'
import { dilutionText } from '../../domain/homeopathy/dilution-text.ts'
import { readForm } from '../../domain/homeopathy/form.ts'
import { findContainer } from '../../domain/pictures/find-container.ts'
import type { Band, Picture } from '../../domain/pictures/printed-picture.ts'
import { lineMessages, sizedNames } from './lines.ts'
import { packParts } from './packs.ts'
import { carrierNames, formNames, sizeMessage, sizeNames, type Translate } from './preparations.ts'
import { saltFormNames } from './salts.ts'

type Printed = { band: Band; family: MessageDescriptor | undefined }

const homeopathy: Printed = { band: 'homeopathy', family: msg`Homeopathy` }

/** Colour and text of the label's band. Other ready products name the laboratory there. */
const bands: Readonly<Record<CartInfo['type'], Printed>> = {
  homeopathy,
  complex: homeopathy,
  kit: homeopathy,
  seasonal: homeopathy,
  otc: { band: 'homeopathy', family: undefined },
  gemmotherapy: { band: 'gemmotherapy', family: sizedNames.gemmotherapy },
  phytotherapy: { band: 'phytotherapy', family: sizedNames.phytotherapy },
  oligotherapy: { band: 'oligotherapy', family: sizedNames.oligotherapy },
  custom: { band: 'mixtures', family: msg`Mixture` },
  schussler: { band: 'salts', family: msg`Schüssler salt` },
  supplement: { band: 'supplements', family: msg`Food supplement` },
}

/** The largest line, '30 CH' or '250 ml', and the small ones below: 'Globules · Tube 1 g'. */
const printOf = (info: CartInfo, t: Translate): { strong: string; details: readonly string[] } => {
  switch (info.type) {
    case 'homeopathy':
    case 'custom': {
      const { form, carrier, size } = info
      return {
        strong: info.type === 'homeopathy' ? dilutionText(info.scale, info.dilution) : '',
        details: [t(formNames[form]), carrier ? t(carrierNames[carrier]) : '', t(sizeNames[size])],
      }
    }
    case 'gemmotherapy':
    case 'phytotherapy':
    case 'oligotherapy':
      return { strong: sizeMessage(info.size), details: [] }
    case 'schussler':
      return { strong: '', details: [t(saltFormNames[info.form])] }
    case 'kit':
    case 'seasonal':
      return { strong: '', details: [lineMessages(info, t).detail] }
    case 'complex':
    case 'otc':
    case 'supplement':
      return { strong: '', details: packParts(info, t) }
  }
}

/** A line of the cart, or what a page offers: the name on the label, and the product info. */
export type LabelledLine = { name: string; info: CartInfo }

type Printing = { laboratory: string; t: Translate }

/** The container of a line with its printed label. */
export const linePicture = ({ name, info }: LabelledLine, { laboratory, t }: Printing): Picture => {
  const { band, family } = bands[info.type]
  const { strong, details } = printOf(info, t)
  return {
    container: findContainer(info),
    band,
    label: {
      family: family ? t(family) : laboratory,
      name: name || t(msg`Custom mixture`),
      strong,
      detail: details.filter(Boolean).join(' · '),
      laboratory: family ? laboratory : '',
    },
  }
}

/** A tube of a set, by the set's form code: 'globuli'. */
export const partPicture = (
  { name, potency }: { name: string; potency: string },
  form: string,
  { laboratory, t }: Printing,
): Picture => {
  const known = readForm(form)
  return {
    container: known === 'globuli' ? 'tube-1g' : 'tube-4g',
    band: 'homeopathy',
    label: {
      family: '',
      name,
      strong: potency,
      detail: known ? t(formNames[known]) : '',
      laboratory,
    },
  }
}

/** The alternative text of a picture. */
export const pictureText = ({ label: { name, strong, detail } }: Picture, t: Translate): string => {
  const label = [name, strong, detail].filter(Boolean).join(', ')
  return t(msg`Container with label: ${label}`)
}
