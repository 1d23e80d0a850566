import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  Box,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { labelled } from '../../messages/labelled.ts'
import { HeadRow } from '../screen/columns.tsx'
import { Fact, Facts } from '../screen/facts.tsx'
import type { ShopImportReport } from './shop-import.ts'

type Props = { report: ShopImportReport }

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ mt: 3 }}>
    <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <Box sx={{ overflowX: 'auto' }}>{children}</Box>
  </Box>
)

const Counts = ({ report: { counts } }: Props) => {
  const { t } = useLingui()
  const numbers = [t`Total`, t`New`, t`Changed`, t`Unchanged`, t`Kept`, t`Left out`]
  return (
    <Table size="small" aria-label={t`Records`}>
      <HeadRow names={[t`Kind`]} numbers={numbers} />
      <TableBody>
        {counts.map(({ kind, read, created, updated, unchanged, kept, skipped }) => (
          <TableRow key={kind}>
            <TableCell>{kind}</TableCell>
            {[read, created, updated, unchanged, kept, skipped].map((count, at) => (
              <TableCell key={numbers[at]} align="right">
                {count}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

type Note = ShopImportReport['notes'][number]

const Records = ({ records, count }: Note) => {
  const { t } = useLingui()
  const others = count - records.length
  return (
    <>
      {records.map(({ name, path }, at) => (
        <span key={name}>
          {at > 0 && ', '}
          {path ? (
            <MuiLink component={Link} to={path}>
              {name}
            </MuiLink>
          ) : (
            name
          )}
        </span>
      ))}
      {others > 0 && ` ${t`${plural(others, { one: 'and # other', other: 'and # others' })}`}`}
    </>
  )
}

/** What an import does, or would do. */
export const ReportParts = ({ report }: Props) => {
  const { t } = useLingui()
  const { notes, unknownFields, nextOrder, nextInvoice } = report
  const fields = Map.groupBy(unknownFields, ({ kind }) => kind)
  return (
    <>
      <Part title={report.isDryRun ? t`What the import would do` : t`What the import has done`}>
        <Counts report={report} />
      </Part>
      {(nextOrder ?? nextInvoice) !== null && (
        <Part title={t`Next numbers`}>
          <Facts>
            <Fact label={t`Order`}>{nextOrder}</Fact>
            <Fact label={t`Invoice`}>{nextInvoice}</Fact>
          </Facts>
        </Part>
      )}
      {notes.length > 0 && (
        <Part title={t`To look at`}>
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {notes.map((note) => (
              <li key={`${note.kind} ${note.text}`}>
                {t(labelled(note.kind, note.text))} <Records {...note} />
              </li>
            ))}
          </Box>
        </Part>
      )}
      {fields.size > 0 && (
        <Part title={t`Fields that this shop does not have; their values are kept`}>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {[...fields].map(([kind, of]) => (
              <li key={kind}>
                {t(labelled(kind, of.map(({ field, count }) => `${field} (${count})`).join(', ')))}
              </li>
            ))}
          </Box>
        </Part>
      )}
    </>
  )
}
