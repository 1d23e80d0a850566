import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Box } from '@mui/material'
import type { CartInfo } from '../../domain/cart/cart-info.ts'
import { isLanguage } from '../../domain/language.ts'
import { centimes, formatFrancs } from '../../domain/money.ts'
import { shortDate } from '../../domain/short-date.ts'
import type { Schemas } from '../api/client.ts'
import { languageNames } from '../i18n/language-names.ts'
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

/** Charts by week, family and language, each beside its table. */
export default function Charts({ weeks, families = [], languages }: Series) {
  const { t } = useLingui()
  const linkTo = useListLink()
  const hasSales = weeks.some(({ turnover }) => turnover !== undefined)
  const hasSignups = weeks.some(({ signups }) => signups !== undefined)
  const ordersOf = (monday: string) => linkTo('orders', { from: monday, to: sundayOf(monday) })
  const byWeek = (figureOf: (week: Series['weeks'][number]) => number | undefined) =>
    weeks.map((week) => ({
      key: week.monday,
      short: shortDay(week.monday),
      name: shortDate(week.monday),
      value: figureOf(week) ?? 0,
    }))
  const languageName = (language: string) =>
    isLanguage(language) ? t(languageNames[language]) : language
  const byLanguage = (figureOf: (row: Series['languages'][number]) => number | undefined) =>
    languages.map((row) => ({
      key: row.language,
      short: row.language.toUpperCase(),
      name: languageName(row.language),
      value: figureOf(row) ?? 0,
    }))
  const linkedWeeks = (rows: ReturnType<typeof byWeek>) =>
    rows.map((row) => ({ ...row, to: ordersOf(row.key) }))
  const byFamily = families.map(({ family, turnover = 0 }) => {
    const text = familyNames[family as CartInfo['type']]
    const name = text ? t(text) : family
    return { key: family, short: name, name, value: turnover }
  })
  const inFrancs = { figure: t`CHF`, format: money, formatAxis: francs }
  const perWeek = { heading: t`Week of`, isNewestFirst: true }
  const perLanguage = { heading: t`Language` }
  const charts = [
    hasSales && {
      title: t`Turnover by week`,
      ...perWeek,
      ...inFrancs,
      rows: linkedWeeks(byWeek(({ turnover }) => turnover)),
    },
    hasSales && {
      title: t`Orders by week`,
      ...perWeek,
      figure: t`Orders`,
      rows: linkedWeeks(byWeek(({ orders }) => orders)),
    },
    {
      title: t`Page views by week`,
      ...perWeek,
      figure: t`Page views`,
      rows: byWeek(({ views }) => views),
    },
    hasSignups && {
      title: t`Registrations by week`,
      ...perWeek,
      figure: t`Registrations`,
      rows: byWeek(({ signups }) => signups),
    },
    hasSales && { title: t`Turnover by family`, heading: t`Family`, ...inFrancs, rows: byFamily },
    hasSales && {
      title: t`Turnover by language`,
      ...perLanguage,
      ...inFrancs,
      rows: byLanguage(({ turnover }) => turnover),
    },
    {
      title: t`Page views by language`,
      ...perLanguage,
      figure: t`Page views`,
      rows: byLanguage(({ views }) => views),
    },
    hasSignups && {
      title: t`Registrations by language`,
      ...perLanguage,
      figure: t`Registrations`,
      rows: byLanguage(({ signups }) => signups),
    },
  ]
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {charts.map((chart) => chart && <ChartCard key={chart.title} {...chart} />)}
    </Box>
  )
}
