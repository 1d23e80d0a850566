/** The demo laboratory's own texts for forms; the others are defaults of the shop. */
export const formTexts = {
  fr: {
    name_missing: 'Veuillez saisir votre nom.',
    email_missing: 'Veuillez saisir votre adresse e-mail.',
    email_wrong: 'Veuillez corriger votre adresse e-mail.',
    accept_terms: 'Vous devez accepter les conditions générales.',
    problem_sending: 'Un problème est survenu lors de l’envoi de votre message.',
    success_contact: 'Merci de votre message. Nous vous répondrons sous deux jours ouvrables.',
    success_contest: 'Merci de votre participation. Nous vous souhaitons bonne chance.',
    success_webinar:
      'Merci de votre inscription. Nous vous enverrons le lien par e-mail la veille du webinaire.',
  },
  en: {
    name_missing: 'Please enter your name.',
    email_missing: 'Please enter your email address.',
    email_wrong: 'Please correct your email address.',
    accept_terms: 'You have to accept the terms and conditions.',
    problem_sending: 'There was a problem sending your message.',
    success_contact:
      'Thank you for your message. A member of our team will reply within two working days.',
    success_contest: 'Thank you for taking part. We wish you good luck.',
    success_webinar:
      'Thank you for your registration. We will e-mail you the link the day before the webinar.',
  },
  de: {
    name_missing: 'Bitte geben Sie Ihren Namen ein.',
    email_missing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    email_wrong: 'Bitte korrigieren Sie Ihre E-Mail-Adresse.',
    accept_terms: 'Sie müssen die AGB akzeptieren.',
    problem_sending: 'Beim Senden Ihrer Nachricht ist ein Problem aufgetreten.',
    success_contact:
      'Vielen Dank für Ihre Nachricht. Jemand aus unserem Labor liest sie und antwortet Ihnen innert zwei Arbeitstagen.',
    success_contest: 'Vielen Dank für Ihre Teilnahme. Wir wünschen Ihnen viel Glück.',
    success_webinar:
      'Vielen Dank für Ihre Anmeldung. Den Link senden wir Ihnen am Vortag per E-Mail.',
  },
  it: {
    name_missing: 'Inserisca il Suo nome.',
    email_missing: 'Inserisca il Suo indirizzo e-mail.',
    email_wrong: 'Corregga il Suo indirizzo e-mail.',
    accept_terms: 'Deve accettare le condizioni generali.',
    problem_sending: 'Si è verificato un problema durante l’invio del Suo messaggio.',
    success_contact:
      'Grazie per il Suo messaggio. Una persona del nostro laboratorio lo leggerà e Le risponderà entro due giorni lavorativi.',
    success_contest: 'Grazie per la Sua partecipazione. Le auguriamo buona fortuna.',
    success_webinar:
      'Grazie per la Sua iscrizione. Le inviamo il link per e-mail il giorno prima del webinar.',
  },
} as const
