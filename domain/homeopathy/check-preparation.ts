import { ok, type Result, refuse } from '../result.ts'
import { formReason } from './choices.ts'
import { readCarrier, readDilution, readForm, readScale, readSize, sizesOf } from './form.ts'
import { ladder } from './ladder.ts'
import type { Preparation } from './preparation.ts'
import type { Reason } from './reason.ts'
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
 * dilution of the ladder counts as offered.
 */
export const checkPreparation = (
  asked: RequestedPreparation,
  dilutions: Remedy['dilutions'] = ladder,
): Result<Preparation, Impossible> => {
  const scale = readScale(asked.scale)
  if (!scale) return impossible('scale', 'unknown-value')
  if (dilutions[scale].length === 0) return impossible('scale', 'scale-not-offered')

  const dilution = readDilution(scale, asked.dilution)
  if (!dilution) return impossible('dilution', 'unknown-value')
  if (!dilutions[scale].includes(dilution)) return impossible('dilution', 'dilution-not-offered')

  const form = readForm(asked.form)
  if (!form) return impossible('form', 'unknown-value')
  const reason = formReason(scale, dilution, form)
  if (reason) return impossible('form', reason)

  const size = readSize(asked.size)
  if (!size) return impossible('size', 'unknown-value')
  if (!sizesOf(scale, form).includes(size)) return impossible('size', 'size-not-in-form')

  if (form !== 'drops') {
    if (asked.carrier) return impossible('carrier', 'carrier-only-for-drops')
    return ok({ scale, dilution, form, size })
  }
  if (!asked.carrier) return impossible('carrier', 'carrier-first')
  const carrier = readCarrier(asked.carrier)
  return carrier
    ? ok({ scale, dilution, form, size, carrier })
    : impossible('carrier', 'unknown-value')
}
