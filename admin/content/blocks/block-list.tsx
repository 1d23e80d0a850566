import { useLingui } from '@lingui/react/macro'
import AddIcon from '@mui/icons-material/Add'
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'
import CopyIcon from '@mui/icons-material/ContentCopy'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import {
  Box,
  Button,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { isBlockType } from '../../../blocks/manifest.ts'
import type { ContentIssue } from '../../../domain/content/page-content.ts'
import { ToolButtons } from '../../screen/item-list.tsx'
import { plainText } from '../rich-text/plain-text.ts'
import { AddBlockDialog } from './add-block-dialog.tsx'
import { blockNames } from './block-names.ts'
import { type EditedBlock, selectBlock, usePuck, zone } from './puck-data.ts'

/** The first written words of a block, to tell blocks of one kind apart. */
const summaryOf = ({ props: { id: _, ...fields } }: EditedBlock): string => {
  const find = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(find).find(Boolean) ?? ''
    if (typeof value === 'object' && value !== null) return find(Object.values(value))
    return typeof value === 'string' && /\s/.test(value.trim()) ? value : ''
  }
  const { title, heading, name, quote } = fields
  const named = [title, heading, name, quote].find((text) => typeof text === 'string' && text)
  return plainText(String(named ?? find(fields))).slice(0, 80)
}

type Props = {
  issues: readonly ContentIssue[]
  /** The block that was open last: a new one goes below it. */
  cursor: string | undefined
}

/** The blocks of the page in order: add, select, move, copy and remove, by mouse or keyboard. */
export const BlockList = ({ issues, cursor }: Props) => {
  const { t } = useLingui()
  const [addedAt, setAddedAt] = useState<number>()
  const content = usePuck(({ appState }) => appState.data.content)
  const dispatch = usePuck((puck) => puck.dispatch)

  const nameOf = (type: string) => (isBlockType(type) ? t(blockNames[type].name) : type)
  const cursorAt = content.findIndex(({ props }) => props.id === cursor)
  const cursorName = nameOf(content[cursorAt]?.type ?? '')
  const move = (from: number, to: number) =>
    dispatch({
      type: 'move',
      sourceIndex: from,
      sourceZone: zone,
      destinationIndex: to,
      destinationZone: zone,
    })

  return (
    <>
      {content.length === 0 && (
        <Typography color="text.secondary" sx={{ my: 2 }}>
          {t`This page has no blocks yet. Add the first one: most pages begin with a text.`}
        </Typography>
      )}
      <List dense disablePadding aria-label={t`Page blocks`}>
        {content.map((block, at) => {
          const name = nameOf(block.type)
          const hasIssue = issues.some(({ path }) => path[0] === 'blocks' && path[1] === at)
          const copy = () => dispatch({ type: 'duplicate', sourceIndex: at, sourceZone: zone })
          const remove = () => dispatch({ type: 'remove', index: at, zone })
          const isLast = at === content.length - 1
          const tools = [
            [t`Move ${name} up`, ArrowUpwardIcon, () => move(at, at - 1), at === 0],
            [t`Move ${name} down`, ArrowDownwardIcon, () => move(at, at + 1), isLast],
            [t`Add a block below ${name}`, AddIcon, () => setAddedAt(at + 1)],
            [t`Duplicate ${name}`, CopyIcon, copy],
            [t`Remove ${name}`, DeleteIcon, remove],
          ] as const
          return (
            <ListItem
              key={String(block.props.id)}
              disablePadding
              sx={{ display: 'block', borderBottom: 1, borderColor: 'divider' }}
            >
              <ListItemButton
                selected={at === cursorAt}
                onClick={() => selectBlock(dispatch, at)}
                sx={{ px: 1 }}
              >
                <ListItemText
                  primary={name}
                  secondary={summaryOf(block)}
                  slotProps={{ secondary: { noWrap: true } }}
                />
                {hasIssue && <ErrorIcon color="error" titleAccess={t`Something is missing here`} />}
              </ListItemButton>
              <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: -0.5 }}>
                <ToolButtons tools={tools} />
              </Box>
            </ListItem>
          )
        })}
      </List>
      <Button
        variant="outlined"
        fullWidth
        startIcon={<AddIcon />}
        onClick={() => setAddedAt(cursorAt < 0 ? content.length : cursorAt + 1)}
        sx={{ mt: 2 }}
      >
        {cursorAt < 0 ? t`Add a block` : t`Add a block below “${cursorName}”`}
      </Button>
      <AddBlockDialog index={addedAt} onClose={() => setAddedAt(undefined)} />
    </>
  )
}
