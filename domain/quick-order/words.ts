import type { RemedyFamily } from '../catalogue/remedy-category.ts'
import type { Scale } from '../homeopathy/dilution-steps.ts'
import type { Carrier } from '../homeopathy/form.ts'
import type { Container, RemedyFormWord } from './parsed-line.ts'

// The vocabulary of the prescription line in French, German, English and Italian, folded
// (`foldText`) and without dots.

const spell = <Meaning>(lists: readonly (readonly [Meaning, string])[]): Map<string, Meaning> =>
  new Map(lists.flatMap(([meaning, words]) => words.split(' ').map((word) => [word, meaning])))

/** After or before the number; single letters also occur in names. */
export const scaleWords = spell<Scale>([
  ['CH', 'ch c cch centesimal centesimale'],
  ['DH', 'dh d decimal decimale'],
  ['K', 'k ck korsakov korsakow korsakoff'],
  ['LM', 'lm q'],
])

/** Potencies that are words. */
export const potencyWords = spell<{ scale: Scale; dilution: string }>([
  [{ scale: 'K', dilution: 'M' }, 'mk'],
  [{ scale: 'K', dilution: 'XM' }, 'xm xmk'],
  [{ scale: 'K', dilution: 'LM' }, 'lmk'],
  [{ scale: 'K', dilution: 'CM' }, 'cm cmk'],
  [{ scale: 'K', dilution: 'DM' }, 'dm dmk'],
  [{ scale: 'K', dilution: 'MM' }, 'mm mmk'],
  [{ scale: 'CH', dilution: '1000' }, 'mch'],
])

export const formWords = spell<RemedyFormWord>([
  ['granules', 'granules granule granuli granulo granulat granulate granulen gran grans granul'],
  // British and American words for the pellets of 50 mg.
  ['granules', 'pillules pillule pellets pellet'],
  ['globuli', 'kugelchen kugeli streukugelchen streukugeli'],
  ['granules', 'granula kornchen'],
  ['globuli', 'globuli globules globule globulo globulus glob globs globul globuls glb gl'],
  [
    'drops',
    'drops drop gouttes goutte gtt gtts gttes gutt tropfen trpf tropf trop gocce goccia gocc',
  ],
  ['drops', 'dil liquid liquide flussig liquido'],
  ['creme', 'creams cream cremes crema creme salbe pommade pomata ointment unguento onguent'],
  ['trituration', 'trituration triturationen triturations trit verreibung verreibungen'],
  ['trituration', 'triturazione triturazioni'],
  ['suppository', 'suppository suppositories suppositoire suppositoires supp suppo suppos'],
  ['suppository', 'suppositorien suppositorium zapfchen zaepfchen supposta supposte'],
  ['tablets', 'tablets tablet tabletten tablette tabl tab tabs tbl comprime comprimes cpr cp'],
  [
    'tablets',
    'compressa compresse pills pill pillen pilules pilule pillole pillola pastilles pastillen pastiglie',
  ],
  ['powder', 'powder poudre pulver polvere pulvis pulv'],
])

const containerWords = spell<Container>([
  ['tube', 'tube tubes tuben rohrchen roehrchen rohrli roehrli tubetto tubetti tubo tubi'],
  ['bottle', 'bottle bottles flacon flacons flasche flaschen flaschchen flaeschchen'],
  ['bottle', 'flaschli flaeschli flacone flaconi bottiglia bottiglie boccetta boccette'],
])

/** A tube of Globuli that is taken at once: the smallest one (D2 §3, Tube 1 g). */
const doseWords = new Set(
  'dose doses monodose monodoses monodosi unidose unidoses dosi dosis dosen einmaldose einmaldosen einzeldosis einzeldosen'.split(
    ' ',
  ),
)

/** Abbreviations that names have as well: 'Calc-fl', 'Calc. fl.'. A name with the word is meant first. */
export const looseWords = new Map<string, PackWord & { family?: 'gemmotherapy' }>([
  ['fl', { container: 'bottle' }],
  ['ro', { container: 'tube' }],
  ['roe', { container: 'tube' }],
  ['tr', { form: 'drops' }],
  ['mg', { family: 'gemmotherapy' }],
])

export const unitWords = spell<'g' | 'ml'>([
  ['g', 'g gr gm gramm grammes gramme gram grams grammi grammo'],
  ['ml', 'ml milliliter millilitre millilitres millilitri cc'],
])

/** After a number: '2 Stk'. */
export const pieceWords = new Set(
  [
    'st stk stck stuck stueck pc pcs pce pces piece pieces pz pezzo pezzi',
    'unit units unite unites ex exemplaire exemplaires fois mal volte volta times',
    'packung packungen pck pkg pack packs boite boites box boxes schachtel schachteln',
    'confezione confezioni conf scatola scatole',
  ].flatMap((words) => words.split(' ')),
)

/** Before a pack: 'zwei Tuben', 'une dose'. */
export const countWords = new Map(
  [
    'un une uno una ein eine einen one',
    'deux due zwei two',
    'trois tre drei three',
    'quatre quattro vier four',
    'cinq cinque funf fuenf five',
    'six sei sechs',
  ].flatMap((words, at) => words.split(' ').map((word) => [word, String(at + 1)] as const)),
)

