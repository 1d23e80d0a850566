import { Column, Hr, Row, Section, Text } from '@react-email/components'
import type { CSSProperties } from 'react'
import type { ConfirmationView } from '../orders/confirmation-view.ts'
import { Action, Facts, LetterLayout, type MailFact, Paragraphs } from './letter.tsx'
import { styles } from './styles.ts'

const Amounts = ({ facts, label }: { facts: readonly MailFact[]; label?: CSSProperties }) => (
  <Section>
    {facts.map((fact) => (
      <Row key={fact.label}>
        <Column style={{ ...styles.cell, ...label }}>{fact.label}</Column>
        <Column style={{ ...styles.figure, ...label }}>{fact.value}</Column>
      </Row>
    ))}
  </Section>
)

const Substances = ({ substances }: { substances: readonly string[] }) =>
  substances.map((substance, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: substances may occur twice
    <Text key={position} style={{ ...styles.small, margin: 0 }}>
      {substance}
    </Text>
  ))

const Lines = ({ lines }: Pick<ConfirmationView, 'lines'>) => (
  <Section>
    {lines.map(({ position, name, detail, substances, quantity, total }) => (
      <Row key={position}>
        <Column style={styles.cell}>
          <strong>{name}</strong>
          <Text style={styles.small}>{detail}</Text>
          <Substances substances={substances} />
          <Text style={styles.small}>{quantity}</Text>
        </Column>
        <Column style={styles.figure}>{total}</Column>
      </Row>
    ))}
  </Section>
)

const Addresses = ({ addresses }: Pick<ConfirmationView, 'addresses'>) => (
  <Section>
    <Row>
      {addresses.map(({ title, lines }) => (
        <Column
          key={title}
          className="stacked"
          style={{ ...styles.cell, width: '50%', paddingRight: '12px' }}
        >
          <Text style={styles.label}>{title}</Text>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Column>
      ))}
    </Row>
  </Section>
)

const LabelledText = ({ fact }: { fact: MailFact }) => (
  <>
    <Text style={styles.label}>{fact.label}</Text>
    <Text style={{ ...styles.text, whiteSpace: 'pre-line' }}>{fact.value}</Text>
  </>
)

/** The confirmation as HTML. */
export const OrderConfirmation = (view: ConfirmationView) => (
  <LetterLayout
    language={view.language}
    preview={view.preheader}
    letterhead={view.sender[0] ?? ''}
    title={view.title}
    picture={view.picture}
    number={view.number}
    sender={view.sender}
  >
    <Text style={styles.text}>{view.greeting}</Text>
    <Paragraphs texts={view.opening} />
    <Facts facts={view.facts} />
    <Hr style={styles.rule} />
    <Lines lines={view.lines} />
    <Hr style={styles.rule} />
    <Amounts facts={view.sums} />
    <Amounts facts={[view.total]} label={styles.total} />
    <Amounts facts={view.vat} label={styles.small} />
    <Hr style={styles.rule} />
    <Addresses addresses={view.addresses} />
    <Hr style={styles.rule} />
    <LabelledText fact={view.payment} />
    {view.note && <LabelledText fact={view.note} />}
    <Paragraphs texts={view.closing} />
    <Action action={view.action} />
  </LetterLayout>
)
