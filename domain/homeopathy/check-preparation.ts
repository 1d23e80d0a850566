import { ok, type Result, refuse } from '../result.ts'
import type { Reason } from './choices.ts'
import { formReason } from './choices.ts'
import { dilutionSteps } from './dilution-steps.ts'
import type { Preparation } from './form.ts'
import { readCarrier, readDilution, readRemedyForm, readScale, readSize, sizesOf } from './form.ts'
import type { Remedy } from './remedy.ts'

/** Unchecked input: codes or printed labels, in any case. */
export type RequestedPreparation = {
  scale: string
  dilution: string
  form: string
  size: string
  carrier?: string
}

type Impossible = { field: keyof Preparation; reason: Reason }

const impossible = (field: keyof Preparation, reason: Reason) => refuse({ field, reason })

/**
 * Validates a preparation; a refusal names the field and the reason. Without `dilutions` every
 * dilution of the scale counts as offered.
 */
export const checkPreparation = (
  requested: RequestedPreparation,
  dilutions: Remedy['dilutions'] = dilutionSteps,
): Result<Preparation, Impossible> => {
  const scale = readScale(requested.scale)
  if (!scale) return impossible('scale', 'unknown-value')
  if (dilutions[scale].length === 0) return impossible('scale', 'scale-not-offered')

  const dilution = readDilution(scale, requested.dilution)
  if (!dilution) return impossible('dilution', 'unknown-value')
  if (!dilutions[scale].includes(dilution)) return impossible('dilution', 'dilution-not-offered')

  const form = readRemedyForm(requested.form)
  if (!form) return impossible('form', 'unknown-value')
  const reason = formReason(scale, dilution, form)
  if (reason) return impossible('form', reason)

  const size = readSize(requested.size)
  if (!size) return impossible('size', 'unknown-value')
  if (!sizesOf(scale, form).includes(size)) return impossible('size', 'size-not-in-form')

  if (form !== 'drops') {
    if (requested.carrier) return impossible('carrier', 'carrier-only-for-drops')
    return ok({ scale, dilution, form, size })
  }
  if (!requested.carrier) return impossible('carrier', 'carrier-first')
  const carrier = readCarrier(requested.carrier)
  return carrier
    ? ok({ scale, dilution, form, size, carrier })
    : impossible('carrier', 'unknown-value')
}
