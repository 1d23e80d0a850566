import { Column, Row, Section } from '@react-email/components'
import type { CSSProperties } from 'react'
import { styles } from './styles.ts'

export type MailFact = { label: string; value: string }

type Props = {
  facts: readonly MailFact[]
  label?: CSSProperties
  value?: CSSProperties
  /** On phones values are below their labels; amounts stay beside them. */
  isStacked?: boolean
}

/** Labels and values in two columns. */
export const MailFacts = ({ facts, label, value = label, isStacked = false }: Props) => (
  <Section>
    {facts.map((fact) => (
      <Row key={fact.label}>
        <Column
          className={isStacked ? 'stacked fact-label' : undefined}
          style={{ ...styles.cell, ...label }}
        >
          {fact.label}
        </Column>
        <Column
          className={isStacked ? 'stacked fact-value' : undefined}
          style={{ ...styles.figure, ...value }}
        >
          {fact.value}
        </Column>
      </Row>
    ))}
  </Section>
)
