import type { PageText } from './page-text.ts'

export const resources: readonly PageText[] = [
  {
    key: 'resources.where',
    title: {
      fr: 'Où trouver nos remèdes',
      en: 'Where to find our remedies',
      de: 'Wo Sie unsere Mittel finden',
      it: 'Dove trovare i nostri rimedi',
    },
    description: {
      fr: 'La carte des pharmacies, drogueries, médecins et thérapeutes de toute la Suisse qui travaillent avec les remèdes du Laboratoire Trois-Sources.',
      en: 'The map of pharmacies, drugstores, doctors and therapists all over Switzerland who work with remedies from Laboratoire Trois-Sources.',
      de: 'Die Karte der Apotheken, Drogerien, Arztpraxen und Therapiepraxen in der ganzen Schweiz, die mit Mitteln des Laboratoire Trois-Sources arbeiten.',
      it: 'La mappa delle farmacie, drogherie, medici e terapeuti di tutta la Svizzera che lavorano con i rimedi del Laboratoire Trois-Sources.',
    },
    lead: {
      fr: 'Quatre cents adresses dans les vingt-six cantons. Choisissez une catégorie et approchez-vous de chez vous.',
      en: 'Four hundred addresses in all twenty-six cantons. Choose a category and zoom in on where you live.',
      de: 'Vierhundert Adressen in allen sechsundzwanzig Kantonen. Wählen Sie eine Kategorie und zoomen Sie in Ihre Nähe.',
      it: 'Quattrocento indirizzi nei ventisei cantoni. Scelga una categoria e si avvicini a casa Sua.',
    },
    sections: [
      {
        heading: {
          fr: 'Avant de vous déplacer',
          en: 'Before you set out',
          de: 'Bevor Sie losgehen',
          it: 'Prima di mettersi in cammino',
        },
        body: {
          fr: 'Une pharmacie ou une droguerie n’a pas deux mille souches en rayon. Un appel évite un trajet inutile : ce qui manque est commandé chez nous et arrive en général en un à deux jours ouvrables.\n\nLa carte ne recommande personne. Elle indique qui commande chez nous et souhaite y figurer.',
          en: 'No pharmacy or drugstore has two thousand stocks on its shelves. A telephone call saves a needless journey: whatever is missing is ordered from us and usually arrives in one or two working days.\n\nThe map recommends no one. It shows who orders from us and wishes to appear.',
          de: 'Keine Apotheke oder Drogerie hat zweitausend Grundstoffe im Regal. Ein Anruf erspart einen unnötigen Weg: Was fehlt, wird bei uns bestellt und trifft in der Regel in ein bis zwei Arbeitstagen ein.\n\nDie Karte ist keine Empfehlung. Sie zeigt, wer bei uns bestellt und aufgeführt sein möchte.',
          it: 'Nessuna farmacia o drogheria ha duemila ceppi sullo scaffale. Una telefonata evita un viaggio inutile: ciò che manca viene ordinato da noi e di regola arriva in uno o due giorni lavorativi.\n\nLa mappa non raccomanda nessuno. Indica chi ordina da noi e desidera figurarvi.',
        },
      },
      {
        heading: {
          fr: 'Vous êtes professionnel ?',
          en: 'Are you a professional?',
          de: 'Sind Sie Fachperson?',
          it: 'È un professionista?',
        },
        body: {
          fr: 'Vous travaillez avec nos remèdes et souhaitez apparaître sur la carte ? Écrivez à info@trois-sources.example en indiquant votre nom, votre adresse, votre catégorie et, si vous en avez un, votre site. L’inscription est gratuite ; vous pouvez la faire corriger ou retirer à tout moment.',
          en: 'You work with our remedies and would like to appear on the map? Write to info@trois-sources.example with your name, your address, your category and your website, if you have one. The listing is free; you can have it corrected or removed at any time.',
          de: 'Sie arbeiten mit unseren Mitteln und möchten auf der Karte erscheinen? Schreiben Sie an info@trois-sources.example mit Name, Adresse, Kategorie und, falls vorhanden, Website. Der Eintrag ist kostenlos; Sie können ihn jederzeit berichtigen oder löschen lassen.',
          it: 'Lavora con i nostri rimedi e desidera figurare sulla mappa? Scriva a info@trois-sources.example indicando nome, indirizzo, categoria e, se ne ha uno, il sito. L’inserimento è gratuito; può farlo correggere o togliere in ogni momento.',
        },
      },
    ],
  },
  {
    key: 'resources.training',
    title: {
      fr: 'Formation',
      en: 'Qualification and training',
      de: 'Aus- und Weiterbildung',
      it: 'Formazione',
    },
    description: {
      fr: 'Cours, webinaires et visites pour les professionnels : apprendre à lire une dilution, à composer un mélange et à reconnaître les plantes du jardin.',
      en: 'Courses, webinars and visits for professionals: learning to read a dilution, to compose a mixture and to recognise the plants of the garden.',
      de: 'Kurse, Webinare und Besuche für Fachpersonen: eine Verdünnung lesen, eine Mischung zusammenstellen und die Pflanzen des Gartens erkennen.',
      it: 'Corsi, webinar e visite per professionisti: imparare a leggere una diluizione, a comporre una miscela e a riconoscere le piante del giardino.',
    },
    lead: {
      fr: 'Nous expliquons volontiers ce que nous faisons : en salle, au jardin ou à l’écran.',
      en: 'We are glad to explain what we do: in the classroom, in the garden or on screen.',
      de: 'Wir erklären gern, was wir tun: im Kursraum, im Garten oder am Bildschirm.',
      it: 'Spieghiamo volentieri che cosa facciamo: in aula, in giardino o sullo schermo.',
    },
    sections: [
      {
        heading: {
          fr: 'Cours et webinaires',
          en: 'Courses and webinars',
          de: 'Kurse und Webinare',
          it: 'Corsi e webinar',
        },
        body: {
          fr: 'Le cours de base dure une journée, à Carouge, deux fois par an : pharmacie homéopathique, échelles, formes, droit suisse des médicaments. Un module au jardin, en mai, est consacré à la reconnaissance des plantes et à la récolte des bourgeons.\n\nUne fois par mois, un webinaire d’une heure traite une question de métier, en français ou en allemand. Il est gratuit pour les clients inscrits.',
          en: 'The basic course lasts one day, in Carouge, twice a year: homeopathic pharmacy, scales, forms, Swiss law on medicines. A module in the garden in May is given over to recognising plants and harvesting buds.\n\nOnce a month, a one-hour webinar takes up a question from practice, in French or German. It is free for registered customers.',
          de: 'Der Grundkurs dauert einen Tag und findet zweimal im Jahr in Carouge statt: homöopathische Pharmazie, Skalen, Formen, Schweizer Arzneimittelrecht. Ein Modul im Garten, im Mai, gilt dem Erkennen der Pflanzen und der Knospenernte.\n\nEinmal im Monat behandelt ein einstündiges Webinar eine Frage aus der Praxis, auf Deutsch oder Französisch. Für registrierte Kundinnen und Kunden ist es kostenlos.',
          it: 'Il corso di base dura una giornata, a Carouge, due volte l’anno: farmacia omeopatica, scale, forme, diritto svizzero dei medicamenti. Un modulo in giardino, a maggio, è dedicato al riconoscimento delle piante e alla raccolta delle gemme.\n\nUna volta al mese, un webinar di un’ora affronta una questione di mestiere, in francese o in tedesco. È gratuito per i clienti registrati.',
        },
      },
      {
        heading: {
          fr: 'Visites et écoles',
          en: 'Visits and schools',
          de: 'Besuche und Schulen',
          it: 'Visite e scuole',
        },
        body: {
          fr: 'Nous recevons les classes des écoles de pharmacie, de droguerie et de thérapies complémentaires, par groupes de quinze au plus. La visite dure deux heures et se termine par une dilution que chacun prépare soi-même.\n\nNous ne délivrons pas de titre professionnel. Les attestations de cours indiquent le thème et le nombre d’heures ; chaque association décide de leur reconnaissance.',
          en: 'We welcome classes from schools of pharmacy, for drugstores and of complementary therapies, in groups of fifteen at most. The visit lasts two hours and ends with a dilution that everyone prepares for themselves.\n\nWe award no professional title. Our course certificates state the subject and the number of hours; each association decides whether to recognise them.',
          de: 'Wir empfangen Klassen von Pharmazie-, Drogisten- und Komplementärtherapieschulen in Gruppen von höchstens fünfzehn Personen. Der Besuch dauert zwei Stunden und endet mit einer Verdünnung, die jede und jeder selbst herstellt.\n\nWir verleihen keine Berufstitel. Die Kursbestätigungen nennen Thema und Stundenzahl; über die Anerkennung entscheidet jeder Verband selbst.',
          it: 'Accogliamo classi delle scuole di farmacia, di drogheria e di terapie complementari, in gruppi di quindici persone al massimo. La visita dura due ore e si chiude con una diluizione che ognuno prepara da sé.\n\nNon rilasciamo titoli professionali. Gli attestati di corso indicano il tema e il numero di ore; ogni associazione decide se riconoscerli.',
        },
      },
    ],
  },
  {
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
    sections: [
      {
        heading: {
          fr: 'Au laboratoire',
          en: 'In the laboratory',
          de: 'Im Labor',
          it: 'In laboratorio',
        },
        body: {
          fr: 'Nous comparons chaque année les empreintes chromatographiques de nos teintures mères, plante fraîche contre plante séchée, jardin contre cueillette sauvage. Nous suivons pendant cinq ans la stabilité des macérats de bourgeons, à trois températures.\n\nLes résultats qui peuvent servir à d’autres sont mis à disposition sur demande, y compris lorsqu’ils nous donnent tort : en 2018, ils nous ont fait abandonner un type de bouchon.',
          en: 'Each year we compare the chromatographic fingerprints of our mother tinctures, fresh plant against dried, garden against wild. We follow the stability of bud macerates over five years at three temperatures.\n\nResults that may be of use to others are available on request, including those that prove us wrong: in 2018 they made us give up one kind of stopper.',
          de: 'Jedes Jahr vergleichen wir die chromatografischen Fingerabdrücke unserer Urtinkturen, frische mit getrockneten Pflanzen, Garten mit Wildsammlung. Die Stabilität der Knospenmazerate verfolgen wir über fünf Jahre bei drei Temperaturen.\n\nErgebnisse, die anderen nützen können, geben wir auf Anfrage weiter, auch wenn sie uns widerlegen: 2018 haben wir ihretwegen eine Sorte Verschlüsse aufgegeben.',
          it: 'Ogni anno confrontiamo le impronte cromatografiche delle nostre tinture madri, pianta fresca e pianta secca, giardino e raccolta spontanea. Seguiamo per cinque anni la stabilità dei macerati di gemme, a tre temperature.\n\nI risultati che possono servire ad altri sono disponibili su richiesta, anche quando ci danno torto: nel 2018 ci hanno fatto abbandonare un tipo di tappo.',
        },
      },
      {
        heading: {
          fr: 'Un débat ouvert',
          en: 'An open debate',
          de: 'Eine offene Debatte',
          it: 'Un dibattito aperto',
        },
        body: {
          fr: 'La valeur de l’homéopathie est débattue dans la littérature scientifique. Nous lisons les études des deux bords et n’en tirons pas d’argument de vente.\n\nNous ne menons pas d’essais sur les personnes. Les professionnels qui préparent une étude indépendante peuvent nous demander des lots documentés et leurs témoins ; nous les fournissons au prix coûtant, sans droit de regard sur la publication.',
          en: 'The value of homeopathy is debated in the scientific literature. We read the studies of both sides and make no sales argument out of them.\n\nWe do not conduct trials on people. Professionals preparing an independent study may ask us for documented batches and controls; we supply them at cost and have no say in what is published.',
          de: 'Der Wert der Homöopathie ist in der wissenschaftlichen Literatur umstritten. Wir lesen die Studien beider Seiten und machen daraus kein Verkaufsargument.\n\nVersuche am Menschen führen wir nicht durch. Fachpersonen, die eine unabhängige Studie planen, können dokumentierte Chargen und Kontrollproben bei uns anfordern; wir liefern sie zum Selbstkostenpreis und reden bei der Veröffentlichung nicht mit.',
          it: 'Il valore dell’omeopatia è dibattuto nella letteratura scientifica. Leggiamo gli studi di entrambe le parti e non ne facciamo un argomento di vendita.\n\nNon conduciamo sperimentazioni sulle persone. I professionisti che preparano uno studio indipendente possono chiederci lotti documentati e relativi controlli; li forniamo a prezzo di costo, senza voce in capitolo sulla pubblicazione.',
        },
      },
    ],
  },
  {
    key: 'resources.foundation',
    title: { fr: 'Fondation', en: 'Foundation', de: 'Stiftung', it: 'Fondazione' },
    description: {
      fr: 'La Fondation des Trois-Sources, créée en 1997, entretient les sources, l’herbier et la bibliothèque du laboratoire et soutient de petits projets botaniques.',
      en: 'The Fondation des Trois-Sources, set up in 1997, looks after the springs, the herbarium and the library, and supports small botanical projects.',
      de: 'Die 1997 gegründete Fondation des Trois-Sources betreut die Quellen, das Herbar und die Bibliothek des Labors und fördert kleine botanische Projekte.',
      it: 'La Fondation des Trois-Sources, creata nel 1997, cura le sorgenti, l’erbario e la biblioteca del laboratorio e sostiene piccoli progetti botanici.',
    },
    lead: {
      fr: 'Pour ses cinquante ans, le laboratoire a confié à une fondation ce qui ne se vend pas.',
      en: 'On its fiftieth birthday the laboratory entrusted to a foundation what is not for sale.',
      de: 'Zum fünfzigsten Geburtstag hat das Labor einer Stiftung anvertraut, was unverkäuflich ist.',
      it: 'Per i suoi cinquant’anni, il laboratorio ha affidato a una fondazione ciò che non è in vendita.',
    },
    sections: [
      {
        heading: {
          fr: 'Sources, herbier, livres',
          en: 'Springs, herbarium, books',
          de: 'Quellen, Herbar, Bücher',
          it: 'Sorgenti, erbario, libri',
        },
        body: {
          fr: 'La Fondation des Trois-Sources entretient les trois captages au pied du Salève et le sentier qui les relie. Elle conserve l’herbier de Jeanne Vuillens, commencé en 1939, et une bibliothèque de quatre mille volumes : herbiers, pharmacopées, matières médicales, dans les quatre langues de ce site et en latin.\n\nLa bibliothèque est ouverte sur rendez-vous, le jeudi après-midi. L’herbier est photographié planche par planche.',
          en: 'The Fondation des Trois-Sources looks after the three springs at the foot of the Salève and the path that links them. It keeps Jeanne Vuillens’s herbarium, begun in 1939, and a library of four thousand volumes: herbals, pharmacopoeias and materia medica, in the four languages of this site and in Latin.\n\nThe library is open by appointment on Thursday afternoons. The herbarium is being photographed sheet by sheet.',
          de: 'Die Fondation des Trois-Sources unterhält die drei Quellfassungen am Fuss des Salève und den Weg, der sie verbindet. Sie bewahrt das 1939 begonnene Herbar von Jeanne Vuillens und eine Bibliothek mit viertausend Bänden: Kräuterbücher, Pharmakopöen, Arzneimittellehren, in den vier Sprachen dieser Website und auf Latein.\n\nDie Bibliothek ist am Donnerstagnachmittag auf Voranmeldung offen. Das Herbar wird Blatt für Blatt fotografiert.',
          it: 'La Fondation des Trois-Sources cura le tre sorgenti ai piedi del Salève e il sentiero che le unisce. Conserva l’erbario di Jeanne Vuillens, iniziato nel 1939, e una biblioteca di quattromila volumi: erbari, farmacopee, materie mediche, nelle quattro lingue di questo sito e in latino.\n\nLa biblioteca è aperta su appuntamento il giovedì pomeriggio. L’erbario viene fotografato foglio per foglio.',
        },
      },
      {
        heading: {
          fr: 'Soutenir un projet',
          en: 'Support for a project',
          de: 'Ein Projekt fördern',
          it: 'Sostenere un progetto',
        },
        body: {
          fr: 'Chaque année, la fondation attribue jusqu’à cinq bourses de 2000 francs à des projets botaniques en Suisse : jardin d’école, inventaire d’une prairie, sauvegarde d’une variété locale. Une page suffit pour la demande, à envoyer avant fin septembre à info@trois-sources.example. Le conseil de fondation, composé de cinq bénévoles, répond avant Noël.',
          en: 'Each year the foundation awards up to five grants of 2,000 francs to botanical projects in Switzerland: a school garden, the inventory of a meadow, the safeguarding of a local variety. One page is enough for an application, sent to info@trois-sources.example by the end of September. The board, made up of five volunteers, replies before Christmas.',
          de: 'Jedes Jahr vergibt die Stiftung bis zu fünf Beiträge von je 2000 Franken an botanische Projekte in der Schweiz: ein Schulgarten, das Inventar einer Wiese, die Erhaltung einer lokalen Sorte. Für das Gesuch genügt eine Seite, einzureichen bis Ende September an info@trois-sources.example. Der Stiftungsrat, fünf Ehrenamtliche, antwortet vor Weihnachten.',
          it: 'Ogni anno la fondazione assegna fino a cinque borse di 2000 franchi a progetti botanici in Svizzera: un orto scolastico, l’inventario di un prato, la salvaguardia di una varietà locale. Per la domanda basta una pagina, da inviare entro fine settembre a info@trois-sources.example. Il consiglio di fondazione, cinque volontari, risponde prima di Natale.',
        },
      },
    ],
  },
  {
    key: 'resources.associations',
    title: { fr: 'Associations', en: 'Associations', de: 'Verbände', it: 'Associazioni' },
    description: {
      fr: 'Les types d’associations professionnelles et de registres avec lesquels travaille le Laboratoire Trois-Sources, et comment vérifier un thérapeute.',
      en: 'The kinds of professional associations and registers that Laboratoire Trois-Sources works with, and how you can check on a therapist.',
      de: 'Mit welchen Arten von Berufsverbänden und Registern das Laboratoire Trois-Sources arbeitet und wie Sie eine Fachperson nachschlagen.',
      it: 'I tipi di associazioni professionali e di registri con cui lavora il Laboratoire Trois-Sources, e come verificare un terapeuta.',
    },
    lead: {
      fr: 'Pharmacie, droguerie, médecine, thérapies : chaque métier a ses associations et ses registres.',
      en: 'Pharmacy, drugstore, medicine, therapy: each profession has its associations and its registers.',
      de: 'Apotheke, Drogerie, Medizin, Therapie: Jeder Beruf hat seine Verbände und Register.',
      it: 'Farmacia, drogheria, medicina, terapie: ogni mestiere ha le sue associazioni e i suoi registri.',
    },
    sections: [
      {
        heading: {
          fr: 'Vérifier un professionnel',
          en: 'Checking on a professional',
          de: 'Eine Fachperson nachschlagen',
          it: 'Verificare un professionista',
        },
        body: {
          fr: 'Les professions médicales universitaires figurent dans le registre fédéral MedReg, d’autres professions de la santé dans le NAREG ; les deux se consultent librement en ligne. Les thérapeutes complémentaires sont souvent inscrits au RME ou membres de l’ASCA, que consultent aussi les assurances.\n\nUne inscription atteste une formation, pas la qualité d’un entretien. Posez vos questions au premier rendez-vous.',
          en: 'University medical professions are listed in the federal register MedReg, other health professions in NAREG; both can be consulted freely online. Complementary therapists are often registered with the EMR (RME) or with ASCA, which insurers consult as well.\n\nA listing attests to training, not to the quality of a conversation. Ask your questions at the first appointment.',
          de: 'Die universitären Medizinalberufe stehen im eidgenössischen Register MedReg, weitere Gesundheitsberufe im NAREG; beide sind online frei zugänglich. Komplementärtherapeutinnen und -therapeuten sind häufig beim EMR oder bei der ASCA registriert, wo auch die Versicherungen nachsehen.\n\nEin Eintrag bescheinigt eine Ausbildung, nicht die Qualität eines Gesprächs. Stellen Sie Ihre Fragen beim ersten Termin.',
          it: 'Le professioni mediche universitarie figurano nel registro federale MedReg, altre professioni sanitarie nel NAREG; entrambi si consultano liberamente in rete. I terapeuti complementari sono spesso iscritti all’RME o all’ASCA, consultati anche dalle assicurazioni.\n\nUn’iscrizione attesta una formazione, non la qualità di un colloquio. Faccia le Sue domande al primo appuntamento.',
        },
      },
      {
        heading: {
          fr: 'Notre engagement',
          en: 'Our part',
          de: 'Unser Beitrag',
          it: 'Il nostro impegno',
        },
        body: {
          fr: 'Nous participons aux journées des associations professionnelles, prêtons des salles et relisons des supports de cours. Nous ne versons pas de commission sur les recommandations et n’offrons pas de voyages.\n\nVotre association souhaite une conférence, une visite du jardin ou une liste de souches pour ses membres ? Écrivez-nous : nous répondons dans la semaine.',
          en: 'We take part in the conferences of professional associations, lend rooms and read through course material. We pay no commission on recommendations and offer no trips.\n\nYour association would like a talk, a visit to the garden or a list of stocks for its members? Write to us: we answer within the week.',
          de: 'Wir nehmen an Tagungen der Berufsverbände teil, stellen Räume zur Verfügung und lesen Kursunterlagen gegen. Wir zahlen keine Provisionen für Empfehlungen und schenken keine Reisen.\n\nIhr Verband wünscht einen Vortrag, einen Gartenbesuch oder eine Liste von Grundstoffen für die Mitglieder? Schreiben Sie uns: Wir antworten innert einer Woche.',
          it: 'Partecipiamo alle giornate delle associazioni professionali, prestiamo sale e rileggiamo materiale didattico. Non paghiamo commissioni sulle raccomandazioni e non offriamo viaggi.\n\nLa Sua associazione desidera una conferenza, una visita al giardino o un elenco di ceppi per i suoi membri? Ci scriva: rispondiamo entro la settimana.',
        },
      },
    ],
  },
  {
    key: 'resources.media',
    title: { fr: 'Médias', en: 'Media', de: 'Medien', it: 'Media' },
    description: {
      fr: 'Pour les journalistes : les faits et les chiffres du Laboratoire Trois-Sources, des interlocuteurs en quatre langues, des visites et des images.',
      en: 'For journalists: facts and figures about Laboratoire Trois-Sources, people to talk to in four languages, visits on site and pictures.',
      de: 'Für Medienschaffende: Zahlen und Fakten zum Laboratoire Trois-Sources, Ansprechpersonen in vier Sprachen, Besuche vor Ort und Bilder.',
      it: 'Per i giornalisti: fatti e cifre sul Laboratoire Trois-Sources, interlocutori in quattro lingue, visite sul posto e immagini.',
    },
    lead: {
      fr: 'Vous écrivez, filmez ou enregistrez ? Nous ouvrons volontiers la porte, et répondons aussi aux questions difficiles.',
      en: 'You write, film or record? We are glad to open the door, and we answer difficult questions too.',
      de: 'Sie schreiben, filmen oder nehmen auf? Wir öffnen gern die Tür und antworten auch auf schwierige Fragen.',
      it: 'Scrive, filma o registra? Apriamo volentieri la porta e rispondiamo anche alle domande difficili.',
    },
    sections: [
      {
        heading: {
          fr: 'En chiffres',
          en: 'In figures',
          de: 'In Zahlen',
          it: 'In cifre',
        },
        body: {
          fr: 'Fondation : 1947, par Jeanne Vuillens, pharmacienne. À Carouge depuis 1978, jardin depuis 1991, direction : Claire Vuillens, depuis 2009. Trente-huit personnes.\n\nCatalogue : 1919 souches homéopathiques, 66 macérats de bourgeons, 148 teintures de plantes, 33 préparations d’oligo-éléments, 27 sels de Schüssler, 27 compléments alimentaires. Jardin : 6000 m², environ 180 espèces. Clients : professionnels de toute la Suisse.',
          en: 'Founded: 1947, by Jeanne Vuillens, pharmacist. In Carouge since 1978, garden since 1991, director since 2009: Claire Vuillens. Thirty-eight people.\n\nCatalogue: 1,919 homeopathic stocks, 66 bud macerates, 148 plant tinctures, 33 trace element preparations, 27 Schüssler salts, 27 food supplements. Garden: 6,000 m², some 180 species. Customers: professionals all over Switzerland.',
          de: 'Gründung: 1947 durch die Apothekerin Jeanne Vuillens. In Carouge seit 1978, Garten seit 1991, Leitung seit 2009: Claire Vuillens. Achtunddreissig Mitarbeitende.\n\nSortiment: 1919 homöopathische Grundstoffe, 66 Knospenmazerate, 148 Pflanzentinkturen, 33 Spurenelementpräparate, 27 Schüssler-Salze, 27 Nahrungsergänzungsmittel. Garten: 6000 m², rund 180 Arten. Kundschaft: Fachpersonen in der ganzen Schweiz.',
          it: 'Fondazione: 1947, per opera della farmacista Jeanne Vuillens. A Carouge dal 1978, giardino dal 1991, direzione dal 2009: Claire Vuillens. Trentotto persone.\n\nCatalogo: 1919 ceppi omeopatici, 66 macerati di gemme, 148 tinture di piante, 33 preparazioni di oligoelementi, 27 sali di Schüssler, 27 integratori alimentari. Giardino: 6000 m², circa 180 specie. Clienti: professionisti di tutta la Svizzera.',
        },
      },
      {
        heading: {
          fr: 'Contact pour la presse',
          en: 'Press contact',
          de: 'Medienkontakt',
          it: 'Contatto per la stampa',
        },
        body: {
          fr: 'Claire Vuillens et Olivier Brandt répondent au +41 22 555 01 47 ou à info@trois-sources.example, en français, en allemand, en anglais et en italien. Des images du jardin et du laboratoire sont à disposition, libres de droits pour un usage rédactionnel. Pour une visite, comptez une demi-journée ; la lumière est belle le matin.',
          en: 'Claire Vuillens and Olivier Brandt can be reached on +41 22 555 01 47 or at info@trois-sources.example, in French, German, English and Italian. Pictures of the garden and the laboratory are available free of charge for editorial use. Allow half a day for a visit; the light is fine in the morning.',
          de: 'Claire Vuillens und Olivier Brandt erreichen Sie unter +41 22 555 01 47 oder info@trois-sources.example, auf Deutsch, Französisch, Englisch und Italienisch. Bilder von Garten und Labor stehen für redaktionelle Zwecke kostenlos zur Verfügung. Für einen Besuch rechnen Sie einen halben Tag; am Morgen ist das Licht schön.',
          it: 'Claire Vuillens e Olivier Brandt rispondono al +41 22 555 01 47 o a info@trois-sources.example, in italiano, francese, tedesco e inglese. Immagini del giardino e del laboratorio sono a disposizione gratuitamente per uso redazionale. Per una visita calcoli mezza giornata; al mattino la luce è bella.',
        },
      },
    ],
  },
]
