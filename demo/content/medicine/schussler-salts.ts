import type { PageText } from '../page-text.ts'
import { findAddress, pharmacist } from '../shared-texts.ts'

export const schusslerSalts: PageText = {
  key: 'medicine.schussler_salts',
  title: {
    fr: 'Que sont les sels de Schüssler ?',
    en: 'What are Schüssler salts?',
    de: 'Was sind Schüssler-Salze?',
    it: 'Che cosa sono i sali di Schüssler?',
  },
  description: {
    fr: 'Les sels de Schüssler : douze sels minéraux et quinze sels complémentaires, triturés avec du lactose en 6 DH ou 12 DH. Origine, numéros et formes.',
    en: 'Schüssler salts: twelve mineral salts and fifteen supplementary salts, triturated with lactose in 6 DH or 12 DH. Their origins, numbers and forms.',
    de: 'Schüssler-Salze: zwölf Mineralsalze und fünfzehn Ergänzungssalze, mit Laktose verrieben in D6 oder D12. Herkunft, Nummern und Formen.',
    it: 'I sali di Schüssler: dodici sali minerali e quindici complementari, triturati con lattosio in 6 DH o 12 DH. Origine, numeri e forme.',
  },
  lead: {
    fr: 'Douze numéros que beaucoup de familles suisses connaissent par cœur.',
    en: 'Twelve numbers that many Swiss families know by heart.',
    de: 'Zwölf Nummern, die viele Schweizer Familien auswendig kennen.',
    it: 'Dodici numeri che molte famiglie svizzere conoscono a memoria.',
  },
  blocks: [
    {
      type: 'text',
      heading: {
        fr: 'Un médecin d’Oldenbourg',
        en: 'A doctor from Oldenburg',
        de: 'Ein Arzt aus Oldenburg',
        it: 'Un medico di Oldenburg',
      },
      text: {
        fr: 'Wilhelm Heinrich Schüssler, médecin à Oldenbourg, cherche une méthode plus simple que l’homéopathie de son temps. En 1873, il publie « Une thérapeutique abrégée » et s’en tient à douze sels, présents selon lui dans le sang et les tissus.\n\nIl leur donne un ordre ; les numéros d’aujourd’hui en sont issus. Ses élèves ont ajouté plus tard quinze sels, dits complémentaires. La méthode est restée vivante surtout dans les pays de langue allemande.',
        en: 'Wilhelm Heinrich Schüssler, a doctor in Oldenburg, was looking for a simpler method than the homeopathy of his day. In 1873 he published “An Abridged Therapy” and confined himself to twelve salts which, in his view, are present in blood and tissues.\n\nHe put them in an order from which today’s numbers come. His pupils later added fifteen more, known as the supplementary salts. The method has stayed alive above all in German-speaking countries.',
        de: 'Wilhelm Heinrich Schüssler, Arzt in Oldenburg, suchte eine einfachere Methode als die Homöopathie seiner Zeit. 1873 veröffentlichte er «Eine abgekürzte Therapie» und beschränkte sich auf zwölf Salze, die nach seiner Auffassung in Blut und Gewebe vorkommen.\n\nEr gab ihnen eine Ordnung, auf der die heutigen Nummern beruhen. Seine Schüler fügten später fünfzehn Ergänzungssalze hinzu. Lebendig geblieben ist die Methode vor allem im deutschen Sprachraum.',
        it: 'Wilhelm Heinrich Schüssler, medico a Oldenburg, cercava un metodo più semplice dell’omeopatia del suo tempo. Nel 1873 pubblicò «Una terapia abbreviata» e si limitò a dodici sali che, a suo avviso, sono presenti nel sangue e nei tessuti.\n\nDiede loro un ordine da cui derivano i numeri di oggi. Più tardi i suoi allievi aggiunsero quindici sali, detti complementari. Il metodo è rimasto vivo soprattutto nei paesi di lingua tedesca.',
      },
    },
    {
      type: 'two_images',
      layout: 'equal',
      images: [
        {
          image: 'trituration',
          alt: {
            fr: 'Un mortier rempli de poudre blanche',
            en: 'A mortar filled with white powder',
            de: 'Ein Mörser mit weissem Pulver',
            it: 'Un mortaio pieno di polvere bianca',
          },
          title: { fr: 'La poudre', en: 'The powder', de: 'Das Pulver', it: 'La polvere' },
          text: {
            fr: 'Un gramme de sel, neuf grammes de lactose, une heure de mortier ; l’opération est faite six fois, ou douze. Une pointe de couteau par prise.',
            en: 'One gram of salt, nine grams of lactose, an hour in the mortar; six times, or twelve. Dose: as much as fits on the tip of a knife.',
            de: 'Ein Gramm Salz auf neun Gramm Laktose, eine Stunde im Mörser; das Ganze sechsmal oder zwölfmal. Eingenommen wird es messerspitzenweise.',
            it: 'Un grammo di sale, nove grammi di lattosio, un’ora di mortaio; si ricomincia sei volte, o dodici. Se ne prende una punta di coltello.',
          },
        },
        {
          image: 'tablets',
          alt: {
            fr: 'Des comprimés ronds à côté de leur boîte',
            en: 'Round tablets beside their box',
            de: 'Runde Tabletten neben ihrer Dose',
            it: 'Compresse rotonde accanto al loro barattolo',
          },
          title: { fr: 'Le comprimé', en: 'The tablet', de: 'Die Tablette', it: 'La compressa' },
          text: {
            fr: 'La même poudre, en comprimés de 250 mg. Ils fondent en une minute ; on peut aussi les dissoudre dans un verre d’eau chaude.',
            en: 'The same powder, compressed into 250 mg tablets. They melt within a minute and can also be dissolved in a glass of hot water.',
            de: 'Dasselbe Pulver, zu Tabletten von 250 mg gepresst. Eine Tablette zergeht in einer Minute; man kann sie auch in einem Glas heissem Wasser auflösen.',
            it: 'La stessa polvere, pressata in compresse da 250 mg. La compressa si scioglie in un minuto; si può anche sciogliere in un bicchiere d’acqua calda.',
          },
        },
      ],
    },
    {
      type: 'text',
      heading: {
        fr: 'Formes et numéros',
        en: 'Forms and numbers',
        de: 'Formen und Nummern',
        it: 'Forme e numeri',
      },
      text: {
        fr: 'Les sels sont triturés avec du lactose, étape après étape, puis comprimés ou laissés en poudre.\n\n- **6 DH** : la dilution employée d’ordinaire.\n- **12 DH** : celle que l’usage retient pour les sels n° 1, 3 et 11.\n- **Comprimés** : à laisser fondre dans la bouche.\n\nUn comprimé se compose presque entièrement de lactose : les personnes intolérantes ou diabétiques doivent en tenir compte. Votre pharmacie, votre droguerie ou votre thérapeute vous aide à choisir.',
        en: 'The salts are triturated with lactose, step by step, then compressed into tablets or left as powder.\n\n- **6 DH**: the usual potency.\n- **12 DH**: customary for salts no. 1, 3 and 11.\n- **Tablets**: dissolved in the mouth.\n\nA tablet consists almost entirely of lactose: people with lactose intolerance or diabetes should bear this in mind. Your pharmacy, drugstore or therapist can help you choose.',
        de: 'Die Salze werden Schritt für Schritt mit Laktose verrieben und dann zu Tabletten gepresst oder als Pulver belassen.\n\n- **D6**: die übliche Potenz.\n- **D12**: gebräuchlich bei den Salzen Nr. 1, 3 und 11.\n- **Tabletten**: Man lässt sie im Mund zergehen.\n\nEine Tablette besteht fast ganz aus Laktose: Wer sie nicht verträgt oder Diabetes hat, berücksichtigt das. Bei der Wahl berät Sie Ihre Apotheke, Ihre Drogerie oder Ihre Fachperson.',
        it: 'I sali sono triturati con lattosio, passo dopo passo, poi compressi o lasciati in polvere.\n\n- **6 DH**: la diluizione usata di solito.\n- **12 DH**: consueta per i sali n. 1, 3 e 11.\n- **Compresse**: si lasciano sciogliere in bocca.\n\nUna compressa è fatta quasi interamente di lattosio: ne tengano conto le persone intolleranti e quelle con diabete. La farmacia, la drogheria o il terapista La consigliano nella scelta.',
      },
    },
    {
      type: 'three_columns',
      title: { fr: 'Bon à savoir', en: 'Good to know', de: 'Gut zu wissen', it: 'Buono a sapersi' },
      columns: [
        {
          icon: 'seal-check',
          title: {
            fr: 'Composition',
            en: 'Composition',
            de: 'Was darin steckt',
            it: 'Che cosa contiene',
          },
          text: {
            fr: 'Du lactose de qualité pharmaceutique, un sel minéral et, pour les comprimés, une trace de fécule et de stéarate de magnésium. Sans saccharose ni arôme.',
            en: 'Lactose of pharmaceutical quality, a mineral salt, and in the tablets a trace of starch and magnesium stearate. No sucrose, no flavouring.',
            de: 'Laktose in Arzneibuchqualität, ein Mineralsalz, bei den Tabletten eine Spur Stärke und Magnesiumstearat. Ohne Saccharose, ohne Aromastoffe.',
            it: 'Lattosio di qualità farmaceutica, un sale minerale, nelle compresse tracce di amido e stearato di magnesio. Senza saccarosio né aromi.',
          },
        },
        {
          icon: 'certificate',
          title: {
            fr: '6 DH ou 12 DH',
            en: '6 DH or 12 DH?',
            de: 'D6 oder D12',
            it: '6 DH o 12 DH',
          },
          text: {
            fr: 'Les deux sont préparées pour chacun des douze sels. L’usage retient 12 DH pour les n° 1, 3 et 11, peu solubles, et 6 DH pour les autres.',
            en: 'Both are prepared for each of the twelve salts. 12 DH is customary for no. 1, 3 and 11, which are poorly soluble, and 6 DH for the others.',
            de: 'Beide stellen wir für jedes der zwölf Salze her. Gebräuchlich ist D12 für die schwer löslichen Nr. 1, 3 und 11 und D6 für die übrigen.',
            it: 'Le prepariamo entrambe per ognuno dei dodici sali. Per i n. 1, 3 e 11, poco solubili, è consuetudine la 12 DH; per gli altri la 6 DH.',
          },
        },
        {
          icon: 'users-three',
          title: {
            fr: 'Qui vous conseille',
            en: 'Who can advise you',
            de: 'Wer Sie berät',
            it: 'Chi La consiglia',
          },
          text: {
            fr: 'Beaucoup de drogueries et de pharmacies suisses forment leur personnel aux sels. Demandez-y conseil, surtout pour un enfant.',
            en: 'Many Swiss drugstores and pharmacies train their staff in the salts. Ask there for advice, especially for a child.',
            de: 'Viele Schweizer Drogerien und Apotheken schulen ihr Personal in der Biochemie nach Schüssler. Fragen Sie dort um Rat, besonders für ein Kind.',
            it: 'Molte drogherie e farmacie svizzere istruiscono il personale sui sali. Chieda consiglio lì, soprattutto per un bambino.',
          },
          button_text: findAddress,
          button_link: 'page:resources.where',
        },
      ],
    },
    {
      type: 'quote',
      quote: {
        fr: 'Tout le monde parle par numéros.',
        en: 'Everyone knows them by number.',
        de: 'Jede und jeder kennt die Salze bei ihrer Nummer.',
        it: 'I sali, tutti li conoscono per numero.',
      },
      quote_line_2: {
        fr: 'On nous demande « le sept », jamais Magnesium phosphoricum.',
        en: 'They ask us for “the seven”, never for Magnesium phosphoricum.',
        de: 'Man verlangt «die Sieben», nie Magnesium phosphoricum.',
        it: 'Ci chiedono «il sette», mai Magnesium phosphoricum.',
      },
      quotee: pharmacist,
    },
    {
      type: 'link_shop',
      image: 'schussler-salts',
      icon_name: 'grains',
      title: {
        fr: 'Vingt-sept sels',
        en: 'Twenty-seven salts',
        de: 'Siebenundzwanzig Salze',
        it: 'Ventisette sali',
      },
      text: {
        fr: 'Douze de base, quinze complémentaires : la page de chaque sel indique ses formes et leur prix.',
        en: 'Twelve basic, fifteen supplementary: the page of each salt gives its forms and their price.',
        de: 'Zwölf Basis-, fünfzehn Ergänzungssalze: Die Seite jedes Salzes nennt seine Formen und deren Preis.',
        it: 'Dodici di base, quindici complementari: la pagina di ogni sale indica le forme e il loro prezzo.',
      },
      button_link: 'page:shop.schussler_salts',
      button_text: {
        fr: 'Voir tous les sels',
        en: 'See all the salts',
        de: 'Alle Salze ansehen',
        it: 'Vedere tutti i sali',
      },
    },
  ],
}
