import { parseLine } from '../parse-line.ts'
import { findWhole } from './find-things.ts'
import type { LineCatalogue } from './line-spec.ts'

/** A line that says what it is: 'Mischung: Arnica 9CH, Bryonia 9CH', 'Custom mixture · Drops · …'. */
const named =
  /^\s*(?:(?:eigene\s)?mischung|rezeptur|(?:custom\s)?mixture|formula|(?:m[eé]lange|miscela)(?:\s(?:personnalis[eé]|personalizzata))?|preparazione)\s*[:·]?(?:\s+|$)/i

/** The first substance as carts and documents print it, with its category. */
const printed =
  /(?:^|\s·\s)\s*(?:hom[ée]opath(?:ie|y)|hom[öo]opathie|omeopatia|(?:ph|f)[yi]to(?:th[ée]rap|terap)i?(?:e|y|a)|gemmo(?:th[ée]rap|terap)i?(?:e|y|a))\s?:/i

/** Between the substances of a line that says nothing else: other texts have the sign without spaces. */
const plus = /\s\+\s/

/** Between the parts of a named or printed mixture. */
const listed = /\s[+·]\s|\s*[,;]\s+|\s(?:und|et|and|e|ed)\s/i

/** The vehicle as it is printed; the first letter of 'E DIST' is a word of Italian. */
const distilled =
  /\b(?:E\s?DIST|aq(?:ua)?\.?\s?dest(?:illata)?|acqua\s?dist(?:illata)?|eau\sdist(?:ill[ée]e)?)(?!\p{L})\.?/giu

type MixtureParts = {
  /** One text for each substance; the first also has what names none, such as form and size. */
  texts: readonly string[]
  /** The customer's name of the mixture, '' without one. */
  name: string
}

/** '2x Mischung: …' is written as 'Mischung: … x2'. */
const countFirst = /^\s*(\d{1,3})\s?[x×]?\s+(.+)$/is

const plainText = (text: string) => {
  const line = text.normalize('NFKC').replace(distilled, 'water')
  const [, count, rest = ''] = countFirst.exec(line) ?? []
  return named.test(rest) ? `${rest} x${count}` : line
}

/** Whether a line names a mixture or is printed like one; costs less than reading it. */
export const isNamedMixture = (text: string): boolean => {
  const line = plainText(text)
  return named.test(line) || (line.includes(' · ') && printed.test(line))
}

/** Whether a line is only the heading of a mixture: 'Mischung:'. */
export const isMixtureHeading = (text: string): boolean => {
  const line = plainText(text)
  return line.trim() !== '' && line.replace(named, '') === ''
}

/** Splits a line into the substances of a mixture; one text where it is none. */
export const mixtureParts = (text: string, catalogue: LineCatalogue): MixtureParts => {
  const read = (part: string) => parseLine(part, catalogue.protectedNames)
  const isWhole = (part: string) => findWhole(read(part), catalogue).length > 0
  /** 'Tropfen', '60 ml', 'Ethanol 25 % (V/V)'. */
  const isNameless = (part: string) => {
    const { name, isKeywordName, potencies } = read(part)
    return name === '' || (isKeywordName && potencies.length === 0)
  }
  const line = plainText(text)
  const content = line.replace(named, '')
  const isNamed = isNamedMixture(line)
  const [first = '', ...rest] = content.split(' · ')
  const hasName = isNamed && content === line && !printed.test(first) && !isNameless(first)
  const pieces = (hasName ? rest.join(' · ') : content)
    .split(isNamed ? listed : plus)
    .map((piece) => piece.trim())
    .filter(Boolean)
  const parts = pieces.reduce<string[]>((done, piece) => {
    const joined = `${done.at(-1)}, ${piece}`
    // 'Ribes nigrum, gemmae' has the comma on its label.
    return done.length > 0 && !isNameless(done.at(-1) ?? '') && isWhole(joined)
      ? done.with(-1, joined)
      : [...done, piece]
  }, [])
  const [one, ...others] = parts.filter((part) => !isNameless(part))
  return {
    texts: one === undefined ? [line] : [[one, ...parts.filter(isNameless)].join(', '), ...others],
    name: hasName ? first : '',
  }
}
