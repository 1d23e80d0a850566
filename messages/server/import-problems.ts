import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why a row of an imported file is wrong; `value` is what it says there, `choices` what is right. */
export const rowProblemMessages = {
  'not-a-number': (value) => msg`“${value}” is not a price. Write it as 12.50.`,
  negative: (value) => msg`“${value}”: a price cannot be negative.`,
  ambiguous: (value) => msg`“${value}” can be read in two ways. Write 1234.00 or 1.23.`,
  decimals: (value) => msg`“${value}” has more than two decimals.`,
  'too-large': (value) => msg`“${value}” is too high for a price.`,
  formula: () => msg`The cell has a formula. Insert its value instead.`,
  'number-invalid': (value) => msg`“${value}” is not a whole number.`,
  'value-unknown': (value, choices) =>
    choices
      ? msg`“${value}” is none of the values that are possible here: ${choices}.`
      : msg`“${value}” is none of the values that are possible here.`,
  'text-too-long': () => msg`The text is longer than 20,000 characters.`,
  'too-many-cells': (value) =>
    msg`The row has more cells than the headings; the first one says “${value}”.`,
  'number-or-code-missing': () =>
    msg`The row has neither a number nor a code, so it is about no product.`,
  'product-unknown': (value) => msg`There is no product “${value}”.`,
  'code-of-another-product': (value) =>
    msg`The number belongs to another product than the code “${value}”.`,
  'name-of-another-product': (value) => msg`The number belongs to another product than “${value}”.`,
  'category-unknown': (value, choices) =>
    choices
      ? msg`There is no category “${value}”. There are: ${choices}.`
      : msg`There is no category “${value}”. Create it in a product first.`,
  'row-twice': (value) => msg`Row ${value} is about the same product.`,
  'title-missing': () => msg`A new product needs a title in French or English.`,
  'price-missing': () => msg`A new product needs a price.`,
  'only-prices-with-a-date': () =>
    msg`With a later day, a file may change prices of known products only.`,
} satisfies Record<string, (value: string, choices: string) => MessageDescriptor>
