import type { PageText } from '../page-text.ts'

const openRegister = {
  fr: 'Ouvrir le registre',
  en: 'Open the register',
  de: 'Register öffnen',
  it: 'Aprire il registro',
}

export const associations: PageText = {
  key: 'resources.associations',
  title: { fr: 'Associations', en: 'Associations', de: 'Verbände', it: 'Associazioni' },
  description: {
    fr: 'Les types d’associations professionnelles et de registres avec lesquels travaille le Laboratoire Trois-Sources, et comment vérifier un thérapeute.',
    en: 'The kinds of professional associations and registers that Laboratoire Trois-Sources works with, and how to check a therapist’s credentials.',
    de: 'Mit welchen Berufsverbänden und Registern das Laboratoire Trois-Sources arbeitet und wie Sie prüfen, ob eine Fachperson registriert ist.',
    it: 'Le associazioni professionali e i registri con cui lavora il Laboratoire Trois-Sources e come controllare se un terapista è registrato.',
  },
  lead: {
    fr: 'Pharmacie, droguerie, médecine, thérapies : chaque métier a ses associations et ses registres.',
    en: 'Pharmacy, drugstore, medicine, therapy: each profession has its associations and its registers.',
    de: 'Apotheke, Drogerie, Medizin, Therapie: Jeder Beruf hat seine Verbände und Register.',
    it: 'Farmacia, drogheria, medicina, terapie: ogni mestiere ha le sue associazioni e i suoi registri.',
  },
  blocks: [
    {
      type: 'text',
      heading: {
        fr: 'Vérifier un professionnel',
        en: 'Checking a professional’s credentials',
        de: 'Eine Fachperson im Register finden',
        it: 'Consultare i registri',
      },
      text: {
        fr: 'MedReg et NAREG se consultent librement en ligne.\n\n- **MedReg** : registre fédéral des professions médicales universitaires.\n- **NAREG** : registre d’autres professions de la santé.\n- **RME et ASCA** : beaucoup de thérapeutes en médecine complémentaire y figurent ; les assurances les consultent aussi.',
        en: 'MedReg and NAREG can be consulted freely online.\n\n- **MedReg**: the university medical professions, in the federal register.\n- **NAREG**: other health professions.\n- **EMR (RME), ASCA**: many complementary therapists; insurers consult these registers as well.',
        de: 'MedReg und NAREG sind online frei zugänglich.\n\n- **MedReg**: das eidgenössische Register der universitären Medizinalberufe.\n- **NAREG**: weitere Gesundheitsberufe.\n- **EMR, ASCA**: Hier sind Komplementärtherapeutinnen und -therapeuten häufig registriert, und hier sehen auch die Versicherungen nach.',
        it: 'MedReg e NAREG sono consultabili liberamente in rete.\n\n- **MedReg**: le professioni mediche universitarie, nel registro federale.\n- **NAREG**: altre professioni sanitarie.\n- **RME, ASCA**: molti terapisti complementari; anche le assicurazioni consultano questi registri.',
      },
    },
    {
      type: 'horizontal_menu',
      columns: [
        {
          icon: 'certificate',
          title: 'MedReg',
          description: {
            fr: 'Médecins, pharmaciennes, dentistes, vétérinaires, chiropraticiens.',
            en: 'Doctors, pharmacists, dentists, veterinarians, chiropractors.',
            de: 'Medizin, Pharmazie, Zahnmedizin, Tiermedizin, Chiropraktik.',
            it: 'Medici, farmacisti, medici dentisti, veterinari, chiropratici.',
          },
          button_link: 'https://www.medregom.admin.ch',
          button_text: openRegister,
        },
        {
          icon: 'seal-check',
          title: 'NAREG',
          description: {
            fr: 'Les autres professions de la santé, dont les droguistes diplômés.',
            en: 'Other health professions, including qualified druggists.',
            de: 'Die übrigen Gesundheitsberufe, darunter die diplomierten Drogistinnen und Drogisten HF.',
            it: 'Le altre professioni sanitarie, tra cui i droghieri dipl. SSS.',
          },
          button_link: 'https://www.nareg.ch',
          button_text: openRegister,
        },
        {
          icon: 'handshake',
          title: { fr: 'RME', en: 'EMR', de: 'EMR', it: 'RME (EMR)' },
          description: {
            fr: 'Registre de médecine empirique, consulté par de nombreuses assurances.',
            en: 'The register for empirical medicine, consulted by many insurers.',
            de: 'Das Register EMR, in dem viele Versicherungen nachsehen.',
            it: 'Registro di medicina empirica, consultato da molte assicurazioni.',
          },
          button_link: 'https://www.emr.ch',
          button_text: openRegister,
        },
        {
          icon: 'hand-heart',
          title: 'ASCA',
          description: {
            fr: 'Fondation suisse pour les médecines complémentaires.',
            en: 'Swiss foundation for complementary medicine.',
            de: 'Schweizerische Stiftung für Komplementärmedizin.',
            it: 'Fondazione svizzera per le medicine complementari.',
          },
          button_link: 'https://www.asca.ch',
          button_text: openRegister,
        },
      ],
    },
    {
      type: 'three_columns',
      title: {
        fr: 'Les associations faîtières',
        en: 'The umbrella bodies',
        de: 'Die Dachverbände',
        it: 'Le associazioni mantello',
      },
      columns: [
        {
          icon: 'first-aid-kit',
          title: {
            fr: 'Pharmacie et droguerie',
            en: 'Pharmacy and drugstore',
            de: 'Apotheke und Drogerie',
            it: 'Farmacia e drogheria',
          },
          text: {
            fr: '- [pharmaSuisse](https://pharmasuisse.org), Société suisse des pharmaciens\n- [Association suisse des droguistes](https://www.drogistenverband.ch)',
            en: '- [pharmaSuisse](https://pharmasuisse.org), the Swiss association of pharmacists\n- [Swiss association of druggists](https://www.drogistenverband.ch)',
            de: '- [pharmaSuisse](https://pharmasuisse.org), Schweizerischer Apothekerverband\n- [Schweizerischer Drogistenverband](https://www.drogistenverband.ch)',
            it: '- [pharmaSuisse](https://pharmasuisse.org), Società svizzera dei farmacisti\n- [Associazione svizzera dei droghieri](https://www.drogistenverband.ch)',
          },
        },
        {
          icon: 'users-three',
          title: { fr: 'Médecine', en: 'Medicine', de: 'Ärzteschaft', it: 'Medicina' },
          text: {
            fr: '- [SSMH](https://www.svha.ch), Société suisse des médecins homéopathes\n- [SMGP](https://www.smgp-sspm.ch), Société suisse de phytothérapie médicale',
            en: '- [SVHA](https://www.svha.ch), Swiss society of homeopathic doctors\n- [SMGP](https://www.smgp-sspm.ch), Swiss medical society for phytotherapy',
            de: '- [SVHA](https://www.svha.ch), Schweizerischer Verein homöopathischer Ärztinnen und Ärzte\n- [SMGP](https://www.smgp-sspm.ch), Schweizerische Medizinische Gesellschaft für Phytotherapie',
            it: '- [SVHA](https://www.svha.ch), Società svizzera dei medici omeopati\n- [SMGP](https://www.smgp-sspm.ch), Società svizzera di fitoterapia medica',
          },
        },
        {
          icon: 'flower-lotus',
          title: { fr: 'Thérapies', en: 'Therapies', de: 'Therapien', it: 'Terapie' },
          text: {
            fr: '- [OrTra MA](https://www.oda-am.ch), médecine alternative, examen de naturopathe\n- [OrTra TC](https://www.oda-kt.ch), thérapie complémentaire\n- [HVS](https://www.hvs.ch), homéopathie',
            en: '- [OdA AM](https://www.oda-am.ch), alternative medicine, naturopath’s examination\n- [OdA KT](https://www.oda-kt.ch), complementary therapy\n- [HVS](https://www.hvs.ch), homeopathy',
            de: '- [OdA AM](https://www.oda-am.ch), Alternativmedizin, Prüfung in Naturheilkunde\n- [OdA KT](https://www.oda-kt.ch), Komplementärtherapie\n- [HVS](https://www.hvs.ch), Homöopathie',
            it: '- [OmL MA](https://www.oda-am.ch), medicina alternativa, esame di naturopata\n- [OmL TC](https://www.oda-kt.ch), terapia complementare\n- [HVS](https://www.hvs.ch), omeopatia',
          },
        },
      ],
    },
    {
      type: 'quote',
      quote: {
        fr: 'Une inscription atteste une formation, pas la qualité d’un entretien.',
        en: 'A listing attests to training, not to the quality of a conversation.',
        de: 'Ein Eintrag bescheinigt eine Ausbildung, nicht die Qualität eines Gesprächs.',
        it: 'Un’iscrizione attesta una formazione, non la qualità di un colloquio.',
      },
      quote_line_2: {
        fr: 'Posez vos questions au premier rendez-vous.',
        en: 'Ask your questions at the first appointment.',
        de: 'Stellen Sie Ihre Fragen beim ersten Termin.',
        it: 'Faccia le Sue domande al primo appuntamento.',
      },
    },
    {
      type: 'text',
      heading: {
        fr: 'Ce que ces liens ne disent pas',
        en: 'What these links do not say',
        de: 'Was diese Links nicht sagen',
        it: 'Che cosa non dicono questi link',
      },
      text: {
        fr: 'Nous nommons ces organisations parce que l’on nous demande souvent où se renseigner. Aucune n’est notre partenaire ni ne recommande nos produits, et nous ne sommes membres d’aucune d’elles. Elles seules répondent de leurs sites.',
        en: 'We name these bodies because we are often asked where to turn. None of them is our partner or recommends our products, and we are not a member of any. Their sites are their own responsibility.',
        de: 'Wir nennen diese Organisationen, weil man uns oft fragt, wo man sich erkundigen kann. Keine ist unsere Partnerin oder empfiehlt unsere Produkte, und wir sind nirgends Mitglied. Für ihre Websites sind sie allein verantwortlich.',
        it: 'Nominiamo queste organizzazioni perché ci viene chiesto spesso dove informarsi. Nessuna è nostra partner né raccomanda i nostri prodotti, e non ne siamo membri. Dei loro siti rispondono solo le organizzazioni stesse.',
      },
    },
    {
      type: 'text',
      heading: {
        fr: 'Notre engagement',
        en: 'Our commitment',
        de: 'Unser Beitrag',
        it: 'Il nostro impegno',
      },
      text: {
        fr: 'Nous participons aux journées des associations professionnelles, prêtons des salles et relisons des supports de cours. Nous ne versons pas de commission sur les recommandations et n’offrons pas de voyages.\n\nVotre association souhaite une conférence, une visite du jardin ou une liste de remèdes pour ses membres ? Écrivez-nous : nous répondons dans la semaine.',
        en: 'We take part in the conferences of professional associations, lend rooms and review course material. We pay no commission on recommendations and offer no trips.\n\nWould your association like a talk, a garden visit or a list of remedies for its members? Write to us: we answer within the week.',
        de: 'Wir nehmen an Tagungen der Berufsverbände teil, stellen Räume zur Verfügung und lesen Kursunterlagen gegen. Für Empfehlungen zahlen wir keine Provisionen, und wir verschenken keine Reisen.\n\nIhr Verband wünscht einen Vortrag, einen Gartenbesuch oder eine Liste unserer Mittel für die Mitglieder? Schreiben Sie uns: Wir antworten innert einer Woche.',
        it: 'Partecipiamo alle giornate delle associazioni professionali, mettiamo a disposizione sale e rivediamo materiale didattico. Non paghiamo commissioni sulle raccomandazioni e non offriamo viaggi.\n\nLa Sua associazione desidera una conferenza, una visita al giardino o un elenco dei nostri rimedi per i suoi membri? Ci scriva: rispondiamo entro una settimana.',
      },
    },
  ],
}
