import { useLingui } from '@lingui/react/macro'
import AddIcon from '@mui/icons-material/Add'
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, FormHelperText, Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { moved, ToolButtons } from '../../../screen/item-list.tsx'

type Props<Entry> = {
  label: string
  problem: string | undefined
  entries: readonly Entry[]
  onChange: (entries: readonly Entry[]) => void
  /** The fields of an entry. */
  children: (entry: Entry, at: number, replace: (entry: Entry) => void) => ReactNode
  newEntry: Entry
  addLabel: string
  most?: number
}

/** Entries which can be added, moved and removed. */
export const BlockEntryList = <Entry,>(props: Props<Entry>) => {
  const { label, problem, entries, onChange, children, newEntry, addLabel } = props
  const { t } = useLingui()
  const move = (at: number, to: number) => onChange(moved(entries, at, to))
  const tools = (at: number) => {
    const isLast = at === entries.length - 1
    return [
      [t`Move entry ${at + 1} up`, ArrowUpwardIcon, () => move(at, at - 1), at === 0],
      [t`Move entry ${at + 1} down`, ArrowDownwardIcon, () => move(at, at + 1), isLast],
      [t`Remove entry ${at + 1}`, DeleteIcon, () => onChange(entries.toSpliced(at, 1))],
    ] as const
  }
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
        {label}
      </Typography>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      {entries.map((entry, at) => (
        <Paper key={at} variant="outlined" sx={{ p: 1.5, mb: 1.5 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', mb: 0.5 }}>
            <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
              {t`${at + 1} of ${entries.length}`}
            </Typography>
            <ToolButtons tools={tools(at)} />
          </Box>
          {children(entry, at, (next) => onChange(entries.with(at, next)))}
        </Paper>
      ))}
      {entries.length < (props.most ?? Number.POSITIVE_INFINITY) && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          onClick={() => onChange([...entries, newEntry])}
        >
          {addLabel}
        </Button>
      )}
    </Box>
  )
}
