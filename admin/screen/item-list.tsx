import type { SvgIconComponent } from '@mui/icons-material'
import AddIcon from '@mui/icons-material/Add'
import { Button, IconButton } from '@mui/material'
import {
  SimpleFormIterator,
  type SimpleFormIteratorProps,
  useSimpleFormIterator,
} from 'react-admin'
import { useFormState } from 'react-hook-form'

const AddButton = ({ label }: { label: string }) => {
  const { add } = useSimpleFormIterator()
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={() => add()}>
      {label}
    </Button>
  )
}

type Props = Pick<SimpleFormIteratorProps, 'children' | 'disableReordering' | 'inline'> & {
  addLabel: string
}

/** The inputs of each item of a list, for `ArrayInput`; a button adds an item. */
export const ItemList = ({ addLabel, ...props }: Props) => (
  <SimpleFormIterator
    {...props}
    disabled={useFormState().disabled}
    fullWidth={!props.inline}
    disableClear
    addButton={<AddButton label={addLabel} />}
    sx={{
      '& .RaSimpleFormIterator-line': { py: 1.5, alignItems: 'start' },
      '& .RaSimpleFormIterator-form': { rowGap: 1.5 },
      '& .RaSimpleFormIterator-form .MuiFormControl-root': { m: 0 },
      // Shown without a mouse, too.
      '& .RaSimpleFormIterator-action': { visibility: 'visible' },
    }}
  />
)

type Tool = readonly [name: string, Icon: SvgIconComponent, run: () => void, isDisabled?: boolean]

/** What can be done with an item of a list, as small buttons. */
export const ToolButtons = ({ tools }: { tools: readonly Tool[] }) =>
  tools.map(([name, Icon, run, isDisabled = false]) => (
    <IconButton
      key={name}
      size="small"
      title={name}
      aria-label={name}
      disabled={isDisabled}
      onClick={run}
    >
      <Icon fontSize="small" />
    </IconButton>
  ))

/** The items with one of them at another place. */
export const moved = <Item,>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))
