import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

const pattern = /^(?:(Tube|Bottle) )?(\d+(?: x \d+)?) ?([A-Za-z]+)$/

/** How a ready product's pack is called: 'Tube 4g' reads 'Tube 4 g', '60 Capsules' '60 Kapseln'. */
export const usePackText = () => {
  const { t } = useLingui()
  return (size: string): string => {
    const [, vessel, number = '', unit = ''] = pattern.exec(size) ?? []
    const amount = `${number.replace('x', '×')}\u00a0${unit}`
    const count = Number(number)
    if (vessel === 'Tube') return t`Tube ${amount}`
    if (vessel === 'Bottle') return t`Bottle ${amount}`
    switch (unit) {
      case 'g':
      case 'ml':
        return amount
      case 'Tablets':
        return t`${plural(count, { one: '# tablet', other: '# tablets' })}`
      case 'Capsules':
        return t`${plural(count, { one: '# capsule', other: '# capsules' })}`
      case 'Lozenges':
        return t`${plural(count, { one: '# lozenge', other: '# lozenges' })}`
      case 'Sachets':
        return t`${plural(count, { one: '# sachet', other: '# sachets' })}`
      case 'Pieces':
        return t`${plural(count, { one: '# piece', other: '# pieces' })}`
      default:
        return size
    }
  }
}
