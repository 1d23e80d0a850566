import { useLingui } from '@lingui/react/macro'
import type { RemedyFamily } from '../../domain/catalogue/remedy-category.ts'

/** The families of remedies, in the order of the shop. */
export const useFamilyNames = (): { value: RemedyFamily; label: string }[] => {
  const { t } = useLingui()
  return [
    { value: 'homeopathy', label: t`Homeopathy` },
    { value: 'gemmotherapy', label: t`Gemmotherapy (buds)` },
    { value: 'phytotherapy', label: t`Phytotherapy (plants)` },
    { value: 'oligotherapy', label: t`Oligotherapy (trace elements)` },
    { value: 'schussler', label: t`Schüssler salts` },
  ]
}
