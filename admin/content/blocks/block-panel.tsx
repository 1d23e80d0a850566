import { useLingui } from '@lingui/react/macro'
import AddIcon from '@mui/icons-material/Add'
import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import { Box, Button, Typography } from '@mui/material'
import { Puck } from '@puckeditor/core'
import { useState } from 'react'
import { isBlockType } from '../../../blocks/manifest.ts'
import type { ContentIssue } from '../../../domain/content/page-content.ts'
import { AddBlockDialog } from './add-block-dialog.tsx'
import { BlockList } from './block-list.tsx'
import { blockNames } from './block-names.ts'
import { FieldIssuesContext } from './fields/field-context.ts'
import { selectBlock, usePuck } from './puck-data.ts'

/** The problems of one block, with paths from the block on. */
const issuesOf = (issues: readonly ContentIssue[], at: number): ContentIssue[] =>
  issues
    .filter(({ path }) => path[0] === 'blocks' && path[1] === at)
    .map((issue) => ({ ...issue, path: issue.path.slice(2) }))

type Props = { issues: readonly ContentIssue[]; cursor: string | undefined }

/** The blocks of the page; when one is selected, its fields. */
export const BlockPanel = ({ issues, cursor }: Props) => {
  const { t } = useLingui()
  const [addedAt, setAddedAt] = useState<number>()
  const selected = usePuck((puck) => puck.selectedItem)
  const at = usePuck(({ appState }) => appState.ui.itemSelector?.index ?? -1)
  const dispatch = usePuck((puck) => puck.dispatch)
  if (!selected) return <BlockList issues={issues} cursor={cursor} />
  const { type } = selected
  const name = isBlockType(type) ? blockNames[type] : undefined
  return (
    <Box>
      <Button
        size="small"
        startIcon={<ArrowBackIcon />}
        onClick={() => selectBlock(dispatch, undefined)}
      >
        {t`All blocks`}
      </Button>
      <Typography variant="h6" component="h2" sx={{ mt: 1 }}>
        {name ? t(name.name) : type}
      </Typography>
      {name && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {t(name.help)}
        </Typography>
      )}
      <FieldIssuesContext value={issuesOf(issues, at)}>
        <Box
          sx={{
            '& .MuiFormControl-root': { flexShrink: 0 },
            // Puck sets another one, which makes inputs too low.
            '& .MuiInputBase-input': { boxSizing: 'content-box' },
          }}
        >
          <Puck.Fields wrapFields={false} />
        </Box>
      </FieldIssuesContext>
      <Button
        variant="outlined"
        fullWidth
        startIcon={<AddIcon />}
        onClick={() => setAddedAt(at + 1)}
        sx={{ mt: 2 }}
      >
        {t`Add a block below`}
      </Button>
      <AddBlockDialog index={addedAt} onClose={() => setAddedAt(undefined)} />
    </Box>
  )
}
