import { seeProduct, topicPage } from './topic-page.ts'

export const sleepDisorders = topicPage({
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
    de: 'Einschlafen, aufwachen, wieder einschlafen: Pflanzen, welche die Tradition mit dem Schlaf verbindet, Abendgewohnheiten und wann ärztlicher Rat gut tut.',
    it: 'Addormentarsi, svegliarsi, riaddormentarsi: le piante che la tradizione associa al sonno, abitudini della sera e quando parlarne con il medico.',
  },
  lead: {
    fr: 'On ne commande pas au sommeil. On peut lui préparer la chambre.',
    en: 'Sleep cannot be commanded, but you can prepare the room for it.',
    de: 'Schlaf lässt sich nicht befehlen. Aber man kann ihm das Zimmer richten.',
    it: 'Al sonno non si comanda. Gli si può preparare la stanza.',
  },
  tradition: {
    fr: 'Tilleul, mélisse, houblon, passiflore et valériane sont les plantes du soir dans la plupart des traditions d’Europe, en tisane, en coussin ou dans le bain. L’homéopathie n’a pas de remède unique pour toutes les nuits : le praticien demande d’abord comment se passe la journée.',
    en: 'Lime blossom, lemon balm, hops, passionflower and valerian are the plants of the evening in most European traditions, as a tea, in a pillow or in the bath. Homeopathy has no single remedy for every night: the practitioner first asks what the day is like.',
    de: 'Lindenblüte, Melisse, Hopfen, Passionsblume und Baldrian sind in den meisten Traditionen Europas die Pflanzen des Abends, als Tee, im Kissen oder im Bad. In der Homöopathie gibt es kein Mittel für jede Nacht: Die Fachperson fragt zuerst, wie der Tag verläuft.',
    it: 'Tiglio, melissa, luppolo, passiflora e valeriana sono le piante della sera nella maggior parte delle tradizioni europee, in tisana, nel cuscino o nel bagno. In omeopatia non esiste un rimedio che valga per tutti: il professionista chiede anzitutto come trascorre la giornata.',
  },
  everyday: {
    fr: 'Levez-vous à heure fixe, sortez à la lumière du matin, renoncez au café après midi et posez l’écran une heure avant le coucher. Si vous ne dormez pas, levez-vous et lisez quelques pages.',
    en: 'Get up at a fixed hour, go out into the morning light, give up coffee after midday and put the screen away an hour before bed. If you cannot sleep, get up and read a few pages.',
    de: 'Stehen Sie zur gleichen Zeit auf, gehen Sie ins Morgenlicht, verzichten Sie nach Mittag auf Kaffee und legen Sie den Bildschirm eine Stunde vor dem Zubettgehen weg. Wenn Sie nicht schlafen, stehen Sie auf und lesen einige Seiten.',
    it: 'Si alzi a un’ora fissa, esca alla luce del mattino, rinunci al caffè dopo mezzogiorno e posi lo schermo un’ora prima di coricarsi. Se non dorme, si alzi e legga qualche pagina.',
  },
  everydayIcon: 'moon',
  product: {
    title: {
      fr: 'Spray aux bourgeons – Soir',
      en: 'Bud spray – Evening',
      de: 'Knospenspray «Abend»',
      it: 'Spray di gemme «Sera»',
    },
    text: {
      fr: 'Bourgeons de tilleul argenté et de figuier, macérés frais, en spray de poche.',
      en: 'Buds of silver lime tree and fig, macerated fresh, as a pocket spray.',
      de: 'Knospen von Silberlinde und Feige, frisch angesetzt, im Taschenspray.',
      it: 'Gemme di tiglio argentato e di fico, macerate da fresche, in un flaconcino da 30 ml.',
    },
    ...seeProduct('shop.otc.product', 'evening-bud-spray'),
    image: 'linden',
  },
  background: {
    title: {
      fr: 'La chambre, le soir',
      en: 'The bedroom in the evening',
      de: 'Das Schlafzimmer am Abend',
      it: 'La camera, la sera',
    },
    text: {
      fr: 'Ce qui précède la nuit compte autant que la nuit.\n\n- **Fraîche** : seize à dix-huit degrés, fenêtre ouverte dix minutes.\n- **Sombre** : un rideau épais ; le réveil, cadran tourné vers le mur.\n- **Calme** : le téléphone reste à la cuisine, et son chargeur aussi.\n- **Ennuyeuse** : on n’y travaille pas, on n’y compte pas les heures.\n\nSe réveiller à trois heures est ordinaire. C’est de regarder l’heure qui rend l’attente longue.',
      en: 'What comes before the night counts as much as the night.\n\n- **Cool**: sixteen to eighteen degrees, the window open for ten minutes.\n- **Dark**: a thick curtain; the clock, face turned to the wall.\n- **Quiet**: the telephone stays in the kitchen, and so does its charger.\n- **Boring**: no work is done there, and no hours are counted.\n\nWaking at three is quite ordinary. It is looking at the clock that makes it long.',
      de: 'Was der Nacht vorausgeht, zählt so viel wie die Nacht.\n\n- **Kühl**: sechzehn bis achtzehn Grad, das Fenster zehn Minuten offen.\n- **Dunkel**: ein dicker Vorhang; die Uhr liegt mit dem Zifferblatt nach unten.\n- **Still**: Das Telefon bleibt in der Küche, sein Ladegerät auch.\n- **Langweilig**: Hier wird nicht gearbeitet, und Stunden werden nicht gezählt.\n\nUm drei Uhr aufzuwachen ist ganz gewöhnlich. Lang wird es erst durch den Blick auf die Uhr.',
      it: 'Ciò che precede la notte conta quanto la notte.\n\n- **Fresca**: da sedici a diciotto gradi, finestra aperta dieci minuti.\n- **Buia**: una tenda spessa; l’orologio, con il quadrante in giù.\n- **Silenziosa**: il telefono resta in cucina, e anche il caricatore.\n- **Noiosa**: non vi si lavora e non vi si contano le ore.\n\nSvegliarsi alle tre capita a molti. È guardare l’ora che fa sembrare lunga la notte.',
    },
  },
  otherProduct: {
    title: {
      fr: 'Mélisse et houblon',
      en: 'Lemon balm and hops',
      de: 'Melisse und Hopfen',
      it: 'Melissa e luppolo',
    },
    text: {
      fr: 'Deux plantes du jardin en complément alimentaire. La portion journalière figure sur l’emballage.',
      en: 'Two garden plants as a food supplement. The daily portion is stated on the pack.',
      de: 'Zwei Pflanzen als Nahrungsergänzungsmittel. Zusammensetzung und Tagesportion stehen auf der Packung.',
      it: 'Due piante come integratore alimentare. Ingredienti e porzione giornaliera sono indicati sulla confezione.',
    },
    ...seeProduct('shop.food_supplements.products.product', 'lemon-balm-and-hops'),
    image: 'lemon-balm',
  },
  whenToAsk: {
    fr: 'Parlez-en à votre médecin si les nuits restent mauvaises plus d’un mois, si vous ronflez avec des pauses respiratoires ou si vous vous sentez abattu. Certains médicaments et certaines plantes réduisent l’aptitude à conduire : lisez la notice d’emballage.',
    en: 'Talk to your doctor if nights stay bad for more than a month, if you snore with pauses in breathing or feel low. Some medicines and plants impair the ability to drive: read the package leaflet.',
    de: 'Sprechen Sie mit Ihrer Ärztin oder Ihrem Arzt, wenn Sie länger als einen Monat schlecht schlafen, mit Atempausen schnarchen oder niedergeschlagen sind. Manche Arzneimittel und Pflanzen beeinträchtigen das Fahrvermögen: Lesen Sie die Packungsbeilage.',
    it: 'Ne parli con il medico se dorme male da più di un mese, se russa con pause del respiro o si sente giù di morale. Alcuni medicamenti e piante riducono la capacità di guida: legga il foglietto illustrativo.',
  },
})
