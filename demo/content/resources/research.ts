import type { PageText } from '../page-text.ts'
import { headOfLaboratory, nomenclature } from '../shared-texts.ts'

export const research: PageText = {
  key: 'resources.research',
  title: { fr: 'Recherche', en: 'Research', de: 'Forschung', it: 'Ricerca' },
  description: {
    fr: 'Ce que le Laboratoire Trois-Sources étudie lui-même : identité des plantes, conservation, méthodes de préparation. Et ce qu’il n’affirme pas.',
    en: 'What Laboratoire Trois-Sources studies itself: the identity of plants, shelf life, methods of preparation. And what it does not assert.',
    de: 'Was das Laboratoire Trois-Sources selbst untersucht: Identität der Pflanzen, Haltbarkeit, Herstellungsmethoden. Und was es nicht behauptet.',
    it: 'Che cosa studia in proprio il Laboratoire Trois-Sources: identità delle piante, conservazione, metodi di preparazione. E che cosa non afferma.',
  },
  lead: {
    fr: 'Notre recherche porte sur ce que nous savons mesurer : la plante, la solution, le temps.',
    en: 'Our research deals with what we can measure: the plant, the solution, time.',
    de: 'Unsere Forschung gilt dem, was wir messen können: der Pflanze, der Lösung, der Zeit.',
    it: 'La nostra ricerca riguarda ciò che sappiamo misurare: la pianta, la soluzione, il tempo.',
  },
  blocks: [
    {
      type: 'text',
      heading: {
        fr: 'Au laboratoire',
        en: 'In the laboratory',
        de: 'Im Labor',
        it: 'In laboratorio',
      },
      text: {
        fr: 'Nous comparons chaque année les empreintes chromatographiques de nos teintures mères, plante fraîche contre plante séchée, jardin contre cueillette sauvage. Nous suivons pendant cinq ans la stabilité des macérats de bourgeons, à trois températures.\n\nLes résultats qui peuvent servir à d’autres sont mis à disposition sur demande, y compris lorsqu’ils nous donnent tort : en 2018, ils nous ont fait abandonner un type de bouchon.',
        en: 'Each year we compare the chromatographic fingerprints of our mother tinctures, fresh plant against dried, garden against wild. We follow the stability of bud macerates over five years at three temperatures.\n\nResults that may be of use to others are available on request, including those that prove us wrong: in 2018 they made us give up one kind of stopper.',
        de: 'Jedes Jahr vergleichen wir die chromatografischen Fingerabdrücke unserer Urtinkturen, frische mit getrockneten Pflanzen, Garten mit Wildsammlung. Die Stabilität der Knospenmazerate prüfen wir über fünf Jahre bei drei Temperaturen.\n\nErgebnisse, die anderen nützen können, geben wir auf Anfrage weiter, auch wenn sie uns widerlegen: 2018 haben wir deswegen eine Sorte Verschlüsse aufgegeben.',
        it: 'Ogni anno confrontiamo le impronte cromatografiche delle nostre tinture madri, pianta fresca e pianta secca, coltivata in giardino e spontanea. Seguiamo per cinque anni la stabilità dei macerati di gemme, a tre temperature.\n\nI risultati che possono servire ad altri sono disponibili su richiesta, anche quando ci danno torto: nel 2018 ci hanno fatto abbandonare un tipo di tappo.',
      },
    },
    {
      type: 'three_columns',
      title: {
        fr: 'Trois questions en cours',
        en: 'Three questions under way',
        de: 'Drei Fragen, an denen wir arbeiten',
        it: 'Tre questioni allo studio',
      },
      columns: [
        {
          icon: 'microscope',
          title: {
            fr: 'La plante est-elle la bonne ?',
            en: 'Is it the right plant?',
            de: 'Ist es die richtige Pflanze?',
            it: 'È la pianta giusta?',
          },
          text: {
            fr: 'Herbier de référence, microscope et, s’il reste un doute, chromatographie sur couche mince : aucune livraison ne touche l’alcool avant d’être identifiée.',
            en: 'Reference herbarium, microscope and, if doubt remains, thin-layer chromatography: no delivery touches alcohol before it has been identified.',
            de: 'Referenzherbarium, Mikroskop und, wenn ein Zweifel bleibt, Dünnschichtchromatografie: Keine Lieferung kommt mit Alkohol in Berührung, bevor sie bestimmt ist.',
            it: 'Erbario di riferimento, microscopio e, se resta un dubbio, cromatografia su strato sottile: nessuna fornitura entra in contatto con l’alcol prima di essere identificata.',
          },
        },
        {
          icon: 'thermometer',
          title: {
            fr: 'Combien de temps tient-elle ?',
            en: 'How long does it keep?',
            de: 'Wie lange hält sie?',
            it: 'Quanto dura?',
          },
          text: {
            fr: 'Soixante-six macérats, à 5, 25 et 40 °C, contrôlés tous les six mois pendant cinq ans. La date sur l’étiquette vient de là.',
            en: 'Sixty-six macerates at 5, 25 and 40 °C, measured every six months for five years. That is where the date on the label comes from.',
            de: 'Sechsundsechzig Mazerate bei 5, 25 und 40 °C, fünf Jahre lang alle sechs Monate gemessen. Daher kommt das Datum auf der Etikette.',
            it: 'Sessantasei macerati a 5, 25 e 40 °C, misurati ogni sei mesi per cinque anni. La data sull’etichetta viene da lì.',
          },
        },
        {
          icon: 'drop',
          title: {
            fr: 'La main est-elle régulière ?',
            en: 'Is the hand steady?',
            de: 'Arbeitet die Hand gleichmässig?',
            it: 'La mano è costante?',
          },
          text: {
            fr: 'Dix personnes, la même souche, cent succussions filmées : nous comparons l’amplitude, le rythme et la température du flacon.',
            en: 'Ten people, the same substance, one hundred succussions on film: we compare the amplitude, the rhythm and the temperature of the bottle.',
            de: 'Zehn Personen, derselbe Ausgangsstoff, hundert gefilmte Schüttelschläge: Wir vergleichen Hub, Rhythmus und Temperatur der Flasche.',
            it: 'Dieci persone, lo stesso ceppo, cento succussioni filmate: confrontiamo l’ampiezza, il ritmo e la temperatura del flacone.',
          },
        },
      ],
    },
    {
      type: 'quote',
      quote: {
        fr: 'Un résultat qui nous donne tort nous coûte un bouchon.',
        en: 'A result that proves us wrong costs us a stopper.',
        de: 'Ein Ergebnis, das uns widerlegt, kostet uns einen Verschluss.',
        it: 'Un risultato che ci dà torto ci costa un tappo.',
      },
      quote_line_2: {
        fr: 'Un résultat tu nous coûterait le reste.',
        en: 'A result kept quiet would cost us the rest.',
        de: 'Ein verschwiegenes würde uns alles kosten.',
        it: 'Un risultato taciuto ci costerebbe tutto il resto.',
      },
      quotee: headOfLaboratory,
    },
    {
      type: 'text',
      heading: {
        fr: 'Un débat ouvert',
        en: 'An open debate',
        de: 'Eine offene Debatte',
        it: 'Un dibattito aperto',
      },
      text: {
        fr: 'La valeur de l’homéopathie est débattue dans la littérature scientifique. Nous lisons les études des deux camps et n’en tirons pas d’argument de vente.\n\nNous ne menons pas d’essais sur les personnes. Les professionnels qui préparent une étude indépendante peuvent nous demander des lots documentés et leurs témoins ; nous les fournissons au prix coûtant, sans droit de regard sur la publication.',
        en: 'The value of homeopathy is debated in the scientific literature. We read studies from both sides and do not use them to sell.\n\nWe do not conduct trials on people. Professionals preparing an independent study may ask us for documented batches and controls; we supply them at cost and have no say in what is published.',
        de: 'Der Wert der Homöopathie ist in der wissenschaftlichen Literatur umstritten. Wir lesen die Studien beider Seiten und machen daraus kein Verkaufsargument.\n\nVersuche am Menschen führen wir nicht durch. Fachpersonen, die eine unabhängige Studie planen, können dokumentierte Chargen und Kontrollproben bei uns anfordern; wir liefern sie zum Selbstkostenpreis und reden bei der Veröffentlichung nicht mit.',
        it: 'Il valore dell’omeopatia è dibattuto nella letteratura scientifica. Leggiamo gli studi di entrambe le parti e non ne facciamo un argomento di vendita.\n\nNon conduciamo sperimentazioni sulle persone. I professionisti che preparano uno studio indipendente possono chiederci lotti documentati con i relativi controlli; li forniamo a prezzo di costo, senza voce in capitolo sulla pubblicazione.',
      },
    },
    {
      type: 'two_images',
      layout: 'right',
      images: [
        {
          image: 'scene-quality',
          alt: {
            fr: 'Un poste de contrôle avec balance et registre',
            en: 'A testing bench with balance and register',
            de: 'Ein Prüfplatz mit Waage und Register',
            it: 'Una postazione di controllo con bilancia e registro',
          },
          title: {
            fr: 'Le registre des lots',
            en: 'The batch register',
            de: 'Das Chargenregister',
            it: 'Il registro dei lotti',
          },
          text: {
            fr: 'Origine, mesures, signatures : de quoi remonter de l’étiquette à la plante en une demi-heure.',
            en: 'Origin, readings, signatures: enough to trace a label back to the plant within half an hour.',
            de: 'Herkunft, Messwerte, Unterschriften: In einer halben Stunde führen sie von der Etikette zurück zur Pflanze.',
            it: 'Origine, misure, firme: quanto basta per risalire dall’etichetta alla pianta in mezz’ora.',
          },
          link: 'page:company.quality',
          button_text: {
            fr: 'Notre qualité',
            en: 'Our quality',
            de: 'Unsere Qualität',
            it: 'La nostra qualità',
          },
        },
        {
          image: 'scene-shelf',
          alt: {
            fr: 'Une étagère de flacons témoins',
            en: 'A shelf of retained samples',
            de: 'Ein Regal mit Rückstellmustern',
            it: 'Uno scaffale di controcampioni',
          },
          title: {
            fr: 'Les échantillons témoins',
            en: 'Retained samples',
            de: 'Die Rückstellmuster',
            it: 'I controcampioni',
          },
          text: {
            fr: 'Un tube de chaque lot reste chez nous jusqu’à un an après la date de péremption. Neuf mille sont conservés à la cave.',
            en: 'A tube of every batch stays with us until a year after its expiry date. Nine thousand are kept in the cellar.',
            de: 'Von jeder Charge bleibt ein Röhrchen bis ein Jahr nach dem Verfalldatum bei uns. Neuntausend liegen im Keller.',
            it: 'Di ogni lotto un tubetto resta da noi fino a un anno dopo la scadenza. Novemila aspettano in cantina.',
          },
        },
      ],
    },
    {
      type: 'nomenclature_download',
      ...nomenclature,
      text: {
        fr: 'Les 1919 remèdes unitaires avec leurs échelles et leurs dilutions, les macérats, les teintures, les sels et les oligo-éléments. Peut être citée librement, avec mention de la source.',
        en: 'The 1,919 single remedies with their scales and dilutions, the macerates, tinctures, salts and trace elements. May be quoted freely with acknowledgement.',
        de: 'Die 1919 Einzelmittel mit Potenzreihen und Potenzen, die Mazerate, Tinkturen, Salze und Spurenelemente. Frei zitierbar, mit Quellenangabe.',
        it: 'I 1919 rimedi unitari con le scale e le diluizioni, i macerati, le tinture, i sali e gli oligoelementi. Da citare liberamente, con la fonte.',
      },
    },
  ],
}
