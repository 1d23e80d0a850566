import type { CSSProperties } from 'react'

/** On phones columns are stacked; clients without media queries keep rows. */
export const narrow = `@media (max-width: 480px) {
  .stacked { display: block !important; width: auto !important; text-align: left !important; padding-left: 0 !important; }
  .fact-label { padding-bottom: 0 !important; font-size: 14px !important; line-height: 20px !important; color: #54615a !important; }
  .fact-value { padding-top: 0 !important; }
  .sheet { padding: 20px 16px !important; }
}`

/** Tokens of app/styles.css: mail clients do not support variables. */
const colours = {
  paper: '#fbf8f1',
  sheet: '#fffdf8',
  ink: '#1e2b23',
  muted: '#54615a',
  line: '#ded8c8',
  leaf: '#64b246',
  leafDark: '#2f6b1f',
  ochre: '#8a5712',
}

const serif = "Fraunces, 'Iowan Old Style', Georgia, serif"
const sans = "'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif"

const figures = { textAlign: 'right', whiteSpace: 'nowrap', verticalAlign: 'top' } as const

export const styles = {
  body: { backgroundColor: colours.paper, color: colours.ink, fontFamily: sans, margin: 0 },
  container: { maxWidth: '600px', padding: '24px 16px' },
  letterhead: { margin: '0 0 8px' },
  /** JPEGs have no transparency. */
  logo: { backgroundColor: '#ffffff', padding: '12px 24px' },
  letterheadName: {
    color: colours.leafDark,
    fontFamily: serif,
    fontSize: '20px',
    lineHeight: '26px',
    verticalAlign: 'bottom',
  },
  letterheadPicture: { height: '40px', verticalAlign: 'bottom', width: '72px' },
  picture: { display: 'block' },
  sheet: {
    backgroundColor: colours.sheet,
    border: `1px solid ${colours.line}`,
    borderTop: `4px solid ${colours.leaf}`,
    padding: '24px',
  },
  title: {
    color: colours.leafDark,
    fontFamily: serif,
    fontSize: '26px',
    fontWeight: 500,
    lineHeight: '32px',
    margin: '0 0 16px',
  },
  number: {
    color: colours.ink,
    fontFamily: serif,
    fontSize: '40px',
    lineHeight: '44px',
    margin: '0 0 16px',
  },
  text: { fontSize: '15px', lineHeight: '24px', margin: '0 0 12px' },
  small: { color: colours.muted, fontSize: '14px', lineHeight: '20px', margin: '4px 0' },
  label: { color: colours.muted, fontSize: '14px', lineHeight: '20px', margin: '0' },
  rule: { borderTop: `1px solid ${colours.line}`, margin: '16px 0' },
  cell: { fontSize: '15px', lineHeight: '22px', padding: '6px 0', verticalAlign: 'top' },
  figure: { ...figures, fontSize: '15px', lineHeight: '22px', padding: '6px 0 6px 12px' },
  /** Values entered by people may be long. */
  wrapped: { whiteSpace: 'normal', wordBreak: 'break-word' },
  sender: { padding: '16px 0 0' },
  total: { color: colours.ochre, fontSize: '18px', fontWeight: 600 },
  action: { padding: '16px 0' },
  button: {
    backgroundColor: colours.leafDark,
    borderRadius: '22px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
    lineHeight: '20px',
    padding: '14px 28px',
    textDecoration: 'none',
  },
  inlineLink: { color: 'inherit', textDecoration: 'underline' },
  smallLink: { color: colours.muted, fontSize: '14px', textDecoration: 'underline' },
  link: { color: colours.leafDark, fontSize: '15px', textDecoration: 'underline' },
  facts: { borderTop: `1px solid ${colours.line}`, margin: '16px 0', padding: '8px 0 0' },
  factLabel: { color: colours.muted, paddingRight: '12px', width: '38%' },
  quote: { borderLeft: `3px solid ${colours.line}`, margin: '16px 0', padding: '0 0 0 16px' },
  quoted: {
    fontSize: '15px',
    lineHeight: '24px',
    margin: '0',
    whiteSpace: 'pre-line',
    wordBreak: 'break-word',
  },
} satisfies Record<string, CSSProperties>
