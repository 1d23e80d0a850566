import { Plural } from '@lingui/react/macro'
import { Icon } from '../../../../ui/icon.tsx'
import { SubstanceList } from '../../substance-list.tsx'

/** The number of substances shown while collapsed. */
const collapsedCount = 4

/** The substances of a mixture in the cart; long lists are collapsed. */
export const CartSubstances = ({ substances }: { substances: readonly string[] }) => {
  if (substances.length <= collapsedCount)
    return <SubstanceList substances={substances} className="mt-1" />
  return (
    <details className="group mt-1 text-sm text-muted">
      <summary className="flex min-h-8 list-none items-center gap-1.5 hover:text-ink">
        <Icon
          name="caret-down"
          className="size-3.5 shrink-0 -rotate-90 group-open:rotate-0 motion-safe:transition-transform"
        />
        <Plural value={substances.length} one="# substance" other="# substances" />
      </summary>
      <SubstanceList substances={substances} className="border-l border-line py-1 pl-3" />
    </details>
  )
}
