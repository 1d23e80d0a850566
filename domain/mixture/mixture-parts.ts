// What the check of a stored mixture needs; the rules of forms are in `mixture-form.ts`.

/** Limit against abuse; real formulas are far below. */
export const maxSubstances = 50

/** The carriers of purely homeopathic Drops in mixtures; E DIST is not Water (R16). */
export const mixtureCarriers = ['25-aeth', 'nacl', 'e-dist'] as const
export type MixtureCarrier = (typeof mixtureCarriers)[number]
