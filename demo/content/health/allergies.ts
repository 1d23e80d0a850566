import { chooseSize, seeProduct, topicPage } from './topic-page.ts'

export const allergies = topicPage({
  key: 'health.allergies',
  title: { fr: 'Allergies', en: 'Allergies', de: 'Allergien', it: 'Allergie' },
  description: {
    fr: 'Pollens, poils et poussières : les plantes que la tradition associe au thème des allergies, des gestes pour la maison et les symptômes à prendre au sérieux.',
    en: 'Pollen, fur and dust: the plants that tradition links with allergies, habits for the home and the symptoms that should always be taken seriously.',
    de: 'Pollen, Tierhaare, Staub: Pflanzen, welche die Tradition mit Allergien verbindet, Gewohnheiten für zu Hause und Warnzeichen, die ernst zu nehmen sind.',
    it: 'Pollini, peli e polvere: le piante che la tradizione associa al tema delle allergie, abitudini per la casa e i segnali da prendere sul serio.',
  },
  lead: {
    fr: 'Quand le noisetier fleurit en plein hiver, certains le savent avant tout le monde.',
    en: 'When the hazel flowers in the middle of winter, some people know before anyone else.',
    de: 'Wenn mitten im Winter die Hasel blüht, merken es manche vor allen anderen.',
    it: 'Quando il nocciolo fiorisce in pieno inverno, c’è chi lo sa prima di tutti.',
  },
  tradition: {
    fr: 'L’ortie et le plantain voisinent depuis des siècles dans les anciens traités de plantes, et le cassis, dont la gemmothérapie connaît le bourgeon, pousse dans les jardins. L’homéopathie n’a pas de remède qui vaille pour tous : les praticiens considèrent la personne, la saison et la nature des troubles avant de choisir.',
    en: 'Nettle and plantain have stood side by side in the herbals for centuries, and blackcurrant, whose bud is known to gemmotherapy, grows in the gardens. Homeopathy has no remedy for everyone: practitioners ask about the person, the season and the nature of the complaints, and only then do they choose.',
    de: 'Brennnessel und Spitzwegerich stehen in den Kräuterbüchern seit Jahrhunderten beieinander, und in den Gärten wächst die Schwarze Johannisbeere, deren Knospe die Gemmotherapie verwendet. Die Homöopathie kennt kein Mittel für alle: Fachpersonen fragen nach Person, Jahreszeit und Art der Beschwerden und wählen erst dann.',
    it: 'L’ortica e la piantaggine stanno da secoli una accanto all’altra negli erbari, e nei giardini cresce il ribes nero, di cui la gemmoterapia conosce la gemma. L’omeopatia non ha un rimedio uguale per tutti: i professionisti si informano sulla persona, sulla stagione e sul momento in cui compaiono i disturbi, e solo dopo scelgono.',
  },
  everyday: {
    fr: 'Suivez le bulletin pollinique, aérez quand l’air est calme ou après la pluie, rincez vos cheveux le soir et ne faites pas sécher le linge dehors les jours de vent. Notez ce qui précède les symptômes : ce carnet sera utile à votre médecin.',
    en: 'Follow the pollen forecast, air the rooms when the wind is still or after rain, rinse your hair in the evening and do not dry washing outdoors on windy days. Note what comes before the symptoms: your doctor will find this diary useful.',
    de: 'Verfolgen Sie den Pollenbericht, lüften Sie bei Windstille oder nach dem Regen, spülen Sie abends die Haare und trocknen Sie an windigen Tagen keine Wäsche im Freien. Notieren Sie, was den Beschwerden vorausgeht: Das hilft Ihrer Ärztin oder Ihrem Arzt.',
    it: 'Segua il bollettino pollinico, arieggi quando l’aria è ferma o dopo la pioggia, si sciacqui i capelli la sera e non stenda il bucato all’aperto nei giorni di vento. Annoti che cosa precede i disturbi: questo diario sarà utile al Suo medico.',
  },
  everydayIcon: 'wind',
  product: {
    title: {
      fr: 'Gouttes pollens',
      en: 'Pollen drops',
      de: 'Pollentropfen',
      it: 'Gocce «Polline»',
    },
    text: {
      fr: 'Une formule homéopathique en gouttes, flacon compte-gouttes de 60 ml. Sa composition figure sur la page du produit.',
      en: 'A homeopathic formula as drops, in a 60 ml dropper bottle. Its composition is on the product page.',
      de: 'Eine homöopathische Rezeptur als Tropfen, Flasche zu 60 ml. Die Zusammensetzung steht auf der Produktseite.',
      it: 'Una formula omeopatica in gocce, flacone da 60 ml. La composizione figura sulla pagina del prodotto.',
    },
    ...seeProduct('shop.otc.product', 'hay-and-pollen-drops'),
    image: 'euphrasia',
  },
  background: {
    title: {
      fr: 'Le calendrier du nez',
      en: 'A calendar for the nose',
      de: 'Der Kalender der Nase',
      it: 'Il calendario del naso',
    },
    text: {
      fr: 'En Suisse, la saison commence tôt et finit tard.\n\n- **Janvier à mars** : noisetier, puis aulne, dès que la bise tombe.\n- **Avril et mai** : bouleau, frêne, chêne.\n- **Mai à juillet** : graminées, de la plaine aux alpages.\n- **Août et septembre** : armoise et ambroisie, surtout au Tessin et à Genève.\n\nLes acariens et les poils d’animaux, eux, ne connaissent pas de saison. Un test chez l’allergologue montre ce qui est en cause ; les suppositions font perdre du temps.',
      en: 'In Switzerland the season starts early and ends late.\n\n- **January to March**: hazel, then alder, as soon as the north wind drops.\n- **April and May**: birch, ash, oak.\n- **May to July**: grasses, from the plain to the alpine pastures.\n- **August and September**: mugwort and ragweed, above all in Ticino and Geneva.\n\nMites and animal hair know no season. A test by an allergist shows what is behind it; guessing costs time.',
      de: 'In der Schweiz beginnt die Saison früh und endet spät.\n\n- **Januar bis März**: Hasel, dann Erle, sobald die Bise nachlässt.\n- **April und Mai**: Birke, Esche, Eiche.\n- **Mai bis Juli**: Gräser, vom Mittelland bis auf die Alpen.\n- **August und September**: Beifuss und Ambrosia, vor allem im Tessin und in Genf.\n\nMilben und Tierhaare kennen keine Saison. Ein Allergietest zeigt, woran es liegt; Vermutungen kosten Zeit.',
      it: 'In Svizzera la stagione comincia presto e finisce tardi.\n\n- **Gennaio-marzo**: nocciolo, poi ontano, appena cala il vento del nord.\n- **Aprile e maggio**: betulla, frassino, quercia.\n- **Maggio-luglio**: graminacee, dalla pianura agli alpeggi.\n- **Agosto e settembre**: artemisia e ambrosia, soprattutto in Ticino e a Ginevra.\n\nGli acari e i peli degli animali non conoscono stagione. Un test allergologico dice che cosa c’è dietro; le supposizioni fanno perdere tempo.',
    },
  },
  otherProduct: {
    title: {
      fr: 'Macérat de bourgeons de cassis',
      en: 'Blackcurrant bud macerate',
      de: 'Mazerat aus Knospen der Schwarzen Johannisbeere',
      it: 'Macerato di gemme di ribes nero',
    },
    text: {
      fr: 'Ribes nigrum, cueilli dans notre jardin, au pied du Salève. Macérat 1 DH en flacons de 30 à 250 ml.',
      en: 'Ribes nigrum, picked in our garden at the foot of the Salève. A 1 DH macerate in bottles of 30 to 250 ml.',
      de: 'Ribes nigrum, gepflückt in unserem Garten am Fuss des Salève. Mazerat D1 in Flaschen von 30 bis 250 ml.',
      it: 'Gemme di Ribes nigrum, raccolte nel nostro giardino ai piedi del Salève. Macerato 1 DH in flaconi da 30 a 250 ml.',
    },
    ...chooseSize('shop.gemmotherapy', 'a-10046'),
    image: 'blackcurrant-bud',
  },
  whenToAsk: {
    fr: 'Difficulté à respirer, gonflement du visage ou malaise : appelez le 144 sans attendre.',
    en: 'Trouble breathing, a swollen face or faintness: call 144 at once.',
    de: 'Atemnot, ein geschwollenes Gesicht oder plötzliche Schwäche: Rufen Sie sofort 144 an.',
    it: 'Difficoltà a respirare, viso gonfio o grave malessere: chiami subito il 144.',
  },
})
