import { useLingui } from '@lingui/react/macro'
import FormatBoldIcon from '@mui/icons-material/FormatBold'
import FormatItalicIcon from '@mui/icons-material/FormatItalic'
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted'
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered'
import FormatQuoteIcon from '@mui/icons-material/FormatQuote'
import LinkIcon from '@mui/icons-material/Link'
import TitleIcon from '@mui/icons-material/Title'
import { Box, ToggleButton, Tooltip } from '@mui/material'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'

type Props = { editor: Editor; label: string; onLink: () => void }

const names = [
  'bold',
  'italic',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'link',
] as const

/** Buttons that format the selected text, and say how it is formatted. */
export const RichTextToolbar = ({ editor, label, onLink }: Props) => {
  const { t } = useLingui()
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => names.filter((name) => current.isActive(name)),
  })
  const chain = () => editor.chain().focus()
  const tools = {
    bold: [t`Bold`, FormatBoldIcon, () => chain().toggleBold().run()],
    italic: [t`Italic`, FormatItalicIcon, () => chain().toggleItalic().run()],
    heading: [t`Heading`, TitleIcon, () => chain().toggleHeading({ level: 2 }).run()],
    bulletList: [t`List`, FormatListBulletedIcon, () => chain().toggleBulletList().run()],
    orderedList: [
      t`Numbered list`,
      FormatListNumberedIcon,
      () => chain().toggleOrderedList().run(),
    ],
    blockquote: [t`Quotation`, FormatQuoteIcon, () => chain().toggleBlockquote().run()],
    link: [t`Link`, LinkIcon, onLink],
  } as const
  return (
    <Box
      role="toolbar"
      aria-label={t`Format: ${label}`}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25, p: 0.5 }}
    >
      {names.map((type) => {
        const [name, Icon, run] = tools[type]
        return (
          <Tooltip key={name} title={name} placement="top">
            <ToggleButton
              value={name}
              size="small"
              selected={active.includes(type)}
              aria-label={name}
              sx={{ border: 0, p: 0.75 }}
              // The selection of the text stays.
              onMouseDown={(event) => event.preventDefault()}
              onClick={run}
            >
              <Icon fontSize="small" />
            </ToggleButton>
          </Tooltip>
        )
      })}
    </Box>
  )
}
