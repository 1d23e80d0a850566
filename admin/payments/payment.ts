import type { components } from '../api/generated/api.ts'

export type BankPayment = components['schemas']['BankPayment']
export type BankStatement = components['schemas']['BankStatement']
export type DueInvoice = components['schemas']['DueInvoice']
export type StatementPreview = components['schemas']['StatementPreview']
export type UndoEffect = components['schemas']['UndoEffect']
export type PreviewRow = StatementPreview['rows'][number]
