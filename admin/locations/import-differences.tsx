import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  Alert,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import type { ReactNode } from 'react'
import type { Schemas } from '../api/client.ts'

/** The differences of a file, as the API answers them. */
export type LocationImport = Schemas['LocationImport']

type SectionProps = {
  title: string
  /** Of all rows; more than `rows` if the list is cut. */
  total: number
  headings: string[]
  rows: { key: string | number; cells: ReactNode[] }[]
}

const Section = ({ title, total, headings, rows }: SectionProps) => {
  if (total === 0) return null
  const left = total - rows.length
  return (
    <section aria-label={title}>
      <Typography variant="h6" component="h2" sx={{ mt: 2 }}>
        {title} ({total})
      </Typography>
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              {headings.map((heading) => (
                <TableCell key={heading}>{heading}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ key, cells }) => (
              <TableRow key={key}>
                {cells.map((cell, index) => (
                  <TableCell key={index} sx={{ overflowWrap: 'anywhere' }}>
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {left > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Plural value={left} one="And # more row." other="And # more rows." />
        </Typography>
      )}
    </section>
  )
}

/** What an import would change, or which rows prevent it. */
export const ImportDifferences = ({
  counts,
  added,
  changed,
  removed,
  problems,
}: LocationImport) => {
  const { t } = useLingui()
  const isSame = counts.added + counts.changed + counts.removed === 0
  return (
    <>
      {counts.problems > 0 ? (
        <Alert severity="error">
          <Trans>
            These rows cannot be imported. Correct them in the file and choose it again; until then
            nothing changes.
          </Trans>
        </Alert>
      ) : (
        <Alert severity={isSame ? 'info' : 'success'}>
          {isSame ? (
            <Trans>The file says the same as the map: there is nothing to import.</Trans>
          ) : (
            <Plural
              value={counts.unchanged}
              one="The file can be imported. # location stays as it is."
              other="The file can be imported. # locations stay as they are."
            />
          )}
        </Alert>
      )}
      <Section
        title={t`Rows with problems`}
        total={counts.problems}
        headings={[t`Row`, t`Column`, t`In the file`, t`Problem`]}
        rows={problems.map(({ row, column, value, message }) => ({
          key: `${row} ${column}`,
          cells: [row, column, value, message],
        }))}
      />
      <Section
        title={t`New locations`}
        total={counts.added}
        headings={[t`Row`, t`Name`, t`Address`]}
        rows={added.map(({ row, name, address }) => ({ key: row, cells: [row, name, address] }))}
      />
      <Section
        title={t`Changed`}
        total={counts.changed}
        headings={[t`Row`, t`Name`, t`Before and after`]}
        rows={changed.map(({ row, name, fields }) => ({
          key: row,
          cells: [
            row,
            name,
            fields.map(({ column, before, after }) => (
              <div key={column}>
                {column}: <del>{before}</del> <ins>{after}</ins>
              </div>
            )),
          ],
        }))}
      />
      <Section
        title={t`Deleted`}
        total={counts.removed}
        headings={[t`Name`, t`Address`]}
        rows={removed.map(({ id, name, address }) => ({ key: id, cells: [name, address] }))}
      />
    </>
  )
}
