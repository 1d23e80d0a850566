import type { RemedyFamily } from '../catalogue/remedy-category.ts'
import type { Scale } from '../homeopathy/dilution-steps.ts'
import type { Carrier, Form } from '../homeopathy/form.ts'

/**
 * A potency as written. `dilution` is the step of the scale ('30', 'XM'), or the written number when
 * the scale has no such step ('31').
 */
export type Potency = { scale: Scale; dilution: string }

/** A family that a line names: 'gemmo', 'Schüssler', 'Komplex'. */
type LineFamily = RemedyFamily | 'complex'

/** Forms that a line can name; tablets and powder exist as salts and ready products only. */
export type RemedyFormWord = Form | 'tablets' | 'powder'

export type Container = 'tube' | 'bottle'

/** '4g', '60 ml'. */
type Amount = { amount: number; unit: 'g' | 'ml' }

/** A number with a sign of quantity. */
type WrittenQuantity = {
  value: number
  /** `times`: 2x, x2, (2). `pieces`: 2 Stk. `container`: 2 tubes. */
  by: 'times' | 'pieces' | 'container'
  /** The number precedes the name, or the sign precedes the number: it cannot be a potency. */
  isCertain: boolean
  /** 'x150!': a high quantity that is meant. */
  isConfirmed?: true
}

/** A number without scale, unit or sign of quantity: '200' in 'nat-m 200 gran'. */
export type BareNumber = {
  text: string
  /** No name precedes it. */
  isFirst: boolean
  /** Stands inside the line, or beside other digits, a form or an unknown sign: its role is uncertain. */
  isDoubtful: boolean
  /** After a comma as in a list: '30 ml, 60'. */
  isListed?: true
  /** '20 Tropfen': an amount to take, never a quantity. */
  isDose?: true
}

export type ParseProblem =
  /** Longer than `maxLineLength`. */
  | 'line-too-long'
  /** Quantity 0, above the maximum, negative or not an integer. */
  | 'quantity-invalid'
  | 'several-quantities'

/** What the words of a line say, without the catalogue. */
export type ParsedLine = {
  /** The words of the remedy or product as written, '' without any. */
  name: string
  /** The name is a word of the grammar: 'gran 30ch' may be Granatum or lack a name. */
  isKeywordName?: true
  /** The contiguous pieces of the name. */
  segments: readonly string[]
  /** Everything but the name: '30ch glob 1g x2'. */
  rest: string
  family?: LineFamily
  /** The numbers of salts, complexes or products. */
  numbers: readonly number[]
  /** One: certain. Several: written more than once, or with two meanings ('1M'). */
  potencies: readonly Potency[]
  /** A scale without its dilution. */
  scale?: Scale
  /** 'calc c 30' with the letter, a scale here, as part of the name. */
  withLetter?: ParsedLine
  /** 'calc fl 15 g' with the word, a container here, as part of the name. */
  withWord?: ParsedLine
  forms: readonly RemedyFormWord[]
  amounts: readonly Amount[]
  container?: Container
  carrier?: Carrier
  base?: 'lactose' | 'mannit'
  audience?: 'kids' | 'adults'
  /** 'ohne Alkohol': vehicles and bases that are not wanted. */
  without: readonly (Carrier | 'lactose' | 'mannit')[]
  /** A salt without potency. */
  isUndiluted?: true
  quantities: readonly WrittenQuantity[]
  bareNumbers: readonly BareNumber[]
  /** What no other part has: '+', '?', 'et' beside the name. */
  unread: readonly string[]
  /** Prices, dates, references and doses as written, which order nothing. */
  noise: readonly string[]
  /** '9 et 15 CH' orders two articles: the line with each of them alone. */
  singles?: readonly string[]
  problems: readonly ParseProblem[]
}

/** In characters; a longer line is not read. */
export const maxLineLength = 300

type Writable<Parts> = {
  -readonly [Name in keyof Parts]: Parts[Name] extends readonly (infer Item)[]
    ? Item[]
    : Parts[Name]
}

type NotOfTokens = 'name' | 'isKeywordName' | 'segments' | 'rest' | 'withLetter' | 'withWord'

/** '6x' after a name: an English decimal potency, or a quantity. */
export const decimalsOf = ({ quantities }: Pick<ParsedLine, 'quantities'>): string[] =>
  quantities
    .filter(({ by, isCertain }) => by === 'times' && !isCertain)
    .map(({ value }) => String(value))

/** What is read of a line so far. */
export type LineDraft = Writable<
  Omit<ParsedLine, NotOfTokens | 'unread' | 'noise' | 'singles' | 'problems'>
> & {
  looseLetterAt?: number
  looseWordAt?: number
  /** Whether no word of a name precedes the token. */
  isBeforeName: (at: number) => boolean
}

export const createDraft = (isBeforeName: LineDraft['isBeforeName']): LineDraft => ({
  numbers: [],
  potencies: [],
  forms: [],
  amounts: [],
  quantities: [],
  bareNumbers: [],
  without: [],
  isBeforeName,
})
