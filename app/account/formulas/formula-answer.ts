import type { FormulaSummary } from '../../../server/orders/shelf/formulas.ts'

/** The formulas of an account; `newId` is for one that may be created. */
export type FormulasAnswer = { formulas: FormulaSummary[]; newId: string } | { refusal: string }

/** `isNew` is false if the newest version already has the composition. */
export type SaveFormulaAnswer =
  | { name: string; version: number; isNew: boolean }
  | { refusal: string }
