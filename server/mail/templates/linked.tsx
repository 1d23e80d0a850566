import { Link } from '@react-email/components'
import { styles } from './styles.ts'

/**
 * Matches international phone numbers and e-mail addresses; the capturing group keeps them in
 * `split`.
 */
const reachable = /(\+\d[\d\s]{7,}\d|[^\s@<>,;:]+@[^\s@<>,;:]+\.[a-z]{2,})/i

const addressFor = (part: string) =>
  part.startsWith('+') ? `tel:${part.replace(/\s/g, '')}` : `mailto:${part}`

/** A text with phone numbers and e-mail addresses as links. */
export const Linked = ({ text }: { text: string }) =>
  text.split(reachable).map((part, position) =>
    position % 2 === 0 ? (
      part
    ) : (
      <Link key={part} href={addressFor(part)} style={styles.inlineLink}>
        {part}
      </Link>
    ),
  )
