import { Hr, Link, Text } from '@react-email/components'
import type { StatusView } from '../orders/status-view.ts'
import { LetterLayout, MailFacts } from './letter.tsx'
import { styles } from './styles.ts'

const Parcels = ({ parcels }: Pick<StatusView, 'parcels'>) =>
  parcels.map(({ text, url }) => (
    <Text key={text} style={styles.text}>
      {url ? (
        <Link href={url} style={styles.link}>
          {text}
        </Link>
      ) : (
        text
      )}
    </Text>
  ))

/** The mail about a change of status as HTML. */
export const OrderStatusLetter = (view: StatusView) => (
  <LetterLayout
    language={view.language}
    preview={view.preheader}
    letterhead={view.sender[0] ?? ''}
    title={view.title}
    sender={view.sender}
  >
    <Text style={styles.text}>{view.greeting}</Text>
    <Text style={styles.text}>{view.intro}</Text>
    {view.note && (
      <>
        <Text style={styles.label}>{view.note.label}</Text>
        <Text style={{ ...styles.text, whiteSpace: 'pre-line' }}>{view.note.value}</Text>
      </>
    )}
    <Parcels parcels={view.parcels} />
    <Hr style={styles.rule} />
    <MailFacts facts={view.facts} value={styles.wrapped} isStacked />
    <Hr style={styles.rule} />
    <Link href={view.order.url} style={styles.link}>
      {view.order.text}
    </Link>
  </LetterLayout>
)
