import { useLingui } from '@lingui/react/macro'
import { Box, Button, Divider, FormHelperText, TextField, Typography } from '@mui/material'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import { link as linkSchema } from '../../../blocks/fields.ts'
import { ConfirmDialog } from '../../screen/confirm-dialog.tsx'
import { LinkField } from '../blocks/fields/link-field.tsx'
import { cleanPastedHtml } from './clean-pasted-html.ts'
import { readMarkdown } from './read-markdown.ts'
import type { RichDocument } from './rich-document.ts'
import { richTextExtensions } from './rich-text-extensions.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import { writeMarkdown } from './write-markdown.ts'

type EditedLink = { text: string; href: string }

type EditedLinkProps = {
  link: EditedLink
  onSave: (link: EditedLink) => void
  /** Undefined for a new link. */
  onRemove: (() => void) | undefined
  onClose: () => void
}

/** Asks for the text of a link and where it leads. */
const LinkDialog = ({ link, onSave, onRemove, onClose }: EditedLinkProps) => {
  const { t } = useLingui()
  const [text, setText] = useState(link.text)
  const [href, setHref] = useState(link.href)
  const [problem, setProblem] = useState<string>()
  const save = () => {
    if (!linkSchema.safeParse(href).success) {
      setProblem(t`Choose where the link leads.`)
      return
    }
    onSave({ text: text.trim(), href })
  }
  return (
    <ConfirmDialog
      title={t`Link`}
      content={
        <>
          <TextField
            label={t`Link text`}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <LinkField
            label={t`Link target`}
            value={href}
            problem={problem}
            onChange={(value) => {
              setProblem(undefined)
              setHref(typeof value === 'string' ? value : '')
            }}
          />
        </>
      }
      confirm={t`Save the link`}
      isReady={text.trim() !== ''}
      maxWidth="xs"
      otherAction={
        onRemove && (
          <Button color="error" onClick={onRemove}>
            {t`Remove the link`}
          </Button>
        )
      }
      onConfirm={save}
      onClose={onClose}
    />
  )
}

/** The look of the text: as on the site, in the size of the other fields. */
const textStyle = {
  typography: 'body1',
  fontSize: '0.9375rem',
  px: 1.5,
  py: 1,
  maxHeight: 480,
  overflowY: 'auto',
  '& .tiptap': { outline: 'none', minHeight: '6em', whiteSpace: 'pre-wrap' },
  '& .tiptap > * + *': { mt: 1.25 },
  '& p, & h2, & blockquote, & ul, & ol': { m: 0 },
  '& h2': { fontSize: '1.15rem', lineHeight: 1.3 },
  '& ul, & ol': { pl: 3 },
  '& li > p': { m: 0 },
  '& blockquote': { pl: 1.5, borderLeft: 2, borderColor: 'primary.main' },
  '& a': { color: 'primary.main', textDecoration: 'underline' },
  '& svg': { verticalAlign: '-0.25em', color: 'primary.main' },
  overflowWrap: 'anywhere',
} as const

type Props = {
  label: string
  /** The language of the text. */
  language: string
  /** Markdown. */
  value: string
  onChange: (value: string) => void
  problem: string | undefined
}

/** A text that is written as it looks; stored as Markdown, of which nobody sees a sign. */
export const RichTextEditor = ({ label, language, value, onChange, problem }: Props) => {
  const labelId = useId()
  const [link, setLink] = useState<EditedLink>()
  const written = useRef(value)
  const report = useRef(onChange)
  report.current = onChange
  const editor = useEditor({
    extensions: richTextExtensions,
    content: readMarkdown(value),
    injectCSS: false,
    // Signs such as * and # stay as typed: the toolbar formats.
    enableInputRules: false,
    enablePasteRules: ['link'],
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        lang: language,
      },
      transformPastedHTML: cleanPastedHtml,
    },
    onUpdate: ({ editor: changed }) => {
      written.current = writeMarkdown(changed.getJSON() as RichDocument)
      report.current(written.current)
    },
  })

  // Changed elsewhere, such as by undo or by a restored version.
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    editor.commands.setContent(readMarkdown(value), { emitUpdate: false })
  }, [editor, value])

  const openLink = () => {
    editor.chain().focus().extendMarkRange('link').run()
    const { from, to } = editor.state.selection
    setLink({
      text: editor.state.doc.textBetween(from, to, ' '),
      href: String(editor.getAttributes('link').href ?? ''),
    })
  }
  const saveLink = ({ text, href }: EditedLink) => {
    setLink(undefined)
    const isKept = text === link?.text.trim()
    const chain = editor.chain().focus()
    if (isKept) chain.setLink({ href }).run()
    else
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run()
  }
  return (
    <Box sx={{ mt: 1.5, mb: 1 }}>
      <Typography id={labelId} variant="body2" component="span" color="text.secondary">
        {label}
      </Typography>
      <Box
        sx={{
          border: 1,
          borderRadius: 1,
          borderColor: problem ? 'error.main' : 'divider',
          '&:focus-within': { borderColor: 'primary.main', boxShadow: 1 },
        }}
      >
        <RichTextToolbar editor={editor} label={label} onLink={openLink} />
        <Divider />
        <Box component={EditorContent} editor={editor} sx={textStyle} />
      </Box>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      {link && (
        <LinkDialog
          link={link}
          onSave={saveLink}
          onRemove={
            link.href
              ? () => {
                  setLink(undefined)
                  editor.chain().focus().unsetLink().run()
                }
              : undefined
          }
          onClose={() => setLink(undefined)}
        />
      )}
    </Box>
  )
}
