import type { Carrier, Form, Size } from './form.ts'
import type { Scale } from './scale.ts'

/** How a remedy is prepared; `carrier` is set for Drops only. */
export type Preparation = {
  scale: Scale
  dilution: string
  form: Form
  size: Size
  carrier?: Carrier
}
