/** Why an option is unavailable (R18); the texts are in `messages/shop/homeopathy-reasons.ts`. */
export const reasons = [
  /** A previous step is incomplete. */
  'remedy-first',
  'scale-first',
  'dilution-first',
  'form-first',
  'carrier-first',
  /** The remedy is not made in this scale. */
  'scale-not-offered',
  /** The remedy is not made in this dilution of the scale. */
  'dilution-not-offered',
  /** The scale does not have this form: K only Granules and Globuli, LM also Drops. */
  'form-not-in-scale',
  /** Drops are only available up to 30CH. */
  'drops-up-to-30ch',
  /** Only Drops are made with a carrier. */
  'carrier-only-for-drops',
  /** The form is not sold in this size. */
  'size-not-in-form',
  /** Not a value of the shop; possible for API input only. */
  'unknown-value',
] as const

export type Reason = (typeof reasons)[number]

/** A reason of an option in a selector; the other ones are for input of the API. */
export type ChoiceReason = Exclude<Reason, 'size-not-in-form' | 'unknown-value'>
