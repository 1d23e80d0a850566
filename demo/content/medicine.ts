import type { PageText } from './page-text.ts'

export const medicine: readonly PageText[] = [
  {
    key: 'medicine.homeopathy',
    title: {
      fr: 'Qu’est-ce que l’homéopathie ?',
      en: 'What is homeopathy?',
      de: 'Was ist Homöopathie?',
      it: 'Che cos’è l’omeopatia?',
    },
    description: {
      fr: 'L’homéopathie en bref : Samuel Hahnemann, le principe de similitude, la dilution et la dynamisation, et ce que signifient DH, CH, K et LM.',
      en: 'Homeopathy in brief: Samuel Hahnemann, the principle of similars, dilution and succussion, and what the scales DH, CH, K and LM stand for.',
      de: 'Homöopathie in Kürze: Samuel Hahnemann, das Ähnlichkeitsprinzip, Verdünnung und Verschüttelung und was die Skalen DH, CH, K und LM bedeuten.',
      it: 'L’omeopatia in breve: Samuel Hahnemann, il principio di similitudine, diluizione e dinamizzazione, e che cosa significano DH, CH, K e LM.',
    },
    lead: {
      fr: 'Une méthode née en Allemagne à la fin du XVIIIe siècle, avec son vocabulaire et ses gestes propres.',
      en: 'A method that arose in Germany at the end of the eighteenth century, with words and gestures of its own.',
      de: 'Eine Methode aus dem Deutschland des ausgehenden 18. Jahrhunderts, mit eigenem Wortschatz und eigenen Handgriffen.',
      it: 'Un metodo nato in Germania alla fine del Settecento, con un vocabolario e gesti propri.',
    },
    sections: [
      {
        heading: {
          fr: 'Le semblable par le semblable',
          en: 'Like with like',
          de: 'Ähnliches mit Ähnlichem',
          it: 'Il simile con il simile',
        },
        body: {
          fr: 'Le médecin saxon Samuel Hahnemann publie en 1796 un essai qui passe pour l’acte de naissance de l’homéopathie, puis en 1810 son « Organon ». Sa règle : choisir pour un malade la substance qui, chez une personne bien portante, produirait des signes semblables aux siens.\n\nLes observations recueillies sont classées dans des matières médicales et des répertoires. Le praticien compare l’ensemble des signes, le tempérament et les circonstances, puis choisit une souche et une dilution. Le conseil est donc personnel, et c’est à lui qu’il revient.',
          en: 'In 1796 the Saxon doctor Samuel Hahnemann published an essay that is taken as the birth of homeopathy, followed in 1810 by his “Organon”. His rule: choose for a sick person the substance that would produce similar signs in a healthy one.\n\nThe observations gathered are set out in materia medica and repertories. The practitioner compares all the signs, the temperament and the circumstances, then chooses a stock and a dilution. The advice is therefore personal, and it is the practitioner’s to give.',
          de: 'Der sächsische Arzt Samuel Hahnemann veröffentlicht 1796 einen Aufsatz, der als Geburtsstunde der Homöopathie gilt, und 1810 sein «Organon». Seine Regel: für einen kranken Menschen jene Substanz wählen, die bei einem gesunden ähnliche Zeichen hervorrufen würde.\n\nDie gesammelten Beobachtungen sind in Arzneimittellehren und Repertorien geordnet. Die Fachperson vergleicht alle Zeichen, das Temperament und die Umstände und wählt dann Grundstoff und Verdünnung. Der Rat ist also persönlich und ihre Sache.',
          it: 'Nel 1796 il medico sassone Samuel Hahnemann pubblica un saggio considerato l’atto di nascita dell’omeopatia, seguito nel 1810 dall’«Organon». La sua regola: scegliere per una persona malata la sostanza che in una persona sana produrrebbe segni simili.\n\nLe osservazioni raccolte sono ordinate in materie mediche e repertori. Il professionista confronta l’insieme dei segni, il temperamento e le circostanze, poi sceglie un ceppo e una diluizione. Il consiglio è quindi personale, e spetta a lui.',
        },
      },
      {
        heading: {
          fr: 'Lire une dilution',
          en: 'Reading a dilution',
          de: 'Eine Verdünnung lesen',
          it: 'Leggere una diluizione',
        },
        body: {
          fr: 'DH signifie une dilution au dixième à chaque étape, CH une dilution au centième dans un flacon neuf, selon Hahnemann. K désigne la méthode de Korsakov, à flacon unique ; LM, une dilution au cinquante-millième. Le nombre indique combien de fois l’opération a été répétée : 9 CH, neuf fois.\n\nAu-delà d’environ 12 CH, la présence d’une molécule de la substance de départ devient improbable. L’homéopathie est de ce fait discutée ; nous préférons le dire clairement.',
          en: 'DH means one part in ten at each step, CH one part in a hundred in a new bottle each time, after Hahnemann. K stands for Korsakov’s single-bottle method; LM for one part in fifty thousand. The number tells how often the step was repeated: 9 CH, nine times.\n\nBeyond about 12 CH, the presence of a single molecule of the starting substance becomes unlikely. Homeopathy is debated for that reason; we prefer to say so plainly.',
          de: 'DH bedeutet eine Verdünnung im Verhältnis eins zu zehn pro Schritt, CH eins zu hundert in je einer neuen Flasche, nach Hahnemann. K steht für die Einglasmethode nach Korsakow, LM für eins zu fünfzigtausend. Die Zahl nennt, wie oft der Schritt wiederholt wurde: 9 CH, neunmal.\n\nÜber etwa 12 CH hinaus wird es unwahrscheinlich, dass noch ein Molekül der Ausgangssubstanz vorhanden ist. Die Homöopathie ist deshalb umstritten; das sagen wir lieber offen.',
          it: 'DH indica una diluizione al decimo a ogni passo, CH una al centesimo in un flacone nuovo, secondo Hahnemann. K sta per il metodo di Korsakov, a flacone unico; LM per una diluizione al cinquantamillesimo. Il numero dice quante volte l’operazione è stata ripetuta: 9 CH, nove volte.\n\nOltre i 12 CH circa, la presenza di una sola molecola della sostanza di partenza diventa improbabile. Per questo l’omeopatia è discussa; preferiamo dirlo con chiarezza.',
        },
      },
    ],
  },
  {
    key: 'medicine.gemmotherapy',
    title: {
      fr: 'Qu’est-ce que la gemmothérapie ?',
      en: 'What is gemmotherapy?',
      de: 'Was ist Gemmotherapie?',
      it: 'Che cos’è la gemmoterapia?',
    },
    description: {
      fr: 'La gemmothérapie emploie les tissus jeunes des plantes : bourgeons, pousses et radicelles, macérés dans l’eau, l’alcool et la glycérine.',
      en: 'Gemmotherapy uses the young tissues of plants: buds, shoots and rootlets, macerated fresh in a blend of water, alcohol and glycerine.',
      de: 'Die Gemmotherapie verwendet junges Pflanzengewebe: Knospen, Triebe und Würzelchen, frisch angesetzt in Wasser, Alkohol und Glycerin.',
      it: 'La gemmoterapia impiega i tessuti giovani delle piante: gemme, getti e radichette, macerati freschi in acqua, alcol e glicerina.',
    },
    lead: {
      fr: 'Du latin « gemma », le bourgeon : la plante au moment où elle commence.',
      en: 'From the Latin “gemma”, a bud: the plant at the moment it begins.',
      de: 'Vom lateinischen «gemma», Knospe: die Pflanze in dem Augenblick, in dem sie beginnt.',
      it: 'Dal latino «gemma»: la pianta nel momento in cui comincia.',
    },
    sections: [
      {
        heading: {
          fr: 'Une idée du XXe siècle',
          en: 'An idea of the twentieth century',
          de: 'Eine Idee des 20. Jahrhunderts',
          it: 'Un’idea del Novecento',
        },
        body: {
          fr: 'Le médecin belge Pol Henry s’intéresse dès la fin des années cinquante aux tissus embryonnaires des végétaux, qu’il appelle d’abord « phytembryothérapie ». Le nom de gemmothérapie s’impose ensuite, en France, en Italie et en Suisse romande surtout.\n\nOn emploie les bourgeons d’arbres et d’arbustes, mais aussi les jeunes pousses du framboisier ou du romarin, les radicelles du maïs et quelques semences. Chaque plante a, dans cette tradition, ses emplois reconnus par les praticiens.',
          en: 'From the late nineteen-fifties the Belgian doctor Pol Henry took an interest in the embryonic tissues of plants, under the name “phytoembryotherapy”. The word gemmotherapy prevailed later, above all in France, Italy and French-speaking Switzerland.\n\nBuds of trees and shrubs are used, but also the young shoots of raspberry or rosemary, the rootlets of maize and a few seeds. In this tradition each plant has its uses, familiar to practitioners.',
          de: 'Der belgische Arzt Pol Henry befasst sich ab Ende der Fünfzigerjahre mit dem embryonalen Gewebe der Pflanzen, zunächst unter dem Namen «Phytembryotherapie». Später setzt sich der Name Gemmotherapie durch, vor allem in Frankreich, Italien und der Westschweiz.\n\nVerwendet werden Knospen von Bäumen und Sträuchern, aber auch junge Triebe von Himbeere oder Rosmarin, Würzelchen vom Mais und einige Samen. Jede Pflanze hat in dieser Tradition ihre Anwendungen, die den Fachpersonen vertraut sind.',
          it: 'Dalla fine degli anni Cinquanta il medico belga Pol Henry si interessa ai tessuti embrionali delle piante, con il nome di «fitoembrioterapia». Il termine gemmoterapia si afferma più tardi, soprattutto in Francia, in Italia e nella Svizzera romanda.\n\nSi impiegano le gemme di alberi e arbusti, ma anche i giovani getti del lampone o del rosmarino, le radichette del mais e alcuni semi. In questa tradizione ogni pianta ha i suoi impieghi, noti ai professionisti.',
        },
      },
      {
        heading: {
          fr: 'Du rameau au macérat',
          en: 'From twig to macerate',
          de: 'Vom Zweig zum Mazerat',
          it: 'Dal ramo al macerato',
        },
        body: {
          fr: 'Les bourgeons sont cueillis gonflés, juste avant l’éclosion, et traités frais. Ils macèrent plusieurs semaines à l’abri de la lumière dans un mélange d’eau, d’alcool et de glycérine : chacun dissout ce que les autres laissent. Le macérat est ensuite pressé, filtré et dilué à la première décimale, d’où la mention 1D.\n\nNos macérats contiennent de l’alcool. Ils ne conviennent pas à tous ; demandez conseil, en particulier pour les enfants et pendant la grossesse.',
          en: 'Buds are picked swollen, just before they open, and processed fresh. They macerate for several weeks, away from the light, in a blend of water, alcohol and glycerine: each dissolves what the others leave. The macerate is then pressed, filtered and diluted to the first decimal, hence the mark 1D.\n\nOur macerates contain alcohol. They do not suit everyone; please ask for advice, especially for children and during pregnancy.',
          de: 'Die Knospen werden prall gepflückt, kurz bevor sie aufgehen, und frisch verarbeitet. Sie ziehen mehrere Wochen lichtgeschützt in einer Mischung aus Wasser, Alkohol und Glycerin: Jedes löst, was die anderen zurücklassen. Danach wird das Mazerat gepresst, filtriert und auf die erste Dezimale verdünnt, daher die Angabe 1D.\n\nUnsere Mazerate enthalten Alkohol. Sie eignen sich nicht für alle; lassen Sie sich beraten, besonders bei Kindern und in der Schwangerschaft.',
          it: 'Le gemme si raccolgono turgide, appena prima che si schiudano, e si lavorano fresche. Macerano per più settimane, al riparo dalla luce, in una miscela di acqua, alcol e glicerina: ognuno scioglie ciò che gli altri lasciano. Il macerato è poi pressato, filtrato e diluito alla prima decimale, da cui l’indicazione 1D.\n\nI nostri macerati contengono alcol. Non sono adatti a tutti; chieda consiglio, in particolare per i bambini e in gravidanza.',
        },
      },
    ],
  },
  {
    key: 'medicine.phytotherapy',
    title: {
      fr: 'Qu’est-ce que la phytothérapie ?',
      en: 'What is phytotherapy?',
      de: 'Was ist Phytotherapie?',
      it: 'Che cos’è la fitoterapia?',
    },
    description: {
      fr: 'La phytothérapie, usage des plantes médicinales : tradition, parties de plante, teintures, et ce qu’il faut savoir avant de les associer à un médicament.',
      en: 'Phytotherapy, the use of medicinal plants: tradition, parts of the plant, tinctures, and what to know before combining them with a medicine.',
      de: 'Phytotherapie, die Anwendung von Arzneipflanzen: Tradition, Pflanzenteile, Tinkturen und was vor der Kombination mit Medikamenten zu beachten ist.',
      it: 'La fitoterapia, uso delle piante medicinali: tradizione, parti della pianta, tinture e che cosa sapere prima di associarle a un medicamento.',
    },
    lead: {
      fr: 'L’usage des plantes est aussi vieux que les jardins ; la teinture en est une forme précise et durable.',
      en: 'The use of plants is as old as gardens; the tincture is one precise and lasting form of it.',
      de: 'Pflanzen werden verwendet, seit es Gärten gibt; die Tinktur ist eine genaue und haltbare Form davon.',
      it: 'L’uso delle piante è antico quanto i giardini; la tintura ne è una forma precisa e duratura.',
    },
    sections: [
      {
        heading: {
          fr: 'Racine, feuille ou fleur',
          en: 'Root, leaf or flower',
          de: 'Wurzel, Blatt oder Blüte',
          it: 'Radice, foglia o fiore',
        },
        body: {
          fr: 'Une plante n’est pas la même du pied à la cime. On récolte la racine de la valériane, la fleur du souci, la feuille de la mélisse, le fruit de l’aubépine. Le moment compte aussi : l’heure, la saison, le sol. C’est pourquoi nos étiquettes donnent le nom latin et la partie employée.\n\nLes usages que nous citons viennent des herbiers, des pharmacopées et des monographies européennes sur les plantes. Ils relatent une tradition.',
          en: 'A plant is not the same from foot to tip. One gathers the root of valerian, the flower of marigold, the leaf of lemon balm, the fruit of hawthorn. Timing matters as well: the hour, the season, the soil. That is why our labels give the Latin name and the part used.\n\nThe uses we mention come from herbals, pharmacopoeias and the European monographs on plants. They record a tradition.',
          de: 'Eine Pflanze ist nicht von der Wurzel bis zur Spitze dieselbe. Geerntet werden die Wurzel des Baldrians, die Blüte der Ringelblume, das Blatt der Melisse, die Frucht des Weissdorns. Auch der Zeitpunkt zählt: Stunde, Jahreszeit, Boden. Deshalb nennen unsere Etiketten den lateinischen Namen und den verwendeten Teil.\n\nDie Anwendungen, die wir erwähnen, stammen aus Kräuterbüchern, Pharmakopöen und europäischen Pflanzenmonografien. Sie geben eine Tradition wieder.',
          it: 'Una pianta non è la stessa dalla base alla cima. Si raccolgono la radice della valeriana, il fiore della calendula, la foglia della melissa, il frutto del biancospino. Conta anche il momento: l’ora, la stagione, il terreno. Per questo le nostre etichette riportano il nome latino e la parte impiegata.\n\nGli usi che citiamo provengono da erbari, farmacopee e monografie europee sulle piante. Raccontano una tradizione.',
        },
      },
      {
        heading: {
          fr: 'Naturel ne veut pas dire anodin',
          en: 'Natural does not mean harmless',
          de: 'Natürlich heisst nicht harmlos',
          it: 'Naturale non vuol dire innocuo',
        },
        body: {
          fr: 'Une teinture contient des substances mesurables, et de l’alcool. Certaines plantes ne s’accordent pas avec des médicaments ; le millepertuis en est l’exemple le plus connu. D’autres sont déconseillées pendant la grossesse, l’allaitement ou l’enfance.\n\nDites toujours à votre médecin ou à votre pharmacie ce que vous prenez. Les professionnels connectés trouvent d’autres indications dans la boutique.',
          en: 'A tincture contains measurable substances, and alcohol. Some plants do not go together with medicines; St John’s wort is the best-known example. Others are advised against during pregnancy, breastfeeding or childhood.\n\nAlways tell your doctor or pharmacy what you are taking. Professionals who are logged in find further information in the shop.',
          de: 'Eine Tinktur enthält messbare Stoffe, und Alkohol. Manche Pflanzen vertragen sich nicht mit Medikamenten; das Johanniskraut ist das bekannteste Beispiel. Von anderen wird in Schwangerschaft, Stillzeit oder Kindheit abgeraten.\n\nSagen Sie Ihrer Ärztin oder Ihrer Apotheke immer, was Sie einnehmen. Angemeldete Fachpersonen finden im Shop weitere Angaben.',
          it: 'Una tintura contiene sostanze misurabili, e alcol. Alcune piante non si accordano con certi medicamenti; l’iperico è l’esempio più noto. Altre sono sconsigliate in gravidanza, durante l’allattamento o nell’infanzia.\n\nDica sempre al Suo medico o alla Sua farmacia che cosa assume. I professionisti che hanno effettuato l’accesso trovano nel negozio ulteriori indicazioni.',
        },
      },
    ],
  },
  {
    key: 'medicine.oligotherapy',
    title: {
      fr: 'Qu’est-ce que l’oligothérapie ?',
      en: 'What is oligotherapy?',
      de: 'Was ist Oligotherapie?',
      it: 'Che cos’è l’oligoterapia?',
    },
    description: {
      fr: 'L’oligothérapie emploie des éléments présents en très petite quantité, comme le cuivre, le zinc ou le manganèse. Origine, formes et teneur.',
      en: 'Oligotherapy uses elements that occur in very small amounts, such as copper, zinc or manganese. Its origins, its forms and how content is stated.',
      de: 'Die Oligotherapie verwendet Elemente, die in sehr kleinen Mengen vorkommen, etwa Kupfer, Zink oder Mangan. Herkunft, Formen und Gehalt.',
      it: 'L’oligoterapia impiega elementi presenti in quantità piccolissime, come il rame, lo zinco o il manganese. Origine, forme e tenore.',
    },
    lead: {
      fr: 'Du grec « oligos », peu : il est question ici de milligrammes, parfois moins.',
      en: 'From the Greek “oligos”, little: milligrams are what counts here, and sometimes less.',
      de: 'Vom griechischen «oligos», wenig: Hier geht es um Milligramm, manchmal um weniger.',
      it: 'Dal greco «oligos», poco: qui si parla di milligrammi, talvolta meno.',
    },
    sections: [
      {
        heading: {
          fr: 'Peu, mais présent',
          en: 'Little, but there',
          de: 'Wenig, aber vorhanden',
          it: 'Poco, ma presente',
        },
        body: {
          fr: 'Au début du XXe siècle, le biologiste français Gabriel Bertrand étudie le rôle de traces de métaux, dont le manganèse, chez les êtres vivants. Le médecin Jacques Ménétrier s’en inspire à partir des années trente et quarante et décrit des « diathèses », des tempéraments auxquels il rattache un élément ou une association.\n\nC’est de là que viennent des couples devenus classiques, comme manganèse-cuivre ou cuivre-or-argent. Notre catalogue compte vingt-cinq éléments et huit associations.',
          en: 'At the beginning of the twentieth century the French biologist Gabriel Bertrand studied the part that traces of metals, manganese among them, play in living things. The doctor Jacques Ménétrier took this up in the thirties and forties and described “diatheses”, temperaments that he linked with an element or a combination.\n\nHence the pairs that have become classics, such as manganese-copper or copper-gold-silver. Our catalogue holds twenty-five elements and eight combinations.',
          de: 'Zu Beginn des 20. Jahrhunderts erforscht der französische Biologe Gabriel Bertrand, welche Rolle Spuren von Metallen wie Mangan in Lebewesen spielen. Der Arzt Jacques Ménétrier nimmt dies in den Dreissiger- und Vierzigerjahren auf und beschreibt «Diathesen», Temperamente, denen er ein Element oder eine Kombination zuordnet.\n\nDaher stammen Paare, die zu Klassikern wurden, etwa Mangan-Kupfer oder Kupfer-Gold-Silber. Unser Sortiment umfasst fünfundzwanzig Elemente und acht Kombinationen.',
          it: 'All’inizio del Novecento il biologo francese Gabriel Bertrand studia il ruolo delle tracce di metalli, tra cui il manganese, negli esseri viventi. Il medico Jacques Ménétrier vi si ispira negli anni Trenta e Quaranta e descrive le «diatesi», temperamenti a cui collega un elemento o un’associazione.\n\nDa qui vengono coppie ormai classiche, come manganese-rame o rame-oro-argento. Il nostro catalogo comprende venticinque elementi e otto associazioni.',
        },
      },
      {
        heading: {
          fr: 'Solution et teneur',
          en: 'Solution and content',
          de: 'Lösung und Gehalt',
          it: 'Soluzione e tenore',
        },
        body: {
          fr: 'Les éléments sont proposés en solution aqueuse, le plus souvent sous forme de gluconates. Selon l’usage, la dose se garde un moment sous la langue. La teneur figure toujours en milligrammes par litre, de sorte que deux produits se comparent d’un coup d’œil.\n\nLes oligo-éléments s’ajoutent à ceux de l’alimentation. Tenez compte de vos autres préparations, et demandez conseil avant un emploi prolongé.',
          en: 'The elements are offered in watery solution, mostly as gluconates. By custom, the dose is held under the tongue for a moment. The content is always given in milligrams per litre, so that two products can be compared at a glance.\n\nTrace elements add to those in your food. Take your other preparations into account, and ask for advice before using them for any length of time.',
          de: 'Die Elemente werden als wässrige Lösung angeboten, meist in Form von Gluconaten. Nach altem Brauch behält man die Dosis einen Moment unter der Zunge. Der Gehalt ist immer in Milligramm pro Liter angegeben, so dass sich zwei Produkte auf einen Blick vergleichen lassen.\n\nSpurenelemente kommen zu jenen aus der Nahrung hinzu. Berücksichtigen Sie Ihre übrigen Präparate und lassen Sie sich vor einer längeren Anwendung beraten.',
          it: 'Gli elementi sono proposti in soluzione acquosa, per lo più come gluconati. Secondo l’uso, la dose si tiene un momento sotto la lingua. Il tenore è sempre indicato in milligrammi per litro, così due prodotti si confrontano in un colpo d’occhio.\n\nGli oligoelementi si aggiungono a quelli dell’alimentazione. Tenga conto degli altri preparati che assume e chieda consiglio prima di un impiego prolungato.',
        },
      },
    ],
  },
  {
    key: 'medicine.schussler_salts',
    title: {
      fr: 'Que sont les sels de Schüssler ?',
      en: 'What are Schüssler salts?',
      de: 'Was sind Schüssler-Salze?',
      it: 'Che cosa sono i sali di Schüssler?',
    },
    description: {
      fr: 'Les sels de Schüssler : douze sels minéraux et quinze sels complémentaires, triturés avec du lactose en 6DH ou 12DH. Origine, numéros et formes.',
      en: 'Schüssler salts: twelve mineral salts and fifteen supplementary salts, triturated with lactose in 6DH or 12DH. Their origins, numbers and forms.',
      de: 'Schüssler-Salze: zwölf Mineralsalze und fünfzehn Ergänzungssalze, mit Laktose verrieben in 6DH oder 12DH. Herkunft, Nummern und Formen.',
      it: 'I sali di Schüssler: dodici sali minerali e quindici complementari, triturati con lattosio in 6DH o 12DH. Origine, numeri e forme.',
    },
    lead: {
      fr: 'Douze numéros que beaucoup de familles suisses connaissent par cœur.',
      en: 'Twelve numbers that many Swiss families know by heart.',
      de: 'Zwölf Nummern, die viele Schweizer Familien auswendig kennen.',
      it: 'Dodici numeri che molte famiglie svizzere conoscono a memoria.',
    },
    sections: [
      {
        heading: {
          fr: 'Un médecin d’Oldenbourg',
          en: 'A doctor from Oldenburg',
          de: 'Ein Arzt aus Oldenburg',
          it: 'Un medico di Oldenburg',
        },
        body: {
          fr: 'Wilhelm Heinrich Schüssler, médecin à Oldenbourg, cherche une méthode plus simple que l’homéopathie de son temps. En 1873, il publie « Une thérapeutique abrégée » et s’en tient à douze sels, présents selon lui dans le sang et les tissus.\n\nIl leur donne un ordre ; les numéros d’aujourd’hui en sont issus. Ses élèves ont ajouté plus tard quinze sels, dits complémentaires. La méthode est restée vivante surtout dans les pays de langue allemande.',
          en: 'Wilhelm Heinrich Schüssler, a doctor in Oldenburg, was looking for a simpler method than the homeopathy of his day. In 1873 he published “An Abridged Therapy” and confined himself to twelve salts which, in his view, are present in blood and tissues.\n\nHe put them in an order from which today’s numbers come. His pupils later added fifteen salts, called supplementary. The method has stayed alive above all in German-speaking countries.',
          de: 'Wilhelm Heinrich Schüssler, Arzt in Oldenburg, suchte eine einfachere Methode als die Homöopathie seiner Zeit. 1873 veröffentlichte er «Eine abgekürzte Therapie» und beschränkte sich auf zwölf Salze, die nach seiner Auffassung in Blut und Gewebe vorkommen.\n\nEr gab ihnen eine Ordnung, auf die die heutigen Nummern zurückgehen. Seine Schüler fügten später fünfzehn Ergänzungssalze hinzu. Lebendig geblieben ist die Methode vor allem im deutschen Sprachraum.',
          it: 'Wilhelm Heinrich Schüssler, medico a Oldenburg, cercava un metodo più semplice dell’omeopatia del suo tempo. Nel 1873 pubblica «Una terapia abbreviata» e si limita a dodici sali che, a suo avviso, sono presenti nel sangue e nei tessuti.\n\nDiede loro un ordine da cui derivano i numeri di oggi. Più tardi i suoi allievi aggiunsero quindici sali, detti complementari. Il metodo è rimasto vivo soprattutto nei paesi di lingua tedesca.',
        },
      },
      {
        heading: {
          fr: 'Formes et numéros',
          en: 'Forms and numbers',
          de: 'Formen und Nummern',
          it: 'Forme e numeri',
        },
        body: {
          fr: 'Les sels sont triturés avec du lactose, étape après étape, puis comprimés ou laissés en poudre. On emploie d’ordinaire la 6DH ; pour les sels n° 1, 3 et 11, l’usage retient la 12DH. Les comprimés se laissent fondre dans la bouche.\n\nUn comprimé se compose presque entièrement de lactose : les personnes intolérantes et les personnes diabétiques en tiennent compte. Votre pharmacie, votre droguerie ou votre thérapeute vous aide à choisir.',
          en: 'The salts are triturated with lactose, step by step, then pressed into pills or left as powder. 6DH is the usual potency; for salts no. 1, 3 and 11, custom favours 12DH. The pills are left to melt in the mouth.\n\nA pill consists almost wholly of lactose: those who do not tolerate it, and people with diabetes, will bear this in mind. Your pharmacy, drugstore or therapist can guide your choice.',
          de: 'Die Salze werden Schritt für Schritt mit Laktose verrieben und dann zu Tabletten gepresst oder als Pulver belassen. Üblich ist die 6DH; bei den Salzen Nr. 1, 3 und 11 ist die 12DH gebräuchlich. Die Tabletten lässt man im Mund zergehen.\n\nEine Tablette besteht fast ganz aus Laktose: Wer sie nicht verträgt oder Diabetes hat, berücksichtigt das. Bei der Wahl beraten Sie Ihre Apotheke, Ihre Drogerie oder Ihre Therapeutin.',
          it: 'I sali sono triturati con lattosio, passo dopo passo, poi compressi o lasciati in polvere. Di solito si usa la 6DH; per i sali n. 1, 3 e 11 è consuetudine la 12DH. Le compresse si lasciano sciogliere in bocca.\n\nUna compressa è fatta quasi interamente di lattosio: ne tengano conto le persone intolleranti e quelle con diabete. La farmacia, la drogheria o il terapeuta La consigliano nella scelta.',
        },
      },
    ],
  },
  {
    key: 'medicine.food_supplements',
    title: {
      fr: 'Que sont les compléments alimentaires ?',
      en: 'What are food supplements?',
      de: 'Was sind Nahrungsergänzungsmittel?',
      it: 'Che cosa sono gli integratori alimentari?',
    },
    description: {
      fr: 'Ce qu’est un complément alimentaire selon le droit suisse, ce que dit son étiquette et ce à quoi il faut prendre garde avant d’en prendre.',
      en: 'What a food supplement is under Swiss law, what its label tells you and what to watch out for before taking one. Explained in a few words.',
      de: 'Was ein Nahrungsergänzungsmittel nach Schweizer Recht ist, was auf der Etikette steht und worauf Sie vor der Einnahme achten sollten.',
      it: 'Che cos’è un integratore alimentare secondo il diritto svizzero, che cosa dice l’etichetta e a che cosa prestare attenzione prima di assumerlo.',
    },
    lead: {
      fr: 'Ni médicaments ni repas : des denrées alimentaires concentrées, présentées en petites portions.',
      en: 'Neither medicines nor meals: concentrated foods in small portions.',
      de: 'Weder Arzneimittel noch Mahlzeit: konzentrierte Lebensmittel in kleinen Portionen.',
      it: 'Né medicamenti né pasti: derrate alimentari concentrate, in piccole porzioni.',
    },
    sections: [
      {
        heading: {
          fr: 'Ce que dit le droit',
          en: 'What the law says',
          de: 'Was das Recht sagt',
          it: 'Che cosa dice il diritto',
        },
        body: {
          fr: 'En Suisse, les compléments alimentaires relèvent du droit sur les denrées alimentaires. Une ordonnance du Département fédéral de l’intérieur fixe les vitamines, minéraux et autres substances admis ainsi que les quantités maximales. Le fabricant répond de la conformité ; les chimistes cantonaux la contrôlent.\n\nL’étiquette indique la portion journalière, la teneur de chaque substance et l’avertissement de ne pas la dépasser. Seules sont permises les mentions que la loi énumère.',
          en: 'In Switzerland, food supplements come under food law. An ordinance of the Federal Department of Home Affairs lays down which vitamins, minerals and other substances are allowed, and in what maximum amounts. The manufacturer answers for compliance; the cantonal chemists check it.\n\nThe label gives the daily portion, the content of each substance and the warning not to exceed it. Only the statements listed by law are permitted.',
          de: 'In der Schweiz unterstehen Nahrungsergänzungsmittel dem Lebensmittelrecht. Eine Verordnung des Eidgenössischen Departements des Innern legt fest, welche Vitamine, Mineralstoffe und sonstigen Stoffe in welchen Höchstmengen zulässig sind. Für die Einhaltung haftet die Herstellerin; die Kantonschemiker kontrollieren sie.\n\nDie Etikette nennt die Tagesportion, den Gehalt jedes Stoffs und den Hinweis, die Portion nicht zu überschreiten. Erlaubt sind nur Angaben, die das Gesetz aufzählt.',
          it: 'In Svizzera gli integratori alimentari sottostanno al diritto sulle derrate alimentari. Un’ordinanza del Dipartimento federale dell’interno stabilisce quali vitamine, minerali e altre sostanze sono ammessi e in quali quantità massime. Della conformità risponde il fabbricante; i chimici cantonali la controllano.\n\nL’etichetta indica la porzione giornaliera, il tenore di ogni sostanza e l’avvertenza di non superarla. Sono permesse solo le indicazioni elencate dalla legge.',
        },
      },
      {
        heading: {
          fr: 'Lire avant d’avaler',
          en: 'Read before you swallow',
          de: 'Erst lesen, dann schlucken',
          it: 'Leggere prima di ingerire',
        },
        body: {
          fr: 'Plus n’est pas mieux. Additionnez ce que vous prenez déjà : la même vitamine se cache souvent dans plusieurs produits. Une alimentation variée suffit à la plupart des gens ; une prise de sang et l’avis d’un médecin renseignent mieux qu’une publicité.\n\nNous avons vingt-sept produits, pas deux cents. Nous renonçons aux colorants et indiquons l’origine des algues et des plantes à qui nous la demande.',
          en: 'More is not better. Add up what you are already taking: the same vitamin often hides in several products. A varied diet is enough for most people; a blood test and a doctor’s opinion tell you more than an advertisement.\n\nWe have twenty-seven products, not two hundred. We do without colourings and give the origin of algae and plants to anyone who asks.',
          de: 'Mehr ist nicht besser. Rechnen Sie zusammen, was Sie bereits einnehmen: Dasselbe Vitamin steckt oft in mehreren Produkten. Den meisten Menschen genügt eine abwechslungsreiche Ernährung; eine Blutuntersuchung und der Rat einer Ärztin sagen mehr als jede Werbung.\n\nWir haben siebenundzwanzig Produkte, nicht zweihundert. Wir verzichten auf Farbstoffe und nennen die Herkunft von Algen und Pflanzen allen, die danach fragen.',
          it: 'Di più non è meglio. Sommi ciò che già assume: la stessa vitamina si nasconde spesso in più prodotti. Alla maggior parte delle persone basta un’alimentazione varia; un esame del sangue e il parere di un medico dicono più di una pubblicità.\n\nAbbiamo ventisette prodotti, non duecento. Rinunciamo ai coloranti e indichiamo l’origine di alghe e piante a chi ce la chiede.',
        },
      },
    ],
  },
]
