import type { PageText } from '../page-text.ts'

export const team: PageText = {
  key: 'company.team',
  title: { fr: 'L’équipe', en: 'The team', de: 'Das Team', it: 'Il team' },
  description: {
    fr: 'Trente-huit personnes au jardin, au laboratoire, au téléphone et à l’expédition : voici l’équipe du Laboratoire Trois-Sources, à Carouge près de Genève.',
    en: 'Thirty-eight people in the garden, in the laboratory, on the telephone and in dispatch: meet the team of Laboratoire Trois-Sources in Carouge.',
    de: 'Achtunddreissig Menschen im Garten, im Labor, am Telefon und im Versand: Das ist das Team des Laboratoire Trois-Sources in Carouge bei Genf.',
    it: 'Trentotto persone in giardino, in laboratorio, al telefono e alla spedizione: ecco il team del Laboratoire Trois-Sources, a Carouge, vicino a Ginevra.',
  },
  lead: {
    fr: 'Trente-huit personnes, six métiers, quatre langues, et une grande table à midi.',
    en: 'Thirty-eight people, six trades, four languages, and one long table at noon.',
    de: 'Achtunddreissig Menschen, sechs Berufe, vier Sprachen und am Mittag ein langer Tisch.',
    it: 'Trentotto persone, sei mestieri, quattro lingue e, a mezzogiorno, un grande tavolo.',
  },
  blocks: [
    {
      type: 'title_with_icon',
      icon_name: 'users-three',
      title: {
        fr: 'Six d’entre nous',
        en: 'Six of us',
        de: 'Sechs von uns',
        it: 'Sei di noi',
      },
      subtitle: {
        fr: 'Et la plante que chacun a choisie dans le jardin',
        en: 'And the plant that each has chosen from the garden',
        de: 'Und die Pflanze, die sich jede und jeder im Garten ausgesucht hat',
        it: 'E la pianta che ciascuno ha scelto in giardino',
      },
    },
    {
      type: 'team_member',
      name: 'Claire Vuillens',
      function: {
        fr: 'Directrice',
        en: 'Director',
        de: 'Geschäftsleiterin',
        it: 'Direttrice',
      },
      description: {
        fr: 'Petite-fille de la fondatrice, pharmacienne, à la tête de la maison depuis 2009. Elle a appris à compter sur les tubes de son père et contrôle encore une étiquette par jour, au hasard.\n\n*Sa plante : la sauge, parce qu’elle repousse.*',
        en: 'The founder’s granddaughter, a pharmacist, head of the company since 2009. She learned to count on her father’s tubes and still checks one label a day, picked at random.\n\n*Her plant: sage, because it grows back.*',
        de: 'Enkelin der Gründerin, Apothekerin, seit 2009 an der Spitze des Hauses. Zählen gelernt hat sie an den Röhrchen ihres Vaters, und noch heute liest sie jeden Tag eine zufällig gewählte Etikette gegen.\n\n*Ihre Pflanze: der Salbei, weil er nachwächst.*',
        it: 'Nipote della fondatrice, farmacista, alla guida dell’azienda dal 2009. Ha imparato a contare con i tubetti del padre e ancora oggi ricontrolla ogni giorno un’etichetta scelta a caso.\n\n*La sua pianta: la salvia, perché ricresce.*',
      },
      image: 'sage',
      layout: 'left',
    },
    {
      type: 'team_member',
      name: 'Olivier Brandt',
      function: {
        fr: 'Chef de laboratoire',
        en: 'Head of laboratory',
        de: 'Laborleiter',
        it: 'Capo laboratorio',
      },
      description: {
        fr: 'Droguiste de formation, il dirige les vingt personnes qui préparent, remplissent et étiquettent. Arrivé comme apprenti en 1994, il connaît chaque bruit de la salle de dilution, et surtout ceux qui manquent.\n\n*Sa plante : la valériane, qui ne paie pas de mine.*',
        en: 'A druggist by training, he leads the twenty people who prepare, fill and label. He came as an apprentice in 1994 and knows every sound of the dilution room, above all the ones that are missing.\n\n*His plant: valerian, nothing much to look at.*',
        de: 'Der gelernte Drogist führt die zwanzig Personen, die herstellen, abfüllen und beschriften. Er kam 1994 als Lernender und kennt jedes Geräusch im Potenzierraum, vor allem die, die fehlen.\n\n*Seine Pflanze: der Baldrian, der nicht viel hermacht.*',
        it: 'Droghiere di formazione, guida le venti persone che preparano, confezionano ed etichettano. È arrivato come apprendista nel 1994 e conosce ogni rumore della sala di diluizione, soprattutto quelli che mancano.\n\n*La sua pianta: la valeriana, che non si mette in mostra.*',
      },
      image: 'valerian',
      layout: 'right',
    },
    {
      type: 'team_member',
      name: 'Nadia Ferrero',
      function: { fr: 'Botaniste', en: 'Botanist', de: 'Botanikerin', it: 'Botanica' },
      description: {
        fr: 'Venue de Locarno, elle s’occupe du jardin avec quatre jardinières et jardiniers, identifie chaque récolte et tient l’herbier. En février, on la trouve à six heures dans la haie, lampe au front.\n\n*Sa plante : le cassis, le premier à se réveiller.*',
        en: 'She came from Locarno, looks after the garden with four gardeners, identifies each harvest and keeps the herbarium. In February you will find her in the hedge at six, headlamp on.\n\n*Her plant: blackcurrant, the first to wake.*',
        de: 'Sie kam aus Locarno, betreut mit vier Gärtnerinnen und Gärtnern den Garten, bestimmt jede Ernte und führt das Herbarium. Im Februar trifft man sie um sechs Uhr früh mit Stirnlampe in der Hecke.\n\n*Ihre Pflanze: die Schwarze Johannisbeere, die als Erste erwacht.*',
        it: 'Arrivata da Locarno, segue il giardino con quattro giardinieri e giardiniere, identifica ogni raccolto e cura l’erbario. In febbraio la si trova alle sei nella siepe, con la lampada frontale.\n\n*La sua pianta: il ribes nero, il primo a svegliarsi.*',
      },
      image: 'blackcurrant-bud',
      layout: 'left',
    },
    {
      type: 'team_member',
      name: 'Anne-Lise Roch',
      function: {
        fr: 'Pharmacienne responsable',
        en: 'Pharmacist in charge',
        de: 'Fachtechnisch verantwortliche Apothekerin',
        it: 'Farmacista responsabile tecnica',
      },
      description: {
        fr: 'Aucun lot ne sort sans sa signature. Elle a fait ses études à Lausanne, écrit ses remarques à l’encre verte et ne se laisse pas presser. Les praticiens l’apprécient au téléphone pour cela.\n\n*Sa plante : l’aubépine, belle et bien défendue.*',
        en: 'No batch leaves without her signature. She studied in Lausanne, writes her remarks in green ink and will not be hurried. On the telephone, practitioners value her for it.\n\n*Her plant: hawthorn, lovely and well defended.*',
        de: 'Keine Charge geht ohne ihre Unterschrift hinaus. Sie hat in Lausanne studiert, schreibt ihre Anmerkungen mit grüner Tinte und lässt sich nicht drängen. Am Telefon schätzt man sie gerade dafür.\n\n*Ihre Pflanze: der Weissdorn, schön und wehrhaft.*',
        it: 'Nessun lotto esce senza la sua firma. Ha studiato a Losanna, scrive le osservazioni con inchiostro verde e non si lascia mettere fretta. Al telefono i professionisti la apprezzano per questo.\n\n*La sua pianta: il biancospino, bello e ben difeso.*',
      },
      image: 'hawthorn',
      layout: 'right',
    },
    {
      type: 'team_member',
      name: 'Sabine Amrein',
      function: {
        fr: 'Service clients',
        en: 'Customer service',
        de: 'Kundendienst',
        it: 'Servizio clienti',
      },
      description: {
        fr: 'Lucernoise, elle dirige les six personnes qui vous répondent en quatre langues. Elle retrouve un remède à partir d’une syllabe et d’un soupir.\n\n*Sa plante : la mélisse, qui pousse partout où on la laisse.*',
        en: 'From Lucerne, she leads the six people who answer you in four languages. She can find a remedy from one syllable and a sigh.\n\n*Her plant: lemon balm, which grows wherever you let it.*',
        de: 'Die Luzernerin leitet die sechs Personen, die Ihnen in vier Sprachen antworten. Ein Mittel findet sie anhand einer Silbe und eines Seufzers.\n\n*Ihre Pflanze: die Melisse, die überall wächst, wo man sie lässt.*',
        it: 'Lucernese, dirige le sei persone che Le rispondono in quattro lingue. Per ritrovare un rimedio le bastano una sillaba e un sospiro.\n\n*La sua pianta: la melissa, che cresce ovunque la si lasci.*',
      },
      image: 'lemon-balm',
      layout: 'left',
    },
    {
      type: 'team_member',
      name: 'Luca Bernasconi',
      function: { fr: 'Expédition', en: 'Dispatch', de: 'Versand', it: 'Spedizione' },
      description: {
        fr: 'Avec trois collègues, il veille à ce que votre colis parte le jour même ou le lendemain. Il plie les cartons comme d’autres l’origami et connaît l’horaire de chaque camion postal.\n\n*Sa plante : le tilleul de la cour, pour la pause de dix heures.*',
        en: 'With three colleagues he sees to it that your parcel leaves the same day or the next. He folds boxes as others fold origami and knows the timetable of every postal van.\n\n*His plant: the lime tree in the courtyard, for the ten o’clock break.*',
        de: 'Mit drei Kolleginnen und Kollegen sorgt er dafür, dass Ihr Paket am selben oder am nächsten Tag abgeht. Er faltet Kartons wie andere Origami und kennt die Fahrzeiten jedes Paketwagens.\n\n*Seine Pflanze: die Linde im Hof, für die Znünipause.*',
        it: 'Con tre colleghi fa in modo che il Suo pacco parta il giorno stesso o quello dopo. Piega le scatole come altri gli origami e conosce l’orario di ogni furgone postale.\n\n*La sua pianta: il tiglio del cortile, per la pausa delle dieci.*',
      },
      image: 'linden',
      layout: 'right',
    },
    {
      type: 'quote',
      quote: {
        fr: 'On étiquette mieux une plante que l’on a déjà cueillie.',
        en: 'You label a plant better once you have picked it.',
        de: 'Eine Pflanze beschriftet man besser, wenn man sie schon gepflückt hat.',
        it: 'Si etichetta meglio una pianta che si è già raccolta.',
      },
      quotee: {
        fr: 'Une apprentie, après son été au jardin',
        en: 'An apprentice, after her summer in the garden',
        de: 'Eine Lernende nach ihrem Sommer im Garten',
        it: 'Un’apprendista, dopo la sua estate in giardino',
      },
    },
    {
      type: 'text',
      heading: {
        fr: 'Apprendre ici',
        en: 'Learning here',
        de: 'Hier lernen',
        it: 'Imparare qui',
      },
      text: {
        fr: 'Nous formons chaque année deux apprenties ou apprentis, l’un au laboratoire, l’autre au secteur commercial. Ils passent aussi un été au jardin. Trois de nos responsables ont commencé ainsi.\n\nVous aimeriez travailler avec nous ? Écrivez quelques lignes à [info@trois-sources.example](mailto:info@trois-sources.example). Nous lisons tout et répondons à chacun.',
        en: 'Each year we train two apprentices, one in the laboratory and one in the office. They also spend a summer in the garden. Three of our heads of department began that way.\n\nWould you like to work with us? Write a few lines to [info@trois-sources.example](mailto:info@trois-sources.example). We read everything and answer everyone.',
        de: 'Jedes Jahr bilden wir zwei Lernende aus, im Labor und im kaufmännischen Bereich. Sie verbringen auch einen Sommer im Garten. Drei unserer Führungskräfte haben so begonnen.\n\nMöchten Sie mit uns arbeiten? Schreiben Sie ein paar Zeilen an [info@trois-sources.example](mailto:info@trois-sources.example). Wir lesen alles und antworten allen.',
        it: 'Ogni anno formiamo due apprendisti, uno in laboratorio e uno come impiegato di commercio. Passano anche un’estate in giardino. Tre dei nostri responsabili hanno cominciato così.\n\nLe piacerebbe lavorare con noi? Scriva qualche riga a [info@trois-sources.example](mailto:info@trois-sources.example). Leggiamo tutto e rispondiamo a tutti.',
      },
    },
  ],
}
