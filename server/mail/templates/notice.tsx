import { Link, Section, Text } from '@react-email/components'
import type { Language } from '../../../domain/language.ts'
import type { MailPicture } from '../laboratory.ts'
import { Action, Facts, LetterLayout, Linked, type MailFact, Paragraphs } from './letter.tsx'
import { styles } from './styles.ts'

/** A short mail with at most one action. */
export type Notice = {
  language: Language
  subject: string
  title: string
  picture: MailPicture
  /** Shown large: of the order or document that it is about. */
  number?: MailFact | undefined
  /** Preview text after the subject; default: the first paragraph. */
  preheader?: string
  greeting: string
  paragraphs: readonly string[]
  /** Labelled values below the paragraphs. */
  facts?: readonly MailFact[]
  /** Text written by a person. */
  quote?: MailFact | undefined
  /** Links of equal weight, one a line. */
  links?: readonly { text: string; url?: string | undefined }[]
  /** Paragraphs after the quote. */
  closing?: readonly string[]
  action?: { text: string; url: string } | undefined
  /** A secondary action as a plain link. */
  link?: { text: string; url: string }
  /** Small print below the action. */
  remarks?: readonly string[]
  sender: readonly string[]
}

const Quote = ({ quote }: { quote: NonNullable<Notice['quote']> }) => (
  <Section style={styles.quote}>
    <Text style={styles.label}>{quote.label}</Text>
    <Text style={styles.quoted}>{quote.value}</Text>
  </Section>
)

/** A notice as HTML. */
export const NoticeLetter = (notice: Notice) => (
  <LetterLayout
    language={notice.language}
    preview={notice.preheader ?? notice.paragraphs[0] ?? ''}
    letterhead={notice.sender[0] ?? ''}
    title={notice.title}
    picture={notice.picture}
    number={notice.number}
    sender={notice.sender}
  >
    <Text style={styles.text}>{notice.greeting}</Text>
    <Paragraphs texts={notice.paragraphs} />
    {notice.facts && <Facts facts={notice.facts} />}
    {notice.quote && <Quote quote={notice.quote} />}
    {notice.links?.map(({ text, url }) => (
      <Text key={text} style={styles.text}>
        {url ? (
          <Link href={url} style={styles.link}>
            {text}
          </Link>
        ) : (
          text
        )}
      </Text>
    ))}
    <Paragraphs texts={notice.closing ?? []} />
    {notice.action && <Action action={notice.action} />}
    {notice.remarks?.map((remark) => (
      <Text key={remark} style={styles.small}>
        <Linked text={remark} />
      </Text>
    ))}
    {notice.link && (
      <Text style={styles.small}>
        <Link href={notice.link.url} style={styles.smallLink}>
          {notice.link.text}
        </Link>
      </Text>
    )}
  </LetterLayout>
)
