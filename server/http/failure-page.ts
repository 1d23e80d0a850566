const sentences = {
  fr: 'Une erreur est survenue. Veuillez réessayer dans un instant.',
  en: 'Something went wrong. Please try again in a moment.',
  de: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es gleich noch einmal.',
  it: 'Si è verificato un errore. La preghiamo di riprovare tra un istante.',
}

/** The last resort, in all languages since anything may have failed; says nothing but the request's id. */
export const failurePage = (requestId: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>500</title></head>
<body>${Object.entries(sentences)
  .map(([language, sentence]) => `<p lang="${language}">${sentence}</p>`)
  .join('')}<p><small>${requestId.replaceAll(/[^\w-]/g, '')}</small></p></body></html>`
