import type { Schemas } from '../api/client.ts'

export type BankPayment = Schemas['BankPayment']
export type BankStatement = Schemas['BankStatement']
export type DueInvoice = Schemas['DueInvoice']
export type StatementPreview = Schemas['StatementPreview']
export type UndoEffect = Schemas['UndoEffect']
export type PreviewRow = StatementPreview['rows'][number]
