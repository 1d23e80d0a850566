import { languages } from '../../domain/language.ts'
import { drawNomenclature } from './nomenclature.ts'
import { drawOrderForm } from './order-form.ts'
import { drawPriceList } from './price-list.ts'

/** Downloads of the demo laboratory by file name in `demo/files`. */
export const demoFiles: Readonly<Record<string, () => Promise<Buffer>>> = {
  'nomenclature.pdf': drawNomenclature,
  ...Object.fromEntries(
    languages.flatMap((language) => [
      [`price-list-${language}.pdf`, () => drawPriceList(language)],
      [`order-form-${language}.pdf`, () => drawOrderForm(language)],
    ]),
  ),
}
