import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderRefusal } from '../../../domain/order/order-refusal.ts'
import { maxFormulas, maxFormulaVersions } from '../../../domain/shelf/formula.ts'
import { apiErrorMessages } from '../../../messages/server/api-errors.ts'

const messages = {
  'too-many-formulas': msg`At most ${maxFormulas} formulas are possible. Please delete one first.`,
  'too-many-versions': msg`A formula has at most ${maxFormulaVersions} versions. Please save a new formula.`,
  'formula-unknown': msg`This formula no longer exists.`,
  'formula-name-missing': msg`Please enter a name for the formula.`,
  'no-mixture': apiErrorMessages['value-invalid'],
} satisfies Record<string, MessageDescriptor>

type FormulaRefusal = keyof typeof messages

const isFormulaRefusal = (code: string): code is FormulaRefusal => Object.hasOwn(messages, code)

/** Why a formula was not saved. */
export const formulaRefusalMessage = (code: FormulaRefusal | OrderRefusal): MessageDescriptor =>
  isFormulaRefusal(code) ? messages[code] : apiErrorMessages[code]
