import type { Post } from '../page-text.ts'

export const apprentices: Post = {
  key: 'news.apprentices',
  date: '2026-01-15',
  slug: {
    fr: 'deux-places-d-apprentissage',
    en: 'two-apprenticeships',
    de: 'zwei-lehrstellen',
    it: 'due-posti-di-tirocinio',
  },
  title: {
    fr: 'Deux places d’apprentissage dès août',
    en: 'Two apprenticeships from August',
    de: 'Zwei Lehrstellen ab August',
    it: 'Due posti di tirocinio da agosto',
  },
  description: {
    fr: 'Dès août 2026, le Laboratoire Trois-Sources, à Carouge, forme une laborantine ou un laborantin et une employée ou un employé de commerce.',
    en: 'From August 2026 Laboratoire Trois-Sources in Carouge will train one laboratory technician and one commercial employee. How to apply, and until when.',
    de: 'Ab August 2026 bildet das Laboratoire Trois-Sources in Carouge eine Person im Labor und eine im kaufmännischen Beruf aus. So bewerben Sie sich.',
    it: 'Da agosto 2026 il Laboratoire Trois-Sources, a Carouge, forma una persona in laboratorio e una come impiegata di commercio. Come candidarsi ed entro quando.',
  },
  lead: {
    fr: 'L’une au laboratoire, l’autre au secteur commercial, et un été au jardin pour les deux. Les candidatures sont ouvertes jusqu’au 15 mars.',
    en: 'One in the laboratory, one in the office, and a summer in the garden for both. Applications are open until 15 March.',
    de: 'Eine im Labor, eine im kaufmännischen Bereich, und für beide ein Sommer im Garten. Bewerbungen bis am 15. März.',
    it: 'Uno in laboratorio, l’altro in ufficio, e per entrambi un’estate in giardino. Candidature aperte fino al 15 marzo.',
  },
  picture: 'scene-team',
  blocks: [
    {
      type: 'text',
      heading: {
        fr: 'Ce que l’on apprend',
        en: 'What there is to learn',
        de: 'Was man lernt',
        it: 'Che cosa si impara',
      },
      text: {
        fr: 'Peser juste, écrire lisiblement, dire quand on s’est trompé. Le reste vient avec : la botanique, la pharmacopée, la langue des clients. Nos apprentis ont leur place à la table du vendredi et signent dès la deuxième année leurs propres dossiers de lot, contrôlés comme ceux de tout le monde.',
        en: 'To weigh exactly, to write legibly, to say so when you have made a mistake. The rest follows: botany, the pharmacopoeia, the language of the customers. Our apprentices have their place at the Friday table and from the second year sign batch records of their own, checked like everybody else’s.',
        de: 'Genau wägen, leserlich schreiben und sagen, wenn etwas schiefgegangen ist. Der Rest kommt dazu: Botanik, Pharmakopöe, die Sprache der Kundinnen und Kunden. Unsere Lernenden haben ihren Platz am Freitagstisch und unterschreiben ab dem zweiten Jahr eigene Protokolle, die geprüft werden wie alle anderen.',
        it: 'Pesare con precisione, scrivere in modo leggibile, dire quando si è sbagliato. Il resto viene da sé: la botanica, la farmacopea, la lingua dei clienti. I nostri apprendisti hanno il loro posto al tavolo del venerdì e dal secondo anno firmano i propri protocolli, controllati come quelli di tutti.',
      },
    },
    {
      type: 'two_images',
      layout: 'equal',
      images: [
        {
          image: 'scene-lab',
          title: {
            fr: 'Au laboratoire',
            en: 'In the laboratory',
            de: 'Im Labor',
            it: 'In laboratorio',
          },
          text: {
            fr: 'Trois ans, avec Olivier Brandt. Il faut de la patience et de bons yeux.',
            en: 'Three years, with Olivier Brandt. It takes patience and good eyes.',
            de: 'Drei Jahre, bei Olivier Brandt. Es braucht Geduld und gute Augen.',
            it: 'Tre anni, con Olivier Brandt. Ci vogliono pazienza e buoni occhi.',
          },
        },
        {
          image: 'scene-shelf',
          title: {
            fr: 'Au bureau',
            en: 'In the office',
            de: 'Im kaufmännischen Bereich',
            it: 'In ufficio',
          },
          text: {
            fr: 'Trois ans, avec Sabine Amrein. Il faut aimer le téléphone, et une deuxième langue.',
            en: 'Three years, with Sabine Amrein. It takes a liking for the telephone, and for a second language.',
            de: 'Drei Jahre, bei Sabine Amrein. Es braucht Freude am Telefon und an einer zweiten Sprache.',
            it: 'Tre anni, con Sabine Amrein. Bisogna amare il telefono e una seconda lingua.',
          },
        },
      ],
    },
    {
      type: 'quote',
      quote: {
        fr: 'Le premier jour, on m’a donné un tablier et une question. La réponse m’a pris deux ans.',
        en: 'On my first day I was given an apron and a question. The answer took me two years.',
        de: 'Am ersten Tag bekam ich eine Schürze und eine Frage. Für die Antwort brauchte ich zwei Jahre.',
        it: 'Il primo giorno mi hanno dato un grembiule e una domanda. Per la risposta ci ho messo due anni.',
      },
      quotee: {
        fr: 'Un ancien apprenti, aujourd’hui à la salle de dilution',
        en: 'A former apprentice, now in the dilution room',
        de: 'Ein ehemaliger Lernender, heute im Potenzierraum',
        it: 'Un ex apprendista, oggi nella sala di diluizione',
      },
    },
    {
      type: 'text',
      heading: {
        fr: 'Pour postuler',
        en: 'How to apply',
        de: 'So bewerben Sie sich',
        it: 'Come candidarsi',
      },
      text: {
        fr: 'Une lettre de motivation, un CV et vos deux derniers bulletins scolaires à [info@trois-sources.example](mailto:info@trois-sources.example). Nous vous inviterons à un stage de deux jours : c’est là que vous nous choisissez aussi.',
        en: 'A covering letter, a CV and your last two school reports to [info@trois-sources.example](mailto:info@trois-sources.example). We will invite you to two trial days: that is when you choose us, too.',
        de: 'Ein Brief, ein Lebenslauf und die letzten zwei Zeugnisse an [info@trois-sources.example](mailto:info@trois-sources.example). Wir laden zu zwei Schnuppertagen ein: Dann wählen auch Sie uns aus.',
        it: 'Una lettera, un curriculum e le ultime due pagelle a [info@trois-sources.example](mailto:info@trois-sources.example). Invitiamo a uno stage di prova di due giorni: è lì che anche Lei sceglie noi.',
      },
    },
  ],
}
