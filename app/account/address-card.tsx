import type { ReactNode } from 'react'

type Props = { title: ReactNode; lines: readonly string[]; empty: ReactNode }

/** An address as it stands on an envelope. */
export const AddressCard = ({ title, lines, empty }: Props) => (
  <section className="border border-line bg-sheet p-6 shadow-label">
    <h2 className="mb-3 text-2xl">{title}</h2>
    {lines.length === 0 ? (
      <p className="text-muted">{empty}</p>
    ) : (
      <address className="not-italic">
        {lines.map((line) => (
          <span key={line} className="block break-words">
            {line}
          </span>
        ))}
      </address>
    )}
  </section>
)
