/** A part of a normalized line that orders nothing: offsets in characters. */
export type Noise = { start: number; end: number }

/** Not a potency, an amount or a multiple: '10 CH', '10 ml', '10x'. */
const notMeasured = '(?!\\d|\\s?(?:[cdkqgx×*]|ch|dh|lm|mk|ml|gr|stk)(?!\\p{L}))'

const money = "\\d[\\d'’]*(?:[.,](?:\\d\\d|-{1,2}))?"
const currency = '(?:CHF|SFr\\.?|Frs?\\.|(?<!\\p{L})Frs?(?=\\s?\\d)|EUR|€|USD|\\$|£)'
const currencyAfter =
  '(?:CHF|SFr\\.?|Fr\\.|Frs\\.?|EUR|€|Franken|francs?|franchi)(?!\\p{L}|\\s?\\d)'

const day = '(?:0?[1-9]|[12]\\d|3[01])'
const monthNumber = '(?:0?[1-9]|1[0-2])'
const year = '(?:(?:19|20)\\d\\d|\\d\\d)'
const month = [
  'Jan(?:uar|uary|vier)?|gennaio|Feb(?:ruar|ruary|braio)?|f[ée]vrier|M[aä]r(?:z|s|ch|zo)?|A[pv]r(?:il|ile)?',
  'Ma[iy]|mag(?:gio)?|Jun[ie]?|juin|giugno|Jul[iy]?|juillet|luglio|Aug(?:ust)?|ao[uû]t|agosto',
  'Sept(?:ember|embre)?|settembre|O[ck]t(?:ober|obre)?|ottobre|Nov(?:ember|embre)?|D[eé][cz](?:ember|embre)?|dicembre',
].join('|')

const reference = [
  'R[ée]f(?:[ée]rence)?|Referenz|Rif(?:erimento)?|Pharmacode|PZN|EAN|GTIN|Charge|Lot',
  '(?:Art(?:ikel)?|Best(?:ell)?|Kunden|Kd|Rechnungs|Auftrags|Chargen)[.-]*\\s?(?:Nr|No)',
  '(?:commande|client|article|facture|order|customer|invoice|ordine|cliente|fattura)\\s(?:Nr|No|n)(?=[.°º])',
].join('|')

const phoneWord =
  '(?:(?:Tel|T[ée]l|Telefon|T[ée]l[ée]phone|Telefono|Phone|Natel|Mobile|Handy|Fax)[.:]*\\s?)?'

const daily = [
  't[äa]gl(?:ich)?|tgl|(?:pro|am|per|im)\\s(?:Tag|Woche)|w[öo]chentl(?:ich)?|wtl',
  '(?:par|/)\\s?(?:jours?|j|semaine|sem)|quotidien(?:nement)?|(?:a|per|/)\\s?(?:day|d|week)|daily|weekly',
  'al\\s(?:giorno|d[iì]|mese)|all?a?\\ssettimana|/\\s?(?:giorno|die|Tag|Woche|Monat|month|mois|mese|settimana)|die',
  'morgens|mittags|abends|monatl(?:ich)?|(?:pro|im)\\sMonat|(?:le\\s)?(?:matin|midi|soir)|par\\smois|monthly',
].join('|')
const drops = '(?:gouttes?|gtts?|Tropfen|Trpf|Tr|drops?|gocce|goccia)'
const dosed = `${drops}|Globuli|Glob|Granul\\p{L}*|globules?|Tabletten|Tabl|comprim[ée]s|cpr|tablets?|compresse`
const times = '(?:x|×|\\*|-?mal|fois|times|volte)'
/** Before a number that is no potency and no number of a salt: not in 'D 12 Tropfen' or 'Nr. 7 Tabletten'. */
const notPotency =
  '(?<!(?<!\\p{L}|\\d\\s?)(?:CH|DH|LM|[CDKQ]|Nr|No|Sch\\p{L}*|Sel|Salz|Sale|Salt)[\\s.-]{0,2})(?<![\\p{L}\\d.,])'
/** '3', '5-10' */
const count = '\\d{1,2}(?:\\s?-\\s?\\d{1,2})?'
/** '3x täglich', '3x1 tgl.', '3 x 5 Globuli pro Tag' */
const posology = `${count}\\s?${times}\\s?(?:${count}\\s?(?:(?:${dosed})\\.?\\s)?)?(?:${daily})(?![\\p{L}])\\.?`
/** Of a dose: 30, 60, 125 and 250 may be the millilitres of a bottle. */
const dropCount = '(?!(?:30|60|125|250)(?!\\d))\\d{1,3}'
/** '3x20 gtt', '20 Tropfen 3x', '10-20 gtt' */
const dropDose = [
  `${count}\\s?${times}\\s?(?:\\d{1,2}\\s?-\\s?)?${dropCount}(?=\\s?${drops}(?!\\p{L}))`,
  `${notPotency}${dropCount}\\s?${drops}\\.?,?\\s(?:\\d{1,2}\\s?${times}|[x×*]\\s?\\d{1,2})(?![\\p{L}\\d])`,
  `${notPotency}\\d{1,2}\\s?-\\s?\\d{1,2}(?=\\s?${drops}(?!\\p{L}))`,
].join('|')
/** '1-0-1' and '1-1-1': in the morning, at noon and in the evening. */
const dayTimes =
  '(?<![\\d.,/-])(?=[\\d-]*0|(?<each>[1-5])-\\k<each>-\\k<each>(?:-\\k<each>)?(?![\\d-]))[0-5](?:-[0-5]){2,3}(?![\\d./-])'
