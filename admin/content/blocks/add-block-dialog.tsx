import { useLingui } from '@lingui/react/macro'
import {
  Box,
  Button,
  Card,
  CardActionArea,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material'
import { blockGroups } from './block-names.ts'
import { addBlock, usePuck } from './puck-data.ts'

type Props = {
  /** Where the new block goes; undefined while the dialog is closed. */
  index: number | undefined
  onClose: () => void
}

/** All blocks with what they are for, in groups; the chosen one is added and opened. */
export const AddBlockDialog = ({ index, onClose }: Props) => {
  const { t } = useLingui()
  const dispatch = usePuck((puck) => puck.dispatch)
  const add = (type: string) => {
    onClose()
    if (index !== undefined) addBlock(dispatch, type, index)
  }
  return (
    <Dialog
      open={index !== undefined}
      onClose={onClose}
      maxWidth="md"
      fullWidth
      aria-labelledby="add-block"
    >
      <DialogTitle id="add-block">{t`Add a block`}</DialogTitle>
      <DialogContent>
        {blockGroups.map(({ title, blocks }) => (
          <Box key={t(title)} component="section" sx={{ mb: 2 }}>
            <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
              {t(title)}
            </Typography>
            <Box
              sx={{
                display: 'grid',
                gap: 1,
                gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
              }}
            >
              {Object.entries(blocks).map(([type, { name, help }]) => (
                <Card key={type} variant="outlined">
                  <CardActionArea onClick={() => add(type)} sx={{ p: 1.5, height: '100%' }}>
                    <Typography component="div" sx={{ fontWeight: 600 }}>
                      {t(name)}
                    </Typography>
                    <Typography variant="body2" color="text.secondary">
                      {t(help)}
                    </Typography>
                  </CardActionArea>
                </Card>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t`Cancel`}</Button>
      </DialogActions>
    </Dialog>
  )
}
