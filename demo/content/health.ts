import type { PageText, Text } from './page-text.ts'

const tradition: Text = {
  fr: 'Ce que dit la tradition',
  en: 'What tradition says',
  de: 'Was die Tradition sagt',
  it: 'Che cosa dice la tradizione',
}

const everyday: Text = {
  fr: 'Au quotidien, et quand consulter',
  en: 'Day to day, and when to see a doctor',
  de: 'Im Alltag, und wann zur Ärztin',
  it: 'Ogni giorno, e quando rivolgersi al medico',
}

/** The overview, then one page per key of catalogue/health-topics.json. No text states an effect. */
export const health: readonly PageText[] = [
  {
    key: 'health',
    title: { fr: 'Santé', en: 'Health', de: 'Gesundheit', it: 'Salute' },
    description: {
      fr: 'Dix thèmes de santé, des allergies au mal des transports : usages traditionnels des plantes, gestes simples du quotidien et signes qui demandent un avis.',
      en: 'Ten health topics, from allergies to travel sickness: traditional uses of plants, simple everyday habits and signs that call for medical advice.',
      de: 'Zehn Gesundheitsthemen, von Allergien bis Reisekrankheit: traditionelle Pflanzenanwendungen, einfache Gewohnheiten und Zeichen, die ärztlichen Rat verlangen.',
      it: 'Dieci temi di salute, dalle allergie al mal di viaggio: usi tradizionali delle piante, gesti semplici di ogni giorno e segni che richiedono un parere.',
    },
    lead: {
      fr: 'Dix thèmes, racontés simplement : ce que la tradition en a retenu, quelques gestes du quotidien, et les signes qui demandent un avis médical.',
      en: 'Ten topics, plainly told: what tradition has kept, a few everyday habits, and the signs that call for medical advice.',
      de: 'Zehn Themen, schlicht erzählt: was die Tradition bewahrt hat, einige Gewohnheiten für den Alltag und die Zeichen, die ärztlichen Rat verlangen.',
      it: 'Dieci temi, raccontati con semplicità: che cosa ha conservato la tradizione, qualche gesto di ogni giorno e i segni che richiedono un parere medico.',
    },
    sections: [
      {
        heading: {
          fr: 'Comment lire ces pages',
          en: 'How to read these pages',
          de: 'Wie Sie diese Seiten lesen',
          it: 'Come leggere queste pagine',
        },
        body: {
          fr: 'Les plantes et les souches que nous nommons sont celles que la tradition associe à un thème. Les nommer n’est pas promettre un résultat. Ces pages ne posent pas de diagnostic et ne remplacent pas un avis médical.\n\nEn cas de doute, pour un enfant, pendant la grossesse ou si des troubles durent, adressez-vous à un professionnel de santé. Urgences : 144. Intoxications : Tox Info Suisse, 145, jour et nuit.',
          en: 'The plants and stocks we name are those that tradition links with a topic. To name them is not to promise a result. These pages make no diagnosis and do not replace medical advice.\n\nIf in doubt, for a child, during pregnancy or if complaints persist, see a health professional. Emergencies: 144. Poisoning: Tox Info Suisse, 145, day and night.',
          de: 'Die Pflanzen und Grundstoffe, die wir nennen, sind jene, die die Tradition mit einem Thema verbindet. Sie zu nennen heisst nicht, ein Ergebnis zu versprechen. Diese Seiten stellen keine Diagnose und ersetzen keinen ärztlichen Rat.\n\nIm Zweifel, bei Kindern, in der Schwangerschaft oder wenn Beschwerden anhalten, wenden Sie sich an eine Fachperson. Notruf: 144. Vergiftungen: Tox Info Suisse, 145, Tag und Nacht.',
          it: 'Le piante e i ceppi che nominiamo sono quelli che la tradizione associa a un tema. Nominarli non significa promettere un risultato. Queste pagine non formulano diagnosi e non sostituiscono un parere medico.\n\nIn caso di dubbio, per un bambino, in gravidanza o se i disturbi persistono, si rivolga a un professionista. Emergenze: 144. Intossicazioni: Tox Info Suisse, 145, giorno e notte.',
        },
      },
    ],
  },
  {
    key: 'health.allergies',
    title: { fr: 'Allergies', en: 'Allergies', de: 'Allergien', it: 'Allergie' },
    description: {
      fr: 'Pollens, poils et poussières : les plantes que la tradition associe au thème des allergies, des gestes pour la maison et les signes à prendre au sérieux.',
      en: 'Pollen, fur and dust: the plants that tradition links with allergies, habits for the home and the signs that should always be taken seriously.',
      de: 'Pollen, Tierhaare, Staub: Pflanzen, die die Tradition mit Allergien verbindet, Gewohnheiten für zu Hause und Zeichen, die ernst zu nehmen sind.',
      it: 'Pollini, peli e polvere: le piante che la tradizione associa al tema delle allergie, gesti per la casa e i segni da prendere sul serio.',
    },
    lead: {
      fr: 'Quand le noisetier fleurit en plein hiver, certains le savent avant tout le monde.',
      en: 'When the hazel flowers in the middle of winter, some people know before anyone else.',
      de: 'Wenn mitten im Winter die Hasel blüht, merken es manche vor allen anderen.',
      it: 'Quando il nocciolo fiorisce in pieno inverno, c’è chi lo sa prima di tutti.',
    },
    sections: [
      {
        heading: tradition,
        body: {
          fr: 'Les matières médicales homéopathiques citent Allium cepa, l’oignon qui fait couler les yeux, Euphrasia et Galphimia glauca. En gemmothérapie, le bourgeon de cassis est le plus souvent nommé ; en phytothérapie, l’ortie et le plantain. Les praticiens choisissent selon la personne, la saison et le moment où les signes apparaissent.',
          en: 'Homeopathic materia medica mention Allium cepa, the onion that makes eyes water, Euphrasia and Galphimia glauca. In gemmotherapy the blackcurrant bud is named most often; in phytotherapy, nettle and plantain. Practitioners choose according to the person, the season and the moment when the signs appear.',
          de: 'Die homöopathischen Arzneimittellehren nennen Allium cepa, die Zwiebel, die Tränen in die Augen treibt, Euphrasia und Galphimia glauca. In der Gemmotherapie wird am häufigsten die Knospe der Schwarzen Johannisbeere genannt, in der Phytotherapie Brennnessel und Spitzwegerich. Fachpersonen wählen nach Mensch, Jahreszeit und Auftreten der Zeichen.',
          it: 'Le materie mediche omeopatiche citano Allium cepa, la cipolla che fa lacrimare gli occhi, Euphrasia e Galphimia glauca. In gemmoterapia si nomina soprattutto la gemma di ribes nero; in fitoterapia, l’ortica e la piantaggine. I professionisti scelgono secondo la persona, la stagione e il momento in cui compaiono i segni.',
        },
      },
      {
        heading: everyday,
        body: {
          fr: 'Suivez le bulletin pollinique, aérez quand l’air est calme ou après la pluie, rincez vos cheveux le soir et ne faites pas sécher le linge dehors les jours de vent. Notez ce qui précède les signes : ce carnet sera utile à votre médecin.\n\nDifficulté à respirer, gonflement du visage ou malaise : appelez le 144 sans attendre.',
          en: 'Follow the pollen forecast, air the rooms when the wind is still or after rain, rinse your hair in the evening and do not dry washing outdoors on windy days. Note what comes before the signs: your doctor will find this diary useful.\n\nTrouble breathing, a swollen face or faintness: call 144 at once.',
          de: 'Verfolgen Sie den Pollenbericht, lüften Sie bei Windstille oder nach dem Regen, spülen Sie abends die Haare und trocknen Sie an windigen Tagen keine Wäsche im Freien. Notieren Sie, was den Zeichen vorausgeht: Dieses Heft ist für Ihre Ärztin nützlich.\n\nAtemnot, ein geschwollenes Gesicht oder Schwäche: Rufen Sie sofort 144 an.',
          it: 'Segua il bollettino pollinico, arieggi quando l’aria è ferma o dopo la pioggia, sciacqui i capelli la sera e non stenda il bucato all’aperto nei giorni di vento. Annoti che cosa precede i segni: questo diario sarà utile al Suo medico.\n\nDifficoltà a respirare, volto gonfio o malessere: chiami subito il 144.',
        },
      },
    ],
  },
  {
    key: 'health.colds',
    title: { fr: 'Refroidissements', en: 'Colds', de: 'Erkältungen', it: 'Raffreddori' },
    description: {
      fr: 'Nez, gorge et frissons d’hiver : les plantes que la tradition associe aux refroidissements, des gestes simples, et quand demander un avis médical.',
      en: 'Noses, throats and winter shivers: the plants that tradition links with colds, a few simple habits, and when to ask for medical advice.',
      de: 'Nase, Hals und Winterfrösteln: Pflanzen, die die Tradition mit Erkältungen verbindet, einfache Gewohnheiten und wann ärztlicher Rat nötig ist.',
      it: 'Naso, gola e brividi d’inverno: le piante che la tradizione associa ai raffreddori, gesti semplici e quando chiedere un parere medico.',
    },
    lead: {
      fr: 'Un rhume dure une semaine, dit-on, ou bien sept jours.',
      en: 'A cold, so they say, lasts a week, or else seven days.',
      de: 'Eine Erkältung, so heisst es, dauert eine Woche oder aber sieben Tage.',
      it: 'Un raffreddore, si dice, dura una settimana, oppure sette giorni.',
    },
    sections: [
      {
        heading: tradition,
        body: {
          fr: 'Les anciens préparaient des tisanes de thym, de tilleul et de fleurs de sureau. L’homéopathie cite Aconitum pour le coup de froid soudain, Gelsemium, Eupatorium et Bryonia ; les sels de Schüssler, le n° 3 Ferrum phosphoricum. Notre coffret d’hiver réunit six remèdes que les praticiens nous demandent souvent à cette saison.',
          en: 'Our grandparents made teas of thyme, lime blossom and elderflower. Homeopathy mentions Aconitum for the sudden chill, Gelsemium, Eupatorium and Bryonia; among the Schüssler salts it is no. 3, Ferrum phosphoricum. Our winter set brings together six remedies that practitioners often ask for in this season.',
          de: 'Die Grosseltern brauten Tee aus Thymian, Linden- und Holunderblüten. Die Homöopathie nennt Aconitum für die plötzliche Verkühlung, Gelsemium, Eupatorium und Bryonia, bei den Schüssler-Salzen ist es die Nr. 3, Ferrum phosphoricum. Unser Winterset vereint sechs Mittel, nach denen Fachpersonen zu dieser Zeit oft fragen.',
          it: 'I nonni preparavano tisane di timo, tiglio e fiori di sambuco. L’omeopatia cita Aconitum per il colpo di freddo improvviso, Gelsemium, Eupatorium e Bryonia; tra i sali di Schüssler, il n. 3 Ferrum phosphoricum. Il nostro cofanetto d’inverno riunisce sei rimedi che i professionisti ci chiedono spesso in questa stagione.',
        },
      },
      {
        heading: everyday,
        body: {
          fr: 'Reposez-vous, buvez chaud, aérez votre chambre et lavez-vous les mains ; toussez dans votre coude. Restez chez vous tant que vous êtes fiévreux.\n\nConsultez si la fièvre dépasse trois jours, si la toux dure plus de trois semaines, en cas d’essoufflement, de douleur à l’oreille ou au visage, et sans tarder pour un nourrisson.',
          en: 'Rest, drink something warm, air your bedroom and wash your hands; cough into your elbow. Stay at home as long as you are feverish.\n\nSee a doctor if fever goes on for more than three days or a cough for more than three weeks, if you are short of breath or have pain in the ear or face, and without delay for a baby.',
          de: 'Ruhen Sie sich aus, trinken Sie Warmes, lüften Sie das Schlafzimmer und waschen Sie die Hände; husten Sie in die Armbeuge. Bleiben Sie zu Hause, solange Sie Fieber haben.\n\nGehen Sie in die Praxis, wenn das Fieber mehr als drei Tage oder der Husten mehr als drei Wochen anhält, bei Atemnot, Ohren- oder Gesichtsschmerzen, und mit einem Säugling ohne Aufschub.',
          it: 'Si riposi, beva qualcosa di caldo, arieggi la camera e si lavi le mani; tossisca nel gomito. Resti a casa finché ha la febbre.\n\nConsulti il medico se la febbre dura più di tre giorni o la tosse più di tre settimane, in caso di affanno, mal d’orecchio o dolore al volto, e senza indugio per un lattante.',
        },
      },
    ],
  },
  {
    key: 'health.detox',
    title: { fr: 'Détox', en: 'Detox', de: 'Entschlackung', it: 'Detox' },
    description: {
      fr: 'Coutumes de printemps et semaines légères : les plantes que la tradition associe au thème détox, un regard mesuré et quelques habitudes simples.',
      en: 'Spring customs and lighter weeks: the plants that tradition links with detox, a measured look at the word and a few simple habits.',
      de: 'Frühlingskuren und leichtere Wochen: Pflanzen, die die Tradition mit Entschlackung verbindet, ein nüchterner Blick und einige einfache Gewohnheiten.',
      it: 'Primavera e settimane leggere: le piante che la tradizione associa al tema detox, uno sguardo misurato e qualche abitudine semplice.',
    },
    lead: {
      fr: 'Le mot est moderne, l’habitude est ancienne : au printemps, on mangeait les premières feuilles vertes.',
      en: 'The word is modern, the habit is old: in spring, people ate the first green leaves.',
      de: 'Der Begriff ist jung, der Brauch ist alt: Im Frühling ass man die ersten grünen Blätter.',
      it: 'La parola è moderna, l’usanza è antica: in primavera si mangiavano le prime foglie verdi.',
    },
    sections: [
      {
        heading: tradition,
        body: {
          fr: 'Pissenlit, ortie, bouleau, fumeterre : les herbiers européens réservent ces plantes au printemps. La gemmothérapie nomme le bouleau, le genévrier et le romarin ; l’homéopathie, Berberis et Nux vomica, au lendemain des repas trop riches. Le foie et les reins travaillent toute l’année sans que personne les y invite ; nous ne promettons donc rien.',
          en: 'Dandelion, nettle, birch, fumitory: European herbals keep these plants for spring. Gemmotherapy names birch, juniper and rosemary; homeopathy, Berberis and Nux vomica, for the day after too rich a meal. Liver and kidneys work all year round without being asked, so we promise nothing.',
          de: 'Löwenzahn, Brennnessel, Birke, Erdrauch: Die europäischen Kräuterbücher halten diese Pflanzen für den Frühling bereit. Die Gemmotherapie nennt Birke, Wacholder und Rosmarin, die Homöopathie Berberis und Nux vomica für den Tag nach dem üppigen Mahl. Leber und Nieren arbeiten das ganze Jahr, ohne dass man sie bittet; wir versprechen deshalb nichts.',
          it: 'Tarassaco, ortica, betulla, fumaria: gli erbari europei riservano queste piante alla primavera. La gemmoterapia nomina la betulla, il ginepro e il rosmarino; l’omeopatia, Berberis e Nux vomica, all’indomani dei pasti troppo ricchi. Fegato e reni lavorano tutto l’anno senza che nessuno lo chieda; perciò non promettiamo nulla.',
        },
      },
      {
        heading: everyday,
        body: {
          fr: 'Quelques jours plus légers ne demandent rien d’extraordinaire : de l’eau, des légumes, moins d’alcool et de sucre, une marche chaque jour, des nuits plus longues.\n\nRenoncez au jeûne sans avis médical si vous êtes enceinte, diabétique, très jeune ou âgé, ou si vous prenez des médicaments. Une fatigue qui dure, une jaunisse ou un amaigrissement demandent une consultation.',
          en: 'A few lighter days need nothing out of the ordinary: water, vegetables, less alcohol and sugar, a daily walk, longer nights.\n\nDo not fast without medical advice if you are pregnant, diabetic, very young or elderly, or taking medicines. Lasting tiredness, yellowing of the skin or loss of weight call for a visit to the doctor.',
          de: 'Einige leichtere Tage brauchen nichts Ausserordentliches: Wasser, Gemüse, weniger Alkohol und Zucker, täglich ein Spaziergang, längere Nächte.\n\nFasten Sie nicht ohne ärztlichen Rat, wenn Sie schwanger oder zuckerkrank, sehr jung oder betagt sind oder Medikamente einnehmen. Anhaltende Müdigkeit, Gelbfärbung der Haut oder Gewichtsverlust gehören abgeklärt.',
          it: 'Qualche giorno più leggero non chiede nulla di straordinario: acqua, verdure, meno alcol e zucchero, una passeggiata al giorno, notti più lunghe.\n\nNon digiuni senza parere medico in gravidanza, con il diabete, in età molto giovane o avanzata, o se assume medicamenti. Una stanchezza che dura, la pelle gialla o un dimagrimento richiedono una visita.',
        },
      },
    ],
  },
  {
    key: 'health.digestive-complaints',
    title: {
      fr: 'Troubles digestifs',
      en: 'Digestive complaints',
      de: 'Verdauungsbeschwerden',
      it: 'Disturbi digestivi',
    },
    description: {
      fr: 'Repas lourds, ballonnements, ventre noué : les plantes que la tradition associe à la digestion, des habitudes de table et les signes d’alerte.',
      en: 'Heavy meals, bloating, a knotted stomach: the plants that tradition links with digestion, habits at the table and the warning signs to know.',
      de: 'Schweres Essen, Blähungen, ein verkrampfter Bauch: Pflanzen, die die Tradition mit der Verdauung verbindet, Tischgewohnheiten und Warnzeichen.',
      it: 'Pasti pesanti, gonfiori, pancia contratta: le piante che la tradizione associa alla digestione, abitudini a tavola e segnali di allarme.',
    },
    lead: {
      fr: 'Fenouil, camomille, menthe : peu de familles n’ont pas leur tisane d’après-repas.',
      en: 'Fennel, camomile, mint: few families are without their tea for after meals.',
      de: 'Fenchel, Kamille, Minze: Kaum eine Familie, die keinen Tee für nach dem Essen kennt.',
      it: 'Finocchio, camomilla, menta: poche famiglie non hanno la loro tisana del dopopasto.',
    },
    sections: [
      {
        heading: tradition,
        body: {
          fr: 'Les plantes amères ouvrent traditionnellement le repas : gentiane, artichaut, chardon-marie. Les plantes aromatiques le ferment : anis, carvi, mélisse. L’homéopathie cite Nux vomica, Carbo vegetabilis, Lycopodium et Ipeca ; la gemmothérapie, le figuier et le noyer. Le praticien s’informe de l’heure, du repas et de l’humeur avant de choisir.',
          en: 'Bitter plants traditionally open a meal: gentian, artichoke, milk thistle. Aromatic ones close it: aniseed, caraway, lemon balm. Homeopathy mentions Nux vomica, Carbo vegetabilis, Lycopodium and Ipecacuanha; gemmotherapy, fig and walnut. The practitioner asks about the hour, the meal and the mood before choosing.',
          de: 'Bittere Pflanzen eröffnen traditionell das Essen: Enzian, Artischocke, Mariendistel. Aromatische beschliessen es: Anis, Kümmel, Melisse. Die Homöopathie nennt Nux vomica, Carbo vegetabilis, Lycopodium und Ipecacuanha, die Gemmotherapie Feige und Walnuss. Vor der Wahl fragt die Fachperson nach Tageszeit, Mahlzeit und Stimmung.',
          it: 'Le piante amare aprono tradizionalmente il pasto: genziana, carciofo, cardo mariano. Quelle aromatiche lo chiudono: anice, carvi, melissa. L’omeopatia cita Nux vomica, Carbo vegetabilis, Lycopodium e Ipecacuanha; la gemmoterapia, il fico e il noce. Prima di scegliere, il professionista chiede dell’ora, del pasto e dell’umore.',
        },
      },
      {
        heading: everyday,
        body: {
          fr: 'Mangez assis, lentement, et gardez deux heures entre le dîner et le coucher. Marchez un peu après le repas. Lors d’une diarrhée ou de vomissements, buvez souvent et par petites gorgées.\n\nConsultez en cas de sang, de douleur vive ou qui dure, de fièvre, de perte de poids, et vite si un petit enfant ne boit plus.',
          en: 'Eat sitting down, slowly, and leave two hours between supper and bed. Walk a little after the meal. With diarrhoea or vomiting, drink often and in small sips.\n\nSee a doctor if there is blood, sharp or lasting pain, fever or loss of weight, and quickly if a small child stops drinking.',
          de: 'Essen Sie sitzend und langsam und lassen Sie zwischen Abendessen und Bett zwei Stunden. Gehen Sie nach dem Essen ein paar Schritte. Bei Durchfall oder Erbrechen trinken Sie oft und in kleinen Schlucken.\n\nLassen Sie Blut, starke oder anhaltende Schmerzen, Fieber und Gewichtsverlust abklären, und handeln Sie rasch, wenn ein kleines Kind nicht mehr trinkt.',
          it: 'Mangi seduto, lentamente, e lasci due ore tra la cena e il letto. Cammini un poco dopo il pasto. In caso di diarrea o vomito, beva spesso e a piccoli sorsi.\n\nConsulti il medico se c’è sangue, dolore acuto o persistente, febbre o perdita di peso, e in fretta se un bambino piccolo non beve più.',
        },
      },
    ],
  },
  {
    key: 'health.fever',
    title: { fr: 'Fièvre', en: 'Fever', de: 'Fieber', it: 'Febbre' },
    description: {
      fr: 'Mesurer, observer, accompagner : ce que la tradition dit de la fièvre, les gestes de bon sens et les seuils qui demandent un médecin.',
      en: 'Measure, watch, stay close: what tradition says about fever, common-sense gestures and the thresholds at which a doctor is needed.',
      de: 'Messen, beobachten, begleiten: was die Tradition zum Fieber sagt, Handgriffe mit gesundem Menschenverstand und wann es eine Ärztin braucht.',
      it: 'Misurare, osservare, accompagnare: che cosa dice la tradizione sulla febbre, gesti di buon senso e le soglie oltre le quali serve un medico.',
    },
    lead: {
      fr: 'La fièvre est un signe, pas un ennemi. On la mesure, on observe la personne, on note l’heure.',
      en: 'Fever is a sign, not an enemy. Measure it, watch the person, note the hour.',
      de: 'Fieber ist ein Zeichen, kein Feind. Man misst es, beobachtet den Menschen und notiert die Uhrzeit.',
      it: 'La febbre è un segno, non un nemico. Si misura, si osserva la persona, si annota l’ora.',
    },
    sections: [
      {
        heading: tradition,
        body: {
          fr: 'Les compresses tièdes aux mollets et l’infusion de fleurs de tilleul ou de sureau appartiennent au savoir des familles. L’homéopathie distingue surtout la manière dont la fièvre arrive : Aconitum si elle est soudaine après un froid sec, Belladonna si le visage est rouge et chaud, Ferrum phosphoricum si elle monte doucement.',
          en: 'Lukewarm wraps on the calves and tea of lime blossom or elderflower belong to family lore. Homeopathy looks above all at the way a fever comes: Aconitum if it is sudden after dry cold, Belladonna if the face is red and hot, Ferrum phosphoricum if it rises gently.',
          de: 'Lauwarme Wadenwickel und Tee aus Linden- oder Holunderblüten gehören zum Wissen der Familien. Die Homöopathie achtet vor allem darauf, wie das Fieber kommt: Aconitum, wenn plötzlich nach trockener Kälte, Belladonna, wenn das Gesicht rot und heiss ist, Ferrum phosphoricum, wenn es langsam steigt.',
          it: 'Gli impacchi tiepidi ai polpacci e l’infuso di fiori di tiglio o di sambuco fanno parte del sapere delle famiglie. L’omeopatia guarda soprattutto a come arriva la febbre: Aconitum se è improvvisa dopo un freddo secco, Belladonna se il volto è rosso e caldo, Ferrum phosphoricum se sale piano.',
        },
      },
      {
        heading: everyday,
        body: {
          fr: 'Donnez à boire souvent, couvrez légèrement, aérez. Prenez la température deux fois par jour et notez-la.\n\nAvant trois mois, toute fièvre se montre à un médecin le jour même. À tout âge, consultez au-dessus de 40 °C, au-delà de trois jours, en cas de somnolence ou de respiration difficile. Nuque raide, taches sur la peau qui ne pâlissent pas, convulsion : 144.',
          en: 'Offer drinks often, cover lightly, air the room. Take the temperature twice a day and write it down.\n\nUnder three months of age, any fever should be seen by a doctor the same day. At any age, see one above 40 °C, beyond three days, or with drowsiness or laboured breathing. Stiff neck, spots on the skin that do not fade under pressure, a fit: 144.',
          de: 'Geben Sie oft zu trinken, decken Sie leicht zu, lüften Sie. Messen Sie zweimal am Tag und schreiben Sie die Werte auf.\n\nVor dem Alter von drei Monaten gehört jedes Fieber am selben Tag in ärztliche Hände. In jedem Alter gilt das über 40 °C, nach mehr als drei Tagen, bei Benommenheit oder schwerer Atmung. Steifer Nacken, Hautflecken, die auf Druck nicht verblassen, Krampfanfall: 144.',
          it: 'Dia spesso da bere, copra leggermente, arieggi. Misuri la temperatura due volte al giorno e la annoti.\n\nPrima dei tre mesi ogni febbre va mostrata a un medico il giorno stesso. A qualsiasi età lo consulti oltre i 40 °C, dopo più di tre giorni, in caso di sonnolenza o respiro difficile. Collo rigido, macchie sulla pelle che non impallidiscono, convulsioni: 144.',
        },
      },
    ],
  },
  {
    key: 'health.oral-problems',
    title: {
      fr: 'Problèmes bucco-dentaires',
      en: 'Oral problems',
      de: 'Beschwerden im Mundraum',
      it: 'Problemi orali',
    },
    description: {
      fr: 'Aphtes, gencives et poussées dentaires : les plantes que la tradition associe à la bouche, l’hygiène de tous les jours et quand voir le dentiste.',
      en: 'Mouth ulcers, gums and teething: the plants that tradition links with the mouth, everyday hygiene and when it is time to see the dentist.',
      de: 'Aphthen, Zahnfleisch und Zahnen: Pflanzen, die die Tradition mit dem Mund verbindet, tägliche Mundpflege und wann es in die Zahnarztpraxis geht.',
      it: 'Afte, gengive e dentizione: le piante che la tradizione associa alla bocca, l’igiene di ogni giorno e quando andare dal dentista.',
    },
    lead: {
      fr: 'La sauge des jardins et le clou de girofle ont longtemps tenu lieu de trousse dentaire.',
      en: 'For a long time, garden sage and the clove did duty as the family dental kit.',
      de: 'Gartensalbei und Gewürznelke waren lange die zahnärztliche Hausapotheke.',
      it: 'La salvia dell’orto e il chiodo di garofano hanno fatto a lungo da cassetta dentistica.',
    },
    sections: [
      {
        heading: tradition,
        body: {
          fr: 'On se gargarisait avec une infusion de sauge, de camomille ou de mauve ; la myrrhe s’emploie en teinture, diluée. L’homéopathie cite Chamomilla pour l’enfant qui perce ses dents, Borax, Mercurius solubilis et, autour d’une visite chez le dentiste, Arnica. Les sels n° 1 et n° 2 sont, dans la tradition de Schüssler, ceux des dents.',
          en: 'People gargled with an infusion of sage, camomile or mallow; myrrh is used as a diluted tincture. Homeopathy mentions Chamomilla for the teething child, Borax, Mercurius solubilis and, around a visit to the dentist, Arnica. In Schüssler’s tradition, salts no. 1 and no. 2 are those of the teeth.',
          de: 'Man gurgelte mit einem Aufguss aus Salbei, Kamille oder Malve; Myrrhe verwendet man als verdünnte Tinktur. Die Homöopathie nennt Chamomilla für das zahnende Kind, Borax, Mercurius solubilis und rund um den Zahnarztbesuch Arnica. In der Tradition Schüsslers gehören die Salze Nr. 1 und Nr. 2 zu den Zähnen.',
          it: 'Si facevano gargarismi con un infuso di salvia, camomilla o malva; la mirra si usa in tintura, diluita. L’omeopatia cita Chamomilla per il bambino che mette i denti, Borax, Mercurius solubilis e, attorno a una visita dal dentista, Arnica. Nella tradizione di Schüssler i sali n. 1 e n. 2 sono quelli dei denti.',
        },
      },
      {
        heading: everyday,
        body: {
          fr: 'Brossez-vous les dents deux fois par jour, passez le fil ou la brossette, changez de brosse tous les trois mois. Pour un petit enfant, un anneau propre et frais à mordre suffit souvent.\n\nVoyez le dentiste une fois l’an, et plus tôt si une douleur, un saignement ou un aphte dépasse deux semaines. Joue enflée et fièvre : le jour même.',
          en: 'Brush your teeth twice a day, use floss or small brushes, change the brush every three months. For a small child, a clean, cool ring to bite on is often enough.\n\nSee the dentist once a year, and sooner if pain, bleeding or an ulcer lasts more than two weeks. A swollen cheek with fever: the same day.',
          de: 'Putzen Sie die Zähne zweimal am Tag, verwenden Sie Zahnseide oder Bürstchen und wechseln Sie die Bürste alle drei Monate. Einem kleinen Kind genügt oft ein sauberer, kühler Beissring.\n\nGehen Sie einmal im Jahr in die Zahnarztpraxis und früher, wenn Schmerzen, Blutungen oder Aphthen länger als zwei Wochen bleiben. Geschwollene Wange mit Fieber: noch am selben Tag.',
          it: 'Si lavi i denti due volte al giorno, usi il filo o lo scovolino, cambi spazzolino ogni tre mesi. A un bambino piccolo basta spesso un anello pulito e fresco da mordere.\n\nVada dal dentista una volta l’anno, e prima se un dolore, un sanguinamento o un’afta superano le due settimane. Guancia gonfia e febbre: il giorno stesso.',
        },
      },
    ],
  },
  {
    key: 'health.sleep-disorders',
    title: {
      fr: 'Troubles du sommeil',
      en: 'Sleep disorders',
      de: 'Schlafstörungen',
      it: 'Disturbi del sonno',
    },
    description: {
      fr: 'S’endormir, se réveiller, se rendormir : les plantes que la tradition associe au sommeil, des habitudes du soir et quand en parler à un médecin.',
      en: 'Falling asleep, waking, falling asleep again: the plants that tradition links with sleep, evening habits and when to talk to a doctor.',
      de: 'Einschlafen, aufwachen, wieder einschlafen: Pflanzen, die die Tradition mit dem Schlaf verbindet, Abendgewohnheiten und wann ärztlicher Rat gut tut.',
      it: 'Addormentarsi, svegliarsi, riaddormentarsi: le piante che la tradizione associa al sonno, abitudini della sera e quando parlarne al medico.',
    },
    lead: {
      fr: 'On ne commande pas au sommeil. On peut lui préparer la chambre.',
      en: 'Sleep takes no orders. But one can make its room ready.',
      de: 'Schlaf lässt sich nicht befehlen. Aber man kann ihm das Zimmer richten.',
      it: 'Al sonno non si comanda. Gli si può preparare la stanza.',
    },
    sections: [
      {
        heading: tradition,
        body: {
          fr: 'Tilleul, mélisse, houblon, passiflore et valériane sont les plantes du soir dans la plupart des traditions d’Europe ; la gemmothérapie nomme le bourgeon de tilleul argenté. L’homéopathie cite Coffea, le café, pour les pensées qui tournent, Nux vomica et Passiflora. Le praticien demande d’abord comment se passe la journée.',
          en: 'Lime blossom, lemon balm, hops, passionflower and valerian are the plants of the evening in most European traditions; gemmotherapy names the bud of silver lime. Homeopathy mentions Coffea, coffee, for thoughts going round, Nux vomica and Passiflora. The practitioner first asks what the day is like.',
          de: 'Lindenblüte, Melisse, Hopfen, Passionsblume und Baldrian sind in den meisten Traditionen Europas die Pflanzen des Abends; die Gemmotherapie nennt die Knospe der Silberlinde. Die Homöopathie nennt Coffea, den Kaffee, für kreisende Gedanken, Nux vomica und Passiflora. Die Fachperson fragt zuerst, wie der Tag verläuft.',
          it: 'Tiglio, melissa, luppolo, passiflora e valeriana sono le piante della sera nella maggior parte delle tradizioni europee; la gemmoterapia nomina la gemma del tiglio argentato. L’omeopatia cita Coffea, il caffè, per i pensieri che girano, Nux vomica e Passiflora. Il professionista chiede anzitutto come trascorre la giornata.',
        },
      },
      {
        heading: everyday,
        body: {
          fr: 'Levez-vous à heure fixe, sortez à la lumière du matin, renoncez au café après midi et posez l’écran une heure avant le coucher. Si vous ne dormez pas, levez-vous et lisez quelques pages.\n\nParlez-en à votre médecin si les nuits restent mauvaises plus d’un mois, si vous ronflez avec des pauses ou si vous vous sentez abattu. Certaines plantes endorment aussi au volant.',
          en: 'Get up at a fixed hour, go out into the morning light, give up coffee after midday and put the screen away an hour before bed. If you cannot sleep, get up and read a few pages.\n\nTalk to your doctor if nights stay bad for more than a month, if you snore with pauses or feel low. Some plants can make you drowsy at the wheel.',
          de: 'Stehen Sie zur gleichen Zeit auf, gehen Sie ins Morgenlicht, verzichten Sie nach Mittag auf Kaffee und legen Sie den Bildschirm eine Stunde vor dem Zubettgehen weg. Wenn Sie nicht schlafen, stehen Sie auf und lesen einige Seiten.\n\nSprechen Sie mit Ihrer Ärztin, wenn die Nächte länger als einen Monat schlecht bleiben, Sie mit Atempausen schnarchen oder niedergeschlagen sind. Manche Pflanzen machen auch am Steuer müde.',
          it: 'Si alzi a un’ora fissa, esca alla luce del mattino, rinunci al caffè dopo mezzogiorno e posi lo schermo un’ora prima di coricarsi. Se non dorme, si alzi e legga qualche pagina.\n\nNe parli con il medico se le notti restano cattive per più di un mese, se russa con pause o si sente abbattuto. Alcune piante danno sonnolenza anche al volante.',
        },
      },
    ],
  },
  {
    key: 'health.stress',
    title: { fr: 'Stress', en: 'Stress', de: 'Stress', it: 'Stress' },
    description: {
      fr: 'Quand tout va trop vite : les plantes que la tradition associe au stress, des pauses qui ne coûtent rien et les moments où il faut en parler.',
      en: 'When everything goes too fast: the plants that tradition links with stress, pauses that cost nothing and the moments when to talk about it.',
      de: 'Wenn alles zu schnell geht: Pflanzen, die die Tradition mit Stress verbindet, Pausen, die nichts kosten, und wann Sie darüber sprechen sollten.',
      it: 'Quando tutto va troppo in fretta: le piante che la tradizione associa allo stress, pause che non costano nulla e quando è bene parlarne.',
    },
    lead: {
      fr: 'Un peu de tension fait avancer. Trop longtemps, elle use.',
      en: 'A little tension moves us forward. Too long, and it wears us out.',
      de: 'Etwas Spannung bringt voran. Zu lange zehrt sie.',
      it: 'Un po’ di tensione fa avanzare. Troppo a lungo, logora.',
    },
    sections: [
      {
        heading: tradition,
        body: {
          fr: 'L’avoine, la mélisse, la lavande et la rhodiole figurent dans les herbiers au chapitre des nerfs ; la gemmothérapie nomme le figuier et le tilleul, l’oligothérapie le magnésium et le lithium. L’homéopathie cite Ignatia, Gelsemium avant une épreuve, Argentum nitricum et le sel n° 5, Kalium phosphoricum.',
          en: 'Oats, lemon balm, lavender and rhodiola appear in the herbals under the chapter on nerves; gemmotherapy names fig and lime, oligotherapy magnesium and lithium. Homeopathy mentions Ignatia, Gelsemium before an ordeal, Argentum nitricum, and there is salt no. 5, Kalium phosphoricum.',
          de: 'Hafer, Melisse, Lavendel und Rosenwurz stehen in den Kräuterbüchern im Kapitel der Nerven; die Gemmotherapie nennt Feige und Linde, die Oligotherapie Magnesium und Lithium. Die Homöopathie nennt Ignatia, Gelsemium vor einer Prüfung und Argentum nitricum; dazu kommt das Salz Nr. 5, Kalium phosphoricum.',
          it: 'L’avena, la melissa, la lavanda e la rodiola figurano negli erbari al capitolo dei nervi; la gemmoterapia nomina il fico e il tiglio, l’oligoterapia il magnesio e il litio. L’omeopatia cita Ignatia, Gelsemium prima di una prova, Argentum nitricum, e c’è il sale n. 5, Kalium phosphoricum.',
        },
      },
      {
        heading: everyday,
        body: {
          fr: 'Inspirez quatre temps, expirez six, cinq minutes durant. Mangez loin de l’écran, marchez jusqu’au prochain arrêt, dites non une fois par jour. Une chose finie vaut mieux que trois commencées.\n\nEn cas d’angoisse, de palpitations ou d’idées noires, n’attendez pas : votre médecin, ou La Main Tendue au 143, jour et nuit. Douleur dans la poitrine : 144.',
          en: 'Breathe in for four counts, out for six, for five minutes. Eat away from the screen, walk to the next stop, say no once a day. One thing finished is worth three begun.\n\nWith anxiety, palpitations or dark thoughts, do not wait: see your doctor, or call 143, the Swiss helpline, day and night. Pain in the chest: 144.',
          de: 'Atmen Sie vier Takte ein und sechs aus, fünf Minuten lang. Essen Sie abseits des Bildschirms, gehen Sie bis zur nächsten Haltestelle, sagen Sie einmal am Tag Nein. Eine beendete Sache ist mehr wert als drei begonnene.\n\nBei Angst, Herzklopfen oder dunklen Gedanken warten Sie nicht: Ihre Ärztin oder Die Dargebotene Hand, Telefon 143, Tag und Nacht. Schmerzen in der Brust: 144.',
          it: 'Inspiri per quattro tempi, espiri per sei, cinque minuti. Mangi lontano dallo schermo, cammini fino alla fermata successiva, dica di no una volta al giorno. Una cosa finita vale più di tre cominciate.\n\nIn caso di angoscia, palpitazioni o pensieri cupi non aspetti: il Suo medico, o Telefono Amico al 143, giorno e notte. Dolore al petto: 144.',
        },
      },
    ],
  },
  {
    key: 'health.trauma',
    title: { fr: 'Traumatismes', en: 'Trauma', de: 'Verletzungen', it: 'Traumi' },
    description: {
      fr: 'Chocs, bleus et entorses : les plantes que la tradition associe aux petits traumatismes, les premiers gestes et quand aller aux urgences.',
      en: 'Knocks, bruises and sprains: the plants that tradition links with minor injuries, first gestures and when to go to an emergency department.',
      de: 'Stösse, blaue Flecken, Verstauchungen: Pflanzen, die die Tradition mit kleinen Verletzungen verbindet, erste Handgriffe und wann in den Notfall.',
      it: 'Colpi, lividi e distorsioni: le piante che la tradizione associa ai piccoli traumi, i primi gesti e quando andare al pronto soccorso.',
    },
    lead: {
      fr: 'L’arnica pousse en montagne, là où l’on trébuche ; la tradition n’a pas manqué de le relever.',
      en: 'Arnica grows in the mountains, where people stumble; tradition did not fail to notice.',
      de: 'Arnika wächst in den Bergen, dort, wo man stolpert; der Tradition ist das nicht entgangen.',
      it: 'L’arnica cresce in montagna, là dove si inciampa; la tradizione non ha mancato di notarlo.',
    },
    sections: [
      {
        heading: tradition,
        body: {
          fr: 'Arnica montana est la souche la plus demandée de notre catalogue. La tradition homéopathique y joint Bellis perennis, la pâquerette, Ruta pour les tendons, Symphytum pour les os, Ledum pour les piqûres et Hypericum pour les doigts coincés. En phytothérapie, on emploie la consoude et le souci en application, sur une peau intacte.',
          en: 'Arnica montana is the stock most often ordered from our catalogue. Homeopathic tradition adds Bellis perennis, the daisy, Ruta for tendons, Symphytum for bones, Ledum for punctures and stings and Hypericum for trapped fingers. In phytotherapy, comfrey and marigold are applied to unbroken skin.',
          de: 'Arnica montana ist der meistbestellte Grundstoff unseres Katalogs. Die homöopathische Tradition stellt ihr Bellis perennis, das Gänseblümchen, zur Seite, Ruta für die Sehnen, Symphytum für die Knochen, Ledum für Stiche und Hypericum für eingeklemmte Finger. In der Phytotherapie werden Beinwell und Ringelblume auf unverletzter Haut aufgetragen.',
          it: 'Arnica montana è il ceppo più richiesto del nostro catalogo. La tradizione omeopatica vi affianca Bellis perennis, la pratolina, Ruta per i tendini, Symphytum per le ossa, Ledum per le punture e Hypericum per le dita schiacciate. In fitoterapia la consolida e la calendula si applicano su pelle integra.',
        },
      },
      {
        heading: everyday,
        body: {
          fr: 'Arrêtez l’effort, refroidissez à travers un linge, comprimez légèrement, surélevez. Lavez une plaie à l’eau claire et vérifiez la date du vaccin contre le tétanos.\n\nAllez aux urgences pour une déformation, une plaie profonde, un membre sans force. Après un choc à la tête avec vomissements, confusion ou perte de connaissance : 144.',
          en: 'Stop, cool through a cloth, press lightly, raise the limb. Wash a wound with clear water and check the date of your tetanus vaccination.\n\nGo to an emergency department with a deformity, a deep wound or a limb without strength. After a blow to the head with vomiting, confusion or loss of consciousness: 144.',
          de: 'Aufhören, durch ein Tuch kühlen, leicht drücken, hochlagern. Waschen Sie eine Wunde mit klarem Wasser und prüfen Sie das Datum der Starrkrampfimpfung.\n\nBei einer Fehlstellung, einer tiefen Wunde oder einem kraftlosen Arm oder Bein gehen Sie in den Notfall. Nach einem Schlag auf den Kopf mit Erbrechen, Verwirrtheit oder Bewusstlosigkeit: 144.',
          it: 'Si fermi, raffreddi attraverso un panno, comprima leggermente, sollevi l’arto. Lavi una ferita con acqua pulita e controlli la data del vaccino contro il tetano.\n\nVada al pronto soccorso per una deformazione, una ferita profonda o un arto senza forza. Dopo un colpo alla testa con vomito, confusione o perdita di coscienza: 144.',
        },
      },
    ],
  },
  {
    key: 'health.travel-sickness',
    title: {
      fr: 'Mal des transports',
      en: 'Travel sickness',
      de: 'Reisekrankheit',
      it: 'Mal di viaggio',
    },
    description: {
      fr: 'Virages, bateau, arrière de la voiture : les plantes que la tradition associe au mal des transports et ce qui se prépare avant le départ.',
      en: 'Bends, boats and back seats: the plants that tradition links with travel sickness and what can be made ready before you set off.',
      de: 'Kurven, Schiff, Rücksitz: Pflanzen, die die Tradition mit der Reisekrankheit verbindet, und was sich vor der Abreise vorbereiten lässt.',
      it: 'Curve, battello, sedile posteriore: le piante che la tradizione associa al mal di viaggio e che cosa si può preparare prima di partire.',
    },
    lead: {
      fr: 'De la Furka au lac Léman, la Suisse ne manque ni de virages ni de vagues.',
      en: 'From the Furka to Lake Geneva, Switzerland is short of neither bends nor waves.',
      de: 'Von der Furka bis zum Genfersee: An Kurven und Wellen fehlt es der Schweiz nicht.',
      it: 'Dalla Furka al Lemano, in Svizzera non mancano né le curve né le onde.',
    },
    sections: [
      {
        heading: tradition,
        body: {
          fr: 'Le gingembre voyage depuis des siècles dans les poches des marins. L’homéopathie cite Cocculus indicus, Tabacum et Petroleum, que l’on distingue selon que l’air frais, le repas ou les yeux fermés changent quelque chose. Notre pharmacie de voyage et nos granules voyage réunissent ces souches dans un format qui tient dans un sac.',
          en: 'Ginger has travelled in sailors’ pockets for centuries. Homeopathy mentions Cocculus indicus, Tabacum and Petroleum, told apart by whether fresh air, a meal or closed eyes make any difference. Our travel kit and our travel granules bring stocks of this kind together in a size that fits a bag.',
          de: 'Ingwer reist seit Jahrhunderten in den Taschen der Seeleute mit. Die Homöopathie nennt Cocculus indicus, Tabacum und Petroleum, die man danach unterscheidet, ob frische Luft, Essen oder geschlossene Augen etwas ändern. Unsere Reiseapotheke und unsere Granules Reise vereinen solche Grundstoffe in einem Format, das in jede Tasche passt.',
          it: 'Lo zenzero viaggia da secoli nelle tasche dei marinai. L’omeopatia cita Cocculus indicus, Tabacum e Petroleum, distinti a seconda che l’aria fresca, il pasto o gli occhi chiusi cambino qualcosa. Il nostro kit da viaggio e i granuli viaggio riuniscono ceppi di questo tipo in un formato che sta in borsa.',
        },
      },
      {
        heading: everyday,
        body: {
          fr: 'Mangez léger avant de partir, asseyez-vous à l’avant ou au milieu du bateau, regardez l’horizon et laissez le livre fermé. Faites une pause toutes les heures avec des enfants.\n\nSi le vertige persiste après le voyage, ou s’il s’accompagne de maux de tête, de troubles de l’ouïe ou de la vue, parlez-en à un médecin.',
          en: 'Eat lightly before leaving, sit in front or amidships, look at the horizon and leave the book closed. Take a break every hour when travelling with children.\n\nIf dizziness stays with you after the journey, or comes with headache or with trouble hearing or seeing, talk to a doctor.',
          de: 'Essen Sie vor der Abfahrt leicht, sitzen Sie vorn oder in der Schiffsmitte, schauen Sie zum Horizont und lassen Sie das Buch zu. Machen Sie mit Kindern jede Stunde eine Pause.\n\nBleibt der Schwindel nach der Reise oder kommt er mit Kopfschmerzen, Hör- oder Sehstörungen, sprechen Sie mit einer Ärztin oder einem Arzt.',
          it: 'Mangi leggero prima di partire, si sieda davanti o al centro del battello, guardi l’orizzonte e lasci chiuso il libro. Con i bambini faccia una pausa ogni ora.\n\nSe il capogiro rimane dopo il viaggio, o si accompagna a mal di testa o a disturbi dell’udito o della vista, ne parli con un medico.',
        },
      },
    ],
  },
]