/** '3x täglich 5 Globuli' */
const dose = `(?:[\\s:]\\d{1,2}(?![\\d.,]|\\s?[x×*])(?:\\s(?:${dosed})\\.?(?!\\p{L}))?(?!\\s?\\p{L}))?`

/** 'für 3 Monate', 'alle 2 Stunden'; not beside another number: '7 Tage 2x' may be a dose. */
const duration = [
  `(?<!\\d\\s?${times}\\s?)(?<![\\d.,])`,
  '(?:(?:w[äa]hrend|pendant|pdt|per|f[üu]r|pour|for|alle|toutes\\sles|ogni|every|ab|d[èe]s|da)\\s)?\\d{1,2}\\s',
  '(?:Stunden?|Std|Tagen?|Wochen?|Monaten?|Jahren?|heures?|jours?|semaines?|mois|ans?|ore|giorni|settimane|mesi|anni',
  '|hours?|days?|weeks?|months?|years?)(?:\\s(?:lang|alt|old))?(?![\\p{L}]|[\\s,:]*\\d)',
].join('')
/** 'rep. 2x', 'à renouveler 3 fois' */
const repetition =
  '(?<!\\p{L})(?:(?:[àa]\\s)?renouveler|repetatur|rep\\.|wiederholen|ripetere|da\\sripetere)\\s\\d{1,2}(?:\\s?(?:x|fois|mal|volte)(?!\\p{L}))?'
/** Before a date: 'bis 15.5.', 'né le 3.4.1980' */
const dateWord =
  "(?:(?<!\\p{L})(?:bis|am|ab|vom|geb\\.?|Lieferung|livraison|consegna|n[ée]e?\\sle|le|du|jusqu[’']au|dal|il|entro)\\s)?"

/** A line with one number: prices of two decimals, codes of goods and reference numbers. */
const patterns = [
  `(?:[àá@]\\s?)?${currency}\\s?${money}${notMeasured}`,
  `(?:[àá@]\\s?)?(?<![\\d.,])${money}\\s?${currencyAfter}`,
  `(?:[àá@]\\s?)?(?<![\\d.,'’-])\\d{1,4}\\.(?:\\d\\d|-{1,2})(?![\\d.]|\\s?[\\p{L}×*%°])`,
  `(?<![\\d.,'’-])\\d{1,4},-{1,2}(?!\\d)`,
  `(?<!\\d)-\\.\\d\\d(?!\\d)`,
  `(?<![\\d.,])${money}\\s?frs?(?!\\p{L}|\\s?\\d)`,
  `(?<=\\d\\s?(?:ch|dh|lm|mk|ml|gr?|[ckdq])(?!\\p{L}).*\\s)\\d{1,4},\\d\\d\\s*$`,
  `${dateWord}(?<![\\d.])${day}\\.\\s?${monthNumber}\\.\\s?${year}${notMeasured}`,
  `${dateWord}(?<![\\d.])${day}\\.\\s?${monthNumber}\\.(?![\\d]|\\s?\\p{L})`,
  `(?<![\\d./])${day}/0[1-9](?![\\d/]|\\s?\\p{L})`,
  `(?<!\\p{L})(?:${month})\\.?\\s${day}(?:st|nd|rd|th)?,?\\s(?:19|20)\\d\\d(?!\\d)`,
  `(?<!\\p{L})KW\\s?\\d{1,2}(?!\\d)`,
  `(?<![\\d./])${day}/${monthNumber}/${year}${notMeasured}`,
  `(?<!\\d)(?:19|20)\\d\\d-${monthNumber}-${day}(?:T[\\d:.]+Z?)?(?!\\d)`,
  `(?<![\\d:,])(?:[01]?\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?(?![\\d:]|\\s?\\p{L}{1,2}(?!\\p{L}))`,
  `(?<!\\d)${day}(?:\\.|er)?\\s(?:${month})\\.?\\s(?:19|20)\\d\\d(?!\\d)`,
  `(?<!\\p{L})(?:${reference})[.:°º#-]*\\s?(?:(?:Nr|No|n)[.°º]*\\s?)?[:#]?\\s?\\p{Lu}{0,3}-?\\d[\\d./-]*${notMeasured}`,
  `${phoneWord}(?<![\\d+])(?:\\+|00)\\d{2}(?:[\\s./-]?\\(0\\))?(?:[\\s./-]?\\d{2,4}){3,5}(?!\\d)`,
  `${phoneWord}(?<!\\d)\\(?0\\d{2}\\)?[\\s./-]?\\d{3}[\\s./-]?\\d{2}[\\s./-]?\\d{2}(?!\\d)`,
  `(?<![\\d.])\\d{7,14}(?!\\.)${notMeasured}`,
  `${posology}${dose}`,
  `${dayTimes}${notMeasured}`,
  `(?:${daily})\\s\\d{1,2}\\s?${times}(?!\\p{L})`,
  `[x×*]\\s?\\d{1,2}\\s?(?:${daily})(?!\\p{L})`,
  `${notPotency}${count}(?=\\s(?:${dosed})\\.?,?\\s${posology})`,
  dropDose,
  duration,
  repetition,
]

const noise = new RegExp(patterns.map((one) => `(?:${one})`).join('|'), 'giu')

/**
 * Prices, dates, references, phone numbers and doses: 'CHF 10.80', '12.05.2026', 'Ref. 12345', '3x täglich'. Their
 * numbers are never quantities or potencies.
 */
export const findNoise = (line: string): Noise[] =>
  /\d/.test(line)
    ? [...line.matchAll(noise)].map(({ 0: text, index }) => ({
        start: index,
        end: index + text.length,
      }))
    : []
