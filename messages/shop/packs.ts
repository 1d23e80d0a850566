import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { formNames, type Translate } from './preparations.ts'

const pattern = /^(?:(Tube|Bottle) )?(\d+(?: x \d+)?) ?([A-Za-z]+)$/

/** The pack size for display: 'Tube 4g' → 'Tube 4 g', '60 Capsules' → '60 Kapseln'. */
export const packMessage = (size: string, t: Translate): string => {
  const [, vessel, number = '', unit = ''] = pattern.exec(size) ?? []
  const amount = `${number.replace('x', '×')}\u00a0${unit}`
  const count = Number(number)
  if (vessel === 'Tube') return t(msg`Tube ${amount}`)
  if (vessel === 'Bottle') return t(msg`Bottle ${amount}`)
  switch (unit) {
    case 'g':
    case 'ml':
      return amount
    case 'Tablets':
      return t(msg`${plural(count, { one: '# tablet', other: '# tablets' })}`)
    case 'Capsules':
      return t(msg`${plural(count, { one: '# capsule', other: '# capsules' })}`)
    case 'Lozenges':
      return t(msg`${plural(count, { one: '# lozenge', other: '# lozenges' })}`)
    case 'Sachets':
      return t(msg`${plural(count, { one: '# sachet', other: '# sachets' })}`)
    case 'Pieces':
      return t(msg`${plural(count, { one: '# piece', other: '# pieces' })}`)
    default:
      return size
  }
}

/** Forms of ready products only, by catalogue code. */
export const readyFormNames: Readonly<Record<string, MessageDescriptor>> = {
  ...formNames,
  ampoules: msg`Ampoules`,
  capsules: msg`Capsules`,
  gel: msg`Gel`,
  lozenges: msg`Lozenges`,
  powder: msg`Powder`,
  sachets: msg`Sachets`,
  spray: msg`Spray`,
  syrup: msg`Syrup`,
  juice: msg`Juice`,
  tablets: msg`Tablets`,
}

/**
 * Form and pack of a ready product: 'Granules', 'Tube 4 g'. '60 Capsules' includes the form; a code
 * without a name is omitted.
 */
export const packParts = ({ form, size }: { form: string; size: string }, t: Translate) => {
  const name = Object.hasOwn(readyFormNames, form) ? readyFormNames[form] : undefined
  const sizeNamesForm = size.toLowerCase().endsWith(` ${form}`)
  return [name && !sizeNamesForm ? t(name) : '', size && packMessage(size, t)].filter(Boolean)
}
