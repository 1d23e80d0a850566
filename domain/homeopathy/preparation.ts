import type { Carrier, Form, Size } from './form.ts'
import type { Scale } from './scale.ts'

/** What a remedy is made up as; Drops, and only they, have a carrier. */
export type Preparation = {
  scale: Scale
  dilution: string
  form: Form
  size: Size
  carrier?: Carrier
}
