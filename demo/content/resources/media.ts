import type { PageText } from '../page-text.ts'
import { gardenTerraces, laboratory, nomenclature, ourStory } from '../shared-texts.ts'

export const media: PageText = {
  key: 'resources.media',
  title: { fr: 'Médias', en: 'Media', de: 'Medien', it: 'Media' },
  description: {
    fr: 'Pour les journalistes : les faits et les chiffres du Laboratoire Trois-Sources, des interlocuteurs en quatre langues, des visites et des images.',
    en: 'For journalists: facts and figures about Laboratoire Trois-Sources, people to talk to in four languages, visits on site and pictures.',
    de: 'Für Medienschaffende: Zahlen und Fakten zum Laboratoire Trois-Sources, Ansprechpersonen in vier Sprachen, Besuche vor Ort und Bilder.',
    it: 'Per i giornalisti: fatti e cifre sul Laboratoire Trois-Sources, interlocutori in quattro lingue, visite sul posto e immagini.',
  },
  lead: {
    fr: 'Un article, un film, une émission ? Nous ouvrons volontiers la porte, et répondons aussi aux questions difficiles.',
    en: 'Writing, filming or recording? We are glad to open the door, and we answer difficult questions too.',
    de: 'Sie schreiben, filmen oder nehmen auf? Wir öffnen gern die Tür und antworten auch auf schwierige Fragen.',
    it: 'Scrive, filma o registra? Apriamo volentieri la porta e rispondiamo anche alle domande difficili.',
  },
  blocks: [
    {
      type: 'three_columns',
      title: {
        fr: 'En trois chiffres',
        en: 'In three figures',
        de: 'In drei Zahlen',
        it: 'In tre numeri',
      },
      columns: [
        {
          icon: 'clock',
          title: { fr: '79 ans', en: '79 years', de: '79 Jahre', it: '79 anni' },
          text: {
            fr: 'Le laboratoire a été fondé en 1947 par Jeanne Vuillens, pharmacienne. Sa petite-fille Claire le dirige depuis 2009 ; trente-huit personnes y travaillent.',
            en: 'The laboratory was founded in 1947 by the pharmacist Jeanne Vuillens. Her granddaughter Claire has run it since 2009; thirty-eight people work there.',
            de: 'Gegründet 1947 von der Apothekerin Jeanne Vuillens. Ihre Enkelin Claire leitet das Haus seit 2009; achtunddreissig Menschen arbeiten hier.',
            it: 'Fondato nel 1947 dalla farmacista Jeanne Vuillens. Sua nipote Claire dirige l’azienda dal 2009; vi lavorano trentotto persone.',
          },
          button_text: ourStory,
          button_link: 'page:company.story',
        },
        {
          icon: 'flask',
          title: {
            fr: '1919 remèdes',
            en: '1,919 remedies',
            de: '1919 Einzelmittel',
            it: '1919 rimedi unitari',
          },
          text: {
            fr: 'Auxquels s’ajoutent 66 macérats de bourgeons, 148 teintures, 33 solutions d’oligo-éléments et de minéraux, 27 sels de Schüssler et 27 compléments alimentaires.',
            en: 'And 66 bud macerates, 148 tinctures, 33 solutions of trace elements and minerals, 27 Schüssler salts and 27 supplements.',
            de: 'Dazu 66 Knospenmazerate, 148 Tinkturen, 33 Lösungen der Oligotherapie, 27 Schüssler-Salze und 27 Nahrungsergänzungsmittel.',
            it: 'Più 66 macerati di gemme, 148 tinture, 33 soluzioni di oligoterapia, 27 sali di Schüssler e 27 integratori.',
          },
          button_text: laboratory,
          button_link: 'page:company.lab',
        },
        {
          icon: 'plant',
          title: { fr: '180 espèces', en: '180 species', de: '180 Arten', it: '180 specie' },
          text: {
            fr: 'Sur 6000 m² au pied du Salève, cueillies à la main depuis 1991. L’essentiel de nos bourgeons vient de là.',
            en: 'On 6,000 m² at the foot of the Salève, picked by hand since 1991. Most of our buds come from there.',
            de: 'Auf 6000 m² am Fuss des Salève, seit 1991 von Hand gepflückt. Die meisten unserer Knospen stammen von hier.',
            it: 'Su 6000 m² ai piedi del Salève, raccolte a mano dal 1991. La maggior parte delle nostre gemme viene da lì.',
          },
          button_text: { fr: 'Le jardin', en: 'The garden', de: 'Der Garten', it: 'Il giardino' },
          button_link: 'page:company.garden',
        },
      ],
    },
    {
      type: 'text',
      heading: {
        fr: 'Contact pour la presse',
        en: 'Press contact',
        de: 'Medienkontakt',
        it: 'Contatto per la stampa',
      },
      text: {
        fr: '- **Vos interlocuteurs** : Claire Vuillens et Olivier Brandt, en français, en allemand, en anglais et en italien.\n- **Téléphone et e-mail** : {phone}, info@trois-sources.example.\n- **Images** : du jardin et du laboratoire, libres de droits pour un usage rédactionnel.\n- **Visite** : comptez une demi-journée ; la lumière est belle le matin.',
        en: '- **Contacts**: Claire Vuillens and Olivier Brandt, in French, German, English and Italian.\n- **Telephone and e-mail**: {phone}, info@trois-sources.example.\n- **Pictures**: of the garden and the laboratory, free of charge for editorial use.\n- **Visit**: allow half a day; the light is best in the morning.',
        de: '- **Ansprechpersonen**: Claire Vuillens und Olivier Brandt, auf Deutsch, Französisch, Englisch und Italienisch.\n- **Telefon und E-Mail**: {phone}, info@trois-sources.example.\n- **Bilder**: von Garten und Labor, für redaktionelle Zwecke kostenlos.\n- **Besuch**: Rechnen Sie mit einem halben Tag; am Morgen ist das Licht am schönsten.',
        it: '- **Referenti**: Claire Vuillens e Olivier Brandt, in italiano, francese, tedesco e inglese.\n- **Telefono ed e-mail**: {phone}, info@trois-sources.example.\n- **Immagini**: giardino e laboratorio, gratuite per uso redazionale.\n- **Visita**: preveda mezza giornata; al mattino la luce è più bella.',
      },
    },
    {
      type: 'two_images',
      layout: 'left',
      images: [
        {
          image: 'scene-lab',
          alt: {
            fr: 'Le laboratoire derrière ses hautes fenêtres',
            en: 'The laboratory behind its tall windows',
            de: 'Das Labor hinter seinen hohen Fenstern',
            it: 'Il laboratorio dietro le alte finestre',
          },
          title: {
            fr: 'Filmer au laboratoire',
            en: 'Filming in the laboratory',
            de: 'Drehen im Labor',
            it: 'Filmare in laboratorio',
          },
          text: {
            fr: 'Lumière du nord jusqu’à midi. Blouse et charlotte fournies ; les étiquettes de clients restent hors champ.',
            en: 'North light until noon. Coat and cap provided; customers’ labels stay out of frame.',
            de: 'Bis zum Mittag Licht von Norden. Kittel und Haube stellen wir; Etiketten von Kundinnen und Kunden kommen nicht ins Bild.',
            it: 'Luce da nord fino a mezzogiorno. Forniamo camice e cuffia; le etichette dei clienti restano fuori campo.',
          },
        },
        {
          image: 'scene-garden',
          alt: gardenTerraces,
          title: {
            fr: 'Photographier au jardin',
            en: 'Taking pictures in the garden',
            de: 'Fotografieren im Garten',
            it: 'Fotografare in giardino',
          },
          text: {
            fr: 'La récolte des bourgeons se suit en mars, celle des fleurs en juin et juillet. Prévenez la veille : c’est la météo qui décide.',
            en: 'You can watch the bud harvest in March and the flower harvest in June and July. Call the day before: the weather decides.',
            de: 'Die Knospenernte lässt sich im März begleiten, jene der Blüten im Juni und Juli. Rufen Sie am Vortag an: Es entscheidet das Wetter.',
            it: 'La raccolta delle gemme si può seguire a marzo, quella dei fiori a giugno e luglio. Ci chiami il giorno prima: decide il tempo.',
          },
        },
      ],
    },
    {
      type: 'post_display',
      title: {
        fr: 'Dernières nouvelles',
        en: 'Latest news',
        de: 'Letzte Neuigkeiten',
        it: 'Ultime novità',
      },
      nr_posts: 3,
      compact: true,
    },
    {
      type: 'horizontal_menu',
      columns: [
        {
          icon: 'phone',
          title: { fr: 'Au téléphone', en: 'By telephone', de: 'Am Telefon', it: 'Al telefono' },
          description: {
            fr: '{phone}, du lundi au vendredi.',
            en: '{phone}, Monday to Friday.',
            de: '{phone}, Montag bis Freitag.',
            it: '{phone}, da lunedì a venerdì.',
          },
          button_link: 'tel:+41 22 555 01 47',
          button_text: { fr: 'Appeler', en: 'Call', de: 'Anrufen', it: 'Chiamarci' },
        },
        {
          icon: 'envelope-simple',
          title: { fr: 'Par écrit', en: 'In writing', de: 'Schriftlich', it: 'Per iscritto' },
          description: {
            fr: 'Réponse le jour même, souvent dans l’heure.',
            en: 'An answer the same day, often within the hour.',
            de: 'Antwort am selben Tag, oft innert einer Stunde.',
            it: 'Risposta in giornata, spesso entro un’ora.',
          },
          button_link: 'mailto:info@trois-sources.example',
          button_text: { fr: 'Écrire', en: 'Write', de: 'Schreiben', it: 'Scriverci' },
        },
        {
          icon: 'download-simple',
          ...nomenclature,
          description: {
            fr: 'Tous les remèdes, pour vérifier un nom.',
            en: 'All the remedies, for checking a name.',
            de: 'Alle Mittel, um einen Namen zu prüfen.',
            it: 'Tutti i rimedi, per verificare un nome.',
          },
        },
        {
          icon: 'microscope',
          title: { fr: 'La recherche', en: 'The research', de: 'Die Forschung', it: 'La ricerca' },
          description: {
            fr: 'Ce que nous mesurons, et le débat.',
            en: 'What we measure, and the debate.',
            de: 'Was wir messen, und worüber debattiert wird.',
            it: 'Che cosa misuriamo, e il dibattito.',
          },
          button_link: 'page:resources.research',
          button_text: { fr: 'Lire', en: 'Read', de: 'Lesen', it: 'Leggere di più' },
        },
      ],
    },
  ],
}
