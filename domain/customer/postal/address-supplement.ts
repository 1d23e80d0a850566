/** Matches 'Postfach 12', 'Case postale', 'CP 7', 'Casella postale 3', 'P.O. Box 4'. */
const postOfficeBox =
  /^(postfach|case postale|casella postale|c\.?\s?p\.?|p\.?\s?o\.?\s?box|post[- ]office box)(?!\p{L})/iu

export const isPostOfficeBox = (text: string): boolean => postOfficeBox.test(text)

const person = String.raw`c\/o|p\.\s?a\.|z\.\s?hd|z\.\s?h\.`
const floor = String.raw`\d{1,2}(?:\.|er|re|e|[èe]me|nd|rd|st|th|[°º])?\s?(?:stock(?:werk)?|og|ug|[ée]tage|et\.|piano|floor)|(?:eg|ug|og|dg|rez|erdgeschoss|stock|[ée]tage|piano|floor)`
const building = String.raw`(?:int\.?|interno|app?t?\.|appartement|appartamento|apartment|wohnung|whg\.?|flat|suite|b[âa]t(?:iment|\.)?|geb[äa]ude|hinterhaus|haus|eingang|aufgang|tor|block|trakt|halle|b[üu]ro|bureau|ufficio|entr[ée]e|entrata|escalier|scala)`
const supplement = String.raw`(?:${person}|${floor}|${building})(?!\p{L})`
const box = String.raw`(?:postfach|case postale|casella postale|cp\s)`
const supplementAtStart = new RegExp(`^${supplement}`, 'iu')
/** A supplement behind a number without a comma: 'Seestrasse 12 3. Stock', 'Lac 5 CP 7'. */
const supplementBehind = new RegExp(String.raw`^(\D.*?\d\S*)\s+((?:${supplement}|${box}).*)$`, 'iu')

/** Also '12/2. OG', '5 / Postfach 3', but not '12/14'. */
const separator = new RegExp(
  String.raw`\s*(?:[,;\n]|(?<!\p{L})/(?=\s*(?:${supplement}|${box})))\s*`,
  'iu',
)
const bracketAtEnd = /\s*\(([^()]+)\)$/

/** Whether a part of an address supplements the street: c/o, floor, building, post-office box. */
export const isSupplement = (text: string): boolean =>
  isPostOfficeBox(text) || supplementAtStart.test(text)

/** The parts of an address line: separated by commas, or a supplement behind the number. */
export const addressParts = (line: string): string[] =>
  line
    .replace(bracketAtEnd, ', $1')
    .split(separator)
    .filter(Boolean)
    .flatMap((part) => supplementBehind.exec(part)?.slice(1) ?? [part])
