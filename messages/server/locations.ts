import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LocationProblem } from '../../domain/locations/check-location.ts'

/** Why a field of a location is refused. */
export const locationProblemMessages: Record<LocationProblem, MessageDescriptor> = {
  blank: msg`Please fill in this field.`,
  'too-long': msg`This text is too long.`,
  'category-unknown': msg`This category does not exist.`,
  'not-a-number': msg`Please enter degrees as a number, such as 46.5197.`,
  'outside-map': msg`This point is outside Europe. Have latitude and longitude been swapped?`,
  'town-missing': msg`The address has to end with postcode and town, such as “Rue du Lac 4, 1003 Lausanne”.`,
  'website-invalid': msg`This is not the address of a website.`,
  'function-not-shown': msg`A function is shown for other therapists only. Leave it empty.`,
  formula: msg`Texts must not begin with =, +, - or @.`,
}
