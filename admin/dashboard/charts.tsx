import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  Box,
  Card,
  Table,
  TableBody,
  TableCell,
  TableRow,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material'
import { useId } from 'react'
import { useStore } from 'react-admin'
import type { CartInfo } from '../../domain/cart/cart-info.ts'
import { isLanguage } from '../../domain/language.ts'
import { centimes, formatFrancs } from '../../domain/money.ts'
import { shortDate } from '../../domain/short-date.ts'
import type { Schemas } from '../api/client.ts'
import { languageNames } from '../i18n/language-names.ts'
import { HeadRow } from '../screen/columns.tsx'
import { ChartCard } from './chart-card.tsx'
import { useListLink } from './list-link.ts'

/** Names of product families in the figures, by the type of order lines. */
const familyNames: Record<CartInfo['type'], MessageDescriptor> = {
  homeopathy: msg`Homeopathy`,
  gemmotherapy: msg`Gemmotherapy`,
  phytotherapy: msg`Phytotherapy`,
  oligotherapy: msg`Oligotherapy`,
  schussler: msg`Schüssler salts`,
  custom: msg`Mixtures`,
  complex: msg`Complexes`,
  otc: msg`OTC products`,
  supplement: msg`Food supplements`,
  kit: msg`Kits`,
  seasonal: msg`Seasonal products`,
}

const money = (amount: number) => formatFrancs(centimes(amount))

/** Whole francs, for the axis. */
const francs = (amount: number) => String(Math.round(amount / 100))

const dayMs = 24 * 3_600_000

/** The Sunday of a week, YYYY-MM-DD. */
const sundayOf = (monday: string) =>
  new Date(Date.parse(`${monday}T00:00:00Z`) + 6 * dayMs).toISOString().slice(0, 10)

/** '2026-11-16' → '16.11.' */
const shortDay = (monday: string) => shortDate(monday).slice(0, 6)

/** Figures that the role may not read are missing; `turnover` in centimes. */
export type Series = Schemas['Series']

type Week = Series['weeks'][number]

type Bar = { key: string; short: string; name: string; value: number; to?: string | undefined }

type Figure = {
  key: string
  label: string
  /** Of the period. */
  sum: string
  /** Heading of the values. */
  unit: string
  format: (value: number) => string
  formatAxis?: (value: number) => string
  weeks: Bar[]
  /** What it divides into, each with its heading. */
  parts: { title: string; heading: string; rows: Bar[] }[]
}

const useFigures = ({ weeks, families = [], languages }: Series): Figure[] => {
  const { t } = useLingui()
  const linkTo = useListLink()
  const byWeek = (figureOf: (week: Week) => number | undefined, isOrder = false): Bar[] =>
    weeks.map((week) => ({
      key: week.monday,
      short: shortDay(week.monday),
      name: shortDate(week.monday),
      value: figureOf(week) ?? 0,
      ...(isOrder && { to: linkTo('orders', { from: week.monday, to: sundayOf(week.monday) }) }),
    }))
  const nameOf = (language: string) =>
    isLanguage(language) ? t(languageNames[language]) : language
  const byLanguage = (figureOf: (row: Series['languages'][number]) => number | undefined) => ({
    title: t`By language`,
    heading: t`Language`,
    rows: languages.map((row) => ({
      key: row.language,
      short: row.language.toUpperCase(),
      name: nameOf(row.language),
      value: figureOf(row) ?? 0,
    })),
  })
  const familyRows = families.map(({ family, turnover = 0 }) => {
    const text = familyNames[family as CartInfo['type']]
    const name = text ? t(text) : family
    return { key: family, short: name, name, value: turnover }
  })
  const has = (figure: 'turnover' | 'signups') => weeks.some((week) => week[figure] !== undefined)
  const sum = (figureOf: (week: Week) => number | undefined) =>
    weeks.reduce((all, week) => all + (figureOf(week) ?? 0), 0)
  return [
    ...(has('turnover')
      ? [
          {
            key: 'turnover',
            label: t`Turnover`,
            sum: `CHF ${money(sum((week) => week.turnover))}`,
            unit: t`CHF`,
            format: money,
            formatAxis: francs,
            weeks: byWeek(({ turnover }) => turnover, true),
            parts: [
              { title: t`By family`, heading: t`Family`, rows: familyRows },
              byLanguage(({ turnover }) => turnover),
            ],
          },
          {
            key: 'orders',
            label: t`Orders`,
            sum: String(sum((week) => week.orders)),
            unit: t`Orders`,
            format: String,
            weeks: byWeek(({ orders }) => orders, true),
            parts: [],
          },
        ]
      : []),
    {
      key: 'views',
      label: t`Page views`,
      sum: String(sum((week) => week.views)),
      unit: t`Page views`,
      format: String,
      weeks: byWeek(({ views }) => views),
      parts: [byLanguage(({ views }) => views)],
    },
    ...(has('signups')
      ? [
          {
            key: 'signups',
            label: t`Registrations`,
            sum: String(sum((week) => week.signups)),
            unit: t`Registrations`,
            format: String,
            weeks: byWeek(({ signups }) => signups),
            parts: [byLanguage(({ signups }) => signups)],
          },
        ]
      : []),
  ]
}

