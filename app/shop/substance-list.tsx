type Props = { substances: readonly string[]; className?: string }

/** From so many on, they stand side by side where there is room. */
const many = 8

/** What a mixture is made of, one line per substance. */
export const SubstanceList = ({ substances, className = '' }: Props) => (
  <ul
    className={`text-sm text-muted ${substances.length >= many ? 'columns-3xs gap-x-6' : ''} ${className}`}
  >
    {substances.map((substance, position) => (
      // A line that is broken hangs, so that each begins where the eye expects it.
      // biome-ignore lint/suspicious/noArrayIndexKey: the same substance may stand there twice
      <li key={position} className="break-inside-avoid break-words pl-3 -indent-3">
        {substance}
      </li>
    ))}
  </ul>
)
