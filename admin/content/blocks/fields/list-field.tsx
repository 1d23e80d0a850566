import { useLingui } from '@lingui/react/macro'
import AddIcon from '@mui/icons-material/Add'
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, FormHelperText, IconButton, Paper, Typography } from '@mui/material'
import type { ComponentType } from 'react'
import { use } from 'react'
import type { EditorField } from '../../../../blocks/fields.ts'
import { FieldPathContext } from './field-issues.ts'
import type { FieldProps } from './field-props.ts'

type Entry = Readonly<Record<string, unknown>>

const entriesOf = (value: unknown): readonly Entry[] => (Array.isArray(value) ? value : [])

/** The list with the entry at `from` moved by one place. */
const moved = (entries: readonly Entry[], from: number, by: -1 | 1) => {
  const [entry, ...others] = [
    ...entries.slice(from, from + 1),
    ...entries.filter((_, at) => at !== from),
  ]
  return entry ? [...others.slice(0, from + by), entry, ...others.slice(from + by)] : entries
}

type EntryField = {
  name: string
  field: EditorField
  value: unknown
  onChange: (value: unknown) => void
}

type Props = FieldProps & {
  name: string
  /** The control of a field in an entry. */
  Field: ComponentType<EntryField>
  of: Readonly<Record<string, EditorField>>
  most: number
}

/** A list of entries, each with several fields, which can be added, moved and removed. */
export const ListField = ({ label, name, value, onChange, problem, of, most, Field }: Props) => {
  const { t } = useLingui()
  const path = use(FieldPathContext)
  const entries = entriesOf(value)
  const replace = (at: number, entry: Entry) =>
    onChange(entries.map((one, index) => (index === at ? entry : one)))
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
            <IconButton
              size="small"
              aria-label={t`Move entry ${at + 1} up`}
              disabled={at === 0}
              onClick={() => onChange(moved(entries, at, -1))}
            >
              <ArrowUpwardIcon fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={t`Move entry ${at + 1} down`}
              disabled={at === entries.length - 1}
              onClick={() => onChange(moved(entries, at, 1))}
            >
              <ArrowDownwardIcon fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={t`Remove entry ${at + 1}`}
              onClick={() => onChange(entries.filter((_, index) => index !== at))}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
          <FieldPathContext value={[...path, name, at]}>
            {Object.entries(of).map(([each, field]) => (
              <Field
                key={each}
                name={each}
                field={field}
                value={entry[each]}
                onChange={(next) => replace(at, { ...entry, [each]: next })}
              />
            ))}
          </FieldPathContext>
        </Paper>
      ))}
      {entries.length < most && (
        <Button size="small" startIcon={<AddIcon />} onClick={() => onChange([...entries, {}])}>
          {t`Add to: ${label}`}
        </Button>
      )}
    </Box>
  )
}
