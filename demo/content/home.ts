import type { PageText } from './page-text.ts'

export const home: PageText = {
  key: 'home',
  title: {
    fr: 'Remèdes préparés à la main, à Genève',
    en: 'Remedies prepared by hand in Geneva',
    de: 'Von Hand hergestellte Mittel aus Genf',
    it: 'Rimedi preparati a mano, a Ginevra',
  },
  description: {
    fr: 'Laboratoire Trois-Sources à Genève : homéopathie, gemmothérapie, phytothérapie et sels de Schüssler, préparés à la main depuis 1947 pour les professionnels.',
    en: 'Laboratoire Trois-Sources, Geneva: homeopathy, gemmotherapy, phytotherapy and Schüssler salts, prepared by hand for professionals since 1947.',
    de: 'Laboratoire Trois-Sources in Genf: Homöopathie, Gemmotherapie, Phytotherapie und Schüssler-Salze, seit 1947 von Hand für Fachpersonen hergestellt.',
    it: 'Laboratoire Trois-Sources, Ginevra: omeopatia, gemmoterapia, fitoterapia e sali di Schüssler, preparati a mano dal 1947 per i professionisti.',
  },
  lead: {
    fr: 'Dans notre laboratoire de Carouge, nous préparons des remèdes homéopathiques, des macérats de bourgeons et des teintures de plantes. Trente-huit personnes, un jardin, et le temps qu’il faut.',
    en: 'Since 1947 we have been preparing homeopathic remedies, bud macerates and plant tinctures in Geneva. Thirty-eight people, one garden, and all the time the work needs.',
    de: 'Seit 1947 stellen wir in Genf homöopathische Mittel, Knospenmazerate und Pflanzentinkturen her. Achtunddreissig Menschen, ein Garten und so viel Zeit, wie die Arbeit braucht.',
    it: 'Dal 1947 prepariamo a Ginevra rimedi omeopatici, macerati di gemme e tinture di piante. Trentotto persone, un giardino e tutto il tempo che serve.',
  },
  tagline: {
    fr: 'Depuis 1947 à Carouge, Genève',
    en: 'Since 1947 in Carouge, Geneva',
    de: 'Seit 1947 in Carouge, Genf',
    it: 'Dal 1947 a Carouge, Ginevra',
  },
  caption: {
    fr: 'Les trois sources au pied du Salève',
    en: 'The three springs at the foot of the Salève',
    de: 'Die drei Quellen am Fuss des Salève',
    it: 'Le tre sorgenti ai piedi del Salève',
  },
  blocks: [
    {
      type: 'landing_link_shop',
      title: {
        fr: 'Ce que nous préparons',
        en: 'What we prepare',
        de: 'Was wir herstellen',
        it: 'Che cosa prepariamo',
      },
      text: {
        fr: 'Vous choisissez l’échelle, la dilution, la forme et le format ; nous préparons. Si une combinaison n’est pas réalisable, le motif et le choix le plus proche vous sont indiqués.',
        en: 'You choose the scale, the dilution, the form and the size; we prepare. If a combination is not possible, you are shown why and the nearest alternative.',
        de: 'Sie wählen Potenzreihe, Potenz, Form und Grösse; wir stellen Ihr Mittel her. Ist eine Kombination nicht möglich, sehen Sie den Grund und die nächstliegende Wahl.',
        it: 'Lei sceglie la scala, la diluizione, la forma e il formato; noi prepariamo il rimedio. Se una combinazione non è realizzabile, Le indichiamo il motivo e la scelta più vicina.',
      },
      links: [
        {
          image: 'homeopathy',
          title: { fr: 'Homéopathie', en: 'Homeopathy', de: 'Homöopathie', it: 'Omeopatia' },
          text: {
            fr: '1919 remèdes unitaires, complexes et trousses',
            en: '1,919 single remedies, complexes and kits',
            de: '1919 Einzelmittel, dazu Komplexmittel und Taschenapotheken',
            it: '1919 rimedi unitari, più complessi e kit',
          },
          link: 'page:shop.homeopathy',
        },
        {
          image: 'gemmotherapy',
          title: {
            fr: 'Gemmothérapie',
            en: 'Gemmotherapy',
            de: 'Gemmotherapie',
            it: 'Gemmoterapia',
          },
          text: {
            fr: '66 macérats de bourgeons frais',
            en: '66 macerates of fresh buds',
            de: '66 Mazerate aus frischen Knospen',
            it: '66 macerati di gemme fresche',
          },
          link: 'page:shop.gemmotherapy',
        },
        {
          image: 'phytotherapy',
          title: {
            fr: 'Phytothérapie',
            en: 'Phytotherapy',
            de: 'Phytotherapie',
            it: 'Fitoterapia',
          },
          text: {
            fr: '148 teintures de plantes médicinales',
            en: '148 tinctures of medicinal plants',
            de: '148 Tinkturen aus Arzneipflanzen',
            it: '148 tinture di piante medicinali',
          },
          link: 'page:shop.phytotherapy',
        },
        {
          image: 'oligotherapy',
          title: {
            fr: 'Oligothérapie',
            en: 'Oligotherapy',
            de: 'Oligotherapie',
            it: 'Oligoterapia',
          },
          text: {
            fr: 'Oligo-éléments et minéraux en solution',
            en: 'Trace elements and minerals in solution',
            de: 'Spurenelemente und Mineralstoffe in Lösung',
            it: 'Oligoelementi e minerali in soluzione',
          },
          link: 'page:shop.oligotherapy',
        },
        {
          image: 'schussler-salts',
          title: {
            fr: 'Sels de Schüssler',
            en: 'Schüssler salts',
            de: 'Schüssler-Salze',
            it: 'Sali di Schüssler',
          },
          text: {
            fr: '27 sels, en comprimés ou en poudre',
            en: '27 salts, as tablets or powder',
            de: '27 Salze als Tabletten oder Pulver',
            it: '27 sali, in compresse o in polvere',
          },
          link: 'page:shop.schussler_salts',
        },
        {
          image: 'food-supplements',
          title: {
            fr: 'Compléments alimentaires',
            en: 'Food supplements',
            de: 'Nahrungs\u00adergänzung',
            it: 'Integratori alimentari',
          },
          text: {
            fr: 'Vitamines, minéraux et plantes',
            en: 'Vitamins, minerals and plants',
            de: 'Vitamine, Mineralstoffe und Pflanzen',
            it: 'Vitamine, minerali e piante',
          },
          link: 'page:shop.food_supplements',
        },
        {
          image: 'mixtures',
          title: {
            fr: 'Composez votre mélange',
            en: 'Make your own',
            de: 'Eigene Mischung',
            it: 'La Sua miscela',
          },
          text: {
            fr: 'Votre formule, substance par substance',
            en: 'Your own formula, substance by substance',
            de: 'Ihre eigene Rezeptur, Substanz für Substanz',
            it: 'La Sua formula, sostanza per sostanza',
          },
          link: 'page:shop.make_your_own',
        },
        {
          image: 'globuli-tube',
          title: {
            fr: 'Vous connaissez le nom ?',
            en: 'Know the name?',
            de: 'Sie kennen den Namen?',
            it: 'Conosce già il nome?',
          },
          text: {
            fr: 'Chercher un remède unitaire',
            en: 'Search for a single remedy',
            de: 'Ein Einzelmittel suchen',
            it: 'Cercare un rimedio unitario',
          },
          link: 'page:shop.homeopathy.remedies',
        },
      ],
    },
    {
      type: 'slider',
      slides: [
        {
          image: 'scene-garden',
          alt: {
            fr: 'Les planches du jardin au pied du Salève',
            en: 'The beds of the garden at the foot of the Salève',
            de: 'Die Beete des Gartens am Fuss des Salève',
            it: 'Le aiuole del giardino ai piedi del Salève',
          },
          tag_line: {
            fr: 'Au pied du Salève',
            en: 'At the foot of the Salève',
            de: 'Am Fuss des Salève',
            it: 'Ai piedi del Salève',
          },
          title: {
            fr: 'Cueilli à la main, à la première heure',
            en: 'Picked by hand, at first light',
            de: 'Von Hand gepflückt, im ersten Morgenlicht',
            it: 'Raccolte a mano, alle prime luci',
          },
          link: 'page:company.garden',
        },
        {
          image: 'scene-buds',
          alt: {
            fr: 'Un panier de bourgeons sous une branche',
            en: 'A basket of buds beneath a branch',
            de: 'Ein Korb Knospen unter einem Zweig',
            it: 'Un cesto di gemme sotto un ramo',
          },
          tag_line: {
            fr: 'Fin février',
            en: 'Late February',
            de: 'Ende Februar',
            it: 'Fine febbraio',
          },
          title: {
            fr: 'Les bourgeons d’un seul matin',
            en: 'The buds of a single morning',
            de: 'Die Knospen eines einzigen Morgens',
            it: 'Le gemme di un solo mattino',
          },
          link: 'page:medicine.gemmotherapy',
          product_image_1: 'drops-30ml',
          product_image_2: 'spray',
          product_image_size: 'medium',
        },
        {
          image: 'scene-dilution',
          alt: {
            fr: 'Une suite de flacons, de la teinture à la dilution',
            en: 'A row of bottles, from the tincture to the dilution',
            de: 'Eine Reihe Flaschen, von der Urtinktur bis zur Potenz',
            it: 'Una fila di flaconi, dalla tintura madre alla diluizione',
          },
          tag_line: {
            fr: 'À Carouge',
            en: 'In Carouge',
            de: 'Im Labor in Carouge',
            it: 'A Carouge',
          },
          title: {
            fr: 'Chaque succussion est comptée',
            en: 'Every succussion is counted',
            de: 'Jeder Schüttelschlag wird gezählt',
            it: 'Ogni succussione è contata',
          },
          link: 'page:company.lab',
          product_image_1: 'globuli-tube',
          product_image_2: 'granules-tube',
          product_image_size: 'medium',
        },
        {
          image: 'scene-quality',
          alt: {
            fr: 'Une feuille sous la loupe, une rangée de flacons',
            en: 'A leaf beneath the magnifying glass, a row of bottles',
            de: 'Ein Blatt unter der Lupe, daneben eine Reihe Flaschen',
            it: 'Una foglia sotto la lente, una fila di flaconi',
          },
          tag_line: {
            fr: 'Avant l’envoi',
            en: 'Before dispatch',
            de: 'Vor dem Versand',
            it: 'Prima della spedizione',
          },
          title: {
            fr: 'Contrôlé à deux, consigné, traçable',
            en: 'Checked by two people, recorded, traceable',
            de: 'Zu zweit geprüft, dokumentiert, rückverfolgbar',
            it: 'Controllato da due persone, registrato, tracciabile',
          },
          link: 'page:company.quality',
        },
      ],
    },
    {
      type: 'three_columns',
      title: {
        fr: 'Par où commencer',
        en: 'Where to start',
        de: 'Drei Wege zu Ihrer Bestellung',
        it: 'Tre modi per cominciare',
      },
      columns: [
        {
          icon: 'eyedropper',
          title: {
            fr: 'Choisir un remède',
            en: 'Choose a remedy',
            de: 'Ein Mittel zusammenstellen',
            it: 'Comporre un rimedio',
          },
          text: {
            fr: 'Remède, échelle, dilution, forme et format : l’étiquette se remplit à mesure que vous choisissez, et le prix s’affiche aussitôt.',
            en: 'Remedy, scale, dilution, form and size: the label fills in as you choose, and the price appears at once.',
            de: 'Mittel, Potenzreihe, Potenz, Form und Grösse: Die Etikette füllt sich mit Ihrer Wahl, und der Preis erscheint sofort.',
            it: 'Rimedio, scala, diluizione, forma e formato: l’etichetta si compila mentre sceglie e il prezzo appare subito.',
          },
          button_text: {
            fr: 'Ouvrir le sélecteur',
            en: 'Open the selector',
            de: 'Mittel auswählen',
            it: 'Scegliere il rimedio',
          },
          button_link: 'page:shop.homeopathy.remedies',
        },
        {
          icon: 'flask',
          title: {
            fr: 'Composez votre mélange',
            en: 'Make your own',
            de: 'Eigene Mischung',
            it: 'Comporre una miscela',
          },
          text: {
            fr: 'Réunissez remèdes homéopathiques, plantes et bourgeons dans une seule préparation. Le prix dépend du nombre de substances.',
            en: 'Combine homeopathic remedies, plants and buds in one preparation. The price depends on the number of substances.',
            de: 'Kombinieren Sie homöopathische Mittel, Pflanzen und Knospen in einer einzigen Zubereitung. Der Preis richtet sich nach der Zahl der Substanzen.',
            it: 'Unisca rimedi omeopatici, piante e gemme in un’unica preparazione. Il prezzo dipende dal numero di sostanze.',
          },
          button_text: {
            fr: 'Comment procéder',
            en: 'How mixtures work',
            de: 'So geht es',
            it: 'Come funziona',
          },
          button_link: 'page:shop.make_your_own',
        },
        {
          icon: 'certificate',
          title: {
            fr: 'Ouvrir un compte professionnel',
            en: 'Register as a professional',
            de: 'Sich als Fachperson registrieren',
            it: 'Registrarsi come professionista',
          },
          text: {
            fr: 'Thérapeutes, pharmacies, drogueries et autres professionnels commandent ici dès que nous avons vérifié leur autorisation de pratiquer.',
            en: 'Therapists, pharmacies, drugstores and other professionals order here once we have verified their licence to practise.',
            de: 'Therapeutinnen und Therapeuten, Apotheken, Drogerien und weitere Fachpersonen bestellen hier, sobald wir ihre Berufsausübungsbewilligung geprüft haben.',
            it: 'Terapisti, farmacie, drogherie e altri professionisti ordinano qui non appena avremo verificato la loro autorizzazione all’esercizio.',
          },
          button_text: {
            fr: 'Comment s’inscrire',
            en: 'How to register',
            de: 'So registrieren Sie sich',
            it: 'Come registrarsi',
          },
          button_link: 'page:signup',
        },
      ],
    },
    {
      type: 'seasonal_remedy_display',
      title: {
        fr: 'De saison',
        en: 'For the season',
        de: 'Passend zur Jahreszeit',
        it: 'Di stagione',
      },
      text: {
        fr: 'Préparés en petites séries, au fil des saisons.',
        en: 'Prepared in small batches, season by season.',
        de: 'In kleinen Serien hergestellt, viermal im Jahr.',
        it: 'Preparati in piccole serie, quattro volte l’anno.',
      },
    },
    {
      type: 'quote',
      quote: {
        fr: 'Ce que je commande le lundi est au cabinet le mercredi. Et quand j’appelle, on connaît le remède dont je parle.',
        en: 'What I order on Monday is at the practice by Wednesday. And when I call, they know the remedy I mean.',
        de: 'Was ich am Montag bestelle, ist am Mittwoch in der Praxis. Und wenn ich anrufe, kennt man das Mittel, von dem ich spreche.',
        it: 'Ciò che ordino il lunedì è in studio il mercoledì. E quando chiamo, conoscono il rimedio di cui parlo.',
      },
      quotee: {
        fr: 'Une thérapeute, Fribourg',
        en: 'A therapist, Fribourg',
        de: 'Eine Therapeutin in Freiburg',
        it: 'Una terapista di Friburgo',
      },
    },
    {
      type: 'health_topics_display',
      title: {
        fr: 'Thèmes de santé',
        en: 'Health topics',
        de: 'Gesundheitsthemen',
        it: 'Temi di salute',
      },
    },
    {
      type: 'post_display',
      title: {
        fr: 'Du laboratoire',
        en: 'From the laboratory',
        de: 'Aus dem Labor',
        it: 'Dal laboratorio',
      },
      nr_posts: 3,
      compact: true,
    },
    {
      type: 'banner',
      image: 'scene-where',
      title: {
        fr: 'Vous cherchez un remède pour vous-même ?',
        en: 'Looking for a remedy for yourself?',
        de: 'Sie suchen ein Mittel für sich selbst?',
        it: 'Cerca un rimedio per sé?',
      },
      products: [
        {
          product_name: {
            fr: 'Pharmacies et drogueries près de chez vous',
            en: 'Pharmacies and drugstores near you',
            de: 'Apotheken und Drogerien in Ihrer Nähe',
            it: 'Farmacie e drogherie nelle Sue vicinanze',
          },
          product_link: 'page:resources.where',
          product_icon: 'map-pin',
        },
        {
          product_name: {
            fr: 'Comprendre nos préparations',
            en: 'Understanding our preparations',
            de: 'Unsere Zubereitungen verstehen',
            it: 'Capire le nostre preparazioni',
          },
          product_link: 'page:medicine.homeopathy',
          product_icon: 'book-open',
        },
      ],
      call_to_action_text: {
        fr: 'Où les trouver',
        en: 'Where to find them',
        de: 'Wo Sie unsere Mittel finden',
        it: 'Dove trovare i nostri rimedi',
      },
      call_to_action_link: 'page:resources.where',
      darken_percentage: 10,
    },
  ],
}
