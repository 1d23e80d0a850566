import { useLingui } from '@lingui/react/macro'
import FormatBoldIcon from '@mui/icons-material/FormatBold'
import FormatItalicIcon from '@mui/icons-material/FormatItalic'
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted'
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered'
import FormatQuoteIcon from '@mui/icons-material/FormatQuote'
import LinkIcon from '@mui/icons-material/Link'
import TitleIcon from '@mui/icons-material/Title'
import { Box, IconButton, TextField, Tooltip } from '@mui/material'
import { type ReactNode, useRef } from 'react'
import type { FieldProps } from './field-props.ts'

/** The text with the selection changed, and the new selection. */
type Change = (selected: string) => { text: string; from: number; to: number }

const around =
  (mark: string, end = mark): Change =>
  (selected) => ({
    text: `${mark}${selected}${end}`,
    from: mark.length,
    to: mark.length + selected.length,
  })

/** Marks the start of each selected line. */
const linesWith =
  (markOf: (at: number) => string): Change =>
  (selected) => {
    const text = selected
      .split('\n')
      .map((line, at) => markOf(at) + line)
      .join('\n')
    return { text, from: 0, to: text.length }
  }

/** Text with paragraphs, emphasis, lists, headings and links; written in place, marked by signs. */
export const RichTextField = ({ label, value, onChange, problem }: FieldProps) => {
  const { t } = useLingui()
  const input = useRef<HTMLTextAreaElement>(null)
  const text = typeof value === 'string' ? value : ''

  const apply = (change: Change, isLine: boolean) => {
    const area = input.current
    if (!area) return
    const { selectionStart, selectionEnd } = area
    const start = isLine ? text.lastIndexOf('\n', selectionStart - 1) + 1 : selectionStart
    const changed = change(text.slice(start, selectionEnd))
    onChange(text.slice(0, start) + changed.text + text.slice(selectionEnd))
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(start + changed.from, start + changed.to)
    })
  }

  const tools: readonly [string, ReactNode, Change, boolean][] = [
    [t`Bold`, <FormatBoldIcon key="bold" fontSize="small" />, around('**'), false],
    [t`Italic`, <FormatItalicIcon key="italic" fontSize="small" />, around('_'), false],
    [t`Heading`, <TitleIcon key="heading" fontSize="small" />, linesWith(() => '## '), true],
    [t`List`, <FormatListBulletedIcon key="list" fontSize="small" />, linesWith(() => '- '), true],
    [
      t`Numbered list`,
      <FormatListNumberedIcon key="steps" fontSize="small" />,
      linesWith((at) => `${at + 1}. `),
      true,
    ],
    [t`Quotation`, <FormatQuoteIcon key="quote" fontSize="small" />, linesWith(() => '> '), true],
    [t`Link`, <LinkIcon key="link" fontSize="small" />, around('[', '](https://)'), false],
  ]
  return (
    <Box sx={{ mt: 1 }}>
      <Box
        role="toolbar"
        aria-label={t`Format: ${label}`}
        sx={{ display: 'flex', flexWrap: 'wrap' }}
      >
        {tools.map(([name, icon, change, isLine]) => (
          <Tooltip key={name} title={name}>
            <IconButton
              size="small"
              aria-label={name}
              // The selection of the text stays.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => apply(change, isLine)}
            >
              {icon}
            </IconButton>
          </Tooltip>
        ))}
      </Box>
      <TextField
        label={label}
        value={text}
        multiline
        minRows={4}
        maxRows={18}
        fullWidth
        margin="dense"
        error={problem !== undefined}
        helperText={problem ?? t`An empty line starts a new paragraph.`}
        inputRef={input}
        onChange={({ target }) => onChange(target.value)}
      />
    </Box>
  )
}
