type Props = { substances: readonly string[]; className?: string }

/** What a mixture is made of, one line per substance. */
export const SubstanceList = ({ substances, className = '' }: Props) => (
  <ul className={`text-sm text-muted ${className}`}>
    {substances.map((substance, position) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same substance may stand there twice
      <li key={position} className="break-words hyphens-auto">
        {substance}
      </li>
    ))}
  </ul>
)
