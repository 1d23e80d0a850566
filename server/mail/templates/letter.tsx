import {
  Body,
  Container,
  Head,
  Heading,
  Html,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import type { ReactNode } from 'react'
import type { Language } from '../../../domain/language.ts'
import { Linked } from './linked.tsx'
import { narrow, styles } from './styles.ts'

type LetterProps = {
  language: Language
  /** Preview text beside the subject. */
  preview: string
  /** Name of the laboratory above the sheet. */
  letterhead: string
  title: string
  /** Name and address of the sender, below the sheet. */
  sender: readonly string[]
  children: ReactNode
}

/** Layout of all mails. */
export const LetterLayout = ({
  language,
  preview,
  letterhead,
  title,
  sender,
  children,
}: LetterProps) => (
  <Html lang={language}>
    <Head>
      <meta name="color-scheme" content="light" />
      <title>{title}</title>
      <style>{narrow}</style>
    </Head>
    <Preview>{preview}</Preview>
    <Body style={styles.body}>
      <Container style={styles.container}>
        <Text style={styles.letterhead}>{letterhead}</Text>
        <Section className="sheet" style={styles.sheet}>
          <Heading as="h1" style={styles.title}>
            {title}
          </Heading>
          {children}
        </Section>
        <Section style={styles.sender}>
          {sender.map((line) => (
            <Text key={line} style={{ ...styles.small, margin: 0 }}>
              <Linked text={line} />
            </Text>
          ))}
        </Section>
      </Container>
    </Body>
  </Html>
)
