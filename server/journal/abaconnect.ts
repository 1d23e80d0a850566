import { escapeMarkup, removeXmlForbidden } from '../../domain/xml-characters.ts'
import type { JournalLine } from './journal-line.ts'

const element = (name: string, content: string | number) =>
  `<${name}>${escapeMarkup(removeXmlForbidden(String(content)))}</${name}>`

const record = (name: string, ...fields: readonly string[]) =>
  `<${name} mode="SAVE">${fields.join('')}</${name}>`

const amountOf = (amount: string) =>
  record('AmountData', element('Currency', 'CHF'), element('Amount', amount))

const side = (line: JournalLine, account: string, isDebit: boolean) => ({
  start: [element('Type', 'Normal'), element('DebitCredit', isDebit ? 'D' : 'C')],
  end: [
    element('EntryDate', line.day),
    amountOf(line.amount),
    element('KeyAmount', line.amount),
    element('Account', account),
    element('Text1', line.text),
    element('DocumentNumber', line.document),
  ],
})

const taxData = ({ vatCode, rate, vat, isDebtorsDebit }: JournalLine) =>
  record(
    'TaxData',
    ...[element('TaxIncluded', 'I'), element('TaxType', 1), element('UseCode', 1), amountOf('0')],
    element('KeyAmount', isDebtorsDebit ? `-${vat}` : vat),
    ...[element('TaxRate', rate), element('TaxCoefficient', 100), element('Country', 'CH')],
    ...[element('TaxCode', vatCode), element('FlatRate', 0)],
  )

const transaction = (line: JournalLine, index: number) => {
  const { debit, credit, isDebtorsDebit, vatCode } = line
  const [ofDebtors, other] = isDebtorsDebit ? [debit, credit] : [credit, debit]
  const collective = side(line, ofDebtors, isDebtorsDebit)
  const single = side(line, other, !isDebtorsDebit)
  const entry = record(
    'Entry',
    record(
      'CollectiveInformation',
      ...[element('EntryLevel', 'A'), element('EntryType', 'S'), ...collective.start],
      ...[element('KeyCurrency', 'CHF'), ...collective.end, element('SingleCount', 0)],
    ),
    record(
      'SingleInformation',
      ...single.start,
      ...single.end,
      ...(vatCode ? [taxData(line)] : []),
    ),
  )
  return `<Transaction id="${index + 1}">${entry}</Transaction>\r\n`
}

/** AbaConnect, application FIBU, interface "XML Buchungen": each booking with debtors and other side. */
export const abaConnectXml = (lines: readonly JournalLine[]): string => {
  const parameter = [
    ...[element('Application', 'FIBU'), element('Id', 'XML Buchungen')],
    ...[element('MapId', 'AbaDefault'), element('Version', '2015.00')],
  ]
  const task = `<Parameter>${parameter.join('')}</Parameter>\r\n${lines.map(transaction).join('')}`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<AbaConnectContainer>${element('TaskCount', 1)}<Task>${task}</Task></AbaConnectContainer>`,
    '',
  ].join('\r\n')
}
