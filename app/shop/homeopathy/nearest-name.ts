import { dilutionText } from '../../../domain/homeopathy/printed.ts'
import type { Scale } from '../../../domain/homeopathy/scale.ts'
import type { SelectionEvent } from '../../../domain/homeopathy/selection.ts'
import { formNames, type Translate } from '../../../messages/shop/preparations.ts'

/** What choosing an event would give, as people call it: 'CH', '30 CH', 'Drops'. */
export const nearestName = (event: SelectionEvent, scale: Scale | undefined, t: Translate) => {
  if (event.type === 'choose-scale') return event.scale
  if (event.type === 'choose-form') return t(formNames[event.form])
  if (event.type === 'choose-dilution' && scale) return dilutionText(scale, event.dilution)
  return undefined
}
