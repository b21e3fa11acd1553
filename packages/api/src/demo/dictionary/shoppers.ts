import type { WrittenEntry } from './written-entry.ts'

/** Households, their baskets and trips, and how loyal they stay. */
export const SHOPPER_ENTRIES: readonly WrittenEntry[] = [
  {
    technicalName: 'hh_cnt',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['SHOPPER_BEHAVIOR', 'REPORT_BUILDER'],
    example: '384120',
    en: {
      name: 'Households',
      dss: 'Households',
      definition:
        'Distinct households that bought the item or group at least once in the period. A household joins all cards, accounts and payment tokens traced to one address; purchases that cannot be traced are left out.',
      calculation: 'Count of distinct household identifiers',
      synonyms: ['buyers', 'shopper count'],
    },
    es: {
      name: 'Hogares',
      dss: 'Hogares',
      definition:
        'Hogares distintos que compraron el artículo o grupo al menos una vez en el periodo. Un hogar reúne las tarjetas, cuentas y medios de pago ligados a un domicilio; se excluyen las compras no identificadas.',
      calculation: 'Conteo de identificadores de hogar distintos',
      synonyms: ['compradores'],
    },
    fr: {
      name: 'Ménages',
      dss: 'Ménages',
      definition:
        'Ménages distincts ayant acheté l’article ou le groupe au moins une fois pendant la période. Un ménage réunit les cartes, comptes et modes de paiement liés à une adresse; les achats non identifiés sont exclus.',
      calculation: 'Nombre d’identifiants de ménage distincts',
      synonyms: ['acheteurs'],
    },
  },
  {
    technicalName: 'hh_penet_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['SHOPPER_BEHAVIOR', 'REPORT_BUILDER', 'CHANNEL_PERFORMANCE_INSIGHTS'],
    example: '12.6',
    changed: {
      on: '2025-09-08',
      en: 'The base is now all identified households of the market, not of the banner.',
      es: 'La base ahora son todos los hogares identificados del mercado, no solo los del formato.',
      fr: 'La base regroupe maintenant tous les ménages identifiés du marché, et non de la seule bannière.',
    },
    en: {
      name: 'Household penetration',
      dss: 'HH Penetration %',
      definition:
        'Share of the identified households that shopped in the market during the period and bought the item or group at least once. It shows reach, not how much or how often they buy.',
      calculation: 'Households buying the group ÷ all identified households × 100',
      synonyms: ['penetration', 'buyer reach'],
    },
    es: {
      name: 'Penetración en hogares',
      dss: '% penetración hogares',
      definition:
        'De los hogares identificados que compraron en el mercado durante el periodo, proporción que adquirió el artículo o grupo al menos una vez. Indica alcance, no cuánto ni con qué frecuencia compran.',
      calculation: 'Hogares que compran el grupo ÷ total de hogares identificados × 100',
      synonyms: ['alcance de compradores'],
    },
    fr: {
      name: 'Pénétration des ménages',
      dss: 'Pénétration mén.\u00a0%',
      definition:
        'Parmi les ménages identifiés ayant magasiné dans le marché pendant la période, part de ceux qui ont acheté l’article ou le groupe au moins une fois. Mesure la portée, et non le volume ni la fréquence.',
      calculation: 'Ménages acheteurs du groupe ÷ ensemble des ménages identifiés × 100',
    },
  },
  {
    technicalName: 'bskt_size_qty',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['SHOPPER_BEHAVIOR', 'REPORT_BUILDER', 'BI_LINK'],
    example: '14.3',
    en: {
      name: 'Basket size',
      dss: 'Basket Size',
      definition:
        'Mean number of different items in the baskets that contain the item or group, at the register and online. Two units of one item count once; returns and gift cards are left out.',
      calculation: 'Distinct items over all baskets ÷ baskets',
      synonyms: ['items per basket'],
    },
    es: {
      name: 'Tamaño de la canasta',
      dss: 'Tamaño canasta',
      definition:
        'Número medio de artículos diferentes en las canastas que contienen el artículo o grupo, en caja y en línea. Dos unidades iguales cuentan una vez; no incluye devoluciones ni tarjetas de regalo.',
      calculation: 'Artículos distintos en todas las canastas ÷ canastas',
      synonyms: ['artículos por canasta'],
    },
    fr: {
      name: 'Taille du panier',
      dss: 'Taille du panier',
      definition:
        'Nombre moyen d’articles différents dans les paniers contenant l’article ou le groupe, à la caisse et en ligne. Deux unités identiques comptent une fois; les retours et les cartes-cadeaux sont exclus.',
      calculation: 'Articles distincts de tous les paniers ÷ paniers',
      synonyms: ['articles par panier'],
    },
  },
  {
    technicalName: 'bskt_cnt',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['SHOPPER_BEHAVIOR', 'REPORT_BUILDER'],
    example: '912044',
    en: {
      name: 'Baskets with the item',
      dss: 'Baskets w/ Item',
      definition:
        'Number of paid baskets, in stores and online, that contain at least one unit of the item or group. A basket that holds several of its items counts once, and voided baskets are ignored.',
      calculation: 'Count of distinct baskets that contain the group',
    },
    es: {
      name: 'Canastas con el artículo',
      dss: 'Canastas con artículo',
      definition:
        'Número de canastas pagadas, en tienda y en línea, con al menos una unidad del artículo o grupo. Una canasta con varios de sus artículos cuenta una vez; las anuladas se ignoran.',
      calculation: 'Conteo de canastas distintas que contienen el grupo',
      synonyms: ['presencia en canasta'],
    },
    fr: {
      name: 'Paniers contenant l’article',
      dss: 'Paniers avec l’article',
      definition:
        'Nombre de paniers payés, en magasin et en ligne, contenant au moins une unité de l’article ou du groupe. Un panier comptant plusieurs de ces articles n’est retenu qu’une fois; les paniers annulés sont ignorés.',
      calculation: 'Nombre de paniers distincts contenant le groupe',
    },
  },
  {
    technicalName: 'rpt_purch_rate_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['SHOPPER_BEHAVIOR', 'BI_LINK'],
    example: '31.4',
    en: {
      name: 'Repeat purchase rate',
      dss: 'Repeat Rate %',
      definition:
        'Of the households that bought the item for the first time, the share that bought it again within 26 weeks, in a separate trip. Purchases on the day of the first one do not count.',
      calculation: 'First-time households that bought again ÷ first-time households × 100',
      synonyms: ['rebuy rate', 'second purchase'],
    },
    es: {
      name: 'Tasa de recompra',
      dss: '% recompra',
      definition:
        'De los hogares que compraron el artículo por primera vez, proporción que lo volvió a comprar en las 26 semanas siguientes, en otra visita. Las compras del mismo día no cuentan.',
      calculation: 'Hogares nuevos que recompraron ÷ hogares nuevos × 100',
      synonyms: ['compra repetida'],
    },
    fr: {
      name: 'Taux de rachat',
      dss: 'Taux de rachat\u00a0%',
      definition:
        'Parmi les ménages ayant acheté l’article pour la première fois, part de ceux qui l’ont racheté dans les 26 semaines, lors d’une autre visite. Les achats du même jour ne comptent pas.',
      calculation: 'Nouveaux ménages ayant racheté ÷ nouveaux ménages × 100',
      synonyms: ['achat répété'],
    },
  },
  {
    technicalName: 'trip_cnt',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['SHOPPER_BEHAVIOR', 'CHANNEL_PERFORMANCE_INSIGHTS'],
    example: '2150387',
    en: {
      name: 'Shopping trips',
      dss: 'Trips',
      definition:
        'Visits by identified households that ended in a purchase. Several receipts in one store on one day are merged into one trip; an online order is a trip on the day it is placed.',
      calculation: 'Count of distinct household, store and day combinations',
    },
    es: {
      name: 'Viajes de compra',
      dss: 'Viajes de compra',
      definition:
        'Visitas de hogares identificados que terminaron en compra. Varios tickets en una tienda el mismo día forman un solo viaje; un pedido en línea es un viaje del día en que se hizo.',
      calculation: 'Conteo de combinaciones distintas de hogar, tienda y día',
      synonyms: ['visitas de compra'],
    },
    fr: {
      name: 'Visites d’achat',
      dss: 'Visites d’achat',
      definition:
        'Visites de ménages identifiés ayant mené à un achat. Plusieurs reçus dans un magasin le même jour forment une seule visite; une commande en ligne est une visite du jour où elle est passée.',
      calculation: 'Nombre de combinaisons distinctes de ménage, de magasin et de jour',
      synonyms: ['sorties d’achat'],
    },
  },
  {
    technicalName: 'purch_freq_qty',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['SHOPPER_BEHAVIOR', 'REPORT_BUILDER'],
    example: '3.8',
    en: {
      name: 'Purchase frequency',
      dss: 'Purch Frequency',
      definition:
        'Mean number of trips with the item or group per buying household in the period. Households without a purchase are not in the base, so the figure is never below one.',
      calculation: 'Trips with the group ÷ buying households',
      synonyms: ['buying rate', 'trips per buyer'],
    },
    es: {
      name: 'Frecuencia de compra',
      dss: 'Frecuencia compra',
      definition:
        'Número medio de viajes con el artículo o grupo por hogar comprador en el periodo. Los hogares sin compra no entran en la base, por lo que el dato nunca es menor que uno.',
      calculation: 'Viajes con el grupo ÷ hogares compradores',
    },
    fr: {
      name: 'Fréquence d’achat',
      dss: 'Fréquence d’achat',
      definition:
        'Nombre moyen de visites comportant l’article ou le groupe par ménage acheteur pendant la période. Les ménages sans achat sont hors de la base; la valeur n’est donc jamais inférieure à un.',
      calculation: 'Visites avec le groupe ÷ ménages acheteurs',
    },
  },
  {
    technicalName: 'spend_per_hh_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'CALCULATED',
    products: ['SHOPPER_BEHAVIOR', 'REPORT_BUILDER'],
    example: '46.90',
    en: {
      name: 'Spend per household',
      dss: 'Spend per HH $',
      definition:
        'Net amount that the average buying household spent on the item or group in the period, after discounts and returns. Taxes are left out, and households with only returns are ignored.',
      calculation: 'Net sales to identified households ÷ buying households',
      synonyms: ['buy rate in dollars'],
    },
    es: {
      name: 'Gasto por hogar',
      dss: 'Gasto por hogar $',
      definition:
        'Monto neto que el hogar comprador promedio gastó en el artículo o grupo durante el periodo, con descuentos y devoluciones aplicados. No incluye impuestos ni hogares que solo devolvieron.',
      calculation: 'Ventas netas a hogares identificados ÷ hogares compradores',
    },
    fr: {
      name: 'Dépense par ménage',
      dss: 'Dépense par ménage\u00a0$',
      definition:
        'Montant net consacré à l’article ou au groupe par ménage acheteur, en moyenne pendant la période, rabais et retours déduits. Exclut les taxes et les ménages n’ayant fait que des retours.',
      calculation: 'Ventes nettes aux ménages identifiés ÷ ménages acheteurs',
      synonyms: ['dépense par acheteur'],
    },
  },
  {
    technicalName: 'spend_per_trip_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'CALCULATED',
    products: ['SHOPPER_BEHAVIOR', 'CHANNEL_PERFORMANCE_INSIGHTS'],
    example: '12.35',
    en: {
      name: 'Spend per trip',
      dss: 'Spend per Trip $',
      definition:
        'Net amount spent on the item or group in the average trip that includes it. Together with trips per household it explains changes of the yearly spend.',
      calculation: 'Net sales to identified households ÷ trips with the group',
    },
    es: {
      name: 'Gasto por viaje',
      dss: 'Gasto por viaje $',
      definition:
        'Monto neto gastado en el artículo o grupo en el viaje promedio que lo incluye. Junto con los viajes por hogar, explica los cambios del gasto anual.',
      calculation: 'Ventas netas a hogares identificados ÷ viajes con el grupo',
    },
    fr: {
      name: 'Dépense par visite',
      dss: 'Dépense par visite\u00a0$',
      definition:
        'Montant net consacré à l’article ou au groupe lors d’une visite moyenne qui le comprend. Avec le nombre de visites par ménage, il explique les variations de la dépense annuelle.',
      calculation: 'Ventes nettes aux ménages identifiés ÷ visites avec le groupe',
    },
  },
  {
    technicalName: 'new_buyer_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['SHOPPER_BEHAVIOR', 'REPORT_BUILDER'],
    example: '22.7',
    en: {
      name: 'New buyer share',
      dss: 'New Buyers %',
      definition:
        'Share of buying households with no purchase of the item or brand in the 52 weeks before the period. Households that moved and got a new identifier can appear as new.',
      calculation: 'Households without a purchase in the prior 52 weeks ÷ buying households × 100',
      synonyms: ['first-time buyers'],
    },
    es: {
      name: 'Proporción de compradores nuevos',
      dss: '% compradores nuevos',
      definition:
        'Proporción de hogares compradores sin compra del artículo o la marca en las 52 semanas previas al periodo. Un hogar que se mudó y recibió otro identificador puede aparecer como nuevo.',
      calculation: 'Hogares sin compra en las 52 semanas previas ÷ hogares compradores × 100',
    },
    fr: {
      name: 'Part des nouveaux acheteurs',
      dss: 'Nouveaux acheteurs\u00a0%',
      definition:
        'Part des ménages acheteurs n’ayant fait aucun achat de l’article ou de la marque dans les 52 semaines précédant la période. Un ménage ayant déménagé et changé d’identifiant peut y figurer.',
      calculation: 'Ménages sans achat dans les 52 semaines précédentes ÷ ménages acheteurs × 100',
    },
  },
  {
    technicalName: 'lapsd_buyer_cnt',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['SHOPPER_BEHAVIOR'],
    example: '51230',
    en: {
      name: 'Lapsed buyers',
      dss: 'Lapsed Buyers',
      definition:
        'Households that bought the brand in the previous 52 weeks but not in the current 52, although they still shop in the category. Households that left the retailer are counted apart.',
      calculation: 'Buyers of the prior 52 weeks − those who bought again, category shoppers only',
      synonyms: ['lost households'],
    },
    es: {
      name: 'Compradores perdidos',
      dss: 'Compradores perdidos',
      definition:
        'Hogares que compraron la marca en las 52 semanas anteriores pero no en las actuales, aunque siguen comprando en la categoría. Los que dejaron la cadena se cuentan aparte.',
      calculation: 'Compradores de las 52 semanas anteriores − los que recompraron, solo de la categoría',
      synonyms: ['hogares inactivos'],
    },
    fr: {
      name: 'Acheteurs perdus',
      dss: 'Acheteurs perdus',
      definition:
        'Ménages ayant acheté la marque dans les 52 semaines précédentes, mais pas dans les 52 dernières, bien qu’ils achètent encore dans la catégorie. Ceux qui ont délaissé l’enseigne sont comptés à part.',
      calculation: 'Acheteurs des 52 semaines précédentes − ceux qui ont racheté, dans la catégorie seulement',
    },
  },
  {
    technicalName: 'ret_buyer_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['SHOPPER_BEHAVIOR', 'REPORT_BUILDER'],
    example: '58.1',
    en: {
      name: 'Buyer retention rate',
      dss: 'Buyer Retention %',
      definition:
        'Share of last year’s buying households that bought the item or brand again this year. It says nothing about the amount they spend, only whether they came back.',
      calculation: 'Households that bought in both years ÷ households that bought last year × 100',
      synonyms: ['kept buyers'],
    },
    es: {
      name: 'Tasa de retención de compradores',
      dss: '% retención',
      definition:
        'Proporción de los hogares compradores del año anterior que volvieron a comprar el artículo o la marca este año. No mide cuánto gastan, solo si regresaron.',
      calculation: 'Hogares que compraron en ambos años ÷ hogares que compraron el año anterior × 100',
    },
    fr: {
      name: 'Taux de fidélisation',
      dss: 'Fidélisation\u00a0%',
      definition:
        'Part des ménages acheteurs de l’exercice précédent qui ont acheté de nouveau l’article ou la marque cette année. N’indique pas combien ils dépensent, seulement s’ils sont revenus.',
      calculation: 'Ménages acheteurs des deux exercices ÷ ménages acheteurs de l’exercice précédent × 100',
      synonyms: ['rétention'],
    },
  },
  {
    technicalName: 'shr_of_rqmt_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['SHOPPER_BEHAVIOR', 'BI_LINK'],
    example: '41.2',
    en: {
      name: 'Share of requirements',
      dss: 'Share of Reqmts %',
      definition:
        'Part of the category spend of the brand’s buyers that goes to the brand itself. A low value means that its buyers also fill their needs with other brands.',
      calculation: 'Brand spend of its buyers ÷ their category spend × 100',
      synonyms: ['share of wallet', 'loyalty share'],
    },
    es: {
      name: 'Participación en el gasto del comprador',
      dss: '% gasto del comprador',
      definition:
        'Parte del gasto en la categoría de los compradores de la marca que se queda en ella. Un valor bajo indica que también cubren sus necesidades con otras marcas.',
      calculation: 'Gasto en la marca de sus compradores ÷ su gasto en la categoría × 100',
      synonyms: ['participación de cartera'],
    },
    fr: {
      name: 'Part des besoins comblés',
      dss: 'Part des besoins\u00a0%',
      definition:
        'Part des dépenses de catégorie des acheteurs de la marque qui revient à celle-ci. Une valeur faible indique qu’ils comblent aussi leurs besoins avec d’autres marques.',
      calculation: 'Dépense des acheteurs pour la marque ÷ leur dépense dans la catégorie × 100',
    },
  },
  {
    technicalName: 'swtch_gain_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'CALCULATED',
    products: ['SHOPPER_BEHAVIOR'],
    example: '128400.00',
    en: {
      name: 'Switching gain',
      dss: 'Switching Gain $',
      definition:
        'Spend that moved to the brand from other brands of the category between two equal periods, among households active in both. Growth of the household’s total category spend is counted separately.',
      calculation: 'Sum of the spend moved in from other brands',
      synonyms: ['brand switching'],
    },
    es: {
      name: 'Ganancia por cambio de marca',
      dss: 'Gan. cambio de marca $',
      definition:
        'Gasto que pasó a la marca desde otras de la categoría entre dos periodos iguales, en hogares activos en ambos. El crecimiento del gasto total en la categoría se cuenta por separado.',
      calculation: 'Suma del gasto que llegó desde otras marcas',
    },
    fr: {
      name: 'Gain par changement de marque',
      dss: 'Gain de transfert\u00a0$',
      definition:
        'Dépense passée d’autres marques de la catégorie vers la marque entre deux périodes égales, chez les ménages actifs dans les deux. La croissance de la dépense totale de catégorie est comptée à part.',
      calculation: 'Somme des dépenses venues d’autres marques',
      synonyms: ['transfert entre marques'],
    },
  },
  {
    technicalName: 'swtch_loss_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'CALCULATED',
    products: ['SHOPPER_BEHAVIOR'],
    example: '96750.00',
    en: {
      name: 'Switching loss',
      dss: 'Switching Loss $',
      definition:
        'Spend that moved away from the brand to other brands of the category between two equal periods, among households active in both. Shown as a positive amount next to the gain.',
      calculation: 'Sum of the spend moved out to other brands',
    },
    es: {
      name: 'Pérdida por cambio de marca',
      dss: 'Pérd. cambio de marca $',
      definition:
        'Gasto que salió de la marca hacia otras de la categoría entre dos periodos iguales, en hogares activos en ambos. Se muestra como monto positivo junto a la ganancia.',
      calculation: 'Suma del gasto que se fue a otras marcas',
      synonyms: ['fuga a otras marcas'],
    },
    fr: {
      name: 'Perte par changement de marque',
      dss: 'Perte de transfert\u00a0$',
      definition:
        'Dépense passée de la marque vers d’autres marques de la catégorie entre deux périodes égales, chez les ménages actifs dans les deux. Affichée en montant positif, à côté du gain.',
      calculation: 'Somme des dépenses parties vers d’autres marques',
    },
  },
  {
    technicalName: 'xshop_rate_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['SHOPPER_BEHAVIOR', 'REPORT_BUILDER'],
    example: '27.5',
    en: {
      name: 'Cross-shop rate',
      dss: 'Cross-Shop %',
      definition:
        'Share of the households buying one group that also bought a second group in the period, not necessarily in the same basket. The order of the two groups matters for the base.',
      calculation: 'Households buying both groups ÷ households buying the first × 100',
      synonyms: ['duplication of purchase'],
    },
    es: {
      name: 'Tasa de compra cruzada',
      dss: '% compra cruzada',
      definition:
        'Proporción de hogares que compran un grupo y también compraron un segundo en el periodo, aunque no en la misma canasta. El orden de los grupos define la base.',
      calculation: 'Hogares que compran ambos grupos ÷ hogares que compran el primero × 100',
    },
    fr: {
      name: 'Taux d’achat croisé',
      dss: 'Achat croisé\u00a0%',
      definition:
        'Part des ménages acheteurs d’un groupe qui en ont aussi acheté un second pendant la période, pas nécessairement dans le même panier. L’ordre des deux groupes détermine la base.',
      calculation: 'Ménages acheteurs des deux groupes ÷ ménages acheteurs du premier × 100',
      synonyms: ['duplication d’achat'],
    },
  },
  {
    technicalName: 'lylty_trans_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['SHOPPER_BEHAVIOR', 'CHANNEL_PERFORMANCE_INSIGHTS'],
    example: '63.8',
    en: {
      name: 'Loyalty transaction share',
      dss: 'Loyalty Trans %',
      definition:
        'Share of transactions in which the shopper scanned a loyalty card or signed in. It shows how much of the sales household figures can explain; employee cards are not included.',
      calculation: 'Transactions with a loyalty identifier ÷ all transactions × 100',
      synonyms: ['card-linked sales', 'member rate'],
    },
    es: {
      name: 'Participación de transacciones de lealtad',
      dss: '% trans. lealtad',
      definition:
        'Proporción de transacciones en las que se escaneó la tarjeta de lealtad o se inició sesión. Indica cuánto de la venta explican los datos de hogares; excluye tarjetas de empleado.',
      calculation: 'Transacciones con identificador de lealtad ÷ total de transacciones × 100',
      synonyms: ['ventas con monedero'],
    },
    fr: {
      name: 'Part des transactions de fidélité',
      dss: 'Trans. fidélité\u00a0%',
      definition:
        'Part des transactions avec carte de fidélité lue ou session ouverte. Indique quelle portion des ventes les données de ménages expliquent; les cartes du personnel sont exclues.',
      calculation: 'Transactions avec identifiant de fidélité ÷ ensemble des transactions × 100',
    },
  },
  {
    technicalName: 'lylty_tier_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['SHOPPER_BEHAVIOR', 'CLOUD_FEEDS'],
    validValues: 'BASE, SILVER, GOLD',
    example: 'SILVER',
    en: {
      name: 'Loyalty tier',
      dss: 'Loyalty Tier',
      definition:
        'Level of the loyalty program that the member held on the day of the purchase, set by the points earned in the previous calendar year. Households with several members take the highest one.',
      synonyms: ['membership level'],
    },
    es: {
      name: 'Nivel de lealtad',
      dss: 'Nivel de lealtad',
      definition:
        'Nivel del programa de lealtad que tenía el miembro el día de la compra, según los puntos del año calendario anterior. Un hogar con varios miembros toma el más alto.',
    },
    fr: {
      name: 'Palier de fidélité',
      dss: 'Palier de fidélité',
      definition:
        'Palier du programme de fidélité détenu le jour de l’achat, fixé selon les points accumulés pendant l’année civile précédente. Un ménage comptant plusieurs membres prend le plus élevé.',
      synonyms: ['statut de membre'],
    },
  },
  {
    technicalName: 'hh_id',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'KEY',
    products: ['SHOPPER_BEHAVIOR', 'CLOUD_FEEDS', 'API_GLOSSARY'],
    example: 'H7C41A90E2',
    en: {
      name: 'Household identifier',
      dss: 'Household ID',
      definition:
        'Pseudonymous key of a household, renewed for each supplier so that two suppliers cannot match their data. It carries no name or address and never changes within one supplier’s data.',
      synonyms: ['shopper key'],
    },
    es: {
      name: 'Identificador de hogar',
      dss: 'ID de hogar',
      definition:
        'Clave seudónima de un hogar, distinta para cada proveedor para que dos de ellos no puedan cruzar sus datos. No contiene nombre ni domicilio y no cambia dentro de los datos de un proveedor.',
      synonyms: ['clave del comprador'],
    },
    fr: {
      name: 'Identifiant de ménage',
      dss: 'ID ménage',
      definition:
        'Clé pseudonyme d’un ménage, différente pour chaque fournisseur afin d’empêcher le recoupement des données. Ne contient ni nom ni adresse et demeure stable dans les données d’un même fournisseur.',
    },
  },
  {
    technicalName: 'shop_seg_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['SHOPPER_BEHAVIOR', 'MODULAR_INTELLIGENCE'],
    validValues: 'VALUE, FAMILY, FRESH, CONVENIENCE, PREMIUM',
    example: 'FAMILY',
    changed: {
      on: '2026-07-06',
      en: 'The segment Fresh is new; it was part of Family before.',
      es: 'El segmento Fresh es nuevo; antes formaba parte de Family.',
      fr: 'Le segment Fresh est nouveau; il faisait auparavant partie de Family.',
    },
    en: {
      name: 'Shopper segment',
      dss: 'Shopper Segment',
      definition:
        'Group to which a household belongs by what it usually buys across the store. Segments are computed each quarter from the previous 52 weeks and stay fixed until the next run.',
      synonyms: ['customer group'],
    },
    es: {
      name: 'Segmento de compradores',
      dss: 'Segmento compradores',
      definition:
        'Grupo al que pertenece un hogar según lo que suele comprar en toda la tienda. Los segmentos se calculan cada trimestre con las 52 semanas previas y no cambian hasta el siguiente cálculo.',
    },
    fr: {
      name: 'Segment d’acheteurs',
      dss: 'Segment d’acheteurs',
      definition:
        'Groupe auquel un ménage appartient selon ses achats habituels dans l’ensemble du magasin. Les segments sont calculés chaque trimestre à partir des 52 semaines précédentes, puis restent fixes.',
      synonyms: ['profil d’achat'],
    },
  },
  {
    technicalName: 'life_stg_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['SHOPPER_BEHAVIOR'],
    validValues: 'YOUNG_ADULT, YOUNG_FAMILY, OLDER_FAMILY, EMPTY_NEST, RETIRED',
    example: 'YOUNG_FAMILY',
    en: {
      name: 'Life stage',
      dss: 'Life Stage',
      definition:
        'Stage of life estimated for a household from the categories in its baskets, such as diapers or school supplies. It is an estimate, not declared information, and about one in five households has none.',
    },
    es: {
      name: 'Etapa de vida',
      dss: 'Etapa de vida',
      definition:
        'Etapa estimada de un hogar a partir de las categorías de sus canastas, como pañales o útiles escolares. Es una estimación, no un dato declarado, y cerca de uno de cada cinco hogares no la tiene.',
    },
    fr: {
      name: 'Étape de vie',
      dss: 'Étape de vie',
      definition:
        'Étape estimée d’un ménage à partir des catégories de ses paniers, comme les couches ou les fournitures scolaires. Il s’agit d’une estimation et non d’une déclaration; environ un ménage sur cinq n’en a pas.',
      synonyms: ['cycle de vie familial'],
    },
  },
  {
    technicalName: 'trip_msn_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['SHOPPER_BEHAVIOR', 'MODULAR_INTELLIGENCE'],
    validValues: 'STOCK_UP, FILL_IN, MEAL_TONIGHT, SPECIAL_OCCASION',
    example: 'FILL_IN',
    changed: {
      on: '2024-05-20',
      en: 'Online orders now receive a mission as well.',
      es: 'Los pedidos en línea ahora también reciben una misión.',
      fr: 'Les commandes en ligne reçoivent maintenant aussi une mission.',
    },
    en: {
      name: 'Trip mission',
      dss: 'Trip Mission',
      definition:
        'Purpose assigned to a trip from the size and content of its basket, for example stocking up or tonight’s meal. Each trip has exactly one mission, given the night after the purchase.',
      synonyms: ['shopping occasion'],
    },
    es: {
      name: 'Misión de compra',
      dss: 'Misión de compra',
      definition:
        'Propósito que se asigna a un viaje según el tamaño y contenido de su canasta, por ejemplo, despensa completa o la cena de hoy. Cada viaje tiene una sola misión, asignada la noche siguiente.',
      synonyms: ['motivo del viaje'],
    },
    fr: {
      name: 'Mission d’achat',
      dss: 'Mission d’achat',
      definition:
        'But attribué à une visite d’après la taille et le contenu du panier, par exemple la grosse épicerie ou le repas du soir. Chaque visite a une seule mission, attribuée la nuit suivante.',
    },
  },
  {
    technicalName: 'last_purch_dt',
    type: 'ATTRIBUTE',
    dataType: 'DATE',
    fieldType: 'DIMENSION',
    products: ['SHOPPER_BEHAVIOR', 'BI_LINK'],
    example: '2026-04-18',
    en: {
      name: 'Last purchase date',
      dss: 'Last Purchase',
      definition:
        'Day on which the household most recently bought the item or group in any store or online. Returns do not move it, and it is empty for households that never bought.',
      synonyms: ['recency'],
    },
    es: {
      name: 'Fecha de última compra',
      dss: 'Última compra',
      definition:
        'Día en que el hogar compró más recientemente el artículo o grupo en cualquier tienda o en línea. Las devoluciones no la modifican y queda vacía si nunca compró.',
      synonyms: ['recencia'],
    },
    fr: {
      name: 'Date du dernier achat',
      dss: 'Dernier achat',
      definition:
        'Jour où le ménage a acheté le plus récemment l’article ou le groupe, en magasin ou en ligne. Les retours ne la modifient pas; elle est vide si le ménage n’a jamais acheté.',
      synonyms: ['récence'],
    },
  },
  {
    technicalName: 'dys_btwn_purch_qty',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['SHOPPER_BEHAVIOR'],
    example: '23.6',
    en: {
      name: 'Days between purchases',
      dss: 'Days Between Purch',
      definition:
        'Mean number of days from one purchase of the item or group to the next, among households with at least two trips in 52 weeks. It guides the timing of reminders and offers.',
      calculation: 'Sum of days between consecutive trips ÷ number of intervals',
      synonyms: ['purchase cycle', 'interpurchase interval'],
    },
    es: {
      name: 'Días entre compras',
      dss: 'Días entre compras',
      definition:
        'Número medio de días entre una compra del artículo o grupo y la siguiente, en hogares con al menos dos viajes en 52 semanas. Ayuda a decidir cuándo enviar recordatorios y ofertas.',
      calculation: 'Suma de días entre viajes consecutivos ÷ número de intervalos',
      synonyms: ['ciclo de compra'],
    },
    fr: {
      name: 'Jours entre les achats',
      dss: 'Jours entre achats',
      definition:
        'Nombre moyen de jours entre un achat de l’article ou du groupe et le suivant, chez les ménages comptant au moins deux visites en 52 semaines. Aide à choisir le moment des rappels et des offres.',
      calculation: 'Somme des jours entre visites consécutives ÷ nombre d’intervalles',
      synonyms: ['cycle d’achat'],
    },
  },
  {
    technicalName: 'xshop_affn_idx',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['SHOPPER_BEHAVIOR'],
    isCharterOnly: true,
    example: '186',
    en: {
      name: 'Cross-shop affinity index',
      dss: 'Affinity Index',
      definition:
        'How much more often two groups are bought by one household than their separate penetration would suggest. 100 means no relation; only pairs with at least 500 shared households are shown.',
      calculation: 'Observed joint buyers ÷ joint buyers expected by chance × 100',
      synonyms: ['affinity'],
    },
    es: {
      name: 'Índice de afinidad cruzada',
      dss: 'Índice de afinidad',
      definition:
        'Cuánto más seguido un mismo hogar compra dos grupos de lo que sugiere su penetración por separado. 100 significa sin relación; solo se muestran pares con al menos 500 hogares en común.',
      calculation: 'Compradores conjuntos observados ÷ compradores conjuntos esperados por azar × 100',
      synonyms: ['afinidad'],
    },
    fr: {
      name: 'Indice d’affinité croisée',
      dss: 'Indice d’affinité',
      definition:
        'Mesure à quel point un même ménage achète deux groupes plus souvent que ne le laisse prévoir leur pénétration respective. 100 signifie aucun lien; seules les paires comptant au moins 500 ménages communs sont affichées.',
      calculation: 'Acheteurs conjoints observés ÷ acheteurs conjoints attendus au hasard × 100',
    },
  },
  {
    technicalName: 'hh_ltv_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'CALCULATED',
    products: ['SHOPPER_BEHAVIOR'],
    isCharterOnly: true,
    example: '1874.20',
    en: {
      name: 'Projected lifetime value',
      dss: 'Lifetime Value $',
      definition:
        'Modeled net spend that a household will bring to the brand over the next three years, discounted to today. The model is refreshed each month and is meant for groups of households, not for single ones.',
      calculation: 'Sum over 36 months of expected spend × survival probability × discount factor',
      synonyms: ['LTV'],
    },
    es: {
      name: 'Valor de vida proyectado',
      dss: 'Valor de vida $',
      definition:
        'Gasto neto modelado que un hogar dará a la marca en los próximos tres años, descontado a hoy. El modelo se actualiza cada mes y sirve para grupos de hogares, no para hogares individuales.',
      calculation: 'Suma de 36 meses de gasto esperado × probabilidad de permanencia × factor de descuento',
      synonyms: ['valor de por vida'],
    },
    fr: {
      name: 'Valeur à vie projetée',
      dss: 'Valeur à vie\u00a0$',
      definition:
        'Dépense nette modélisée qu’un ménage consacrera à la marque au cours des trois prochaines années, actualisée à ce jour. Le modèle, revu chaque mois, vise des groupes de ménages plutôt que des ménages isolés.',
      calculation: 'Somme sur 36 mois de la dépense attendue × probabilité de survie × facteur d’actualisation',
    },
  },
  {
    technicalName: 'churn_prpns_scr',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['SHOPPER_BEHAVIOR', 'API_GLOSSARY'],
    isCharterOnly: true,
    validValues: '0.00–1.00',
    example: '0.27',
    en: {
      name: 'Defection propensity',
      dss: 'Defection Propensity',
      definition:
        'Modeled chance that a household stops buying the brand in the coming 13 weeks, given its recent gaps, basket changes and price exposure. It is recomputed every Sunday for households with six or more trips.',
      calculation: 'Logistic model of trip gaps, basket mix and price exposure',
      synonyms: ['churn risk'],
    },
    es: {
      name: 'Propensión de deserción',
      dss: 'Propensión deserción',
      definition:
        'Posibilidad modelada de que un hogar deje de comprar la marca en las próximas 13 semanas, según sus pausas recientes, cambios de canasta y precios. Se recalcula cada domingo para hogares con seis viajes o más.',
      calculation: 'Modelo logístico de pausas entre viajes, mezcla de canasta y precios',
    },
    fr: {
      name: 'Propension à la défection',
      dss: 'Propension défection',
      definition:
        'Probabilité modélisée qu’un ménage cesse d’acheter la marque dans les 13 prochaines semaines, selon ses pauses récentes, ses paniers et les prix. Recalculée chaque dimanche pour les ménages comptant six visites ou plus.',
      calculation: 'Modèle logistique des pauses entre visites, du contenu des paniers et des prix',
      synonyms: ['attrition'],
    },
  },
]
