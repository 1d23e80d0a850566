import { msg } from '@lingui/core/macro'
import { dilutionText } from '../../domain/homeopathy/dilution-steps.ts'
import type { PriceReason } from '../../domain/prices/explain-price.ts'
import { formNames, sizeMessage, sizeNames, type Translate } from '../shop/preparations.ts'
import { sizedNames } from '../shop/sized-names.ts'

/** Why a choice has its price, in words of the laboratory. */
export const priceReasonMessage = (reason: PriceReason, t: Translate): string => {
  switch (reason.code) {
    case 'by-size': {
      const [family, size] = [t(sizedNames[reason.family]), sizeMessage(reason.size)]
      return t(msg`${family}: the price depends on the size only (${size}).`)
    }
    case 'by-salt-form':
      return reason.form === 'pills'
        ? t(msg`Schüssler salts: all tablets have one price, whatever the salt and dilution.`)
        : t(msg`Schüssler salts: all powders have one price, whatever the salt and dilution.`)
    case 'same-for-all-dilutions': {
      const form = t(formNames[reason.form])
      return t(msg`${form}: the price is the same in every dilution.`)
    }
    case 'dh-as-ch':
      return t(msg`DH dilutions have the CH prices, in price categories of their own.`)
    case 'category': {
      const { category } = reason
      const dilution = dilutionText(reason.scale, reason.dilution)
      return t(msg`The dilution ${dilution} is in price category ${category}.`)
    }
    case 'form-and-size': {
      const [form, size] = [t(formNames[reason.form]), t(sizeNames[reason.size])]
      return t(msg`Form and size: ${form}, ${size}.`)
    }
    case 'one-substance':
      return t(msg`A mixture of one homeopathic substance is priced as a single remedy.`)
    case 'tier': {
      const { count, from, to } = reason
      return to === undefined
        ? t(msg`${count} homeopathic substances: the price for ${from} or more.`)
        : t(msg`${count} homeopathic substances: the price for ${from} to ${to}.`)
    }
    case 'highest-dilution': {
      const { ch, category } = reason
      const dilution = dilutionText(reason.scale, reason.dilution)
      return reason.scale === 'DH'
        ? t(
            msg`The highest dilution determines the price: ${dilution}, which is ${ch} CH, in price category ${category}.`,
          )
        : t(
            msg`The highest dilution determines the price: ${dilution}, in price category ${category}.`,
          )
    }
    case 'highest-price':
      return t(msg`Homeopathy, plants and buds each have a price; the highest of them applies.`)
  }
}
