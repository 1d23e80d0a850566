import { useLingui } from '@lingui/react/macro'
import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useNavigate } from 'react-router'
import type { Language } from '../../../domain/language.ts'
import { useSiteLanguages } from '../../access/site-languages.ts'
import { languageNames } from '../../i18n/language-names.ts'
import type { EditedPage } from '../page-types.ts'

/** The same page in the other languages; unsaved work of this one comes back with it. */
export const LanguageTabs = ({ page }: { page: EditedPage }) => {
  const { t } = useLingui()
  const languages = useSiteLanguages()
  const navigate = useNavigate()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={page.language}
      aria-label={t`Page language`}
      onChange={(_, language: Language | null) =>
        language && navigate(`/pages/${page.id}/${language}`)
      }
    >
      {languages.map((language) => (
        <ToggleButton
          key={language}
          value={language}
          aria-label={`${language.toUpperCase()} ${t(languageNames[language])}`}
          sx={{ py: 0.5 }}
        >
          {language.toUpperCase()}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
