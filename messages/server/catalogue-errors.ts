import { msg } from '@lingui/core/macro'
import type { RangeProblem } from '../../domain/homeopathy/read-dilution-ranges.ts'
import type { Translate } from '../shop/preparations.ts'

/** Refusals of changes of the catalogue, for staff. */
export const catalogueErrorMessages = {
  'title-missing': msg`Please enter a title in at least one language.`,
  'category-unknown': msg`There is no such category.`,
  'combination-unknown': msg`The shop does not offer this combination.`,
  'price-exists': msg`This combination has a price already. Please change that price instead.`,
  'order-incomplete': msg`The list has changed in the meantime. Please reload it, then sort it again.`,
  'day-passed': msg`Please choose today or a later day.`,
  'price-unusual': msg`Is this price right? It is 0.00, or more than half above or below the current price. Please confirm it.`,
  'price-unchanged': msg`This is the current price; nothing was changed.`,
  'already-undone': msg`This has already been undone.`,
  superseded: msg`A later change has set another price. Please undo that one first.`,
  'first-price': msg`This is the first price of the product, so there is none to return to.`,
  'name-taken': msg`Another remedy of this family has the same name.`,
  'lm-invalid': msg`Please enter LM limits from 1 to 100, the lower one first.`,
  'range-unreadable': msg`The dilutions cannot be read. Please write them as 3-30,200.`,
  'nothing-offered': msg`Please offer at least one dilution or form, or hide the remedy.`,
  'file-empty': msg`The file has no rows below its headings.`,
  'not-text': msg`This file is neither an Excel workbook nor a CSV or JSON file. Please choose one of these.`,
  'old-excel': msg`This file is in the old Excel format (.xls). Please save it as .xlsx or CSV, then try again.`,
  'sheet-missing': msg`The workbook has no such visible sheet.`,
  'json-invalid': msg`The JSON file is not a list of entries with one value per field. The template shows how it is written.`,
  'file-damaged': msg`The file is damaged and cannot be read. Please save it again as .xlsx or CSV, then try again.`,
  'file-too-complex': msg`The file has too many cells. Please split it.`,
  'too-many-rows': msg`The file has more than 50,000 rows. Please split it.`,
  'key-column-missing': msg`The file has no column that identifies the product, such as “Number” or “Code”. The export has one.`,
  'value-column-missing': msg`The file has no column to import, such as “Price”.`,
  'column-twice': msg`Two columns of the file have the same meaning. Please remove one of them.`,
  'prices-unusual': msg`Some prices are 0.00, or more than half above or below the current price. Please confirm them.`,
  'rows-wrong': msg`Some rows are invalid, so nothing was imported.`,
  'nothing-to-change': msg`The file changes nothing: all its values are stored already.`,
  'amount-empty': msg`Please enter a price.`,
  'amount-not-a-number': msg`Please enter a price such as 12.50.`,
  'amount-negative': msg`A price cannot be negative.`,
  'amount-ambiguous': msg`This number is ambiguous. Please write 1234.00 or 1.23.`,
  'amount-decimals': msg`Please enter at most two decimals.`,
  'amount-too-large': msg`This price is too high.`,
}

/** Where a range of dilutions is unreadable, and what is expected there. */
export const rangeMessage = (
  { at, found, expected }: RangeProblem,
  scale: 'CH' | 'K',
  t: Translate,
): string => {
  const character = at + 1
  if (found === '') return t(msg`A dilution is missing at character ${character}, e.g. 3-30,200.`)
  if (expected === 'higher')
    return t(
      msg`Character ${character}: “${found}” must be higher than the dilution before the hyphen.`,
    )
  if (expected === 'ascending')
    return t(msg`Character ${character}: “${found}” must be higher than all dilutions before it.`)
  return t(msg`Character ${character}: “${found}” is not a dilution of the scale ${scale}.`)
}
