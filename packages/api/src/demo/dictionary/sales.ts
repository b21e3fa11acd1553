import type { WrittenEntry } from './written-entry.ts'

/** Sales, units, transactions and mix, as the registers and online orders record them. */
export const SALES_ENTRIES: readonly WrittenEntry[] = [
  {
    technicalName: 'net_sales_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'BI_LINK', 'CLOUD_FEEDS', 'CHANNEL_PERFORMANCE_INSIGHTS'],
    example: '18452.37',
    changed: {
      on: '2025-02-03',
      en: 'Delivery fees paid by customers are now left out.',
      es: 'Ya no incluye las tarifas de entrega que paga el cliente.',
      fr: 'Les frais de livraison payés par la clientèle sont maintenant exclus.',
    },
    en: {
      name: 'Net sales amount',
      dss: 'Net Sales $',
      definition:
        'Value of merchandise sold in stores and online, at the price the customer paid after discounts and coupons, less the value of returns processed in the same period. Sales tax, gift cards and delivery fees are left out.',
      calculation: 'Gross sales amount − discounts − value of returns',
      synonyms: ['sales', 'revenue'],
    },
    es: {
      name: 'Importe de ventas netas',
      dss: 'Ventas netas $',
      definition:
        'Valor de la mercancía vendida en tiendas y en línea al precio que pagó el cliente, ya con descuentos y cupones, menos las devoluciones procesadas en el mismo periodo. No incluye IVA, tarjetas de regalo ni tarifas de entrega.',
      calculation: 'Importe de ventas brutas − descuentos − valor de las devoluciones',
      synonyms: ['ventas', 'ingresos por ventas'],
    },
    fr: {
      name: 'Montant des ventes nettes',
      dss: 'Ventes nettes\u00a0$',
      definition:
        'Valeur de la marchandise vendue en magasin et en ligne au prix payé, rabais et coupons déduits, moins les retours traités pendant la même période. Exclut les taxes de vente, les cartes-cadeaux et les frais de livraison.',
      calculation: 'Montant des ventes brutes − rabais − valeur des retours',
      synonyms: ['ventes', 'chiffre d’affaires', 'recettes'],
    },
  },
  {
    technicalName: 'gross_sales_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'API_GLOSSARY'],
    example: '19230.05',
    en: {
      name: 'Gross sales amount',
      dss: 'Gross Sales $',
      definition:
        'Value of all merchandise rung up in the period at the shelf price, before coupons, basket discounts and returns are taken off. Sales tax is left out. It always equals or exceeds net sales.',
      calculation: 'Units scanned × shelf price at the time of sale',
      synonyms: ['sales before returns'],
    },
    es: {
      name: 'Importe de ventas brutas',
      dss: 'Ventas brutas $',
      definition:
        'Valor de toda la mercancía cobrada en el periodo a precio de anaquel, antes de restar cupones, descuentos de canasta y devoluciones. No incluye IVA. Siempre es igual o mayor que las ventas netas.',
      calculation: 'Unidades escaneadas × precio de anaquel al momento de la venta',
      synonyms: ['venta bruta'],
    },
    fr: {
      name: 'Montant des ventes brutes',
      dss: 'Ventes brutes\u00a0$',
      definition:
        'Valeur de toute la marchandise passée à la caisse pendant la période au prix affiché, avant déduction des coupons, des rabais sur le panier et des retours. Exclut les taxes. Égale ou dépasse toujours les ventes nettes.',
      calculation: 'Unités numérisées à la caisse × prix affiché au moment de la vente',
    },
  },
  {
    technicalName: 'net_unit_qty',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'BI_LINK', 'CLOUD_FEEDS', 'MODULAR_INTELLIGENCE'],
    example: '1240',
    en: {
      name: 'Units sold',
      dss: 'Units Sold',
      definition:
        'Count of selling units bought in stores and online, less units returned in the same period. A multipack scanned as one UPC counts as one unit; items sold by weight count one unit per package.',
      calculation: 'Units scanned − units returned',
      synonyms: ['sales quantity', 'volume'],
    },
    es: {
      name: 'Unidades vendidas',
      dss: 'Unidades vendidas',
      definition:
        'Número de unidades de venta compradas en tiendas y en línea, menos las devueltas en el mismo periodo. Un multiempaque con un solo UPC cuenta como una unidad; lo vendido a granel cuenta una por paquete.',
      calculation: 'Unidades escaneadas − unidades devueltas',
      synonyms: ['piezas vendidas', 'volumen de venta'],
    },
    fr: {
      name: 'Unités vendues',
      dss: 'Unités vendues',
      definition:
        'Nombre d’unités de vente achetées en magasin et en ligne, moins celles retournées pendant la même période. Un emballage multiple portant un seul CUP compte pour une unité; les articles vendus au poids comptent une unité par paquet.',
      calculation: 'Unités numérisées à la caisse − unités retournées',
      synonyms: ['quantité vendue'],
    },
  },
  {
    technicalName: 'ret_sales_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'CUSTOMER_PERCEPTION', 'CLOUD_FEEDS'],
    example: '412.90',
    en: {
      name: 'Returned sales amount',
      dss: 'Returns $',
      definition:
        'Value refunded to customers for merchandise brought or sent back, at the price originally paid, on the day the return was processed. Exchanges count as one return and one new sale.',
      calculation: 'Sum over returned units of the price paid',
      synonyms: ['refunds'],
    },
    es: {
      name: 'Importe de devoluciones de clientes',
      dss: 'Devoluciones $',
      definition:
        'Valor reembolsado a los clientes por mercancía devuelta en tienda o por paquetería, al precio que se pagó y en el día en que se procesó. Un cambio cuenta como una devolución y una venta nueva.',
      calculation: 'Suma del precio pagado por cada unidad devuelta',
      synonyms: ['reembolsos'],
    },
    fr: {
      name: 'Montant des retours de la clientèle',
      dss: 'Retours\u00a0$',
      definition:
        'Valeur remboursée pour la marchandise rapportée en magasin ou renvoyée par la poste, au prix payé, le jour du traitement du retour. Un échange compte pour un retour et une nouvelle vente.',
      calculation: 'Somme du prix payé pour chaque unité retournée',
      synonyms: ['remboursements'],
    },
  },
  {
    technicalName: 'ret_rate_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'CUSTOMER_PERCEPTION', 'DIGITAL_LANDSCAPES', 'CHANNEL_PERFORMANCE_INSIGHTS'],
    example: '4.7',
    changed: {
      on: '2024-06-17',
      en: 'Measured in units; it was measured in dollars before.',
      es: 'Se mide en unidades; antes se medía en importe.',
      fr: 'Mesuré en unités; auparavant, il l’était en dollars.',
    },
    en: {
      name: 'Return rate',
      dss: 'Return Rate %',
      definition:
        'Share of units sold that customers brought back, whatever the date of the original purchase. A high rate on a new item usually points to quality, sizing or a description that does not match.',
      calculation: 'Units returned ÷ units scanned × 100',
      synonyms: ['returns percentage', 'refund rate'],
    },
    es: {
      name: 'Tasa de devolución',
      dss: 'Tasa de devolución %',
      definition:
        'Proporción de las unidades vendidas que los clientes devolvieron, sin importar la fecha de la compra original. Una tasa alta en un artículo nuevo suele indicar problemas de calidad, de talla o de descripción.',
      calculation: 'Unidades devueltas ÷ unidades escaneadas × 100',
      synonyms: ['porcentaje de devoluciones'],
    },
    fr: {
      name: 'Taux de retour',
      dss: 'Taux de retour\u00a0%',
      definition:
        'Part des unités vendues que la clientèle a rapportées, peu importe la date de l’achat. Un taux élevé pour un nouvel article révèle souvent un problème de qualité, de taille ou de description.',
      calculation: 'Unités retournées ÷ unités numérisées à la caisse × 100',
      synonyms: ['pourcentage de retours'],
    },
  },
  {
    technicalName: 'comp_sales_grwth_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'BI_LINK', 'CHANNEL_PERFORMANCE_INSIGHTS'],
    example: '2.4',
    changed: {
      on: '2026-02-02',
      en: 'Stores closed for more than 14 days for remodeling leave the comparable base.',
      es: 'Las tiendas cerradas más de 14 días por remodelación salen de la base comparable.',
      fr: 'Les magasins fermés plus de 14 jours pour rénovation sortent de la base comparable.',
    },
    en: {
      name: 'Comparable sales growth',
      dss: 'Comp Sales Growth %',
      definition:
        'Change in net sales against the same weeks last year, counting only stores open for at least 13 full months and their online pickup. New, closed and relocated stores are left out.',
      calculation: '(Net sales of comparable stores this year − last year) ÷ last year × 100',
      synonyms: ['comp sales', 'same-store sales', 'like-for-like growth'],
    },
    es: {
      name: 'Crecimiento de ventas comparables',
      dss: 'Crec. comparable %',
      definition:
        'Variación de las ventas netas contra las mismas semanas del año anterior, solo en tiendas con al menos 13 meses completos de operación y su recolección en línea. Se excluyen aperturas, cierres y reubicaciones.',
      calculation: '(Ventas netas de tiendas comparables este año − año anterior) ÷ año anterior × 100',
      synonyms: ['ventas mismas tiendas', 'tiendas iguales'],
    },
    fr: {
      name: 'Croissance des ventes comparables',
      dss: 'Crois. comparable\u00a0%',
      definition:
        'Variation des ventes nettes par rapport aux mêmes semaines de l’an dernier, seulement pour les magasins ouverts depuis au moins 13 mois complets et leurs commandes en ligne à ramasser. Exclut les ouvertures, les fermetures et les déménagements.',
      calculation: '(Ventes nettes des magasins comparables cette année − l’an dernier) ÷ l’an dernier × 100',
      synonyms: ['ventes à magasins comparables'],
    },
  },
  {
    technicalName: 'ly_net_sales_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'BI_LINK'],
    example: '17980.12',
    en: {
      name: 'Net sales amount, last year',
      dss: 'LY Net Sales $',
      definition:
        'Net sales of the same item and location in the matching fiscal week of the year before. Weeks are aligned by retail calendar, so a 53rd week shifts the match by one.',
      synonyms: ['prior-year sales'],
    },
    es: {
      name: 'Importe de ventas netas, año anterior',
      dss: 'Ventas netas AA $',
      definition:
        'Ventas netas del mismo artículo y la misma tienda en la semana fiscal equivalente del año anterior. Las semanas se alinean con el calendario comercial; la semana 53 recorre una posición la comparación.',
      synonyms: ['ventas del año pasado'],
    },
    fr: {
      name: 'Montant des ventes nettes, an dernier',
      dss: 'Ventes nettes AD\u00a0$',
      definition:
        'Ventes nettes du même article et du même magasin pendant la semaine financière correspondante de l’an dernier. Les semaines suivent le calendrier du commerce de détail; une 53e semaine décale la comparaison d’une semaine.',
    },
  },
  {
    technicalName: 'sales_grwth_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'CHANNEL_PERFORMANCE_INSIGHTS', 'SHOPPER_BEHAVIOR'],
    example: '-3.1',
    en: {
      name: 'Sales change percentage',
      dss: 'Sales Chg %',
      definition:
        'Change in net sales between two equal periods chosen in the report, over all stores and channels, including those opened or closed meanwhile. Blank when the earlier period had no sales.',
      calculation: '(Net sales this period − earlier period) ÷ earlier period × 100',
      synonyms: ['sales growth'],
    },
    es: {
      name: 'Porcentaje de variación de ventas',
      dss: 'Var. ventas %',
      definition:
        'Cambio en las ventas netas entre dos periodos iguales elegidos en el reporte, en todas las tiendas y canales, incluidas aperturas y cierres. Queda vacío si el periodo anterior no tuvo ventas.',
      calculation: '(Ventas netas del periodo − periodo anterior) ÷ periodo anterior × 100',
    },
    fr: {
      name: 'Pourcentage de variation des ventes',
      dss: 'Var. ventes\u00a0%',
      definition:
        'Écart des ventes nettes entre deux périodes égales choisies dans le rapport, pour tous les magasins et canaux, ouvertures et fermetures comprises. Vide si la période antérieure n’a aucune vente.',
      calculation: '(Ventes nettes de la période − période antérieure) ÷ période antérieure × 100',
      synonyms: ['hausse des ventes'],
    },
  },
  {
    technicalName: 'trans_cnt',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'SHOPPER_BEHAVIOR', 'API_GLOSSARY'],
    example: '386',
    en: {
      name: 'Transaction count',
      dss: 'Transactions',
      definition:
        'Number of distinct register receipts and online orders in which the item or group appears at least once. Voided and fully refunded receipts are left out; a receipt with several such items counts once.',
      calculation: 'Count of distinct receipts and orders',
      synonyms: ['number of receipts', 'tickets'],
    },
    es: {
      name: 'Número de transacciones',
      dss: 'Transacciones',
      definition:
        'Cantidad de tickets de caja y pedidos en línea distintos en los que aparece al menos una vez el artículo o grupo. No cuenta tickets anulados ni reembolsados por completo; un ticket con varios artículos del grupo cuenta una vez.',
      calculation: 'Conteo de tickets y pedidos distintos',
      synonyms: ['número de tickets'],
    },
    fr: {
      name: 'Nombre de transactions',
      dss: 'Transactions',
      definition:
        'Nombre de reçus de caisse et de commandes en ligne distincts où l’article ou le groupe figure au moins une fois. Exclut les reçus annulés ou entièrement remboursés; un reçu comptant plusieurs articles du groupe compte une fois.',
      calculation: 'Décompte des reçus et des commandes distincts',
      synonyms: ['nombre de reçus'],
    },
  },
  {
    technicalName: 'avg_bskt_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'CALCULATED',
    products: ['SHOPPER_BEHAVIOR', 'CHANNEL_PERFORMANCE_INSIGHTS', 'REPORT_BUILDER'],
    example: '54.18',
    en: {
      name: 'Average basket value',
      dss: 'Avg Basket $',
      definition:
        'Mean net amount of the receipts and orders in which the item or group appears, counting everything bought in them, not the item alone. Tax is left out.',
      calculation: 'Net sales of all items on those receipts ÷ transaction count',
      synonyms: ['average ticket'],
    },
    es: {
      name: 'Valor promedio de la canasta',
      dss: 'Canasta promedio $',
      definition:
        'Importe neto medio de los tickets y pedidos en los que aparece el artículo o grupo; cuenta todo lo comprado en ellos, no solo ese artículo. No incluye IVA.',
      calculation: 'Ventas netas de todos los artículos de esos tickets ÷ número de transacciones',
      synonyms: ['ticket promedio'],
    },
    fr: {
      name: 'Valeur moyenne du panier',
      dss: 'Panier moyen\u00a0$',
      definition:
        'Montant net moyen des reçus et des commandes où figure l’article ou le groupe, en comptant tout ce qui y a été acheté et pas seulement cet article. Exclut les taxes.',
      calculation: 'Ventes nettes de tous les articles de ces reçus ÷ nombre de transactions',
      synonyms: ['achat moyen'],
    },
  },
  {
    technicalName: 'unit_per_trans_qty',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['SHOPPER_BEHAVIOR', 'REPORT_BUILDER'],
    example: '1.6',
    en: {
      name: 'Units per transaction',
      dss: 'Units/Trans',
      definition:
        'Mean number of selling units of the item or group on each receipt or order that has at least one of them. Returned units are taken off on the day they come back.',
      calculation: 'Units sold ÷ transaction count',
      synonyms: ['UPT'],
    },
    es: {
      name: 'Unidades por transacción',
      dss: 'Unidades/trans.',
      definition:
        'Promedio de unidades de venta del artículo o grupo en cada ticket o pedido que contiene al menos una. Las unidades devueltas se restan el día en que regresan.',
      calculation: 'Unidades vendidas ÷ número de transacciones',
    },
    fr: {
      name: 'Unités par transaction',
      dss: 'Unités/trans.',
      definition:
        'Nombre moyen d’unités de vente de l’article ou du groupe par reçu ou commande qui en contient au moins une. Les unités retournées sont déduites le jour de leur retour.',
      calculation: 'Unités vendues ÷ nombre de transactions',
    },
  },
  {
    technicalName: 'sales_mix_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'MODULAR_INTELLIGENCE', 'BI_LINK'],
    example: '12.5',
    en: {
      name: 'Sales mix percentage',
      dss: 'Sales Mix %',
      definition:
        'Share of an item, brand or subcategory in the net sales of the level chosen as its parent, for the same stores and weeks. Shares of all members add up to 100.',
      calculation: 'Net sales of the member ÷ net sales of its parent × 100',
      synonyms: ['share of sales', 'contribution'],
    },
    es: {
      name: 'Porcentaje de mezcla de ventas',
      dss: 'Mezcla de ventas %',
      definition:
        'Participación de un artículo, marca o subcategoría en las ventas netas del nivel superior elegido, para las mismas tiendas y semanas. La suma de todos los integrantes es 100.',
      calculation: 'Ventas netas del integrante ÷ ventas netas del nivel superior × 100',
      synonyms: ['participación en ventas'],
    },
    fr: {
      name: 'Pourcentage de la composition des ventes',
      dss: 'Compo. ventes\u00a0%',
      definition:
        'Part d’un article, d’une marque ou d’une sous-catégorie dans les ventes nettes du niveau supérieur choisi, pour les mêmes magasins et semaines. Les parts de tous les membres totalisent 100.',
      calculation: 'Ventes nettes du membre ÷ ventes nettes du niveau supérieur × 100',
      synonyms: ['part des ventes'],
    },
  },
  {
    technicalName: 'avg_wkly_sales_qty',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'MODULAR_INTELLIGENCE', 'BI_LINK'],
    example: '38.3',
    en: {
      name: 'Average weekly units',
      dss: 'Avg Wkly Units',
      definition:
        'Mean units sold per complete fiscal week over the weeks in the report, counting weeks without sales once the item was first sold. The current, incomplete week is left out.',
      calculation: 'Units sold in complete weeks ÷ number of complete weeks',
      synonyms: ['weekly rate of sale'],
    },
    es: {
      name: 'Unidades promedio por semana',
      dss: 'Unid. prom. semana',
      definition:
        'Media de unidades vendidas por semana fiscal completa del reporte; incluye semanas sin venta posteriores a la primera venta del artículo. La semana en curso queda fuera.',
      calculation: 'Unidades vendidas en semanas completas ÷ número de semanas completas',
      synonyms: ['venta semanal promedio'],
    },
    fr: {
      name: 'Unités hebdomadaires moyennes',
      dss: 'Unités moy./sem.',
      definition:
        'Moyenne des unités vendues par semaine financière complète du rapport, y compris les semaines sans vente qui suivent la première vente de l’article. La semaine en cours est exclue.',
      calculation: 'Unités vendues pendant les semaines complètes ÷ nombre de semaines complètes',
    },
  },
  {
    technicalName: 'unit_str_wk_qty',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'MODULAR_INTELLIGENCE', 'CLOUD_FEEDS'],
    example: '4.2',
    en: {
      name: 'Units per store per week',
      dss: 'U/S/W',
      definition:
        'Mean units sold in one week by each store that carried the item on its shelf plan that week. It lets items with wide and narrow distribution be compared.',
      calculation: 'Units sold ÷ (stores with a valid shelf position × weeks)',
      synonyms: ['USW', 'velocity'],
    },
    es: {
      name: 'Unidades por tienda por semana',
      dss: 'U/T/S',
      definition:
        'Promedio de unidades que vendió en una semana cada tienda que tenía el artículo en su planograma. Permite comparar artículos de distribución amplia y limitada.',
      calculation: 'Unidades vendidas ÷ (tiendas con posición vigente en anaquel × semanas)',
      synonyms: ['rotación por tienda'],
    },
    fr: {
      name: 'Unités par magasin par semaine',
      dss: 'U/M/S',
      definition:
        'Moyenne des unités vendues en une semaine par chaque magasin dont le planogramme comprenait l’article. Permet de comparer les articles à distribution large et restreinte.',
      calculation: 'Unités vendues ÷ (magasins ayant une position valide en tablette × semaines)',
      synonyms: ['vélocité'],
    },
  },
  {
    technicalName: 'str_sell_cnt',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'MODULAR_INTELLIGENCE'],
    example: '2875',
    en: {
      name: 'Stores selling',
      dss: 'Stores Selling',
      definition:
        'Number of distinct stores that sold at least one unit of the item in the period, returns not considered. Online orders count for the store that picked them.',
      calculation: 'Count of distinct stores with units scanned > 0',
    },
    es: {
      name: 'Tiendas con venta',
      dss: 'Tiendas con venta',
      definition:
        'Cantidad de tiendas distintas que vendieron al menos una unidad del artículo en el periodo, sin considerar devoluciones. Los pedidos en línea cuentan para la tienda que los surtió.',
      calculation: 'Conteo de tiendas distintas con unidades escaneadas > 0',
    },
    fr: {
      name: 'Magasins vendeurs',
      dss: 'Magasins vendeurs',
      definition:
        'Nombre de magasins distincts ayant vendu au moins une unité de l’article pendant la période, sans égard aux retours. Les commandes en ligne comptent pour le magasin qui les a préparées.',
      calculation: 'Décompte des magasins distincts dont les unités numérisées > 0',
    },
  },
  {
    technicalName: 'str_nbr',
    type: 'DATA_ELEMENT',
    dataType: 'INTEGER',
    fieldType: 'KEY',
    products: ['REPORT_BUILDER', 'BI_LINK', 'CLOUD_FEEDS', 'API_GLOSSARY'],
    validValues: '1–9999',
    example: '2119',
    en: {
      name: 'Store number',
      dss: 'Store Nbr',
      definition:
        'Number that identifies a store for as long as it exists; a relocated store keeps its number, and a number is not given again after a closing. Warehouses and online sites have numbers of their own.',
      synonyms: ['store ID', 'location number'],
    },
    es: {
      name: 'Número de tienda',
      dss: 'Núm. tienda',
      definition:
        'Número que identifica a una tienda durante toda su existencia; si se reubica, lo conserva, y tras un cierre no se vuelve a usar. Los almacenes y los sitios en línea tienen su propia numeración.',
      synonyms: ['clave de tienda', 'determinante'],
    },
    fr: {
      name: 'Numéro de magasin',
      dss: 'No magasin',
      definition:
        'Numéro qui désigne un magasin pendant toute son existence; il le garde après un déménagement et n’est jamais réattribué après une fermeture. Les entrepôts et les sites Web ont leur propre numérotation.',
      synonyms: ['code de magasin'],
    },
  },
  {
    technicalName: 'fisc_wk_id',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'KEY',
    products: ['REPORT_BUILDER', 'BI_LINK', 'CLOUD_FEEDS', 'API_GLOSSARY'],
    validValues: 'YYYYWnn',
    example: '2026W05',
    en: {
      name: 'Fiscal week',
      dss: 'Fiscal Wk',
      definition:
        'Week of the retail calendar, from Saturday to Friday, in which a sale or movement is posted. The first week begins near February 1, and some years have 53 weeks.',
      synonyms: ['retail week'],
    },
    es: {
      name: 'Semana fiscal',
      dss: 'Sem. fiscal',
      definition:
        'Semana del calendario comercial, de sábado a viernes, en la que se registra una venta o un movimiento. La primera empieza cerca del 1 de febrero y algunos años tienen 53.',
      synonyms: ['semana comercial'],
    },
    fr: {
      name: 'Semaine financière',
      dss: 'Sem. financière',
      definition:
        'Semaine du calendrier du commerce de détail, du samedi au vendredi, où une vente ou un mouvement est inscrit. La première commence autour du 1er février, et certaines années comptent 53 semaines.',
    },
  },
  {
    technicalName: 'bus_dt',
    type: 'DATA_ELEMENT',
    dataType: 'DATE',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'API_GLOSSARY'],
    example: '2026-03-14',
    en: {
      name: 'Business date',
      dss: 'Business Date',
      definition:
        'Day to which a register receipt belongs, in the time zone of the store. Receipts printed after midnight but before the register is closed belong to the day before.',
      synonyms: ['sales date'],
    },
    es: {
      name: 'Fecha comercial',
      dss: 'Fecha comercial',
      definition:
        'Día al que pertenece un ticket de caja, según el huso horario de la tienda. Los tickets emitidos después de medianoche y antes del cierre de caja corresponden al día anterior.',
      synonyms: ['fecha de venta'],
    },
    fr: {
      name: 'Date d’exploitation',
      dss: 'Date exploit.',
      definition:
        'Jour auquel appartient un reçu de caisse, selon le fuseau horaire du magasin. Les reçus émis après minuit mais avant la fermeture de la caisse appartiennent au jour précédent.',
    },
  },
  {
    technicalName: 'reg_trans_ts',
    type: 'DATA_ELEMENT',
    dataType: 'TIMESTAMP',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY', 'BI_LINK'],
    example: '2026-03-14T17:42:08-06:00',
    en: {
      name: 'Register transaction time',
      dss: 'Trans Time',
      definition:
        'Moment at which the receipt was tendered at the register, with the offset from UTC of the store. For online orders, the moment the payment was captured, not when the order was placed.',
    },
    es: {
      name: 'Hora de la transacción en caja',
      dss: 'Hora trans.',
      definition:
        'Momento en que se pagó el ticket en caja, con la diferencia horaria de la tienda respecto a UTC. En pedidos en línea es el momento del cobro, no el de la captura del pedido.',
    },
    fr: {
      name: 'Heure de la transaction à la caisse',
      dss: 'Heure trans.',
      definition:
        'Moment où le reçu a été acquitté à la caisse, avec le décalage du magasin par rapport à l’UTC. Pour les commandes en ligne, moment du prélèvement du paiement et non de la commande.',
    },
  },
  {
    technicalName: 'rcpt_nbr',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'KEY',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY', 'SHOPPER_BEHAVIOR'],
    example: '2119-014-20260314-00873',
    en: {
      name: 'Receipt number',
      dss: 'Receipt Nbr',
      definition:
        'Identifies one purchase: store, register, day and running number. It links all lines of the purchase, and a return points back to it when the customer shows the receipt.',
      synonyms: ['ticket number'],
    },
    es: {
      name: 'Número de ticket',
      dss: 'Núm. ticket',
      definition:
        'Identifica una compra: tienda, caja, día y número consecutivo. Une todos los renglones de la compra, y una devolución hace referencia a él cuando el cliente presenta su ticket.',
      synonyms: ['folio de venta'],
    },
    fr: {
      name: 'Numéro de reçu',
      dss: 'No reçu',
      definition:
        'Désigne un achat\u00a0: magasin, caisse, jour et numéro séquentiel. Il relie toutes les lignes de l’achat, et un retour y renvoie lorsque le reçu est présenté.',
    },
  },
  {
    technicalName: 'sales_chnl_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'DIGITAL_LANDSCAPES', 'REPORT_BUILDER', 'BI_LINK'],
    validValues: 'STORE, PICKUP, DELIVERY, SHIP',
    example: 'PICKUP',
    changed: {
      on: '2025-09-08',
      en: 'The code SHIP is new; shipped parcels were part of DELIVERY.',
      es: 'El código SHIP es nuevo; los envíos por paquetería estaban en DELIVERY.',
      fr: 'Le code SHIP est nouveau; les colis expédiés faisaient partie de DELIVERY.',
    },
    en: {
      name: 'Sales channel',
      dss: 'Sales Channel',
      definition:
        'How the customer bought and received the item: at a register, by pickup at the store, by delivery from a store or by parcel. An order with several methods is split by line.',
      synonyms: ['purchase channel'],
    },
    es: {
      name: 'Canal de venta',
      dss: 'Canal de venta',
      definition:
        'Forma en que el cliente compró y recibió el artículo: en caja, con recolección en tienda, con entrega desde tienda o por paquetería. Un pedido con varias formas se divide por renglón.',
    },
    fr: {
      name: 'Canal de vente',
      dss: 'Canal de vente',
      definition:
        'Façon dont l’article a été acheté et reçu\u00a0: à la caisse, par ramassage au magasin, par livraison à partir d’un magasin ou par colis. Une commande à plusieurs modes est répartie par ligne.',
    },
  },
  {
    technicalName: 'reg_type_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS'],
    validValues: 'STAFFED, SELF, SERVICE, MOBILE',
    example: 'SELF',
    en: {
      name: 'Register type',
      dss: 'Register Type',
      definition:
        'Kind of checkout that recorded the sale: staffed lane, self-checkout, service desk or mobile scan in the aisle. Blank for online orders, which pass through no register.',
      synonyms: ['checkout type'],
    },
    es: {
      name: 'Tipo de caja',
      dss: 'Tipo de caja',
      definition:
        'Clase de caja que registró la venta: atendida, autocobro, mostrador de servicio o escaneo móvil en el pasillo. Queda vacío en pedidos en línea, que no pasan por caja.',
      synonyms: ['caja de autocobro'],
    },
    fr: {
      name: 'Type de caisse',
      dss: 'Type de caisse',
      definition:
        'Genre de caisse où la vente a été enregistrée\u00a0: caisse avec personnel, caisse libre-service, comptoir de service ou numérisation mobile dans l’allée. Vide pour les commandes en ligne, qui ne passent par aucune caisse.',
      synonyms: ['libre-service'],
    },
  },
  {
    technicalName: 'comp_str_ind',
    type: 'ATTRIBUTE',
    dataType: 'BOOLEAN',
    fieldType: 'FLAG',
    products: ['REPORT_BUILDER', 'BI_LINK'],
    validValues: 'Y, N',
    example: 'Y',
    en: {
      name: 'Comparable store indicator',
      dss: 'Comp Store',
      definition:
        'Says whether the store counts toward comparable sales in the given week: open for 13 full months and not closed for a long remodel. It is set again each fiscal month.',
      synonyms: ['comp store flag'],
    },
    es: {
      name: 'Indicador de tienda comparable',
      dss: 'Tienda comparable',
      definition:
        'Señala si la tienda cuenta para las ventas comparables en la semana: 13 meses completos de operación y sin cierre prolongado por remodelación. Se recalcula cada mes fiscal.',
    },
    fr: {
      name: 'Indicateur de magasin comparable',
      dss: 'Magasin comparable',
      definition:
        'Précise si le magasin compte dans les ventes comparables de la semaine\u00a0: 13 mois complets d’exploitation et aucune fermeture prolongée pour rénovation. Il est recalculé chaque mois financier.',
    },
  },
  {
    technicalName: 'halo_sales_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'CALCULATED',
    products: ['SHOPPER_BEHAVIOR', 'CHANNEL_PERFORMANCE_INSIGHTS'],
    isCharterOnly: true,
    example: '6310.44',
    en: {
      name: 'Halo sales amount',
      dss: 'Halo Sales $',
      definition:
        'Net sales of other items on receipts with the item, beyond what similar households buy on receipts without it. Matching uses spend, visits and region over the previous 26 weeks.',
      calculation: 'Net sales of other items on exposed receipts − expected net sales of matched receipts',
      synonyms: ['spillover sales'],
    },
    es: {
      name: 'Importe de ventas por efecto halo',
      dss: 'Ventas halo $',
      definition:
        'Ventas netas de otros artículos en tickets que contienen el artículo, por encima de lo que compran hogares similares en tickets sin él. La comparación usa gasto, visitas y región de las 26 semanas previas.',
      calculation:
        'Ventas netas de otros artículos en tickets expuestos − ventas netas esperadas de tickets equivalentes',
    },
    fr: {
      name: 'Montant des ventes par effet de halo',
      dss: 'Ventes halo\u00a0$',
      definition:
        'Ventes nettes d’autres articles sur les reçus contenant l’article, au-delà de ce qu’achètent des ménages semblables sans lui. L’appariement tient compte des dépenses, des visites et de la région sur 26 semaines.',
      calculation: 'Ventes nettes des autres articles des reçus exposés − ventes nettes attendues des reçus appariés',
      synonyms: ['ventes d’entraînement'],
    },
  },
  {
    technicalName: 'cnbl_rate_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['MODULAR_INTELLIGENCE', 'SHOPPER_BEHAVIOR'],
    isCharterOnly: true,
    example: '31.0',
    en: {
      name: 'Cannibalization rate',
      dss: 'Cannibal %',
      definition:
        'Part of a new item’s units that would have gone to the same supplier’s other items, estimated from the households that switched during its first 12 weeks.',
      calculation: 'Units switched from own items ÷ units of the new item × 100',
    },
    es: {
      name: 'Tasa de canibalización',
      dss: 'Canibalización %',
      definition:
        'Parte de las unidades de un artículo nuevo que habría correspondido a otros artículos del mismo proveedor, estimada con los hogares que cambiaron durante las primeras 12 semanas.',
      calculation: 'Unidades trasladadas desde artículos propios ÷ unidades del artículo nuevo × 100',
    },
    fr: {
      name: 'Taux de cannibalisation',
      dss: 'Cannibalisation\u00a0%',
      definition:
        'Part des unités d’un nouvel article qui seraient allées à d’autres articles du même fournisseur, estimée d’après les ménages qui ont changé d’article pendant les 12 premières semaines.',
      calculation: 'Unités transférées des articles du fournisseur ÷ unités du nouvel article × 100',
    },
  },
  {
    technicalName: 'wthr_adj_sales_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS'],
    isCharterOnly: true,
    example: '17104.80',
    en: {
      name: 'Weather-normalized sales',
      dss: 'Wthr Norm Sales $',
      definition:
        'Net sales restated as if the week’s temperature and rainfall at each store had been at their ten-year mean. It shows the underlying demand for seasonal items such as ice or sunscreen.',
      calculation: 'Net sales ÷ weather index of the category and store',
    },
    es: {
      name: 'Ventas normalizadas por clima',
      dss: 'Ventas norm. clima $',
      definition:
        'Ventas netas recalculadas como si la temperatura y la lluvia de la semana en cada tienda hubieran sido las medias de diez años. Muestra la demanda de fondo de artículos de temporada.',
      calculation: 'Ventas netas ÷ índice climático de la categoría y la tienda',
    },
    fr: {
      name: 'Ventes normalisées selon la météo',
      dss: 'Ventes norm. météo\u00a0$',
      definition:
        'Ventes nettes recalculées comme si la température et les précipitations de la semaine à chaque magasin avaient été à leur moyenne de dix ans. Révèle la demande de fond des articles saisonniers.',
      calculation: 'Ventes nettes ÷ indice météo de la catégorie et du magasin',
    },
  },
]
