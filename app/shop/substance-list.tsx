type Props = { substances: readonly string[]; className?: string }

/** From this number on, substances are shown in columns where there is room. */
const minForColumns = 8

/** The substances of a mixture, one per line. */
export const SubstanceList = ({ substances, className = '' }: Props) => (
  <ul
    className={`text-sm text-muted ${substances.length >= minForColumns ? 'columns-3xs gap-x-6' : ''} ${className}`}
  >
    {substances.map((substance, position) => (
      // Hanging indent, so that the start of each substance is visible.
      // biome-ignore lint/suspicious/noArrayIndexKey: identical substances may occur twice; only the position distinguishes them
      <li key={position} className="break-inside-avoid break-words pl-3 -indent-3">
        {substance}
      </li>
    ))}
  </ul>
)
