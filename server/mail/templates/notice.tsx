import { Button, Section, Text } from '@react-email/components'
import type { Notice } from '../notice.ts'
import { Letter } from './letter.tsx'
import { styles } from './styles.ts'

/** Words, a button, small print. */
export const NoticeLetter = (notice: Notice) => (
  <Letter
    language={notice.language}
    preview={notice.subject}
    letterhead={notice.sender[0] ?? ''}
    title={notice.title}
    sender={notice.sender}
  >
    <Text style={styles.text}>{notice.greeting}</Text>
    {notice.paragraphs.map((paragraph) => (
      <Text key={paragraph} style={styles.text}>
        {paragraph}
      </Text>
    ))}
    {notice.action && (
      <Section style={styles.action}>
        <Button href={notice.action.url} style={styles.button}>
          {notice.action.text}
        </Button>
      </Section>
    )}
    {notice.remarks?.map((remark) => (
      <Text key={remark} style={styles.small}>
        {remark}
      </Text>
    ))}
  </Letter>
)
