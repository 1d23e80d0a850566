import { Trans, useLingui } from '@lingui/react/macro'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import { Box, Button, Typography } from '@mui/material'
import type { Customer } from '../customer.ts'

const useRegisterNames = (): Readonly<Record<string, string>> => {
  const { t } = useLingui()
  return {
    medreg: t`MedReg (university medical professions)`,
    nareg: t`NAREG (health professions)`,
    emr: t`EMR (complementary medicine)`,
    refdata: t`Refdata (GLN of persons and companies)`,
    zefix: t`Zefix (companies and UID)`,
  }
}

/** Links to the public registers in which the profession is looked up by hand. */
export const Registers = ({ registers }: Pick<Customer, 'registers'>) => {
  const names = useRegisterNames()
  if (registers.length === 0) return null
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography variant="h6" component="h2">
        <Trans>Look up in the public registers</Trans>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        <Trans>Copy the name or the GLN above and paste it into the search of the register.</Trans>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {registers.map(({ register, url }) => (
          <Button
            key={register}
            size="small"
            variant="outlined"
            endIcon={<OpenInNewIcon />}
            href={url}
            target="_blank"
            rel="noreferrer"
          >
            {names[register] ?? register}
          </Button>
        ))}
      </Box>
    </Box>
  )
}
