import { Trans, useLingui } from '@lingui/react/macro'
import { type MapCategory, mapCategories } from '../../../domain/locations/map-location.ts'
import { mapCategoryNames } from '../../../messages/map/map-categories.ts'

type Props = {
  counts: Readonly<Record<MapCategory, number>>
  chosen: MapCategory
  onChoose: (category: MapCategory) => void
}

/** The filter of nine categories (D1 §2); on small screens it scrolls horizontally. */
export const CategoryFilter = ({ counts, chosen, onChoose }: Props) => {
  const { t } = useLingui()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">
        <Trans>Category</Trans>
      </legend>
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-2 md:mx-0 md:flex-wrap md:overflow-visible md:px-0 md:pb-0 noscript:flex-wrap">
        {mapCategories.map((category) => (
          <label
            key={category}
            className="relative flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-full border border-edge bg-white px-4 hover:bg-wash has-checked:border-leaf-dark has-checked:bg-leaf-dark has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf-dark"
          >
            <input
              type="radio"
              name="category"
              value={category}
              checked={category === chosen}
              onChange={() => onChoose(category)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            <span className="font-medium">{t(mapCategoryNames[category])}</span>
            <span className="text-sm tabular-nums">{counts[category]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
