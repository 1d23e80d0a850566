import { useLingui } from '@lingui/react/macro'
import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Autocomplete, Box, Button, IconButton, Paper, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import {
  type Essential,
  readEssentials,
  writeEssentials,
} from '../../../../domain/content/essentials.ts'
import type { FieldProps } from './field-props.ts'
import { LinkField } from './link-field.tsx'
import { findRemedies, remedyTarget } from './link-targets.ts'
import { useFound } from './use-found.ts'

type Remedy = Parameters<typeof remedyTarget>[0]

type RowProps = { essential: Essential; onChange: (essential: Essential) => void }

/** A remedy by its name, which brings its page; or an own name with any link. */
const EssentialRow = ({ essential, onChange }: RowProps) => {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const { found, isSearching } = useFound<Remedy>(typed, findRemedies)
  return (
    <>
      <Autocomplete<Remedy, false, false, true>
        freeSolo
        options={[...found]}
        filterOptions={(all) => all}
        loading={isSearching}
        inputValue={essential.name}
        value={null}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
        getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
        onInputChange={(_, text, reason) => {
          if (reason === 'input') {
            setTyped(text)
            onChange({ ...essential, name: text })
          }
          if (reason === 'clear') onChange({ ...essential, name: '' })
        }}
        onChange={(_, remedy) => {
          if (!remedy || typeof remedy === 'string') return
          setTyped('')
          const [target] = remedyTarget(remedy)
          onChange({ name: remedy.name, link: target?.value ?? essential.link })
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            label={t`Name`}
            margin="dense"
            helperText={
              essential.name
                ? undefined
                : t`Choose a remedy, and its page is linked; or write any name.`
            }
          />
        )}
      />
      <LinkField
        label={t`Link`}
        value={essential.link}
        problem={undefined}
        onChange={(link) =>
          onChange({ ...essential, link: typeof link === 'string' ? link : undefined })
        }
      />
    </>
  )
}

/** The remedies of a home pharmacy with their links; stored as one text. */
export const EssentialsField = ({ label, value, onChange, problem }: FieldProps) => {
  const { t } = useLingui()
  const stored = typeof value === 'string' ? value : ''
  const [rows, setRows] = useState(() => readEssentials(stored))
  // Undone or restored elsewhere.
  const shown =
    writeEssentials(rows) === writeEssentials(readEssentials(stored))
      ? rows
      : readEssentials(stored)
  const change = (next: readonly Essential[]) => {
    setRows([...next])
    onChange(writeEssentials(next) || undefined)
  }
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
        {label}
      </Typography>
      {problem && <Typography color="error">{problem}</Typography>}
      {shown.map((essential, at) => (
        <Paper key={at} variant="outlined" sx={{ p: 1.5, mb: 1.5 }}>
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
              {t`${at + 1} of ${shown.length}`}
            </Typography>
            <IconButton
              size="small"
              aria-label={t`Remove entry ${at + 1}`}
              onClick={() => change(shown.filter((_, index) => index !== at))}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
          <EssentialRow
            essential={essential}
            onChange={(next) => change(shown.map((each, index) => (index === at ? next : each)))}
          />
        </Paper>
      ))}
      <Button
        size="small"
        startIcon={<AddIcon />}
        onClick={() => change([...shown, { name: '', link: undefined }])}
      >
        {t`Add a remedy`}
      </Button>
    </Box>
  )
}
