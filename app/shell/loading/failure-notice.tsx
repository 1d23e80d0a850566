import { useLocation } from 'react-router'
import { languageOf } from '../../i18n/language-of.ts'

const homes = { fr: 'Accueil', en: 'Home', de: 'Startseite', it: 'Pagina iniziale' }

const messages = {
  fr: 'Une erreur est survenue. Veuillez réessayer dans un instant.',
  en: 'Something went wrong. Please try again in a moment.',
  de: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es gleich noch einmal.',
  it: 'Si è verificato un errore. La preghiamo di riprovare tra un istante.',
}

/** The last fallback, when even the shell failed; it needs no message catalogue. */
export const FailureNotice = () => {
  const language = languageOf(useLocation().pathname)
  return (
    <main className="page grid min-h-dvh place-content-center gap-6 text-center">
      <h1>{messages[language]}</h1>
      <p>
        <a href={`/${language}/`} className="text-link">
          {homes[language]}
        </a>
      </p>
    </main>
  )
}
