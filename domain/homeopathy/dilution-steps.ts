/** The scales of potency. DH is not recorded; it is derived from CH (R8). */
export const scales = ['DH', 'CH', 'K', 'LM'] as const

export type Scale = (typeof scales)[number]

export const isScale = (text: string): text is Scale => scales.some((scale) => scale === text)

const count = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => String(from + i))

const words = (text: string) => text.split(' ')

const hundreds = count(2, 9).map((n) => `${n}00`)
const thousands = count(2, 9).map((n) => `${n}M`)

/** All dilutions per scale, ascending (R9). 'LM' on K is 50,000 K. */
export const dilutionSteps: Record<Scale, readonly string[]> = {
  DH: count(1, 60),
  CH: [...count(1, 30), '200', '1000'],
  K: [
    ...count(1, 24),
    ...words('30 34 50 60 100'),
    ...hundreds,
    'M',
    ...thousands,
    ...words('XM 12M 20M LM CM DM MM'),
  ],
  LM: count(1, 100),
}

/**
 * Expands a range text such as '3-30,200,1000'; `a-b` covers all steps of the scale (R10). The result is in
 * order without duplicates; values that are not steps are omitted.
 */
export const expandDilutionRanges = (scale: Scale, text: string): readonly string[] => {
  const steps = dilutionSteps[scale]
  const spans = text.split(',').map((piece) => {
    const [from = '', to = from] = piece.trim().split('-')
    return { from: steps.indexOf(from), to: steps.indexOf(to) }
  })
  return steps.filter((_, i) => spans.some(({ from, to }) => from >= 0 && from <= i && i <= to))
}

/** As printed: '30CH', 'MK', 'LM 18'. */
export const dilutionLabel = (scale: Scale, value: string): string =>
  scale === 'LM' ? `LM ${value}` : `${value}${scale}`

/** The DH values derived from CH values: n ≤ 30 gives 2n−1 and 2n (R8). */
export const chToDh = (values: readonly string[]): readonly string[] =>
  values
    .map(Number)
    .filter((n) => n <= 30)
    .flatMap((n) => [String(2 * n - 1), String(2 * n)])

/** The CH equivalent of a DH number in mixtures: half of it, rounded up (R11). */
export const dhToCh = (dh: number): number => Math.ceil(dh / 2)

/**
 * A dilution for display: '30 CH', '200 K', 'MK', 'LM 18'. Letter values of the scale K are written
 * without a space, as the profession does.
 */
export const dilutionText = (scale: Scale, value: string): string => {
  if (scale === 'LM') return `LM ${value}`
  return /\d$/.test(value) ? `${value} ${scale}` : `${value}${scale}`
}
