import type { ProductCatalog } from './product-texts.ts'

export const PRODUCTS_FR: ProductCatalog = {
  SHOPPER_BEHAVIOR: {
    title: 'Comportement des acheteurs',
    description:
      'Voyez comment évoluent les paniers, les visites et les changements de marque, semaine après semaine, jusqu’à l’article.',
    footer: 'Mis à jour chaque lundi',
    learnTitle: 'Comprendre pourquoi le panier a changé',
    learnDescription:
      'Comportement des acheteurs suit les ménages en magasin et en ligne, pour qu’un gain ou une perte ait une raison et pas seulement un chiffre.',
    keyNotes: [
      'Répartissez toute variation des ventes entre ménages, visites et unités par visite.',
      'Voyez vers quels articles les acheteurs sont passés, et d’où ils venaient.',
      'Comparez côte à côte deux périodes, deux régions ou deux groupes d’acheteurs.',
      'Deux ans d’historique hebdomadaire, jusqu’à l’article.',
    ],
    subText: 'La configuration prend jusqu’à 2 jours ouvrables une fois l’accès accordé.',
  },
  REPORT_BUILDER: {
    title: 'Générateur de rapports',
    description: 'Réunissez ventes, stocks et commandes dans un seul rapport, livré quand vous en avez besoin.',
    footer: 'Mis à jour chaque matin',
    learnTitle: 'Le rapport que vous refaites sans cesse, une fois pour toutes',
    learnDescription:
      'Choisissez les mesures, les articles et les magasins, enregistrez le résultat sous un nom et partagez-le avec qui le demande.',
    keyNotes: [
      'Ventes, stocks, commandes et prévisions au même endroit.',
      'Un envoi quotidien ou hebdomadaire aux personnes concernées.',
      'Des exportations d’un million de lignes, prêtes pour une feuille de calcul.',
    ],
    subText: 'Compris dans tous les forfaits, y compris le forfait de base.',
  },
  CHANNEL_INSIGHTS: {
    title: 'Analyse des canaux',
    description: 'Suivez chaque article du fournisseur à la tablette, en magasin, au ramassage et à la livraison.',
    footer: 'Mis à jour chaque jour',
    learnTitle: 'Rendement du canal',
    learnDescription:
      'Une seule vue du rendement d’un article en magasin, au ramassage et à la livraison, avec les commandes, les stocks et le niveau de service qui l’expliquent.',
    keyNotes: [
      'Taux de disponibilité par magasin, par article et par heure.',
      'Commandes incomplètes, tardives ou substituées, et ce que chacune a coûté.',
      'Part de chaque canal et son évolution au fil des saisons.',
      'Alertes lorsqu’un article quitte la tablette avant la fin de la semaine.',
    ],
    subText: 'À utiliser avec Comportement des acheteurs : ce qui a bougé, et grâce à qui.',
  },
  CUSTOMER_PERCEPTION: {
    title: 'Perception de la clientèle',
    description: 'Demandez aux acheteurs ce qu’ils pensent et lisez leurs réponses à côté de leurs achats.',
    footer: 'Réponses en cinq jours',
    learnTitle: 'L’avis de ceux et celles qui ont acheté',
    learnDescription:
      'Les sondages sont envoyés à des acheteurs dont les achats sont connus : chaque réponse se lit à côté de ce que la personne fait vraiment.',
    keyNotes: [
      'Choisissez qui interroger selon ce qui a été acheté, remplacé ou délaissé.',
      'Des questionnaires éprouvés par des spécialistes, ou les vôtres.',
      'Des résultats par segment, marge d’erreur comprise.',
    ],
    subText: 'Les réponses s’affichent seulement pour des groupes assez grands pour protéger chaque personne.',
  },
  DIGITAL_LANDSCAPES: {
    title: 'Paysages numériques',
    description: 'Recherches, clics et conversions dans chaque allée du magasin en ligne.',
    footer: 'Mis à jour chaque jour',
    learnTitle: 'L’allée en ligne, vue d’en haut',
    learnDescription:
      'Voyez ce que les gens cherchent, regardent et laissent derrière eux, pour vos articles et pour la catégorie qui les entoure.',
    keyNotes: [
      'Les mots recherchés qui mènent à vos articles, et ceux qui le devraient.',
      'De la consultation au panier, puis à la commande, étape par étape.',
      'Votre part des pages vues dans la catégorie.',
      'Le contenu qui manque là où l’acheteur hésite.',
    ],
    subText: 'Couvre le site et l’application, dans chaque marché qui possède les deux.',
  },
  INSIGHTS_ACTIVATION: {
    title: 'Activation des constats',
    description: 'Transformez un segment en auditoire et suivez ce qu’il fait ensuite.',
    footer: 'Propulsé par la publicité Scintilla',
    learnTitle: 'Du constat à l’auditoire en un après-midi',
    learnDescription:
      'Choisissez les acheteurs repérés par une analyse, confiez-les au service de publicité comme auditoire et mesurez ce qui a changé.',
    keyNotes: [
      'Des auditoires tirés de n’importe quel segment de Comportement des acheteurs.',
      'Un groupe témoin d’office, pour que l’effet soit réel.',
      'Ventes, nouveaux ménages et rachats pour chaque campagne.',
    ],
    subText: 'En version bêta : certains segments ne peuvent pas encore être transmis.',
  },
  MODULAR_INTELLIGENCE: {
    title: 'Intelligence modulaire',
    description: 'Planifiez la tablette d’après ce que les acheteurs y prennent, magasin par magasin.',
    footer: 'Mis à jour chaque semaine',
    learnTitle: 'Une tablette à la mesure de son magasin',
    learnDescription:
      'Comparez la tablette prévue à ce qui s’y vend, et voyez quels articles méritent leur place dans quels magasins.',
    keyNotes: [
      'Ventes et ventes perdues pour chaque façade.',
      'Les articles qui pourraient partir sans manquer à personne, et ceux qui les remplaceraient.',
      'Des groupes de magasins où l’on achète de la même façon.',
    ],
    subText: 'Offert sur invitation aux conseillers de catégorie.',
  },
  CUSTOMER_PULSE: {
    title: 'Pouls de la clientèle',
    description: 'Un signal quotidien de ce que la clientèle dit de vos marques.',
    footer: 'Mis à jour chaque heure',
    learnTitle: 'Ce que dit la clientèle, pendant qu’elle le dit',
    learnDescription:
      'Évaluations, notes et questions deviennent un seul signal quotidien, et les mots d’origine restent toujours à un clic.',
    keyNotes: [
      'Des thèmes qui montent ou descendent, nommés en mots simples.',
      'Du thème aux évaluations qui l’ont formé.',
      'Une note le matin lorsqu’il se passe quelque chose d’inhabituel.',
    ],
    subText: 'En version alpha : les thèmes peuvent changer de nom d’une semaine à l’autre.',
  },
}
