import { Trans } from '@lingui/react/macro'
import {
  Box,
  Card,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableRow,
  Typography,
  useTheme,
} from '@mui/material'
import { useId } from 'react'
import { Link } from 'react-router'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { HeadRow } from '../screen/columns.tsx'

type Row = {
  key: string
  /** Below the bar. */
  short: string
  /** In the table. */
  name: string
  value: number
  /** The list of what is counted. */
  to?: string | undefined
}

type Props = {
  title: string
  /** Headings of the table. */
  heading: string
  figure: string
  rows: Row[]
  format?: (value: number) => string
  formatAxis?: (value: number) => string
}

const plain = (value: number) => String(value)

const chartHeight = 240

/** Bars by week; the table below says the same, also to screen readers. */
export const ChartCard = ({
  title,
  heading,
  figure,
  rows,
  format = plain,
  formatAxis = format,
}: Props) => {
  const id = useId()
  const { palette, typography } = useTheme()
  const text = { fill: palette.text.secondary, fontSize: 12, fontFamily: typography.fontFamily }
  const isEmpty = rows.every(({ value }) => value === 0)
  return (
    <Card
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ p: 2, display: 'flex', flexDirection: 'column' }}
    >
      <Typography variant="h6" component="h3" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {isEmpty && (
        <Typography variant="body2" sx={{ color: 'text.secondary', m: 'auto', py: 4 }}>
          <Trans>Nothing was counted in this period.</Trans>
        </Typography>
      )}
      {!isEmpty && (
        <>
          <Box aria-hidden sx={{ minWidth: 0 }}>
            <ResponsiveContainer width="100%" height={chartHeight}>
              <BarChart
                data={rows}
                margin={{ top: 4, right: 4, bottom: 0, left: 0 }}
                accessibilityLayer={false}
              >
                <CartesianGrid vertical={false} stroke={palette.divider} />
                <XAxis dataKey="short" tick={text} tickLine={false} stroke={palette.divider} />
                <YAxis
                  width={64}
                  tick={text}
                  tickLine={false}
                  axisLine={false}
                  allowDecimals={false}
                  tickFormatter={formatAxis}
                />
                <Tooltip
                  cursor={{ fill: palette.action.hover }}
                  formatter={(value) => [format(Number(value)), figure]}
                  isAnimationActive={false}
                />
                <Bar
                  dataKey="value"
                  fill={palette.primary.main}
                  radius={[3, 3, 0, 0]}
                  maxBarSize={40}
                  isAnimationActive={false}
                />
              </BarChart>
            </ResponsiveContainer>
          </Box>
          <Box component="details" sx={{ mt: 1 }}>
            <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 0.5 }}>
              <Trans>As a table</Trans>
            </Typography>
            <Table size="small" aria-labelledby={id}>
              <HeadRow names={[heading]} numbers={[figure]} />
              <TableBody>
                {rows.toReversed().map(({ key, name, value, to }) => (
                  <TableRow key={key}>
                    <TableCell>{name}</TableCell>
                    <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                      {to && value > 0 ? (
                        <MuiLink component={Link} to={to}>
                          {format(value)}
                        </MuiLink>
                      ) : (
                        format(value)
                      )}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
        </>
      )}
    </Card>
  )
}