/** Before a number: 'Menge 2', in Italian also 'n. 2'. */
export const quantityWords = new Set(
  'n qty qte quantity quantite quantita menge anzahl anz nombre nb stk stuck pcs pz'.split(' '),
)

export const timesSigns = new Set(['x', '×', '✕', '✖', '*'])

/** Before the number of a salt, complex or product; 'n' with a degree sign. */
export const numberWords = new Set('nr no num numero nummer number n'.split(' '))

/** Families; each may stand before or after the name. */
export const familyWords = spell<RemedyFamily>([
  ['gemmotherapy', 'gemmo gemmotherapy gemmotherapie gemmoterapia bourgeon bourgeons'],
  [
    'gemmotherapy',
    'bud knospe knospen knospenmazerat knospenmittel buds macerat mazerat gemmomazerat bg',
  ],
  [
    'gemmotherapy',
    'gemme gemmoderivato gemmoderivati macerat-mere macerato glycerinmazerat macerate gemmae',
  ],
  [
    'phytotherapy',
    'phyto phytotherapy phytotherapie fitoterapia fito tm mt urtinktur urtinkt tinktur tinct tct',
  ],
  [
    'phytotherapy',
    'teinture teintures tincture tinctures tintura tinture urtinkturen teinture-mere teintures-meres tintura-madre mother-tincture',
  ],
  ['oligotherapy', 'oligo oligotherapy oligotherapie oligoterapia oligoelement oligoelements'],
  ['oligotherapy', 'oligo-element oligo-elements oligoelemento spurenelement'],
  ['schussler', 'sch schussler schuessler schusslersalz schuesslersalz schussler-salz schusler'],
  ['schussler', 'schusslersalze schuessler-salz dr-schussler'],
  ['schussler', 'tissue biochemic biochemie tissulaire biochimique biochimico tissutale'],
  ['schussler', 'cell cellulaire cellulare zellsalz zellsalze mineralsalz mineralsalze'],
  ['homeopathy', 'homeo homoo homoeo homeopathie homoopathie homeopathy omeopatia'],
])

/** A salt only before its number: 'Sel.' is Selenium as well. */
export const saltWords = new Set('sel sels salz salze salt salts sale sali'.split(' '))

/** A complex only before its number. */
export const complexWords = new Set(
  'komplex komplexmittel complexe complex complesso kompl cplx complessi'.split(' '),
)

export const carrierWords = spell<Carrier>([
  ['25-aeth', 'aeth ethanol alcool alkohol alcohol alcol alk ath'],
  ['nacl', 'nacl kochsalz saline salin'],
  ['water', 'water eau wasser acqua'],
])

export const baseWords = spell<'lactose' | 'mannit'>([
  ['lactose', 'lactose laktose lattosio milchzucker'],
  ['mannit', 'mannit mannitol mannite mannitolo'],
])

export const audienceWords = spell<'kids' | 'adults'>([
  ['kids', 'kids kid children child enfants enfant kinder kind bambini bambino'],
  ['adults', 'adults adult adultes adulte erwachsene erwachsener adulti adulto'],
])

/** Powder without a potency. */
export const undilutedWords = new Set(
  'undiluted pure pur puro pura rein unpotenziert unverdunnt'.split(' '),
)

/** Beside 'teinture' and 'macérat': 'teinture mère', 'mother tincture'. */
export const motherWords = new Set('mere meres madre madri mother'.split(' '))

/** After 'macérat', also where that is short: 'mac. glyc.'. */
export const glycerinWords = new Set(
  'glyc glycerine glycerin glycerinique glycerinated glicerinato glicerico gly glicerinico gli'.split(
    ' ',
  ),
)

/** Before a vehicle or base that is not wanted: 'ohne Alkohol'. */
export const withoutWords = new Set('ohne sans without senza kein keine no non'.split(' '))

/** Ignored between a name and other parts: '2 tubes de', 'in', 'Rp.'; 'aa': as much of each. */
export const fillWords = new Set(
  'de da di du des del of von zu en in im je pour fur fuer for mit avec con with bitte please svp rp rx ana aa ad mds dr'.split(
    ' ',
  ),
)

/** Not part of a name at its end, and asked about: '9 CH et globules'. */
export const andWords = new Set('und et and'.split(' '))

/** Between two numbers they make two articles of one line: '9 et 15 CH'. */
export const listWords = new Set([
  ...andWords,
  ...'u sowie oder bis bzw or to ou puis a e ed o od al plus'.split(' '),
])

/** What a word says about the pack, also joined: 'Röhrchen', 'tubes-granules', 'tube-dose'. */
export type PackWord = { container?: Container; form?: RemedyFormWord }

const partOfPack = (word: string): PackWord => {
  if (doseWords.has(word)) return { container: 'tube', form: 'globuli' }
  const [container, form] = [containerWords.get(word), formWords.get(word)]
  return { ...(container && { container }), ...(form && { form }) }
}

/** Undefined when a part of the word says something else, or the parts contradict each other. */
export const packWord = (word: string): PackWord | undefined => {
  const parts = word.split('-').map(partOfPack)
  const [containers, forms] = [
    new Set(parts.flatMap(({ container }) => container ?? [])),
    new Set(parts.flatMap(({ form }) => form ?? [])),
  ]
  const isPack = parts.every(({ container, form }) => container ?? form)
  if (!isPack || containers.size > 1 || forms.size > 1) return undefined
  return Object.assign({}, ...parts)
}
