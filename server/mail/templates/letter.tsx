import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components'
import type { ReactNode } from 'react'
import type { Language } from '../../../domain/language.ts'
import type { MailPicture } from '../laboratory.ts'
import { narrow, styles } from './styles.ts'

export type MailFact = { label: string; value: string }

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

export const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <Text key={text} style={styles.text}>
      <Linked text={text} />
    </Text>
  ))

/** Labels and values in two columns; on phones values are below their labels. */
export const Facts = ({ facts }: { facts: readonly MailFact[] }) => (
  <Section style={styles.facts}>
    {facts.map(({ label, value }) => (
      <Row key={`${label} ${value}`}>
        <Column className="stacked fact-label" style={{ ...styles.cell, ...styles.factLabel }}>
          {label}
        </Column>
        <Column
          className="stacked fact-value"
          style={{ ...styles.cell, ...styles.wrapped, whiteSpace: 'pre-line' }}
        >
          <Linked text={value} />
        </Column>
      </Row>
    ))}
  </Section>
)

/** The one button of a mail. */
export const Action = ({ action: { text, url } }: { action: { text: string; url: string } }) => (
  <Section style={styles.action}>
    <Button href={url} style={styles.button}>
      {text}
    </Button>
  </Section>
)

/** The logo, else the name and a drawing; many mail programs show pictures only when asked to. */
const Letterhead = ({ name, picture }: { name: string; picture: MailPicture }) =>
  picture.isLogo ? (
    <Section style={styles.logo}>
      <Img src={picture.url} height="48" alt={name} style={styles.picture} />
    </Section>
  ) : (
    <Section style={styles.letterhead}>
      <Row>
        <Column style={styles.letterheadName}>{name}</Column>
        <Column style={styles.letterheadPicture}>
          <Img src={picture.url} width="72" height="72" alt="" style={styles.picture} />
        </Column>
      </Row>
    </Section>
  )

type LetterProps = {
  language: Language
  /** Preview text beside the subject. */
  preview: string
  /** Name of the laboratory above the sheet. */
  letterhead: string
  title: string
  /** Beside the letterhead. */
  picture: MailPicture
  /** Shown large, below the title. */
  number?: MailFact | undefined
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
  picture,
  number,
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
        <Letterhead name={letterhead} picture={picture} />
        <Section className="sheet" style={styles.sheet}>
          <Heading as="h1" style={styles.title}>
            {title}
          </Heading>
          {number && (
            <>
              <Text style={styles.label}>{number.label}</Text>
              <Text style={styles.number}>{number.value}</Text>
            </>
          )}
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
