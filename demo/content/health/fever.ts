import { seeProduct, topicPage } from './topic-page.ts'

export const fever = topicPage({
  key: 'health.fever',
  title: { fr: 'Fièvre', en: 'Fever', de: 'Fieber', it: 'Febbre' },
  description: {
    fr: 'Mesurer, observer, accompagner : ce que la tradition dit de la fièvre, les gestes de bon sens et les seuils au-delà desquels consulter.',
    en: 'Measure, watch, stay close: what tradition says about fever, common-sense measures and the thresholds at which a doctor is needed.',
    de: 'Messen, beobachten, begleiten: was die Tradition zum Fieber sagt, einfache Massnahmen und wann Sie ärztliche Hilfe brauchen.',
    it: 'Misurare, osservare, accompagnare: che cosa dice la tradizione sulla febbre, le misure semplici e quando serve un medico.',
  },
  lead: {
    fr: 'La fièvre est un signal, pas un ennemi. On la mesure, on observe la personne, on note l’heure.',
    en: 'Fever is a sign, not an enemy. Measure it, watch the person, note the hour.',
    de: 'Fieber ist ein Symptom, kein Feind. Man misst es, beobachtet die kranke Person und notiert die Uhrzeit.',
    it: 'La febbre è un sintomo, non un nemico. Si misura la temperatura, si osserva la persona, si annota l’ora.',
  },
  tradition: {
    fr: 'Les compresses tièdes aux mollets et l’infusion de fleurs de tilleul ou de sureau appartiennent au savoir des familles. L’homéopathie s’intéresse surtout à la manière dont la fièvre arrive : soudaine ou lente, le visage pâle ou rouge. C’est au praticien de choisir le remède qui convient à chaque cas.',
    en: 'Lukewarm wraps on the calves and lime-blossom or elderflower tea belong to family lore. Homeopathy looks above all at the way a fever comes: suddenly or slowly, with a pale face or a red one. Which remedy may be considered in a given case is for the practitioner to decide.',
    de: 'Lauwarme Wadenwickel und Tee aus Linden- oder Holunderblüten gehören zum Wissen der Familien. Die Homöopathie achtet vor allem darauf, wie das Fieber kommt: plötzlich oder langsam, mit blassem oder mit rotem Gesicht. Welches Mittel im Einzelfall in Frage kommt, entscheidet die Fachperson.',
    it: 'Gli impacchi tiepidi ai polpacci e l’infuso di fiori di tiglio o di sambuco fanno parte delle tradizioni di famiglia. L’omeopatia guarda soprattutto a come arriva la febbre: all’improvviso o lentamente, con il viso pallido o arrossato. Quale rimedio scegliere, lo decide caso per caso il professionista.',
  },
  everyday: {
    fr: 'Donnez à boire souvent, couvrez légèrement, aérez. Prenez la température deux fois par jour et notez-la.',
    en: 'Offer drinks often, cover lightly, air the room. Take the temperature twice a day and write it down.',
    de: 'Geben Sie oft zu trinken, decken Sie nur leicht zu und lüften Sie. Messen Sie zweimal am Tag und schreiben Sie die Werte auf.',
    it: 'Dia spesso da bere, copra poco, arieggi la stanza. Misuri la temperatura due volte al giorno e la annoti.',
  },
  everydayIcon: 'thermometer',
  product: {
    title: {
      fr: 'Complexe 1 Aconitum',
      en: 'Complex 1, Aconitum',
      de: 'Komplexmittel Nr. 1 Aconitum',
      it: 'Complesso n. 1 Aconitum',
    },
    text: {
      fr: 'Le premier numéro de notre liste, en granules, tube de 4 g. Sa page détaille chaque substance et sa dilution.',
      en: 'The first number on our list, as granules in a 4 g tube. Its page lists every substance and its dilution.',
      de: 'Die Nummer eins auf unserer Liste, als Granules im Röhrchen zu 4 g. Die Produktseite nennt jede Substanz mit ihrer Potenz.',
      it: 'Il numero uno del nostro elenco, in granuli, tubetto da 4 g. La pagina del prodotto elenca ogni sostanza con la diluizione.',
    },
    ...seeProduct('shop.homeopathy.complexes.product', 'complex-01-aconitum-granules'),
    image: 'aconitum',
  },
  background: {
    title: {
      fr: 'Le carnet de fièvre',
      en: 'A fever diary',
      de: 'Das Fieberprotokoll',
      it: 'Il diario della febbre',
    },
    text: {
      fr: 'Une page suffit, et le médecin vous en saura gré.\n\n- **L’heure et la mesure**, toujours au même endroit du corps.\n- **Ce que la personne a bu** : compter les verres, ou les couches d’un bébé.\n- **Comment elle va** : joue-t-elle, dort-elle, répond-elle ?\n- **Ce qu’elle a pris**, médicament ou remède, et quand.\n\nL’état de la personne compte plus que le chiffre. Un enfant qui joue à 39 °C inquiète moins qu’un enfant abattu à 38 °C.',
      en: 'One page is enough, and the doctor will thank you for it.\n\n- **Time and reading**, always taken at the same place on the body.\n- **What the person drank**: count the glasses, or a baby’s wet nappies.\n- **How they are**: do they play, sleep, answer?\n- **What they took**, medicine or remedy, and when.\n\nThe state of the person matters more than the figure. A child playing at 39 °C gives less cause for worry than a listless one at 38 °C.',
      de: 'Eine Seite genügt, und Ihre Ärztin oder Ihr Arzt wird Ihnen dafür danken.\n\n- **Uhrzeit und Messwert**, immer an derselben Körperstelle.\n- **Was getrunken wurde**: Gläser zählen oder, beim Säugling, Windeln.\n- **Wie es der Person geht**: Spielt sie, schläft sie, gibt sie Antwort?\n- **Was sie genommen hat**, Medikament oder Mittel, und wann.\n\nDer Zustand zählt mehr als die Zahl. Ein Kind, das mit 39 °C spielt, gibt weniger Anlass zur Sorge als ein mattes mit 38 °C.',
      it: 'Basta una pagina, e il medico Le sarà grato.\n\n- **L’ora e la misura**, sempre nello stesso punto del corpo.\n- **Che cosa ha bevuto**: si contano i bicchieri o, per un lattante, i pannolini.\n- **Come sta**: gioca, dorme, risponde?\n- **Che cosa ha preso**, medicamento o rimedio, e quando.\n\nLo stato della persona conta più del numero sul termometro. Un bambino che gioca con 39 °C preoccupa meno di uno abbattuto con 38 °C.',
    },
  },
  otherProduct: {
    title: {
      fr: 'Trousse familiale',
      en: 'Family kit',
      de: 'Hausapotheke',
      it: 'Kit di famiglia',
    },
    text: {
      fr: 'Trente-deux remèdes unitaires en 9 CH, dans un étui de tissu. Chaque tube peut être commandé à l’unité.',
      en: 'Thirty-two single remedies in 9 CH, in a fabric case. Each tube can be reordered on its own.',
      de: 'Zweiunddreissig Einzelmittel in 9 CH, in einem Stoffetui. Jedes Röhrchen lässt sich einzeln nachbestellen.',
      it: 'Trentadue rimedi unitari in 9 CH, in un astuccio di tessuto. Ogni tubetto si può riordinare singolarmente.',
    },
    ...seeProduct('shop.homeopathy.products.product', 'family-kit'),
    image: 'kits',
  },
  whenToAsk: {
    fr: 'Avant trois mois, toute fièvre demande un avis médical immédiat. À tout âge, consultez au-dessus de 40 °C, au-delà de trois jours, en cas de somnolence ou de respiration difficile. Nuque raide, taches sur la peau qui ne pâlissent pas, convulsion : 144.',
    en: 'Under three months of age, any fever needs immediate medical advice. At any age, see a doctor above 40 °C, beyond three days, or with drowsiness or laboured breathing. Stiff neck, spots on the skin that do not fade under pressure, a fit: 144.',
    de: 'Bei Säuglingen unter drei Monaten gehört jedes Fieber sofort in ärztliche Hände. In jedem Alter gilt das über 40 °C, nach mehr als drei Tagen, bei Benommenheit oder erschwerter Atmung. Steifer Nacken, Hautflecken, die auf Druck nicht verblassen, Krampfanfall: 144.',
    it: 'Sotto i tre mesi di vita ogni febbre richiede subito il parere di un medico. A qualsiasi età lo consulti oltre i 40 °C, dopo più di tre giorni, in caso di sonnolenza o respiro difficile. Collo rigido, macchie sulla pelle che non scompaiono alla pressione, convulsioni: 144.',
  },
})
