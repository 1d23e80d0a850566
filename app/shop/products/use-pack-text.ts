import { useLingui } from '@lingui/react/macro'
import { packMessage } from '../../../messages/shop/packs.ts'

/** `packText` in the language shown. */
export const usePackText = () => {
  const { t } = useLingui()
  return (size: string): string => packMessage(size, t)
}
