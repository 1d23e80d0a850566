import { useLingui } from '@lingui/react/macro'
import { packText } from '../pack-texts.ts'

/** `packText` in the language shown. */
export const usePackText = () => {
  const { t } = useLingui()
  return (size: string): string => packText(size, t)
}
