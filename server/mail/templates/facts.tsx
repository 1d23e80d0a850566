import { Column, Row, Section } from '@react-email/components'
import type { CSSProperties } from 'react'
import { styles } from './styles.ts'

export type Fact = { label: string; value: string }

type Props = { facts: readonly Fact[]; label?: CSSProperties; value?: CSSProperties }

/** Names and what they stand for, in two columns. */
export const Facts = ({ facts, label, value = label }: Props) => (
  <Section>
    {facts.map((fact) => (
      <Row key={fact.label}>
        <Column style={{ ...styles.cell, ...label }}>{fact.label}</Column>
        <Column style={{ ...styles.figure, ...value }}>{fact.value}</Column>
      </Row>
    ))}
  </Section>
)