/** The course of a figure without scale; decorative. */
const Sparkline = ({ values }: { values: readonly number[] }) => {
  const highest = Math.max(...values, 1)
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${values.length * 4} 24`}
      preserveAspectRatio="none"
      sx={{ width: '100%', height: 24, fill: 'currentColor', color: 'primary.main' }}
    >
      {values.map((value, at) => {
        const height = Math.max((value / highest) * 24, 1)
        return <rect key={at} x={at * 4} y={24 - height} width={3} height={height} />
      })}
    </Box>
  )
}

/** The sum of a figure in the period; chooses what the chart shows. */
const FigureButton = ({ figure }: { figure: Figure }) => (
  <Box sx={{ width: '100%', textAlign: 'left', lineHeight: 1.3 }}>
    <Box sx={{ fontSize: '0.875rem', fontWeight: 400 }}>{figure.label}</Box>
    <Box sx={{ fontSize: '1.375rem', mb: 0.5, fontVariantNumeric: 'tabular-nums' }}>
      {figure.sum}
    </Box>
    <Sparkline values={figure.weeks.map(({ value }) => value)} />
  </Box>
)

/** Parts of a sum with their values, each with a bar. */
const PartTable = ({ figure, part }: { figure: Figure; part: Figure['parts'][number] }) => {
  const id = useId()
  const highest = Math.max(...part.rows.map(({ value }) => value), 1)
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Typography variant="h6" component="h3" id={id} sx={{ mb: 1 }}>
        {part.title}
      </Typography>
      <Table size="small" aria-labelledby={id}>
        <HeadRow names={[part.heading]} numbers={[figure.unit]} />
        <TableBody>
          {part.rows.map(({ key, name, value }) => (
            <TableRow key={key}>
              <TableCell>
                {name}
                <Box
                  aria-hidden
                  sx={{
                    height: 4,
                    width: `${(Math.max(value, 0) / highest) * 100}%`,
                    bgcolor: 'primary.main',
                  }}
                />
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap', width: '1%' }}>
                {figure.format(value)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}

/** Sums of the period; the chosen one by week, family and language. */
export default function Charts(series: Series) {
  const { t } = useLingui()
  const figures = useFigures(series)
  const [key, setKey] = useStore('dashboard.figure', 'turnover')
  const figure = figures.find((one) => one.key === key) ?? figures[0]
  if (!figure) return null
  const { label } = figure
  const parts = figure.parts.filter(({ rows }) => rows.length > 0)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        value={figure.key}
        onChange={(_, chosen: string | null) => chosen && setKey(chosen)}
        aria-label={t`Chart figure`}
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
          '& .MuiToggleButton-root': {
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            m: 0,
            p: 1.5,
            color: 'text.primary',
            bgcolor: 'background.paper',
            '&.Mui-selected': { borderColor: 'primary.main', color: 'text.primary' },
          },
        }}
      >
        {figures.map((one) => (
          <ToggleButton key={one.key} value={one.key}>
            <FigureButton figure={one} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: parts.length > 0 ? 'minmax(0, 2fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
          },
        }}
      >
        <ChartCard
          title={t`${label} by week`}
          heading={t`Week of`}
          figure={figure.unit}
          format={figure.format}
          {...(figure.formatAxis && { formatAxis: figure.formatAxis })}
          rows={figure.weeks}
        />
        <Box sx={{ display: 'grid', gap: 2 }}>
          {parts.map((part) => (
            <PartTable key={part.heading} figure={figure} part={part} />
          ))}
        </Box>
      </Box>
    </Box>
  )
}
