import { useLingui } from '@lingui/react/macro'
import EditIcon from '@mui/icons-material/Edit'
import { Box, Button, Typography } from '@mui/material'
import { addBlock, usePuck } from './puck-data.ts'

/** In place of the preview of a page without blocks: its state, and how to begin. */
export const EmptyPreview = () => {
  const { t } = useLingui()
  const isEmpty = usePuck(({ appState }) => appState.data.content.length === 0)
  const dispatch = usePuck((puck) => puck.dispatch)
  if (!isEmpty) return null
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
        {t`This page has no content yet`}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t`Visitors will see its title and, unless the site builds this page itself (as with the list of news), “no content”.`}
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
