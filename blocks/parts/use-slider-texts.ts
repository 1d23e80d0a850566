import { useLingui } from '@lingui/react/macro'
import type { SliderTexts } from '../../ui/slider-controls.tsx'

/** Labels of a slider in the language of the page. */
export const useSliderTexts = (): SliderTexts => {
  const { t } = useLingui()
  return {
    previous: t`Previous page`,
    next: t`Next page`,
    position: (index, count) => t`Page ${index} of ${count}`,
  }
}
