import type { WrittenEntry } from './written-entry.ts'

/** Channels, store formats, regions, the retail calendar, forecasts and market share. */
export const CHANNEL_ENTRIES: readonly WrittenEntry[] = [
  {
    technicalName: 'mkt_shr_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'BI_LINK', 'REPORT_BUILDER'],
    example: '18.7',
    changed: {
      on: '2025-08-18',
      en: 'Online-only retailers were added to the market total.',
      es: 'Se agregaron al total del mercado los minoristas que solo venden en línea.',
      fr: 'Les détaillants exclusivement en ligne ont été ajoutés au total du marché.',
    },
    en: {
      name: 'Market share',
      dss: 'Market Share %',
      definition:
        'The retailer’s part of all consumer spend on the category in the market and period. The market total comes from an outside panel, is revised for eight weeks, and covers online and physical stores.',
      calculation: 'Retailer’s category sales ÷ market category sales × 100',
      synonyms: ['share of market', 'dollar share'],
    },
    es: {
      name: 'Participación de mercado',
      dss: '% part. de mercado',
      definition:
        'Parte del minorista en todo el gasto de los consumidores en la categoría, por mercado y periodo. El total viene de un panel externo, se revisa durante ocho semanas e incluye tiendas físicas y en línea.',
      calculation: 'Ventas de la categoría del minorista ÷ ventas de la categoría en el mercado × 100',
      synonyms: ['cuota de mercado'],
    },
    fr: {
      name: 'Part de marché',
      dss: 'Part de marché\u00a0%',
      definition:
        'Part du détaillant dans l’ensemble des dépenses de consommation de la catégorie, par marché et période. Le total du marché provient d’un panel externe, est révisé pendant huit semaines et couvre magasins et Web.',
      calculation: 'Ventes de catégorie du détaillant ÷ ventes de catégorie du marché × 100',
      synonyms: ['part en dollars'],
    },
  },
  {
    technicalName: 'mkt_shr_chg_pt',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'BI_LINK'],
    example: '-0.4',
    en: {
      name: 'Share change in points',
      dss: 'Share Chg Pts',
      definition:
        'Difference between this period’s share of the market and that of the same fiscal weeks a year ago, in percentage points. A change of 0.2 from 4.0 to 4.2 is reported as 0.2, not as 5 percent.',
      calculation: 'Share this year − share last year',
      synonyms: ['share gain'],
    },
    es: {
      name: 'Cambio de participación en puntos',
      dss: 'Cambio part. pts',
      definition:
        'Diferencia entre la participación de mercado del periodo y la de las mismas semanas fiscales del año anterior, en puntos porcentuales. Pasar de 4.0 a 4.2 se reporta como 0.2, no como 5%.',
      calculation: 'Participación de este año − participación del año anterior',
    },
    fr: {
      name: 'Variation de la part en points',
      dss: 'Var. part pts',
      definition:
        'Écart entre la part de marché de la période et celle des mêmes semaines financières un an plus tôt, en points de pourcentage. Passer de 4,0 à 4,2 correspond à 0,2 et non à 5\u00a0%.',
      calculation: 'Part de cet exercice − part de l’exercice précédent',
      synonyms: ['gain de part'],
    },
  },
  {
    technicalName: 'fair_shr_idx',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'REPORT_BUILDER'],
    example: '94',
    en: {
      name: 'Fair share index',
      dss: 'Fair Share Idx',
      definition:
        'The retailer’s share of the category compared with its share of all comparable categories, where 100 means equal. Below 100, the category does worse than the retailer as a whole.',
      calculation: 'Share in the category ÷ share in all comparable categories × 100',
      synonyms: ['share parity'],
    },
    es: {
      name: 'Índice de participación justa',
      dss: 'Part. justa',
      definition:
        'Participación del minorista en la categoría comparada con la que tiene en todas las categorías comparables; 100 significa igual. Abajo de 100, la categoría rinde menos que el minorista en conjunto.',
      calculation: 'Participación en la categoría ÷ participación en categorías comparables × 100',
    },
    fr: {
      name: 'Indice de juste part',
      dss: 'Juste part',
      definition:
        'Part du détaillant dans la catégorie par rapport à sa part dans toutes les catégories comparables; 100 signifie l’égalité. Sous 100, la catégorie fait moins bien que l’ensemble du détaillant.',
      calculation: 'Part dans la catégorie ÷ part dans les catégories comparables × 100',
      synonyms: ['parité de part'],
    },
  },
  {
    technicalName: 'chnl_mix_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'REPORT_BUILDER', 'BI_LINK'],
    example: '21.3',
    en: {
      name: 'Channel mix percentage',
      dss: 'Channel Mix %',
      definition:
        'Share of an item’s or group’s net sales that came through one channel, such as registers, pickup, delivery or shipping. The channels add up to 100 for each group and period.',
      calculation: 'Net sales of the channel ÷ net sales of all channels × 100',
      synonyms: ['channel split', 'online share of sales'],
    },
    es: {
      name: 'Porcentaje de mezcla de canales',
      dss: '% mezcla de canales',
      definition:
        'Proporción de las ventas netas de un artículo o grupo que llegó por un canal, como cajas, recolección, domicilio o envío. Los canales suman 100 en cada grupo y periodo.',
      calculation: 'Ventas netas del canal ÷ ventas netas de todos los canales × 100',
      synonyms: ['peso del canal'],
    },
    fr: {
      name: 'Pourcentage de répartition des canaux',
      dss: 'Répart. canaux\u00a0%',
      definition:
        'Part des ventes nettes d’un article ou d’un groupe réalisée par un canal\u00a0: caisses, cueillette, livraison ou expédition. Les canaux totalisent 100 pour chaque groupe et période.',
      calculation: 'Ventes nettes du canal ÷ ventes nettes de tous les canaux × 100',
      synonyms: ['poids du canal'],
    },
  },
  {
    technicalName: 'chnl_growth_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'BI_LINK'],
    example: '8.4',
    en: {
      name: 'Channel growth rate',
      dss: 'Channel Growth %',
      definition:
        'Relative change of a channel’s net sales from the same fiscal weeks of last year, at constant currency. Stores that opened or closed are included, unlike in comparable figures.',
      calculation: '(Channel sales this year ÷ channel sales last year − 1) × 100',
    },
    es: {
      name: 'Tasa de crecimiento del canal',
      dss: '% crecim. del canal',
      definition:
        'Cambio relativo de las ventas netas de un canal contra las mismas semanas fiscales del año anterior, a tipo de cambio constante. Incluye tiendas abiertas o cerradas, a diferencia de los datos comparables.',
      calculation: '(Ventas del canal este año ÷ ventas del canal el año anterior − 1) × 100',
    },
    fr: {
      name: 'Taux de croissance du canal',
      dss: 'Croissance canal\u00a0%',
      definition:
        'Variation relative des ventes nettes d’un canal par rapport aux mêmes semaines de l’exercice précédent, à taux de change constant. Comprend les magasins ouverts ou fermés, contrairement aux données comparables.',
      calculation: '(Ventes du canal cet exercice ÷ ventes du canal l’exercice précédent − 1) × 100',
      synonyms: ['progression du canal'],
    },
  },
  {
    technicalName: 'omni_cust_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'SHOPPER_BEHAVIOR'],
    example: '29.9',
    en: {
      name: 'Omnichannel customer share',
      dss: 'Omni Customers %',
      definition:
        'Share of identified households that bought both at a register and online within the last 13 weeks. One purchase in each is enough; returns do not undo it.',
      calculation: 'Households with register and online purchases ÷ identified households × 100',
      synonyms: ['multichannel shoppers'],
    },
    es: {
      name: 'Proporción de clientes omnicanal',
      dss: '% clientes omnicanal',
      definition:
        'Proporción de hogares identificados que compraron tanto en caja como en línea en las últimas 13 semanas. Basta una compra de cada tipo; las devoluciones no la anulan.',
      calculation: 'Hogares con compras en caja y en línea ÷ hogares identificados × 100',
    },
    fr: {
      name: 'Part de la clientèle omnicanale',
      dss: 'Clients omnicanaux\u00a0%',
      definition:
        'Part des ménages identifiés ayant acheté à la fois à la caisse et en ligne au cours des 13 dernières semaines. Un achat de chaque type suffit; les retours ne l’annulent pas.',
      calculation: 'Ménages ayant acheté à la caisse et en ligne ÷ ménages identifiés × 100',
      synonyms: ['clientèle multicanal'],
    },
  },
  {
    technicalName: 'fcst_sales_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'MEASURE',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'CLOUD_FEEDS', 'MODULAR_INTELLIGENCE'],
    example: '204500.00',
    en: {
      name: 'Sales forecast amount',
      dss: 'Sales Fcst $',
      definition:
        'Net sales expected for the group, channel and fiscal week, as published on the Monday before the week begins. Planned promotions and holidays are in it; later corrections are stored as new versions.',
      calculation: 'Forecast units × expected price',
      synonyms: ['projected sales'],
    },
    es: {
      name: 'Importe de ventas pronosticadas',
      dss: 'Pronóstico ventas $',
      definition:
        'Ventas netas esperadas del grupo, canal y semana fiscal, publicadas el lunes previo a la semana. Incluye promociones y días festivos planeados; las correcciones posteriores se guardan como versiones nuevas.',
      calculation: 'Unidades pronosticadas × precio esperado',
      synonyms: ['ventas proyectadas'],
    },
    fr: {
      name: 'Montant des ventes prévues',
      dss: 'Ventes prévues\u00a0$',
      definition:
        'Ventes nettes attendues du groupe, du canal et de la semaine financière, publiées le lundi précédant la semaine. Comprend promotions et jours fériés prévus; les corrections ultérieures forment de nouvelles versions.',
      calculation: 'Unités prévues × prix attendu',
      synonyms: ['ventes anticipées'],
    },
  },
  {
    technicalName: 'chnl_fcst_accy_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'REPORT_BUILDER'],
    example: '87.2',
    changed: {
      on: '2026-01-12',
      en: 'Weights are now sales dollars; they were units before.',
      es: 'El peso ahora son las ventas en dinero; antes eran las unidades.',
      fr: 'La pondération se fait maintenant en dollars de vente plutôt qu’en unités.',
    },
    en: {
      name: 'Channel forecast accuracy',
      dss: 'Channel Fcst Acc %',
      definition:
        'One hundred percent less the weighted absolute error of the sales forecast by channel and fiscal week. Large groups weigh more, and a forecast that is far too high can bring it to zero but no lower.',
      calculation: '(1 − sum of absolute errors ÷ actual net sales) × 100',
      synonyms: ['prediction quality'],
    },
    es: {
      name: 'Precisión del pronóstico por canal',
      dss: '% precisión por canal',
      definition:
        'Cien por ciento menos el error absoluto ponderado del pronóstico de ventas por canal y semana fiscal. Los grupos grandes pesan más; un pronóstico muy alto puede llevarla a cero, pero no menos.',
      calculation: '(1 − suma de errores absolutos ÷ ventas netas reales) × 100',
      synonyms: ['acierto del pronóstico'],
    },
    fr: {
      name: 'Exactitude de la prévision par canal',
      dss: 'Exact. prév. canal\u00a0%',
      definition:
        'Cent pour cent moins l’erreur absolue pondérée de la prévision de ventes par canal et semaine financière. Les grands groupes pèsent davantage; une prévision bien trop haute peut la ramener à zéro, sans plus.',
      calculation: '(1 − somme des erreurs absolues ÷ ventes nettes réelles) × 100',
    },
  },
  {
    technicalName: 'fcst_bias_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'BI_LINK'],
    example: '-2.1',
    en: {
      name: 'Forecast bias',
      dss: 'Fcst Bias %',
      definition:
        'Signed difference between forecast and actual net sales over at least four weeks. Positive values mean that the forecast runs high; over and under in single weeks can cancel out.',
      calculation: '(Forecast sales − actual net sales) ÷ actual net sales × 100',
      synonyms: ['over-forecasting'],
    },
    es: {
      name: 'Sesgo del pronóstico',
      dss: '% sesgo pronóstico',
      definition:
        'Diferencia con signo entre el pronóstico y las ventas netas reales en al menos cuatro semanas. Un valor positivo indica un pronóstico alto; los excesos y faltantes de semanas sueltas pueden compensarse.',
      calculation: '(Ventas pronosticadas − ventas netas reales) ÷ ventas netas reales × 100',
    },
    fr: {
      name: 'Biais de la prévision',
      dss: 'Biais prévision\u00a0%',
      definition:
        'Écart signé entre la prévision et les ventes nettes réelles sur au moins quatre semaines. Une valeur positive signale une prévision trop haute; les excès et manques de semaines isolées peuvent se compenser.',
      calculation: '(Ventes prévues − ventes nettes réelles) ÷ ventes nettes réelles × 100',
      synonyms: ['surestimation'],
    },
  },
  {
    technicalName: 'plan_attn_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'REPORT_BUILDER'],
    example: '101.8',
    en: {
      name: 'Plan attainment',
      dss: 'Plan Attain %',
      definition:
        'Net sales to date as a percentage of the plan approved for the same fiscal weeks. The plan is fixed before the year starts and is not lowered when stores close for good.',
      calculation: 'Actual net sales ÷ planned net sales × 100',
      synonyms: ['performance to budget'],
    },
    es: {
      name: 'Cumplimiento del plan',
      dss: '% cumplimiento plan',
      definition:
        'Ventas netas a la fecha como porcentaje del plan aprobado para las mismas semanas fiscales. El plan se fija antes de iniciar el año y no se reduce si una tienda cierra definitivamente.',
      calculation: 'Ventas netas reales ÷ ventas netas planeadas × 100',
      synonyms: ['avance contra presupuesto'],
    },
    fr: {
      name: 'Atteinte du plan',
      dss: 'Atteinte du plan\u00a0%',
      definition:
        'Ventes nettes cumulées en pourcentage du plan approuvé pour les mêmes semaines financières. Le plan est fixé avant l’exercice et n’est pas abaissé lorsqu’un magasin ferme définitivement.',
      calculation: 'Ventes nettes réelles ÷ ventes nettes du plan × 100',
      synonyms: ['réalisation du budget'],
    },
  },
  {
    technicalName: 'str_ft_trfc_cnt',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'SHOPPER_BEHAVIOR'],
    example: '18930',
    en: {
      name: 'Store foot traffic',
      dss: 'Foot Traffic',
      definition:
        'People entering the store as counted by door sensors during opening hours, groups adjusted by a factor for each store. Staff entrances are excluded, and stores without sensors show no value.',
      calculation: 'Door counts × group factor',
      synonyms: ['footfall', 'visitors'],
    },
    es: {
      name: 'Afluencia en tienda',
      dss: 'Afluencia en tienda',
      definition:
        'Personas que entran a la tienda según los sensores de las puertas en horario de apertura, ajustadas por un factor de grupo de cada tienda. Excluye accesos de personal; sin sensores no hay dato.',
      calculation: 'Conteos en puertas × factor de grupo',
      synonyms: ['tráfico peatonal'],
    },
    fr: {
      name: 'Achalandage en magasin',
      dss: 'Achalandage',
      definition:
        'Personnes entrant au magasin selon les capteurs des portes pendant les heures d’ouverture, ajustées par un facteur de groupe propre à chaque magasin. Exclut les entrées du personnel; sans capteur, aucune valeur.',
      calculation: 'Comptages aux portes × facteur de groupe',
      synonyms: ['fréquentation'],
    },
  },
  {
    technicalName: 'dist_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'REPORT_BUILDER', 'MODULAR_INTELLIGENCE'],
    example: '82.5',
    en: {
      name: 'Weighted distribution',
      dss: 'Wtd Distribution %',
      definition:
        'Share of the chain’s category sales made in stores that sold the item at least once in the last four weeks. A large store counts more than a small one.',
      calculation: 'Category sales of stores selling the item ÷ category sales of all stores × 100',
      synonyms: ['ACV distribution', 'reach of the item'],
    },
    es: {
      name: 'Distribución ponderada',
      dss: '% dist. ponderada',
      definition:
        'Proporción de las ventas de la categoría de la cadena que se hacen en tiendas que vendieron el artículo al menos una vez en cuatro semanas. Una tienda grande pesa más que una chica.',
      calculation:
        'Ventas de la categoría en tiendas con venta del artículo ÷ ventas de la categoría en todas las tiendas × 100',
    },
    fr: {
      name: 'Distribution pondérée',
      dss: 'Dist. pondérée\u00a0%',
      definition:
        'Part des ventes de catégorie de la chaîne réalisée dans les magasins ayant vendu l’article au moins une fois en quatre semaines. Un grand magasin compte plus qu’un petit.',
      calculation:
        'Ventes de catégorie des magasins vendant l’article ÷ ventes de catégorie de tous les magasins × 100',
      synonyms: ['diffusion valeur'],
    },
  },
  {
    technicalName: 'str_fmt_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'REPORT_BUILDER', 'MODULAR_INTELLIGENCE'],
    validValues: 'HYPER, SUPER, NEIGHBORHOOD, CLUB, EXPRESS',
    example: 'SUPER',
    en: {
      name: 'Store format',
      dss: 'Store Format',
      definition:
        'Kind of store by size and assortment, from small express shops to hypermarkets and membership clubs. A remodel may change it; past weeks keep the format of their time.',
      synonyms: ['store type', 'banner format'],
    },
    es: {
      name: 'Formato de tienda',
      dss: 'Formato de tienda',
      definition:
        'Tipo de tienda según tamaño y surtido, desde las exprés pequeñas hasta hipermercados y clubes de membresía. Una remodelación puede modificarlo; las semanas pasadas conservan el formato de su momento.',
      synonyms: ['tipo de tienda'],
    },
    fr: {
      name: 'Format de magasin',
      dss: 'Format de magasin',
      definition:
        'Type de magasin selon la taille et l’assortiment, du petit express à l’hypermarché et au club-entrepôt. Une rénovation peut le modifier; les semaines passées conservent le format d’alors.',
      synonyms: ['type de magasin'],
    },
  },
  {
    technicalName: 'rgn_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'REPORT_BUILDER', 'CLOUD_FEEDS'],
    validValues: 'NE, SE, MW, SW, W',
    example: 'SW',
    changed: {
      on: '2024-03-04',
      en: 'Stores along state lines moved to the region of their warehouse.',
      es: 'Las tiendas limítrofes pasaron a la región de su almacén.',
      fr: 'Les magasins limitrophes sont passés à la région de leur entrepôt.',
    },
    en: {
      name: 'Operating region',
      dss: 'Region',
      definition:
        'Group of markets run by one regional team. It follows management lines and not always state borders, so it can differ from the region of the census.',
      synonyms: ['territory'],
    },
    es: {
      name: 'Región operativa',
      dss: 'Región',
      definition:
        'Grupo de mercados a cargo de un mismo equipo regional. Sigue la estructura de operación y no siempre los límites estatales, por lo que puede diferir de la región del censo.',
      synonyms: ['zona de operación'],
    },
    fr: {
      name: 'Région d’exploitation',
      dss: 'Région',
      definition:
        'Groupe de marchés relevant d’une même équipe régionale. Elle suit la structure de gestion plutôt que les limites des provinces et peut donc différer de la région du recensement.',
      synonyms: ['territoire'],
    },
  },
  {
    technicalName: 'mkt_area_nbr',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'BI_LINK'],
    validValues: '001–240',
    example: '117',
    en: {
      name: 'Market area',
      dss: 'Market Area',
      definition:
        'Cluster of about ten to fifteen neighboring stores with one manager, below the region. Every store belongs to exactly one; the number is reused only after two years.',
      synonyms: ['district'],
    },
    es: {
      name: 'Área de mercado',
      dss: 'Área de mercado',
      definition:
        'Conjunto de unas diez a quince tiendas vecinas con una misma gerencia, por debajo de la región. Cada tienda pertenece a una sola; el número se reutiliza solo después de dos años.',
      synonyms: ['distrito'],
    },
    fr: {
      name: 'Zone de marché',
      dss: 'Zone de marché',
      definition:
        'Ensemble de dix à quinze magasins voisins sous une même direction, au-dessous de la région. Chaque magasin appartient à une seule zone; le numéro n’est réutilisé qu’après deux ans.',
      synonyms: ['district de vente'],
    },
  },
  {
    technicalName: 'trade_area_inc_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'SHOPPER_BEHAVIOR'],
    validValues: 'LOW, LOWER_MID, UPPER_MID, HIGH',
    example: 'UPPER_MID',
    en: {
      name: 'Trade area income band',
      dss: 'Income Band',
      definition:
        'Band of median household income within the area from which the store draws 70 percent of its customers. It is taken from public statistics, revised each January, and is not personal data.',
    },
    es: {
      name: 'Rango de ingreso de la zona',
      dss: 'Rango de ingreso',
      definition:
        'Rango del ingreso mediano de los hogares en el área de la que viene el 70% de los clientes de la tienda. Proviene de estadística pública, se revisa cada enero y no es un dato personal.',
      synonyms: ['nivel socioeconómico'],
    },
    fr: {
      name: 'Tranche de revenu du secteur',
      dss: 'Tranche de revenu',
      definition:
        'Tranche du revenu médian des ménages dans le secteur d’où provient 70\u00a0% de la clientèle du magasin. Tirée de statistiques publiques, elle est revue chaque janvier et n’est pas une donnée personnelle.',
    },
  },
  {
    technicalName: 'fisc_wk_nbr',
    type: 'ATTRIBUTE',
    dataType: 'INTEGER',
    fieldType: 'DIMENSION',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'REPORT_BUILDER', 'CLOUD_FEEDS', 'BI_LINK'],
    validValues: '1–53',
    example: '5',
    en: {
      name: 'Fiscal week number',
      dss: 'Fiscal Wk No',
      definition:
        'Position of a week inside the fiscal year, from 1 to 52, with a week 53 every five or six years. Weeks run from Saturday to Friday; week 1 is the first full one of February.',
      synonyms: ['retail week', 'WK'],
    },
    es: {
      name: 'Número de semana fiscal',
      dss: 'Núm. semana fiscal',
      definition:
        'Posición de una semana dentro del año fiscal, de 1 a 52, con una semana 53 cada cinco o seis años. Va de sábado a viernes; la semana 1 es la primera completa de febrero.',
      synonyms: ['semana comercial'],
    },
    fr: {
      name: 'Numéro de semaine financière',
      dss: 'N° semaine fin.',
      definition:
        'Position d’une semaine dans l’exercice, de 1 à 52, avec une 53e semaine tous les cinq ou six ans. Elle va du samedi au vendredi; la semaine 1 est la première complète de février.',
      synonyms: ['semaine commerciale'],
    },
  },
  {
    technicalName: 'fisc_per_nbr',
    type: 'ATTRIBUTE',
    dataType: 'INTEGER',
    fieldType: 'DIMENSION',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'REPORT_BUILDER', 'BI_LINK'],
    validValues: '1–12',
    example: '7',
    en: {
      name: 'Fiscal period',
      dss: 'Fiscal Period',
      definition:
        'One of twelve months of the retail calendar, made of four, five and four weeks in each quarter. Because lengths differ, compare a period with the same one of last year.',
      synonyms: ['fiscal month', '4-5-4 month'],
    },
    es: {
      name: 'Periodo fiscal',
      dss: 'Periodo fiscal',
      definition:
        'Uno de los doce meses del calendario comercial, con cuatro, cinco y cuatro semanas en cada trimestre. Como su duración varía, conviene compararlo con el mismo periodo del año anterior.',
      synonyms: ['mes fiscal'],
    },
    fr: {
      name: 'Période financière',
      dss: 'Période fin.',
      definition:
        'L’un des douze mois du calendrier de détail, formés de quatre, cinq et quatre semaines par trimestre. Leur durée varie; comparez donc une période à la même période de l’exercice précédent.',
      synonyms: ['mois financier'],
    },
  },
  {
    technicalName: 'fisc_yr_nbr',
    type: 'ATTRIBUTE',
    dataType: 'INTEGER',
    fieldType: 'DIMENSION',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'REPORT_BUILDER', 'CLOUD_FEEDS'],
    validValues: '2019–2027',
    example: '2026',
    en: {
      name: 'Fiscal year',
      dss: 'Fiscal Year',
      definition:
        'Twelve fiscal periods that begin in February and end in January, named after the calendar year in which they begin. Sales of January 2026 therefore belong to 2025.',
      synonyms: ['FY'],
    },
    es: {
      name: 'Año fiscal',
      dss: 'Año fiscal',
      definition:
        'Doce periodos fiscales que inician en febrero y terminan en enero, con el nombre del año calendario en que inician. Así, las ventas de enero de 2026 pertenecen a 2025.',
      synonyms: ['ejercicio'],
    },
    fr: {
      name: 'Exercice financier',
      dss: 'Exercice',
      definition:
        'Douze périodes financières qui commencent en février et prennent fin en janvier, désignées par l’année civile où elles commencent. Les ventes de janvier 2026 relèvent donc de 2025.',
      synonyms: ['année financière'],
    },
  },
  {
    technicalName: 'day_part_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'SHOPPER_BEHAVIOR'],
    validValues: 'EARLY, MORNING, MIDDAY, AFTERNOON, EVENING, NIGHT',
    example: 'EVENING',
    en: {
      name: 'Day part',
      dss: 'Day Part',
      definition:
        'Stretch of the day in which a transaction ended, in store time: before 7, to 11, to 14, to 17, to 21 o’clock, or later. Online orders use the time they were placed.',
      synonyms: ['time of day'],
    },
    es: {
      name: 'Franja horaria del día',
      dss: 'Franja del día',
      definition:
        'Tramo del día en que terminó la transacción, en hora local de la tienda: antes de las 7, hasta las 11, las 14, las 17, las 21 o después. Los pedidos en línea usan la hora en que se hicieron.',
      synonyms: ['horario de compra'],
    },
    fr: {
      name: 'Tranche horaire',
      dss: 'Tranche horaire',
      definition:
        'Moment de la journée où la transaction a pris fin, à l’heure du magasin\u00a0: avant 7\u00a0h, jusqu’à 11\u00a0h, 14\u00a0h, 17\u00a0h, 21\u00a0h ou plus tard. Les commandes en ligne suivent l’heure où elles sont passées.',
      synonyms: ['moment de la journée'],
    },
  },
  {
    technicalName: 'day_of_wk_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'BI_LINK'],
    validValues: 'SAT, SUN, MON, TUE, WED, THU, FRI',
    example: 'SAT',
    en: {
      name: 'Day of week',
      dss: 'Day of Week',
      definition:
        'Weekday of the business date, sorted from Saturday because fiscal weeks begin on that day. A sale after midnight in a 24-hour store belongs to the day that began the shift.',
      synonyms: ['weekday'],
    },
    es: {
      name: 'Día de la semana',
      dss: 'Día de la semana',
      definition:
        'Día de la fecha comercial, ordenado desde el sábado porque ese día inicia la semana fiscal. Una venta después de medianoche en una tienda de 24 horas pertenece al día en que inició el turno.',
    },
    fr: {
      name: 'Jour de la semaine',
      dss: 'Jour de la semaine',
      definition:
        'Jour de la date d’exploitation, trié à partir du samedi, premier jour de la semaine financière. Une vente après minuit dans un magasin ouvert 24 heures relève du jour où le quart a commencé.',
    },
  },
  {
    technicalName: 'hldy_evt_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'REPORT_BUILDER', 'MODULAR_INTELLIGENCE'],
    validValues: 'NONE, SUPER_SUNDAY, EASTER, BACK_TO_SCHOOL, THANKSGIVING, HOLIDAY',
    example: 'BACK_TO_SCHOOL',
    en: {
      name: 'Holiday event',
      dss: 'Holiday Event',
      definition:
        'Selling event to which a day belongs, so that moving holidays can be compared with last year. Lead-up days count, three weeks at most; a day has only one event, the nearer one.',
      synonyms: ['seasonal event'],
    },
    es: {
      name: 'Evento festivo',
      dss: 'Evento festivo',
      definition:
        'Evento de venta al que pertenece un día, para comparar fiestas movibles con el año anterior. Cuenta los días previos, tres semanas como máximo; un día tiene un solo evento, el más cercano.',
      synonyms: ['temporada especial'],
    },
    fr: {
      name: 'Événement saisonnier',
      dss: 'Événement saisonnier',
      definition:
        'Événement de vente auquel un jour appartient, afin de comparer les fêtes mobiles à l’exercice précédent. Les jours préparatoires comptent, trois semaines au plus; un jour n’a qu’un événement, le plus proche.',
      synonyms: ['période des Fêtes'],
    },
  },
  {
    technicalName: 'ly_comp_dt',
    type: 'DATA_ELEMENT',
    dataType: 'DATE',
    fieldType: 'DIMENSION',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'CLOUD_FEEDS', 'API_GLOSSARY'],
    example: '2025-05-09',
    en: {
      name: 'Last-year comparison date',
      dss: 'LY Comp Date',
      definition:
        'Day of last year with which a business date is compared: same fiscal week, same weekday, normally 364 days earlier. After a 53-week year, the calendar team shifts it by one week.',
      synonyms: ['comparable day'],
    },
    es: {
      name: 'Fecha comparable del año anterior',
      dss: 'Fecha comp. AA',
      definition:
        'Día del año anterior con el que se compara una fecha comercial: misma semana fiscal y mismo día, por lo general 364 días antes. Tras un año de 53 semanas se recorre una semana.',
      synonyms: ['día comparable'],
    },
    fr: {
      name: 'Date comparable de l’exercice précédent',
      dss: 'Date comp. EP',
      definition:
        'Jour de l’exercice précédent auquel se compare une date d’exploitation\u00a0: même semaine financière et même jour, normalement 364 jours plus tôt. Après un exercice de 53 semaines, il est décalé d’une semaine.',
    },
  },
  {
    technicalName: 'chnl_migr_rate_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'SHOPPER_BEHAVIOR'],
    isCharterOnly: true,
    example: '6.2',
    en: {
      name: 'Channel migration rate',
      dss: 'Migration %',
      definition:
        'Part of the dollars that households moved from registers to the web, or back, while their total category budget stayed about level. It separates a shift of habits from real growth.',
      calculation: 'Spend shifted between channels ÷ spend of stable households × 100',
      synonyms: ['digital shift'],
    },
    es: {
      name: 'Tasa de migración entre canales',
      dss: '% migración',
      definition:
        'Parte del dinero que los hogares pasaron de las cajas a la web, o al revés, mientras su presupuesto total en la categoría se mantuvo estable. Separa un cambio de hábitos del crecimiento real.',
      calculation: 'Gasto trasladado entre canales ÷ gasto de hogares estables × 100',
      synonyms: ['traslado digital'],
    },
    fr: {
      name: 'Taux de migration entre canaux',
      dss: 'Migration\u00a0%',
      definition:
        'Part des dépenses que les ménages ont déplacées des caisses vers le Web, ou l’inverse, à budget de catégorie à peu près stable. Distingue un déplacement des habitudes de la croissance réelle.',
      calculation: 'Dépense déplacée entre canaux ÷ dépense des ménages stables × 100',
      synonyms: ['virage numérique'],
    },
  },
  {
    technicalName: 'wht_spc_str_cnt',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'CALCULATED',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'MODULAR_INTELLIGENCE'],
    isCharterOnly: true,
    example: '143',
    en: {
      name: 'Lookalike store opportunity',
      dss: 'Lookalike Stores',
      definition:
        'Number of stores that do not carry the item although at least nine of their ten statistical twins sell it well. Twins are matched by format, income, climate and category mix.',
      calculation: 'Count of non-carrying stores with 9 or more of 10 twins above median velocity',
      synonyms: ['store whitespace list'],
    },
    es: {
      name: 'Oportunidad en tiendas gemelas',
      dss: 'Tiendas gemelas',
      definition:
        'Número de tiendas que no manejan el artículo aunque al menos nueve de sus diez gemelas estadísticas lo venden bien. Se emparejan por formato, ingreso, clima y mezcla de categorías.',
      calculation: 'Conteo de tiendas sin el artículo con 9 o más de 10 gemelas sobre la mediana de venta',
    },
    fr: {
      name: 'Potentiel des magasins jumeaux',
      dss: 'Magasins jumeaux',
      definition:
        'Nombre de magasins qui ne tiennent pas l’article alors qu’au moins neuf de leurs dix jumeaux statistiques le vendent bien. Appariement selon le format, le revenu, le climat et les catégories.',
      calculation: 'Nombre de magasins sans l’article dont 9 jumeaux ou plus sur 10 dépassent la vélocité médiane',
    },
  },
  {
    technicalName: 'macro_sens_idx',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'REPORT_BUILDER'],
    isCharterOnly: true,
    example: '0.74',
    en: {
      name: 'Macroeconomic sensitivity index',
      dss: 'Macro Sensitivity',
      definition:
        'Strength with which the group’s sales follow inflation, fuel prices and employment, over five years of weekly data. Near zero, the economy hardly matters; one means full proportion.',
      calculation: 'Sum of absolute standardized regression coefficients',
      synonyms: ['recession exposure'],
    },
    es: {
      name: 'Índice de sensibilidad macroeconómica',
      dss: 'Sensib. macro',
      definition:
        'Fuerza con la que las ventas del grupo siguen a la inflación, los combustibles y el empleo, con cinco años de datos semanales. Cerca de cero, la economía casi no influye; uno es proporción total.',
      calculation: 'Suma de coeficientes de regresión estandarizados en valor absoluto',
    },
    fr: {
      name: 'Indice de sensibilité macroéconomique',
      dss: 'Sensibilité macro',
      definition:
        'Force avec laquelle les ventes du groupe suivent l’inflation, le prix de l’essence et l’emploi, sur cinq ans de données hebdomadaires. Près de zéro, l’économie influe peu; un signifie une pleine proportion.',
      calculation: 'Somme des coefficients de régression normalisés en valeur absolue',
      synonyms: ['exposition à la conjoncture'],
    },
  },
]
