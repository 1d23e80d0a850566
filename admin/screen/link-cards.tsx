import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Loading, Title } from 'react-admin'
import { Link } from 'react-router'
import { sectionLabel } from '../i18n/i18n.ts'
import { SectionHelp } from './section-help.tsx'

type ScreenProps = { section: string; isPending?: boolean; children: ReactNode }

/** A section of few records: help text and a card for each, as `LinkCard`. */
export const CardScreen = ({ section, isPending = false, children }: ScreenProps) => (
  <Box>
    <Title title={sectionLabel(section)} />
    <SectionHelp name={section} />
    {isPending && <Loading />}
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mt: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))',
      }}
    >
      {children}
    </Box>
  </Box>
)

/** A record of a `CardScreen`; the whole card opens it. */
export const LinkCard = (props: { to: string; title: string; children: ReactNode }) => (
  <Card variant="outlined">
    <CardActionArea component={Link} to={props.to} sx={{ height: '100%' }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          {props.title}
        </Typography>
        {props.children}
      </CardContent>
    </CardActionArea>
  </Card>
)
