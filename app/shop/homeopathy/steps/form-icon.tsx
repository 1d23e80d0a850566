import type { Form } from '../../../../domain/homeopathy/form.ts'
import sheet from './form-icons.svg?url'

/** The icon of a form; decorative. */
export const FormIcon = ({ form }: { form: Form }) => (
  <svg
    aria-hidden="true"
    className="size-9 shrink-0 fill-none stroke-current stroke-[1.4] [stroke-linecap:round] [stroke-linejoin:round]"
  >
    <use href={`${sheet}#${form}`} />
  </svg>
)
