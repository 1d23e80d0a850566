import { useLingui } from '@lingui/react/macro'
import { Box, TextField } from '@mui/material'
import type { ContentIssue, PageContent } from '../../../domain/content/page-content.ts'
import type { PageKind } from '../../../domain/content/page-kind.ts'
import { readPictureReference } from '../../../domain/media/picture-address.ts'
import { ChoiceField } from '../../screen/choices.tsx'
import { problemNames } from '../blocks/field-names.ts'
import { ImageField } from '../blocks/fields/media-field.tsx'
import { headNames } from './head-names.ts'

type PageHead = Omit<PageContent, 'blocks'>

type Props = {
  head: PageHead
  kind: PageKind
  isPublished: boolean
  issues: readonly ContentIssue[]
  onChange: (head: PageHead) => void
}

type TextName = 'title' | 'description' | 'lead' | 'tagline' | 'caption' | 'slug' | 'date'

/** What a page has besides its blocks: title, introduction, image, address. */
export const HeadForm = ({ head, kind, isPublished, issues, onChange }: Props) => {
  const { t } = useLingui()
  const problemOf = (name: string) => {
    const issue = issues.find(({ path }) => path[0] === name)
    return issue && t(problemNames[issue.problem])
  }
  const textField = (name: TextName, help?: string) => ({
    label: t(headNames[name]),
    value: head[name],
    error: problemOf(name) !== undefined,
    helperText: problemOf(name) ?? help,
    fullWidth: true,
    margin: 'dense' as const,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...head, [name]: target.value }),
  })
  const image = (name: 'picture' | 'preview') => (
    <ImageField
      label={t(headNames[name])}
      value={head[name]}
      problem={problemOf(name)}
      onChange={(value) => onChange({ ...head, [name]: typeof value === 'string' ? value : '' })}
    />
  )
  const { x, y } = head.picturePosition
  const positions: Record<string, string> = {
    'center center': t`The middle`,
    'center top': t`The top`,
    'center bottom': t`The bottom`,
    'left center': t`The left side`,
    'right center': t`The right side`,
  }
  return (
    <Box>
      <TextField {...textField('title')} required />
      {kind === 'news' && (
        <TextField
          {...textField('date', t`News posts are sorted by this day.`)}
          type="date"
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      <TextField
        {...textField('lead', t`The first sentences, in larger type; also shown in lists.`)}
        multiline
        minRows={3}
        maxRows={10}
      />
      <TextField {...textField('tagline', t`Without one, the name of the section is shown.`)} />
      {image('picture')}
      {head.picture.includes('/') && !readPictureReference(head.picture) && (
        <ChoiceField
          fullWidth
          margin="dense"
          label={t`What remains visible when the image is cropped`}
          value={`${x} ${y}`}
          values={Object.keys(positions)}
          nameOf={(position) => positions[position] ?? position}
          onChange={(position) => {
            const [across = 'center', down = 'center'] = position.split(' ')
            const picturePosition = { x: across, y: down } as PageHead['picturePosition']
            onChange({ ...head, picturePosition })
          }}
        />
      )}
      <TextField {...textField('caption')} />
      {kind !== 'page' && image('preview')}
      <TextField
        {...textField('description', t`What search engines show below the title.`)}
        // A long name is cut off in a narrow panel unless it stands above.
        slotProps={{ inputLabel: { shrink: true } }}
        multiline
        minRows={2}
        maxRows={6}
      />
      {kind !== 'page' && (
        <TextField
          {...textField(
            'slug',
            isPublished
              ? t`The previous address keeps working and redirects to the new one.`
              : t`Leave it empty: it will be made from the title when you publish.`,
          )}
        />
      )}
      {(kind === 'health' || kind === 'resources') && (
        <TextField
          type="number"
          fullWidth
          margin="dense"
          label={t(headNames.position)}
          value={head.position}
          error={problemOf('position') !== undefined}
          helperText={problemOf('position') ?? t`Pages with a smaller number come first.`}
          onChange={({ target }) => onChange({ ...head, position: Number(target.value) })}
        />
      )}
    </Box>
  )
}
