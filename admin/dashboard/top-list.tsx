import { Card, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useId } from 'react'

type Props = {
  title: string
  headings: [string, string]
  rows: { key: string; name: string; count: number }[]
}

/** The most frequent of something; nothing if there is none. */
export const TopList = ({ title, headings, rows }: Props) => {
  const id = useId()
  if (rows.length === 0) return null
  return (
    <Card variant="outlined">
      <Typography variant="h6" component="h3" id={id} sx={{ px: 2, pt: 1.5 }}>
        {title}
      </Typography>
      <Table size="small" aria-labelledby={id}>
        <TableHead>
          <TableRow>
            <TableCell>{headings[0]}</TableCell>
            <TableCell align="right">{headings[1]}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, name, count }) => (
            <TableRow key={key}>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{name}</TableCell>
              <TableCell align="right">{count}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}
