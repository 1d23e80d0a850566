import { Column, Hr, Link, Row, Section, Text } from '@react-email/components'
import type { StatusView } from '../status-view.ts'
import { Letter } from './letter.tsx'
import { styles } from './styles.ts'

const Facts = ({ facts }: Pick<StatusView, 'facts'>) => (
  <Section>
    {facts.map(({ label, value }) => (
      <Row key={label}>
        <Column style={styles.cell}>{label}</Column>
        <Column style={{ ...styles.figure, ...styles.wrapped }}>{value}</Column>
      </Row>
    ))}
  </Section>
)

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

/** What has become of an order, as a letter. */
export const OrderStatusLetter = (view: StatusView) => (
  <Letter
    language={view.language}
    preview={view.subject}
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
    <Facts facts={view.facts} />
    <Hr style={styles.rule} />
    <Link href={view.order.url} style={styles.link}>
      {view.order.text}
    </Link>
  </Letter>
)
