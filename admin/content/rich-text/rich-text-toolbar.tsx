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
import type { ReactNode } from 'react'

type Tool = { name: string; icon: ReactNode; isActive: boolean; run: () => void }

type Props = { editor: Editor; label: string; onLink: () => void }

/** Buttons that format the selected text, and say how it is formatted. */
export const RichTextToolbar = ({ editor, label, onLink }: Props) => {
  const { t } = useLingui()
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      heading: current.isActive('heading'),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
      blockquote: current.isActive('blockquote'),
      link: current.isActive('link'),
    }),
  })
  const chain = () => editor.chain().focus()
  const tools: readonly Tool[] = [
    {
      name: t`Bold`,
      icon: <FormatBoldIcon fontSize="small" />,
      isActive: active.bold,
      run: () => chain().toggleBold().run(),
    },
    {
      name: t`Italic`,
      icon: <FormatItalicIcon fontSize="small" />,
      isActive: active.italic,
      run: () => chain().toggleItalic().run(),
    },
    {
      name: t`Heading`,
      icon: <TitleIcon fontSize="small" />,
      isActive: active.heading,
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      name: t`List`,
      icon: <FormatListBulletedIcon fontSize="small" />,
      isActive: active.bulletList,
      run: () => chain().toggleBulletList().run(),
    },
    {
      name: t`Numbered list`,
      icon: <FormatListNumberedIcon fontSize="small" />,
      isActive: active.orderedList,
      run: () => chain().toggleOrderedList().run(),
    },
    {
      name: t`Quotation`,
      icon: <FormatQuoteIcon fontSize="small" />,
      isActive: active.blockquote,
      run: () => chain().toggleBlockquote().run(),
    },
    {
      name: t`Link`,
      icon: <LinkIcon fontSize="small" />,
      isActive: active.link,
      run: onLink,
    },
  ]
  return (
    <Box
      role="toolbar"
      aria-label={t`Format: ${label}`}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25, p: 0.5 }}
    >
      {tools.map(({ name, icon, isActive, run }) => (
        <Tooltip key={name} title={name} placement="top">
          <ToggleButton
            value={name}
            size="small"
            selected={isActive}
            aria-label={name}
            sx={{ border: 0, p: 0.75 }}
            // The selection of the text stays.
            onMouseDown={(event) => event.preventDefault()}
            onClick={run}
          >
            {icon}
          </ToggleButton>
        </Tooltip>
      ))}
    </Box>
  )
}
