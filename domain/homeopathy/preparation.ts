import type { Carrier, Form, Size } from './form.ts'

/** The scales of potency. DH is never recorded, it follows from CH (R8). */
export const scales = ['DH', 'CH', 'K', 'LM'] as const

export type Scale = (typeof scales)[number]

export const isScale = (text: string): text is Scale => scales.some((scale) => scale === text)

/** What a remedy is made up as; Drops, and only they, have a carrier. */
export type Preparation = {
  scale: Scale
  dilution: string
  form: Form
  size: Size
  carrier?: Carrier
}
