import { useLingui } from '@lingui/react/macro'
import type { Form } from '../../../../domain/homeopathy/form.ts'
import { formNames } from '../../../../messages/shop/preparations.ts'
import { RadioCards, type RadioCardsProps } from '../../selector/radio-cards.tsx'
import sheet from './form-icons.svg?url'

/** The icon of a form; decorative. */
const FormIcon = ({ form }: { form: Form }) => (
  <svg
    aria-hidden="true"
    className="size-9 shrink-0 fill-none stroke-current stroke-[1.4] [stroke-linecap:round] [stroke-linejoin:round]"
  >
    <use href={`${sheet}#${form}`} />
  </svg>
)

/** The forms with their icons. */
export const FormCards = (
  props: Pick<RadioCardsProps<Form>, 'choices' | 'notes' | 'chosen' | 'onChoose'>,
) => {
  const { t } = useLingui()
  return (
    <RadioCards name="form" {...props} className="grid-cols-2 md:grid-cols-3 lg:max-xl:grid-cols-2">
      {(form) => (
        <span className="flex items-center gap-2.5 py-1 leading-tight font-medium max-sm:text-[0.9375rem]">
          <FormIcon form={form} />
          {t(formNames[form])}
        </span>
      )}
    </RadioCards>
  )
}
