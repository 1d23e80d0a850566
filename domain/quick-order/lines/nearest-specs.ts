import { familySizes, isSizedFamily } from '../../catalogue/sized-family.ts'
import { formsOf } from '../../homeopathy/form.ts'
import { nearestPotencies, packsOf } from './homeopathy-options.ts'
import type { LineCatalogue, LineSpec } from './line-spec.ts'

const amountOf = (size = '') => Number(/\d+/.exec(size)?.[0] ?? 0)

const nearestPreparations = (
  { thing, preparation }: LineSpec,
  catalogue: LineCatalogue,
): LineSpec['preparation'][] => {
  const { scale, dilution, form, size, carrier } = preparation ?? {}
  const dilutions = catalogue.remedy('homeopathy', thing.id)?.dilutions
  if (!scale || !dilution || !form || !dilutions) return []
  const withCarrier = form === 'drops' && carrier ? { carrier } : {}
  const packs = packsOf(scale, dilution, { forms: [], amounts: [] })
  const sizes = packs.filter((pack) => pack.form === form && pack.size !== size)
  const forms = packs.filter((pack) => pack.form !== form)
  const potencies = nearestPotencies({ scale, dilution }, dilutions).filter(
    (near) => near.scale === scale && formsOf(scale, near.dilution).includes(form),
  )
  return [
    ...sizes.map((pack) => ({ scale, dilution, ...pack, ...withCarrier })),
    ...potencies.map((near) => ({ ...preparation, ...near })),
    // Drops of another form lack their vehicle, which is asked next.
    ...forms.map((pack) => ({ scale, dilution, ...pack })),
  ]
}

/** What is nearest to a complete line that has no price: other sizes, then dilutions, then forms. */
export const nearestSpecs = (spec: LineSpec, catalogue: LineCatalogue): LineSpec[] => {
  const { family, id } = spec.thing
  if (family === 'homeopathy')
    return nearestPreparations(spec, catalogue).flatMap((preparation) =>
      preparation ? { ...spec, preparation } : [],
    )
  if (isSizedFamily(family)) {
    const far = (size: string) => Math.abs(amountOf(size) - amountOf(spec.size))
    return familySizes(family)
      .filter((size) => size !== spec.size)
      .toSorted((one, other) => far(one) - far(other))
      .map((size) => ({ ...spec, size }))
  }
  const forms = family === 'schussler' ? (catalogue.remedy(family, id)?.forms ?? []) : []
  return forms
    .filter((saltForm) => saltForm !== spec.saltForm)
    .map((saltForm) => ({ ...spec, saltForm }))
}
