import { useLingui } from '@lingui/react/macro'
import type { SliderTexts } from '../../ui/slider/slider-controls.tsx'

/** Labels of a slider in the language of the page. */
export const useSliderTexts = (): SliderTexts => {
  const { t } = useLingui()
  // Filled in by the script of the slider.
  const index = '{index}'
  const count = '{count}'
  return {
    previous: t`Previous page`,
    next: t`Next page`,
    position: t`Page ${index} of ${count}`,
  }
}
