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

type Props = { isOpen: boolean; onAdd: (type: string) => void; onClose: () => void }

/** All blocks with what they are for, in groups. */
export const AddBlockDialog = ({ isOpen, onAdd, onClose }: Props) => {
  const { t, i18n } = useLingui()
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="md" fullWidth aria-labelledby="add-block">
      <DialogTitle id="add-block">{t`Add a block`}</DialogTitle>
      <DialogContent>
        {blockGroups.map(({ title, blocks }) => (
          <Box key={i18n._(title)} component="section" sx={{ mb: 2 }}>
            <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
              {i18n._(title)}
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
                  <CardActionArea onClick={() => onAdd(type)} sx={{ p: 1.5, height: '100%' }}>
                    <Typography component="div" sx={{ fontWeight: 600 }}>
                      {i18n._(name)}
                    </Typography>
                    <Typography variant="body2" color="text.secondary">
                      {i18n._(help)}
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
