import { useLingui } from '@lingui/react/macro'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import { Box, Button, Typography } from '@mui/material'
import { Muted } from '../../screen/facts.tsx'
import { CopyButton } from '../copy-button.tsx'
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

/** Opens a register; copies what is searched there if its address cannot take it. */
const RegisterRow = (props: Customer['registers'][number] & { gln: string; name: string }) => {
  const { t } = useLingui()
  const { register, url, isPrefilled, gln, name } = props
  const names = useRegisterNames()
  // The register of complementary medicine knows no GLN.
  const copied = register === 'emr' || !gln ? name : gln
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button
        size="small"
        variant="outlined"
        endIcon={<OpenInNewIcon />}
        href={url}
        target="_blank"
        rel="noreferrer"
      >
        {names[register] ?? register}
      </Button>
      {isPrefilled ? (
        <Muted>{t`Opens with the name of the company.`}</Muted>
      ) : (
        <CopyButton text={copied} label={copied === gln ? t`Copy GLN` : t`Copy name`} />
      )}
    </Box>
  )
}

type Props = { registers: Customer['registers']; gln: string; name: string }

/** Links to the public registers in which the profession is looked up by hand. */
export const Registers = ({ registers, gln, name }: Props) => {
  const { t } = useLingui()
  if (registers.length === 0) return null
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography variant="h6" component="h2">
        {t`Look up in the public registers`}
      </Typography>
      <Muted sx={{ mb: 1 }}>{t`Copy, open the register, and paste into its search.`}</Muted>
      <Box component="ul" sx={{ display: 'grid', gap: 1, listStyle: 'none', p: 0, m: 0 }}>
        {registers.map((register) => (
          <RegisterRow key={register.register} {...register} gln={gln} name={name} />
        ))}
      </Box>
    </Box>
  )
}
