import { linkLines, pageAddress } from '../page-address.ts'
import type { PageText } from '../page-text.ts'
import { findAddress } from '../shared-texts.ts'

export const homeopathy: PageText = {
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
    de: 'Homöopathie in Kürze: Samuel Hahnemann, das Ähnlichkeitsprinzip, Verdünnung und Verschüttelung und was die Potenzreihen DH, CH, K und LM bedeuten.',
    it: 'L’omeopatia in breve: Samuel Hahnemann, il principio di similitudine, diluizione e dinamizzazione, e che cosa significano DH, CH, K e LM.',
  },
  lead: {
    fr: 'Une méthode née en Allemagne à la fin du XVIIIe siècle, avec son vocabulaire et ses gestes propres.',
    en: 'A method that arose in Germany at the end of the eighteenth century, with its own vocabulary and techniques.',
    de: 'Eine Methode aus dem Deutschland des ausgehenden 18. Jahrhunderts, mit eigenem Wortschatz und eigenen Handgriffen.',
    it: 'Un metodo nato in Germania alla fine del Settecento, con un linguaggio e procedimenti propri.',
  },
  blocks: [
    {
      type: 'text',
      heading: {
        fr: 'Le semblable par le semblable',
        en: 'The principle of similars',
        de: 'Ähnliches mit Ähnlichem',
        it: 'Il simile con il simile',
      },
      text: {
        fr: 'Le médecin saxon Samuel Hahnemann publie en 1796 un essai qui passe pour l’acte de naissance de l’homéopathie, puis en 1810 son « Organon ». Sa règle : choisir pour un malade la substance qui, chez une personne bien portante, produirait des symptômes semblables aux siens.\n\nLes observations recueillies sont classées dans des matières médicales et des répertoires. Le praticien compare l’ensemble des symptômes, le tempérament et les circonstances, puis choisit une souche et une dilution. Le conseil est donc personnel ; il revient au praticien.',
        en: 'In 1796 the Saxon doctor Samuel Hahnemann published an essay regarded as the birth of homeopathy, followed in 1810 by his “Organon”. His rule: choose for a sick person the substance that would produce similar symptoms in a healthy one.\n\nThese observations are recorded in materia medica and repertories. The practitioner compares all the symptoms, the temperament and the circumstances, then chooses a remedy and a dilution. The advice is therefore personal, and it is the practitioner’s to give.',
        de: 'Der sächsische Arzt Samuel Hahnemann veröffentlicht 1796 einen Aufsatz, der als Geburtsstunde der Homöopathie gilt, und 1810 sein «Organon». Seine Regel: für einen kranken Menschen jene Substanz wählen, die bei einem gesunden ähnliche Symptome hervorrufen würde.\n\nDie gesammelten Beobachtungen sind in Arzneimittellehren und Repertorien geordnet. Die Fachperson vergleicht alle Symptome, das Temperament und die Umstände und wählt dann Mittel und Potenz. Die Beratung ist also persönlich und Sache der Fachperson.',
        it: 'Nel 1796 il medico sassone Samuel Hahnemann pubblica un saggio considerato l’atto di nascita dell’omeopatia, seguito nel 1810 dall’«Organon». La sua regola: scegliere per una persona malata la sostanza che in una persona sana produrrebbe sintomi simili.\n\nLe osservazioni raccolte sono ordinate in materie mediche e repertori. Il professionista confronta l’insieme dei sintomi, il temperamento e le circostanze, poi sceglie un rimedio e una diluizione. Il consiglio è quindi personale e spetta al professionista.',
      },
    },
    {
      type: 'two_images',
      layout: 'right',
      images: [
        {
          image: 'scene-mortar',
          alt: {
            fr: 'Un mortier et son pilon sur la table du laboratoire',
            en: 'A mortar and pestle on the laboratory table',
            de: 'Ein Mörser mit Pistill auf dem Labortisch',
            it: 'Un mortaio con il pestello sul tavolo del laboratorio',
          },
          title: { fr: 'Triturer', en: 'Triturating', de: 'Verreiben', it: 'Triturare' },
          text: {
            fr: 'Ce qui ne se dissout pas, minéraux, métaux ou coquilles, est broyé avec du lactose : une heure par étape, au mortier, en raclant les bords à intervalles fixes.',
            en: 'What does not dissolve, be it minerals, metals or shells, is ground with lactose: one hour a step, in the mortar, scraping down the sides at fixed intervals.',
            de: 'Was sich nicht löst, Mineralien, Metalle oder Schalen, wird mit Laktose verrieben: eine Stunde pro Schritt, im Mörser, mit regelmässigem Abschaben des Randes.',
            it: 'Ciò che non si scioglie, minerali, metalli o gusci, viene triturato con il lattosio: un’ora per passaggio, nel mortaio, raschiando i bordi a intervalli fissi.',
          },
        },
        {
          image: 'scene-lab',
          alt: {
            fr: 'Le laboratoire derrière ses hautes fenêtres',
            en: 'The laboratory behind its tall windows',
            de: 'Das Labor hinter seinen hohen Fenstern',
            it: 'Il laboratorio dietro le alte finestre',
          },
          title: {
            fr: 'Diluer, dynamiser',
            en: 'Diluting and succussing',
            de: 'Verdünnen, verschütteln',
            it: 'Diluire, dinamizzare',
          },
          text: {
            fr: 'Une part, nonante-neuf parts de solvant, cent succussions, un flacon neuf. Puis on recommence, et chaque étape est inscrite au dossier de lot.',
            en: 'One part, ninety-nine parts of solvent, one hundred succussions, a new bottle. Then it begins again, and each step is entered in the batch record.',
            de: 'Ein Teil, neunundneunzig Teile Lösungsmittel, hundert Schüttelschläge, eine neue Flasche. Dann beginnt es von vorn, und jeder Schritt kommt ins Protokoll.',
            it: 'Una parte, novantanove parti di solvente, cento succussioni, un flacone nuovo. Poi si ricomincia, e ogni passaggio viene annotato nel protocollo.',
          },
          link: 'page:company.lab',
          button_text: {
            fr: 'Au laboratoire',
            en: 'In the laboratory',
            de: 'Ins Labor',
            it: 'In laboratorio',
          },
        },
      ],
    },
    {
      type: 'text',
      heading: {
        fr: 'Lire une dilution',
        en: 'Reading a dilution',
        de: 'Eine Potenzangabe lesen',
        it: 'Leggere una diluizione',
      },
      text: {
        fr: 'Les lettres désignent l’échelle. Le nombre indique combien de fois l’opération a été répétée : 9 CH, neuf fois.\n\n- **DH** : une dilution au dixième à chaque étape.\n- **CH** : une dilution au centième, dans un flacon neuf, selon Hahnemann.\n- **K** : la méthode de Korsakov, à flacon unique.\n- **LM** : une dilution au cinquante-millième.\n\nAu-delà d’environ 12 CH, la présence d’une molécule de la substance de départ devient improbable. L’homéopathie est de ce fait discutée ; nous préférons le dire clairement.',
        en: 'The letters name the scale. The number indicates how often the step was repeated: 9 CH, nine times.\n\n- **DH**: one part in ten at each step.\n- **CH**: one part in a hundred, in a new bottle each time, after Hahnemann.\n- **K**: Korsakov’s single-bottle method.\n- **LM**: one part in fifty thousand.\n\nBeyond about 12 CH, the presence of a single molecule of the starting substance becomes unlikely. Homeopathy is debated for that reason; we prefer to say so plainly.',
        de: 'Die Buchstaben nennen die Potenzreihe. Die Zahl sagt, wie oft der Schritt ausgeführt wurde: 9 CH, neunmal.\n\n- **DH**: eine Verdünnung im Verhältnis eins zu zehn pro Schritt.\n- **CH**: eins zu hundert, in je einer neuen Flasche, nach Hahnemann.\n- **K**: die Einglasmethode nach Korsakow.\n- **LM**: eins zu fünfzigtausend.\n\nÜber etwa 12 CH hinaus wird es unwahrscheinlich, dass noch ein Molekül der Ausgangssubstanz vorhanden ist. Die Homöopathie ist deshalb umstritten; das sagen wir lieber offen.',
        it: 'Le lettere indicano la scala. Il numero dice quante volte l’operazione è stata eseguita: 9 CH, nove volte.\n\n- **DH**: una diluizione al decimo a ogni passaggio.\n- **CH**: una diluizione al centesimo, in un flacone nuovo, secondo Hahnemann.\n- **K**: il metodo di Korsakov, a flacone unico.\n- **LM**: una diluizione al cinquantamillesimo.\n\nOltre i 12 CH circa, la presenza di una sola molecola della sostanza di partenza diventa improbabile. Per questo l’omeopatia è discussa; preferiamo dirlo con chiarezza.',
      },
    },
    {
      type: 'three_columns',
      title: {
        fr: 'Du flacon à l’étiquette',
        en: 'From bottle to label',
        de: 'Von der Flasche zur Etikette',
        it: 'Dal flacone all’etichetta',
      },
      columns: [
        {
          icon: 'flask',
          title: {
            fr: 'Comment se fait un remède',
            en: 'How it is made',
            de: 'Wie ein Mittel entsteht',
            it: 'Come si prepara',
          },
          text: {
            fr: 'De la souche, plante, minéral ou substance animale, naît une teinture mère ou une trituration. On la dilue et on la dynamise étape par étape, à la main, selon la pharmacopée.',
            en: 'A starting material (a plant, a mineral or an animal substance) becomes a mother tincture or a trituration. It is diluted and succussed step by step, by hand, following the pharmacopoeia.',
            de: 'Aus dem Ausgangsstoff, einer Pflanze, einem Mineral oder einem tierischen Stoff, wird eine Urtinktur oder eine Verreibung. Sie wird Schritt für Schritt verdünnt und verschüttelt, von Hand, nach Arzneibuch.',
            it: 'Dal ceppo, pianta, minerale o sostanza animale, nasce una tintura madre o una triturazione. La si diluisce e la si dinamizza passo dopo passo, a mano, secondo la farmacopea.',
          },
        },
        {
          icon: 'pill',
          title: { fr: 'Ses formes', en: 'Its forms', de: 'Seine Formen', it: 'Le sue forme' },
          text: {
            fr: 'Globules et granules à laisser fondre, gouttes, crème, trituration en poudre et suppositoires. Toutes ne vont pas avec toutes les dilutions : au-delà de 30 CH, par exemple, il n’y a plus de gouttes.',
            en: 'Globules and granules to dissolve in the mouth, drops, cream, powder trituration and suppositories. Not every form goes with every dilution: above 30 CH, for instance, there are no drops.',
            de: 'Globuli und Granules zum Zergehenlassen, Tropfen, Creme, Verreibung als Pulver und Zäpfchen. Nicht jede Form gibt es in jeder Potenz: Tropfen zum Beispiel gibt es nur bis 30 CH.',
            it: 'Globuli e granuli da lasciar sciogliere, gocce, crema, triturazione in polvere e supposte. Non tutte le forme sono disponibili in tutte le diluizioni: le gocce, per esempio, si preparano solo fino a 30 CH.',
          },
        },
        {
          icon: 'users-three',
          title: {
            fr: 'Comment le choisir',
            en: 'How to choose it',
            de: 'Wie man es wählt',
            it: 'Come si sceglie',
          },
          text: {
            fr: 'Avec quelqu’un qui sait écouter. Médecins, pharmacies, drogueries et thérapeutes formés à l’homéopathie posent les questions ; nous préparons ce qu’ils ont choisi.',
            en: 'With someone who knows how to listen. Doctors, pharmacies, drugstores and therapists trained in homeopathy ask the questions; we prepare what they have chosen.',
            de: 'Mit jemandem, der zuhören kann. Ärztinnen und Ärzte, Apotheken, Drogerien und Therapeutinnen mit homöopathischer Ausbildung stellen die Fragen; wir stellen her, was sie gewählt haben.',
            it: 'Con qualcuno che sa ascoltare. Medici, farmacie, drogherie e terapisti formati in omeopatia pongono le domande; noi prepariamo ciò che hanno scelto.',
          },
          button_text: findAddress,
          button_link: 'page:resources.where',
        },
      ],
    },
    {
      type: 'essentials_display',
      title: {
        fr: 'Les remèdes les plus demandés',
        en: 'The remedies most often requested',
        de: 'Die gefragtesten Mittel',
        it: 'I rimedi più richiesti',
      },
      description: {
        fr: 'Un clic ouvre le sélecteur avec le remède déjà choisi.',
        en: 'A click opens the selector with the remedy already chosen.',
        de: 'Ein Klick öffnet den Konfigurator, das Mittel ist schon gewählt.',
        it: 'Un clic apre la pagina di scelta con il rimedio già selezionato.',
      },
      icon_name: 'leaf',
      essentials_names: linkLines([
        ['Arnica montana', pageAddress('shop.homeopathy.remedies', { remedyCode: 'a-159' })],
        ['Belladonna', pageAddress('shop.homeopathy.remedies', { remedyCode: 'a-241' })],
        ['Nux vomica', pageAddress('shop.homeopathy.remedies', { remedyCode: 'a-1272' })],
        ['Chamomilla', pageAddress('shop.homeopathy.remedies', { remedyCode: 'a-419' })],
        ['Apis mellifica', pageAddress('shop.homeopathy.remedies', { remedyCode: 'a-128' })],
        ['Pulsatilla', pageAddress('shop.homeopathy.remedies', { remedyCode: 'a-1466' })],
        ['Aconitum napellus', pageAddress('shop.homeopathy.remedies', { remedyCode: 'a-22' })],
        ['Bryonia alba', pageAddress('shop.homeopathy.remedies', { remedyCode: 'a-295' })],
        ['Sulfur', pageAddress('shop.homeopathy.remedies', { remedyCode: 'a-1691' })],
        ['Silicea', pageAddress('shop.homeopathy.remedies', { remedyCode: 'a-1615' })],
        ['Sepia officinalis', pageAddress('shop.homeopathy.remedies', { remedyCode: 'a-1606' })],
        ['Allium cepa', pageAddress('shop.homeopathy.remedies', { remedyCode: 'a-55' })],
      ]),
    },
    {
      type: 'quote',
      quote: {
        fr: 'Répétez les expériences, mais répétez-les avec soin et exactitude.',
        en: 'Repeat the experiments, but repeat them carefully and accurately.',
        de: 'Macht’s nach, aber macht’s genau und sorgfältig nach.',
        it: 'Ripetete le esperienze, ma ripetetele con cura ed esattezza.',
      },
      quotee: {
        fr: 'Samuel Hahnemann, 1817',
        en: 'Samuel Hahnemann, in 1817',
        de: 'Samuel Hahnemann, Leipzig 1817',
        it: 'Samuel Hahnemann, Lipsia 1817',
      },
    },
    {
      type: 'remedy_display',
      title: {
        fr: 'Plusieurs souches, un numéro : les complexes',
        en: 'Several substances, one number: the complexes',
        de: 'Mehrere Mittel, eine Nummer: die Komplexmittel',
        it: 'Più rimedi, un numero: i complessi',
      },
      category: 'complexes',
    },
    {
      type: 'link_shop',
      image: 'globuli-tube',
      icon_name: 'basket',
      title: {
        fr: 'Votre remède, comme une étiquette',
        en: 'Your remedy reads like a label',
        de: 'Ihr Mittel, lesbar wie eine Etikette',
        it: 'Il Suo rimedio, chiaro come un’etichetta',
      },
      text: {
        fr: 'Remède, échelle, dilution, forme, format : l’étiquette se remplit à mesure que vous choisissez, et le prix s’affiche.',
        en: 'Remedy, scale, dilution, form, size: the label fills in as you choose, and the price appears.',
        de: 'Mittel, Potenzreihe, Potenz, Form, Grösse: Ihre Auswahl erscheint laufend auf der Etikette, mit dem Preis.',
        it: 'Rimedio, scala, diluizione, forma, formato: l’etichetta si compila mentre sceglie, prezzo compreso.',
      },
      button_link: 'page:shop.homeopathy.remedies',
      button_text: {
        fr: 'Choisir un remède',
        en: 'Choose a remedy',
        de: 'Mittel zusammenstellen',
        it: 'Comporre un rimedio',
      },
    },
  ],
}
