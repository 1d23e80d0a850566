import { dilutionText } from '../../domain/homeopathy/dilution-steps.ts'
import type { MixtureDraft } from '../../domain/mixture/draft.ts'

/** A substance as on a label: 'Arnica montana 30 CH'; '' before its remedy is chosen. */
export const substanceDraftMessage = ({ remedy, scale, dilution }: MixtureDraft): string => {
  if (!remedy) return ''
  const preparation = scale && (dilution ? dilutionText(scale, dilution) : scale)
  return preparation ? `${remedy.name} ${preparation.replace(' ', '\u00a0')}` : remedy.name
}
