import { useLingui } from '@lingui/react/macro'
import EditIcon from '@mui/icons-material/Edit'
import { Box, Button, Typography } from '@mui/material'
import { useParams } from 'react-router'
import { isBuiltPage } from '../../../domain/content/page-kind.ts'
import { addBlock, usePuck } from './puck-data.ts'

/** In place of the preview of a page without blocks: its state, and how to begin. */
export const EmptyPreview = () => {
  const { t } = useLingui()
  const isEmpty = usePuck(({ appState }) => appState.data.content.length === 0)
  const dispatch = usePuck((puck) => puck.dispatch)
  const { id = '' } = useParams()
  if (!isEmpty) return null
  const isBuilt = isBuiltPage(id)
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'center',
        p: 3,
        textAlign: 'center',
        // Covers the empty place for blocks that Puck draws.
        bgcolor: 'background.default',
      }}
    >
      <Typography variant="h6" component="h2" gutterBottom>
        {isBuilt ? t`The site builds this page itself` : t`This page has no content yet`}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {isBuilt
          ? t`Visitors see its title with the list, form or map that belongs to it. What you write here is shown as well.`
          : t`Visitors will see its title and “no content”.`}
      </Typography>
      <Button
        variant="contained"
        startIcon={<EditIcon />}
        onClick={() => addBlock(dispatch, 'text', 0)}
      >
        {t`Write the content`}
      </Button>
    </Box>
  )
}
