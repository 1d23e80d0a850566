import type { PageText } from './page-text.ts'

export const company: readonly PageText[] = [
  {
    key: 'company.story',
    title: {
      fr: 'Notre histoire',
      en: 'Our story',
      de: 'Unsere Geschichte',
      it: 'La nostra storia',
    },
    description: {
      fr: 'De l’arrière-boutique d’une pharmacie, en 1947, au laboratoire de Carouge : l’histoire du Laboratoire Trois-Sources et des trois générations qui l’ont fait.',
      en: 'From the back room of a pharmacy in 1947 to the laboratory in Carouge: the story of Laboratoire Trois-Sources and the three generations behind it.',
      de: 'Vom Hinterzimmer einer Apotheke 1947 bis zum Labor in Carouge: die Geschichte des Laboratoire Trois-Sources und der drei Generationen dahinter.',
      it: 'Dal retrobottega di una farmacia, nel 1947, al laboratorio di Carouge: la storia del Laboratoire Trois-Sources e di tre generazioni di famiglia.',
    },
    lead: {
      fr: 'Tout commence dans une arrière-boutique, avec une table, des flacons de verre et l’eau de trois sources.',
      en: 'It all began in a back room, with a table, glass bottles and the water of three springs.',
      de: 'Alles beginnt in einem Hinterzimmer, mit einem Tisch, Glasflaschen und dem Wasser dreier Quellen.',
      it: 'Tutto comincia in un retrobottega, con un tavolo, qualche flacone di vetro e l’acqua di tre sorgenti.',
    },
    sections: [
      {
        heading: {
          fr: '1947 : une pharmacie au pied du Salève',
          en: '1947: a pharmacy at the foot of the Salève',
          de: '1947: eine Apotheke am Fuss des Salève',
          it: '1947: una farmacia ai piedi del Salève',
        },
        body: {
          fr: 'La pharmacienne Jeanne Vuillens tient une petite officine à la campagne genevoise, près de trois sources qui sortent au pied du Salève. Les médecins homéopathes de la région font venir leurs remèdes de loin ; elle propose de les préparer elle-même. Le soir, dans l’arrière-boutique, elle dilue, secoue et étiquette.\n\nLe bouche à oreille fait le reste. En 1963, son fils Henri la rejoint et publie le premier catalogue : trois cents souches, tapées à la machine, ronéotypées et envoyées à quarante praticiens.',
          en: 'The pharmacist Jeanne Vuillens keeps a small dispensary in the Geneva countryside, near three springs that rise at the foot of the Salève. The homeopathic doctors of the region have their remedies sent from far away; she offers to prepare them herself. In the evenings, in the back room, she dilutes, shakes and labels.\n\nWord of mouth does the rest. In 1963 her son Henri joins her and brings out the first catalogue: three hundred stocks, typed, duplicated and posted to forty practitioners.',
          de: 'Die Apothekerin Jeanne Vuillens führt eine kleine Offizin auf dem Genfer Land, nahe bei drei Quellen, die am Fuss des Salève entspringen. Die homöopathischen Ärzte der Gegend beziehen ihre Mittel von weit her; sie bietet an, sie selbst herzustellen. Abends verdünnt, schüttelt und beschriftet sie im Hinterzimmer.\n\nDer Rest ist Mundpropaganda. 1963 stösst ihr Sohn Henri dazu und gibt den ersten Katalog heraus: dreihundert Grundstoffe, mit der Maschine geschrieben, vervielfältigt und an vierzig Praxen verschickt.',
          it: 'La farmacista Jeanne Vuillens gestisce una piccola farmacia nella campagna ginevrina, vicino a tre sorgenti che sgorgano ai piedi del Salève. I medici omeopati della regione fanno arrivare i rimedi da lontano; lei propone di prepararli di persona. La sera, nel retrobottega, diluisce, scuote ed etichetta.\n\nIl resto lo fa il passaparola. Nel 1963 la raggiunge il figlio Henri, che pubblica il primo catalogo: trecento ceppi, battuti a macchina, ciclostilati e spediti a quaranta professionisti.',
        },
      },
      {
        heading: {
          fr: '1978 : Carouge',
          en: '1978: Carouge',
          de: '1978: Carouge',
          it: '1978: Carouge',
        },
        body: {
          fr: 'L’arrière-boutique est devenue trop petite. Le laboratoire s’installe à Carouge, dans un ancien atelier d’horlogerie dont les hautes fenêtres donnent au nord : une lumière égale, faite pour le travail précis. L’entreprise garde le nom des sources.\n\nEn 1991, la famille rachète le pré voisin de la première pharmacie et y plante un jardin médicinal. Il fournit aujourd’hui une partie de nos plantes fraîches et la plupart de nos bourgeons.',
          en: 'The back room has become too small. The laboratory moves to Carouge, into a former watchmaking workshop whose tall windows face north: an even light, made for precise work. The company keeps the name of the springs.\n\nIn 1991 the family buys back the meadow beside the first pharmacy and plants a medicinal garden. Today it supplies some of our fresh plants and most of our buds.',
          de: 'Das Hinterzimmer ist zu klein geworden. Das Labor zieht nach Carouge, in eine frühere Uhrmacherwerkstatt, deren hohe Fenster nach Norden gehen: gleichmässiges Licht, wie geschaffen für genaue Arbeit. Die Firma behält den Namen der Quellen.\n\n1991 kauft die Familie die Wiese neben der ersten Apotheke zurück und legt einen Arzneipflanzengarten an. Er liefert heute einen Teil unserer frischen Pflanzen und die meisten unserer Knospen.',
          it: 'Il retrobottega è diventato troppo piccolo. Il laboratorio si trasferisce a Carouge, in un’ex officina di orologeria le cui alte finestre guardano a nord: una luce uniforme, fatta per il lavoro preciso. L’azienda conserva il nome delle sorgenti.\n\nNel 1991 la famiglia ricompra il prato accanto alla prima farmacia e vi pianta un giardino medicinale. Oggi fornisce una parte delle nostre piante fresche e la maggior parte delle gemme.',
        },
      },
      {
        heading: { fr: 'Aujourd’hui', en: 'Today', de: 'Heute', it: 'Oggi' },
        body: {
          fr: 'Depuis 2009, Claire Vuillens, petite-fille de la fondatrice, dirige la maison. Trente-huit personnes y travaillent ; la plupart sont là depuis plus de dix ans. Le catalogue compte près de deux mille souches, et l’ordinateur a remplacé la machine à écrire.\n\nLe geste, lui, n’a guère changé : peser, diluer, secouer, étiqueter. Et toujours quelqu’un qui décroche quand vous appelez.',
          en: 'Since 2009 Claire Vuillens, the founder’s granddaughter, has run the house. Thirty-eight people work here; most have been with us for over ten years. The catalogue holds nearly two thousand stocks, and the computer has replaced the typewriter.\n\nThe work of the hands has hardly changed: weigh, dilute, shake, label. And there is still someone who picks up when you call.',
          de: 'Seit 2009 leitet Claire Vuillens, die Enkelin der Gründerin, das Haus. Achtunddreissig Menschen arbeiten hier, die meisten seit mehr als zehn Jahren. Der Katalog zählt fast zweitausend Grundstoffe, und der Computer hat die Schreibmaschine abgelöst.\n\nDie Handgriffe sind beinahe dieselben geblieben: wägen, verdünnen, schütteln, beschriften. Und noch immer nimmt jemand ab, wenn Sie anrufen.',
          it: 'Dal 2009 la casa è diretta da Claire Vuillens, nipote della fondatrice. Vi lavorano trentotto persone; quasi tutte sono qui da più di dieci anni. Il catalogo conta quasi duemila ceppi e il computer ha sostituito la macchina da scrivere.\n\nIl gesto, invece, è cambiato poco: pesare, diluire, scuotere, etichettare. E c’è sempre qualcuno che risponde quando Lei chiama.',
        },
      },
    ],
  },
  {
    key: 'company.garden',
    title: {
      fr: 'Notre jardin',
      en: 'Our garden',
      de: 'Unser Garten',
      it: 'Il nostro giardino',
    },
    description: {
      fr: 'Le jardin médicinal du Laboratoire Trois-Sources, au pied du Salève : 6000 m², environ 180 espèces, cueillies à la main au bon moment de l’année.',
      en: 'The medicinal garden of Laboratoire Trois-Sources at the foot of the Salève: 6,000 m² and some 180 species, picked by hand at the right time of year.',
      de: 'Der Arzneipflanzengarten des Laboratoire Trois-Sources am Fuss des Salève: 6000 m², rund 180 Arten, von Hand geerntet, jede zu ihrer Zeit.',
      it: 'Il giardino medicinale del Laboratoire Trois-Sources, ai piedi del Salève: 6000 m² e circa 180 specie, raccolte a mano nel momento giusto.',
    },
    lead: {
      fr: 'Six mille mètres carrés au pied du Salève, environ cent quatre-vingts espèces, et trois sources pour les arroser.',
      en: 'Six thousand square metres at the foot of the Salève, some one hundred and eighty species, and three springs to water them.',
      de: 'Sechstausend Quadratmeter am Fuss des Salève, rund hundertachtzig Arten und drei Quellen, die sie bewässern.',
      it: 'Seimila metri quadrati ai piedi del Salève, circa centottanta specie e tre sorgenti per irrigarle.',
    },
    sections: [
      {
        heading: {
          fr: 'Planté pour le laboratoire',
          en: 'Planted for the laboratory',
          de: 'Für das Labor gepflanzt',
          it: 'Piantato per il laboratorio',
        },
        body: {
          fr: 'Le jardin n’est pas un décor. Chaque planche répond à une souche du catalogue : calendula, bryone, millepertuis, échinacée. La haie réunit les arbres et arbustes dont nous cueillons les bourgeons, du cassis à l’aubépine, en passant par le tilleul et le figuier.\n\nNous n’employons ni engrais ni pesticides de synthèse. On désherbe à la main et à la houe ; les bords restent en prairie, fauchée deux fois l’an, pour les insectes et pour l’œil.',
          en: 'The garden is no ornament. Every bed answers to a stock in the catalogue: calendula, bryony, St John’s wort, echinacea. The hedge brings together the trees and shrubs whose buds we pick, from blackcurrant to hawthorn by way of lime and fig.\n\nWe use neither synthetic fertilisers nor synthetic pesticides. Weeding is done by hand and hoe; the edges stay meadow, mown twice a year, for the insects and for the eye.',
          de: 'Der Garten ist keine Zierde. Jedes Beet entspricht einem Grundstoff im Katalog: Ringelblume, Zaunrübe, Johanniskraut, Sonnenhut. Die Hecke vereint Bäume und Sträucher, deren Knospen wir pflücken, von der Schwarzen Johannisbeere über Linde und Feige bis zum Weissdorn.\n\nWir verwenden weder synthetische Dünger noch synthetische Pflanzenschutzmittel. Gejätet wird von Hand und mit der Hacke; die Ränder bleiben Wiese, zweimal im Jahr gemäht, für die Insekten und fürs Auge.',
          it: 'Il giardino non è una scenografia. Ogni aiuola corrisponde a un ceppo del catalogo: calendula, brionia, iperico, echinacea. La siepe riunisce gli alberi e gli arbusti di cui raccogliamo le gemme, dal ribes nero al biancospino, passando per il tiglio e il fico.\n\nNon usiamo né concimi né pesticidi di sintesi. Si sarchia a mano e con la zappa; i bordi restano prato, falciato due volte l’anno, per gli insetti e per lo sguardo.',
        },
      },
      {
        heading: {
          fr: 'Le calendrier des cueillettes',
          en: 'The picking calendar',
          de: 'Der Erntekalender',
          it: 'Il calendario dei raccolti',
        },
        body: {
          fr: 'Les premiers bourgeons se cueillent fin février, avant le lever du soleil si le gel a été fort. Avril et mai sont aux jeunes pousses, juin et juillet aux fleurs, septembre aux fruits, octobre et novembre aux racines. La fenêtre est parfois de trois jours.\n\nNotre botaniste, Nadia Ferrero, identifie chaque récolte et en garde un témoin séché. Deux heures après la coupe, la plante est lavée, hachée et mise à macérer à Carouge.',
          en: 'The first buds are picked at the end of February, before sunrise if the frost has been hard. April and May belong to young shoots, June and July to flowers, September to fruit, October and November to roots. Sometimes the window is three days long.\n\nOur botanist, Nadia Ferrero, identifies each harvest and keeps a dried specimen of it. Two hours after cutting, the plant has been washed, chopped and set to macerate in Carouge.',
          de: 'Die ersten Knospen werden Ende Februar gepflückt, nach starkem Frost noch vor Sonnenaufgang. April und Mai gehören den jungen Trieben, Juni und Juli den Blüten, der September den Früchten, Oktober und November den Wurzeln. Manchmal bleiben nur drei Tage.\n\nUnsere Botanikerin Nadia Ferrero bestimmt jede Ernte und bewahrt einen getrockneten Beleg auf. Zwei Stunden nach dem Schnitt ist die Pflanze gewaschen, zerkleinert und in Carouge angesetzt.',
          it: 'Le prime gemme si raccolgono a fine febbraio, prima dell’alba se ha gelato forte. Aprile e maggio sono dei giovani getti, giugno e luglio dei fiori, settembre dei frutti, ottobre e novembre delle radici. A volte la finestra dura tre giorni.\n\nLa nostra botanica, Nadia Ferrero, identifica ogni raccolto e ne conserva un campione essiccato. Due ore dopo il taglio la pianta è lavata, sminuzzata e messa a macerare a Carouge.',
        },
      },
    ],
  },
  {
    key: 'company.lab',
    title: { fr: 'Le laboratoire', en: 'The laboratory', de: 'Das Labor', it: 'Il laboratorio' },
    description: {
      fr: 'Dans le laboratoire de Carouge : de la teinture mère à la dilution, de l’imprégnation à l’étiquette, chaque étape se fait à la main et se consigne.',
      en: 'Inside the laboratory in Carouge: from mother tincture to dilution, from impregnation to label, every step is done by hand and written down.',
      de: 'Ein Blick in das Labor in Carouge: von der Urtinktur zur Verdünnung, von der Imprägnierung zur Etikette, jeder Schritt von Hand und dokumentiert.',
      it: 'Nel laboratorio di Carouge: dalla tintura madre alla diluizione, dall’impregnazione all’etichetta, ogni fase è eseguita a mano e registrata.',
    },
    lead: {
      fr: 'Derrière les hautes fenêtres de Carouge, une souche devient remède en sept gestes. Aucun n’est laissé au hasard.',
      en: 'Behind the tall windows in Carouge, a stock becomes a remedy in seven moves. None of them is left to chance.',
      de: 'Hinter den hohen Fenstern in Carouge wird ein Grundstoff in sieben Handgriffen zum Mittel. Keiner bleibt dem Zufall überlassen.',
      it: 'Dietro le alte finestre di Carouge, un ceppo diventa rimedio in sette gesti. Nessuno è lasciato al caso.',
    },
    sections: [
      {
        heading: {
          fr: 'De la souche à la dilution',
          en: 'From stock to dilution',
          de: 'Vom Grundstoff zur Verdünnung',
          it: 'Dal ceppo alla diluizione',
        },
        body: {
          fr: 'La plante fraîche macère au moins trois semaines dans l’alcool, puis elle est pressée et filtrée : c’est la teinture mère. Les minéraux, insolubles, sont broyés avec du lactose dans un mortier.\n\nVient la dilution. Au centième, une goutte pour nonante-neuf ; au dixième, une pour neuf. À chaque étape, un flacon neuf et cent secousses contre un coussin de cuir. Selon la méthode de Korsakov, on garde le même flacon, que l’on vide et remplit. Tout est noté, jusqu’au nom de la personne.',
          en: 'The fresh plant macerates in alcohol for at least three weeks, then is pressed and filtered: this is the mother tincture. Minerals that do not dissolve are ground with lactose in a mortar.\n\nThen comes dilution. On the centesimal scale, one drop to ninety-nine; on the decimal, one to nine. At each step, a new bottle and a hundred strokes against a leather pad. In Korsakov’s method the same bottle is kept, emptied and filled again. Everything is noted, down to the name of the person.',
          de: 'Die frische Pflanze zieht mindestens drei Wochen in Alkohol, dann wird sie gepresst und filtriert: Das ist die Urtinktur. Mineralien, die sich nicht lösen, werden im Mörser mit Laktose verrieben.\n\nEs folgt die Verdünnung. Auf der Centesimalskala ein Tropfen auf neunundneunzig, auf der Dezimalskala einer auf neun. Bei jedem Schritt eine neue Flasche und hundert Schläge gegen ein Lederkissen. Bei der Methode nach Korsakow bleibt es dieselbe Flasche, die man leert und wieder füllt. Alles wird notiert, bis zum Namen der Person.',
          it: 'La pianta fresca macera nell’alcol per almeno tre settimane, poi è pressata e filtrata: è la tintura madre. I minerali che non si sciolgono sono triturati con lattosio in un mortaio.\n\nSegue la diluizione. Alla centesimale, una goccia su novantanove; alla decimale, una su nove. A ogni passo un flacone nuovo e cento colpi contro un cuscinetto di cuoio. Nel metodo di Korsakov si tiene lo stesso flacone, che si svuota e si riempie. Tutto è annotato, fino al nome della persona.',
        },
      },
      {
        heading: {
          fr: 'De la dilution à l’étiquette',
          en: 'From dilution to label',
          de: 'Von der Verdünnung zur Etikette',
          it: 'Dalla diluizione all’etichetta',
        },
        body: {
          fr: 'Les globules et les granules de saccharose et de lactose sont imprégnés dans de petites coupelles tournantes, puis séchés à l’air. Crèmes, triturations et suppositoires sont préparés dans une pièce voisine. Chaque tube est rempli et étiqueté à partir de la commande, jamais d’avance en grande quantité.\n\nUne seconde personne compare l’étiquette, la dilution et la commande avant que le tube parte à l’expédition. Le numéro de lot reste traçable chez nous pendant dix ans.',
          en: 'Globuli and granules of sucrose and lactose are impregnated in small revolving pans and then dried in air. Creams, triturations and suppositories are made in the room next door. Each tube is filled and labelled from the order, never in large quantities in advance.\n\nA second person compares label, dilution and order before the tube goes to dispatch. The batch number stays traceable in our records for ten years.',
          de: 'Globuli und Granules aus Saccharose und Laktose werden in kleinen, drehenden Schalen imprägniert und an der Luft getrocknet. Cremen, Triturationen und Zäpfchen entstehen im Raum nebenan. Jedes Röhrchen wird nach der Bestellung gefüllt und beschriftet, nie in grosser Menge im Voraus.\n\nEine zweite Person vergleicht Etikette, Verdünnung und Bestellung, bevor das Röhrchen in den Versand geht. Die Chargennummer bleibt bei uns zehn Jahre lang nachverfolgbar.',
          it: 'Globuli e granuli di saccarosio e lattosio sono impregnati in piccole bacinelle rotanti, poi asciugati all’aria. Creme, triturazioni e supposte nascono nella stanza accanto. Ogni tubetto è riempito ed etichettato in base all’ordine, mai in anticipo in grandi quantità.\n\nUna seconda persona confronta etichetta, diluizione e ordine prima che il tubetto passi alla spedizione. Il numero di lotto resta rintracciabile presso di noi per dieci anni.',
        },
      },
    ],
  },
  {
    key: 'company.values',
    title: { fr: 'Nos valeurs', en: 'Our values', de: 'Unsere Werte', it: 'I nostri valori' },
    description: {
      fr: 'Ce à quoi tient le Laboratoire Trois-Sources : le travail bien fait, une parole mesurée, la proximité avec les praticiens et le respect du vivant.',
      en: 'What Laboratoire Trois-Sources holds to: work done well, measured words, closeness to practitioners and respect for everything that grows.',
      de: 'Woran das Laboratoire Trois-Sources festhält: gute Arbeit, massvolle Worte, Nähe zu den Fachpersonen und Achtung vor allem, was wächst.',
      it: 'A che cosa tiene il Laboratoire Trois-Sources: il lavoro ben fatto, le parole misurate, la vicinanza ai professionisti e il rispetto della natura.',
    },
    lead: {
      fr: 'Nous n’avons pas de slogan. Nous avons des habitudes, et nous y tenons.',
      en: 'We have no slogan. We have habits, and we hold to them.',
      de: 'Einen Slogan haben wir nicht. Wir haben Gewohnheiten, und an denen halten wir fest.',
      it: 'Non abbiamo uno slogan. Abbiamo delle abitudini, e ci teniamo.',
    },
    sections: [
      {
        heading: {
          fr: 'Faire, puis dire',
          en: 'Do it, then say it',
          de: 'Erst tun, dann reden',
          it: 'Prima fare, poi dire',
        },
        body: {
          fr: 'Nous disons ce que contient un remède, comment il est préparé et dans quelle tradition il s’inscrit. Nous ne disons pas ce qu’il ferait : ce jugement appartient aux praticiens et à leurs patients. Cette retenue est une marque de respect envers les deux.\n\nSi une erreur nous échappe, nous l’annonçons nous-mêmes, nous remplaçons ce qui doit l’être et nous cherchons ensemble d’où elle vient.',
          en: 'We say what a remedy contains, how it is prepared and which tradition it belongs to. We do not say what it would do: that judgement is for practitioners and their patients. This restraint is a mark of respect for both.\n\nIf a mistake slips past us, we report it ourselves, replace what has to be replaced and look together for its source.',
          de: 'Wir sagen, was ein Mittel enthält, wie es hergestellt wird und in welcher Tradition es steht. Wir sagen nicht, was es bewirken soll: Dieses Urteil steht den Fachpersonen und ihren Patientinnen und Patienten zu. Diese Zurückhaltung ist eine Form von Respekt.\n\nUnterläuft uns ein Fehler, melden wir ihn selbst, ersetzen, was zu ersetzen ist, und suchen gemeinsam die Ursache.',
          it: 'Diciamo che cosa contiene un rimedio, come è preparato e a quale tradizione appartiene. Non diciamo che cosa farebbe: questo giudizio spetta ai professionisti e ai loro pazienti. Tale riserbo è una forma di rispetto verso entrambi.\n\nSe un errore ci sfugge, lo annunciamo noi stessi, sostituiamo ciò che va sostituito e ne cerchiamo insieme l’origine.',
        },
      },
      {
        heading: {
          fr: 'Petits, et proches',
          en: 'Small, and close by',
          de: 'Klein und nahe',
          it: 'Piccoli e vicini',
        },
        body: {
          fr: 'À trente-huit, on se connaît. Les décisions se prennent autour d’une table, le vendredi matin, avec du café. Les apprentis y ont la parole comme les autres.\n\nNous achetons ce que nous ne cultivons pas à des producteurs que nous visitons, d’abord en Suisse et dans les régions voisines. Les flacons sont en verre, les cartons réutilisés quand ils sont bons, et les colis partent par la poste.',
          en: 'With thirty-eight people, everyone knows everyone. Decisions are taken round a table on Friday mornings, over coffee. Apprentices have their say like everybody else.\n\nWhat we do not grow we buy from producers we visit, first of all in Switzerland and the neighbouring regions. Bottles are glass, boxes are used again while they are sound, and parcels go by post.',
          de: 'Zu achtunddreissig kennt man sich. Entschieden wird am Freitagmorgen am Tisch, bei einem Kaffee. Die Lernenden haben dabei eine Stimme wie alle anderen.\n\nWas wir nicht selbst anbauen, kaufen wir bei Betrieben, die wir besuchen, zuerst in der Schweiz und in den Nachbarregionen. Die Flaschen sind aus Glas, gute Kartons werden wiederverwendet, und die Pakete reisen mit der Post.',
          it: 'In trentotto ci si conosce. Le decisioni si prendono attorno a un tavolo, il venerdì mattina, con un caffè. Gli apprendisti hanno diritto di parola come tutti.\n\nQuello che non coltiviamo lo acquistiamo da produttori che visitiamo, anzitutto in Svizzera e nelle regioni vicine. I flaconi sono di vetro, le scatole si riutilizzano finché sono buone e i pacchi viaggiano per posta.',
        },
      },
    ],
  },
  {
    key: 'company.quality',
    title: { fr: 'Qualité', en: 'Quality', de: 'Qualität', it: 'Qualità' },
    description: {
      fr: 'Identification des plantes, contrôle des matières premières, double lecture et traçabilité des lots : la qualité au quotidien au Laboratoire Trois-Sources.',
      en: 'Plant identification, raw material checks, a second pair of eyes and traceable batches: everyday quality at Laboratoire Trois-Sources in Geneva.',
      de: 'Bestimmung der Pflanzen, Prüfung der Rohstoffe, Vier-Augen-Prinzip und nachverfolgbare Chargen: Qualität im Alltag des Laboratoire Trois-Sources.',
      it: 'Identificazione delle piante, controllo delle materie prime, doppia verifica e lotti tracciabili: la qualità quotidiana al Laboratoire Trois-Sources.',
    },
    lead: {
      fr: 'La qualité commence avant la préparation et ne s’arrête pas à l’expédition.',
      en: 'Quality begins before preparation and does not end with dispatch.',
      de: 'Qualität beginnt vor der Herstellung und endet nicht beim Versand.',
      it: 'La qualità comincia prima della preparazione e non finisce con la spedizione.',
    },
    sections: [
      {
        heading: {
          fr: 'À l’entrée',
          en: 'On arrival',
          de: 'Beim Eingang',
          it: 'All’arrivo',
        },
        body: {
          fr: 'Toute matière première attend en quarantaine, sous étiquette jaune, jusqu’à ce que son identité soit établie : examen à l’œil et au microscope, comparaison avec l’échantillon de référence, chromatographie s’il le faut. L’alcool, l’eau et le lactose sont contrôlés selon la pharmacopée.\n\nCe qui ne convient pas est renvoyé ou détruit. La décision est prise par la pharmacienne responsable, jamais par les achats.',
          en: 'All raw material waits in quarantine under a yellow label until its identity is established: examination by eye and microscope, comparison with the reference sample, chromatography where needed. Alcohol, water and lactose are tested according to the pharmacopoeia.\n\nWhatever does not pass is returned or destroyed. The responsible pharmacist decides, never purchasing.',
          de: 'Jeder Rohstoff wartet mit gelber Etikette in Quarantäne, bis seine Identität feststeht: Prüfung von Auge und unter dem Mikroskop, Vergleich mit dem Referenzmuster, wenn nötig Chromatografie. Alkohol, Wasser und Laktose werden nach der Pharmakopöe geprüft.\n\nWas nicht genügt, geht zurück oder wird vernichtet. Darüber entscheidet die fachtechnisch verantwortliche Apothekerin, nie der Einkauf.',
          it: 'Ogni materia prima attende in quarantena, con etichetta gialla, finché la sua identità non è accertata: esame a occhio e al microscopio, confronto con il campione di riferimento, cromatografia se necessario. Alcol, acqua e lattosio sono controllati secondo la farmacopea.\n\nCiò che non è conforme viene restituito o distrutto. Decide la farmacista responsabile, mai l’ufficio acquisti.',
        },
      },
      {
        heading: {
          fr: 'À la sortie',
          en: 'Before it leaves',
          de: 'Vor dem Versand',
          it: 'Prima dell’uscita',
        },
        body: {
          fr: 'Chaque préparation a son protocole, signé par deux personnes : celle qui prépare et celle qui relit. De chaque lot, un échantillon est conservé jusqu’à un an après la date de péremption. En cas de réclamation, nous pouvons donc toujours comparer.\n\nDeux fois par an, nous simulons un rappel : à partir d’un seul tube, retrouver en moins de deux heures tous les envois du même lot.',
          en: 'Each preparation has its record, signed by two people: the one who prepares and the one who checks. A sample of every batch is kept until a year after its expiry date, so that we can always compare if there is a complaint.\n\nTwice a year we rehearse a recall: starting from a single tube, find every shipment of the same batch in under two hours.',
          de: 'Jede Herstellung hat ihr Protokoll, von zwei Personen unterschrieben: von der, die herstellt, und von der, die nachprüft. Von jeder Charge bewahren wir ein Muster bis ein Jahr nach dem Verfalldatum auf. So können wir bei einer Beanstandung immer vergleichen.\n\nZweimal im Jahr üben wir einen Rückruf: ausgehend von einem einzigen Röhrchen in weniger als zwei Stunden alle Lieferungen derselben Charge finden.',
          it: 'Ogni preparazione ha il suo protocollo, firmato da due persone: chi prepara e chi verifica. Di ogni lotto conserviamo un campione fino a un anno dopo la data di scadenza; in caso di reclamo possiamo così sempre confrontare.\n\nDue volte l’anno simuliamo un richiamo: partendo da un solo tubetto, ritrovare in meno di due ore tutte le spedizioni dello stesso lotto.',
        },
      },
    ],
  },
  {
    key: 'company.team',
    title: { fr: 'L’équipe', en: 'The team', de: 'Das Team', it: 'Il team' },
    description: {
      fr: 'Trente-huit personnes au jardin, au laboratoire, au téléphone et à l’expédition : voici l’équipe du Laboratoire Trois-Sources, à Carouge près de Genève.',
      en: 'Thirty-eight people in the garden, in the laboratory, on the telephone and in dispatch: meet the team of Laboratoire Trois-Sources in Carouge.',
      de: 'Achtunddreissig Menschen im Garten, im Labor, am Telefon und im Versand: Das ist das Team des Laboratoire Trois-Sources in Carouge bei Genf.',
      it: 'Trentotto persone in giardino, in laboratorio, al telefono e alla spedizione: ecco il team del Laboratoire Trois-Sources, a Carouge presso Ginevra.',
    },
    lead: {
      fr: 'Trente-huit personnes, six métiers, quatre langues, et une grande table à midi.',
      en: 'Thirty-eight people, six trades, four languages, and one long table at noon.',
      de: 'Achtunddreissig Menschen, sechs Berufe, vier Sprachen und am Mittag ein langer Tisch.',
      it: 'Trentotto persone, sei mestieri, quattro lingue e una grande tavola a mezzogiorno.',
    },
    sections: [
      {
        heading: {
          fr: 'Qui fait quoi',
          en: 'Who does what',
          de: 'Wer was macht',
          it: 'Chi fa che cosa',
        },
        body: {
          fr: 'Claire Vuillens dirige la maison. Olivier Brandt conduit le laboratoire, où vingt personnes préparent, remplissent et étiquettent. Nadia Ferrero, botaniste, s’occupe du jardin avec quatre jardinières et jardiniers. Anne-Lise Roch, pharmacienne responsable, libère chaque lot.\n\nAu service clients, six personnes répondent dans vos langues ; à l’expédition, quatre autres veillent à ce que votre colis parte le jour même ou le lendemain.',
          en: 'Claire Vuillens runs the house. Olivier Brandt leads the laboratory, where twenty people prepare, fill and label. Nadia Ferrero, botanist, looks after the garden with four gardeners. Anne-Lise Roch, the responsible pharmacist, releases every batch.\n\nIn customer service, six people answer in your language; in dispatch, four more see to it that your parcel leaves the same day or the next.',
          de: 'Claire Vuillens leitet das Haus. Olivier Brandt führt das Labor, wo zwanzig Personen herstellen, abfüllen und beschriften. Die Botanikerin Nadia Ferrero betreut mit vier Gärtnerinnen und Gärtnern den Garten. Anne-Lise Roch, die fachtechnisch verantwortliche Apothekerin, gibt jede Charge frei.\n\nIm Kundendienst antworten sechs Personen in Ihrer Sprache; im Versand sorgen vier weitere dafür, dass Ihr Paket am gleichen oder am nächsten Tag abgeht.',
          it: 'Claire Vuillens dirige la casa. Olivier Brandt guida il laboratorio, dove venti persone preparano, riempiono ed etichettano. Nadia Ferrero, botanica, segue il giardino con quattro giardinieri e giardiniere. Anne-Lise Roch, farmacista responsabile, libera ogni lotto.\n\nAl servizio clienti sei persone rispondono nella Sua lingua; alla spedizione altre quattro fanno in modo che il Suo pacco parta il giorno stesso o quello dopo.',
        },
      },
      {
        heading: {
          fr: 'Apprendre ici',
          en: 'Learning here',
          de: 'Hier lernen',
          it: 'Imparare qui',
        },
        body: {
          fr: 'Nous formons chaque année deux apprenties ou apprentis, l’un au laboratoire, l’autre au commerce. Ils passent aussi un été au jardin : on étiquette mieux une plante que l’on a déjà cueillie. Trois de nos responsables ont commencé ainsi.\n\nVous aimeriez travailler avec nous ? Écrivez quelques lignes à info@trois-sources.example. Nous lisons tout et répondons à chacun.',
          en: 'Each year we train two apprentices, one in the laboratory and one in commerce. They also spend a summer in the garden: you label a plant better once you have picked it. Three of our heads of department began that way.\n\nWould you like to work with us? Write a few lines to info@trois-sources.example. We read everything and answer everyone.',
          de: 'Jedes Jahr bilden wir zwei Lernende aus, im Labor und im kaufmännischen Bereich. Sie verbringen auch einen Sommer im Garten: Eine Pflanze beschriftet man besser, wenn man sie schon gepflückt hat. Drei unserer Verantwortlichen haben so begonnen.\n\nMöchten Sie mit uns arbeiten? Schreiben Sie ein paar Zeilen an info@trois-sources.example. Wir lesen alles und antworten allen.',
          it: 'Ogni anno formiamo due apprendisti, uno in laboratorio e uno nel commercio. Passano anche un’estate in giardino: si etichetta meglio una pianta che si è già raccolta. Tre dei nostri responsabili hanno cominciato così.\n\nLe piacerebbe lavorare con noi? Scriva qualche riga a info@trois-sources.example. Leggiamo tutto e rispondiamo a tutti.',
        },
      },
    ],
  },
]
