import { useLingui } from '@lingui/react/macro'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableRow,
} from '@mui/material'
import { useShortcut, useShortcuts } from '../screen/shortcuts.ts'
import { createDialogState } from './dialog-state.ts'

const state = createDialogState()

export const openShortcutList = state.open

const keySx = {
  px: 0.75,
  py: 0.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  bgcolor: 'background.default',
}

/** The dialog with the keyboard shortcuts of the shown screen. */
export const ShortcutList = () => {
  const { t } = useLingui()
  const isOpen = state.useIsOpen()
  const shortcuts = useShortcuts()
  useShortcut('?', t`Show this list`, state.open)
  return (
    <Dialog
      open={isOpen}
      onClose={state.close}
      aria-labelledby="shortcuts-title"
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id="shortcuts-title">{t`Keyboard shortcuts`}</DialogTitle>
      <DialogContent>
        <Table size="small">
          <TableBody>
            {shortcuts.map(({ keys, label }) => (
              <TableRow key={`${keys} ${label}`}>
                <TableCell component="th" scope="row" sx={{ width: '8rem' }}>
                  <Box component="kbd" sx={keySx}>
                    {keys}
                  </Box>
                </TableCell>
                <TableCell>{label}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={state.close} autoFocus>
          {t`Close`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
