import type { CartInfo, PackInfo } from '../cart/cart-info.ts'
import { isPellets } from '../catalogue/salt.ts'
import type { Size } from '../homeopathy/form.ts'
import { type ContainerName, containerNames } from './containers.ts'

/** The containers of single remedies and mixtures. */
const bySize: Readonly<Record<Size, ContainerName>> = {
  'tube-1g': 'tube-1g',
  'tube-4g': 'tube-4g',
  'bottle-10g': 'bottle-10g',
  'bottle-15g': 'bottle-15g',
  'bottle-10ml': 'bottle-10ml',
  'bottle-30ml': 'bottle-30ml',
  'bottle-60ml': 'bottle-60ml',
  'bottle-125ml': 'bottle-125ml',
  'bottle-250ml': 'bottle-250ml',
  '50g': 'jar-50g',
  'lactose-bottle-60g': 'trituration-60g',
  'mannit-bottle-60g': 'trituration-60g',
  '12-pieces-kids': 'box-suppositories-kids',
  '12-pieces-adults': 'box-suppositories',
}

/** Forms of ready products that have one container only. */
const byForm: Readonly<Record<string, ContainerName>> = {
  ampoules: 'box-ampoules',
  capsules: 'capsules-60',
  creme: 'jar-50g',
  gel: 'gel-100g',
  lozenges: 'box-lozenges',
  powder: 'pouch-200g',
  sachets: 'box-sachets',
  spray: 'spray-30ml',
  suppository: 'box-suppositories',
  tablets: 'tablets-80',
}

const bottlesByMl = [
  [10, 'bottle-10ml'],
  [30, 'bottle-30ml'],
  [60, 'bottle-60ml'],
  [125, 'bottle-125ml'],
  [150, 'bottle-150ml'],
  [250, 'bottle-250ml'],
] as const

/** The smallest bottle that holds the volume. */
const bottleFor = (ml: number): ContainerName =>
  bottlesByMl.find(([most]) => ml <= most)?.[1] ?? 'bottle-250ml'

/** The container of a ready product: 'Tube 4g', 'Bottle 60ml'; others follow from the form. */
const packContainer = ({ form, size }: Pick<PackInfo, 'form' | 'size'>): ContainerName => {
  if (Object.hasOwn(byForm, form)) return byForm[form] ?? 'carton'
  const [, vessel, number, unit] = /^(Tube|Bottle) (\d+) ?(g|ml)$/.exec(size) ?? []
  const amount = Number(number)
  if (vessel === 'Tube') return amount < 3 ? 'tube-1g' : 'tube-4g'
  if (vessel !== 'Bottle') return 'carton'
  if (unit === 'ml') return bottleFor(amount)
  return amount < 12 ? 'bottle-10g' : 'bottle-15g'
}

/** The smallest case that holds the remedies. */
const caseFor = (remedies: number): ContainerName => {
  const sizes = [12, 20, 32] as const
  const size = sizes.find((most) => remedies <= most)
  return size ? `kit-${size}` : 'kit-48'
}

/** The carton that shows the number of tubes, where there is one. */
const setFor = (tubes: number): ContainerName =>
  containerNames.find((name) => name === `set-${tubes}`) ?? 'carton'

/** The container that a line of the cart or a product is delivered in. */
export const findContainer = (info: CartInfo): ContainerName => {
  switch (info.type) {
    case 'homeopathy':
    case 'custom':
      return bySize[info.size]
    case 'gemmotherapy':
    case 'phytotherapy':
    case 'oligotherapy':
      return `bottle-${info.size}`
    case 'schussler':
      return isPellets(info.form) ? 'tablets-80' : 'trituration-60g'
    case 'kit':
      return caseFor(info.remedies)
    case 'seasonal':
      return setFor(info.remedies)
    case 'complex':
    case 'otc':
    case 'supplement':
      return packContainer(info)
  }
}
