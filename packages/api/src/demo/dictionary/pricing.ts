import type { WrittenEntry } from './written-entry.ts'

/** Retail price, cost, margin, markdowns, promotions and supplier allowances. */
export const PRICING_ENTRIES: readonly WrittenEntry[] = [
  {
    technicalName: 'avg_unit_rtl_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'BI_LINK', 'CHANNEL_PERFORMANCE_INSIGHTS', 'MODULAR_INTELLIGENCE'],
    example: '14.88',
    en: {
      name: 'Average unit retail',
      dss: 'AUR $',
      definition:
        'Mean price customers really paid for one unit over the stores and weeks in the report, discounts and coupons included. Returns reduce both the value and the units.',
      calculation: 'Net sales amount ÷ units sold',
      synonyms: ['AUR', 'average selling price'],
    },
    es: {
      name: 'Precio promedio por unidad',
      dss: 'Precio prom. unid. $',
      definition:
        'Precio medio que los clientes pagaron realmente por unidad en las tiendas y semanas del reporte, ya con descuentos y cupones. Las devoluciones restan tanto importe como unidades.',
      calculation: 'Importe de ventas netas ÷ unidades vendidas',
      synonyms: ['precio medio de venta'],
    },
    fr: {
      name: 'Prix de détail unitaire moyen',
      dss: 'Prix unit. moyen\u00a0$',
      definition:
        'Prix moyen réellement payé pour une unité dans les magasins et les semaines du rapport, rabais et coupons compris. Les retours réduisent à la fois la valeur et le nombre d’unités.',
      calculation: 'Montant des ventes nettes ÷ unités vendues',
      synonyms: ['prix de vente moyen'],
    },
  },
  {
    technicalName: 'curr_rtl_amt',
    type: 'DATA_ELEMENT',
    dataType: 'CURRENCY',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'API_GLOSSARY', 'DIGITAL_LANDSCAPES'],
    example: '14.97',
    en: {
      name: 'Current retail price',
      dss: 'Current Retail $',
      definition:
        'Price per selling unit that the register charges today in the store, before coupons. It takes in any running promotion or clearance and leaves out sales tax and bottle deposits.',
      synonyms: ['shelf price'],
    },
    es: {
      name: 'Precio de venta vigente',
      dss: 'Precio vigente $',
      definition:
        'Precio por unidad de venta que hoy cobra la caja en la tienda, antes de cupones. Refleja cualquier promoción o liquidación en curso; en México incluye el IVA, como lo marca la etiqueta.',
      synonyms: ['precio de anaquel'],
    },
    fr: {
      name: 'Prix de détail en vigueur',
      dss: 'Prix en vigueur\u00a0$',
      definition:
        'Prix par unité de vente exigé aujourd’hui à la caisse du magasin, avant les coupons. Tient compte des promotions et des liquidations en cours; exclut les taxes et les consignes.',
      synonyms: ['prix affiché'],
    },
  },
  {
    technicalName: 'reg_rtl_amt',
    type: 'DATA_ELEMENT',
    dataType: 'CURRENCY',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'MODULAR_INTELLIGENCE'],
    example: '17.97',
    en: {
      name: 'Regular retail price',
      dss: 'Regular Retail $',
      definition:
        'Everyday price per selling unit set for the store’s price zone, ignoring promotions and clearance. It stays in force until the pricing team changes the zone price.',
      synonyms: ['list price', 'everyday price', 'EDLP', 'base price'],
    },
    es: {
      name: 'Precio de venta regular',
      dss: 'Precio regular $',
      definition:
        'Precio de todos los días por unidad de venta definido para la zona de precios de la tienda, sin promociones ni liquidación. Sigue vigente hasta que el equipo de precios modifica el de la zona.',
      synonyms: ['precio de lista', 'precio base'],
    },
    fr: {
      name: 'Prix de détail courant',
      dss: 'Prix courant\u00a0$',
      definition:
        'Prix de tous les jours par unité de vente fixé pour la zone de prix du magasin, sans promotion ni liquidation. Il reste en vigueur jusqu’à ce que l’équipe des prix modifie celui de la zone.',
      synonyms: ['prix courant', 'prix ordinaire'],
    },
  },
  {
    technicalName: 'unit_cost_amt',
    type: 'DATA_ELEMENT',
    dataType: 'CURRENCY',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'API_GLOSSARY'],
    example: '9.42',
    changed: {
      on: '2024-09-16',
      en: 'Freight is left out; it has an entry of its own.',
      es: 'Ya no incluye el flete, que tiene su propia entrada.',
      fr: 'Exclut désormais le transport, qui a sa propre entrée.',
    },
    en: {
      name: 'Unit cost',
      dss: 'Unit Cost $',
      definition:
        'Price per selling unit that the retailer owes the supplier on the order date, after off-invoice allowances and before freight. Later rebates do not change it.',
      synonyms: ['item cost', 'first cost'],
    },
    es: {
      name: 'Costo unitario',
      dss: 'Costo unitario $',
      definition:
        'Precio por unidad de venta que la cadena debe al proveedor en la fecha de la orden, después de descuentos en factura y antes de flete. Las bonificaciones posteriores no lo modifican.',
      synonyms: ['costo del artículo'],
    },
    fr: {
      name: 'Coût unitaire',
      dss: 'Coût unitaire\u00a0$',
      definition:
        'Prix par unité de vente dû au fournisseur à la date de la commande, après les remises sur facture et avant le transport. Les ristournes ultérieures ne le modifient pas.',
      synonyms: ['prix coûtant'],
    },
  },
  {
    technicalName: 'landed_cost_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS'],
    example: '10.61',
    en: {
      name: 'Landed cost',
      dss: 'Landed Cost $',
      definition:
        'Full cost of one unit once it is in the distribution center: unit cost plus ocean and inland freight, duty, insurance and handling at the port. Used for imported and collect-freight items.',
      calculation: 'Unit cost + freight + duty + insurance + port handling',
    },
    es: {
      name: 'Costo puesto en destino',
      dss: 'Costo en destino $',
      definition:
        'Costo total de una unidad ya en el centro de distribución: costo unitario más flete marítimo y terrestre, aranceles, seguro y maniobras en puerto. Se usa en importaciones y en flete por cobrar.',
      calculation: 'Costo unitario + flete + aranceles + seguro + maniobras en puerto',
      synonyms: ['costo de importación'],
    },
    fr: {
      name: 'Coût rendu',
      dss: 'Coût rendu\u00a0$',
      definition:
        'Coût complet d’une unité arrivée au centre de distribution\u00a0: coût unitaire, transport maritime et terrestre, droits de douane, assurance et manutention au port. Sert aux articles importés ou achetés en port dû.',
      calculation: 'Coût unitaire + transport + droits + assurance + manutention au port',
      synonyms: ['coût au débarquement'],
    },
  },
  {
    technicalName: 'cogs_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'BI_LINK'],
    example: '11720.50',
    en: {
      name: 'Cost of goods sold',
      dss: 'COGS $',
      definition:
        'Cost of the units sold in the period, valued at the weighted average cost of the store on the day of sale. Freight into the warehouse counts; store labor and shrink do not.',
      calculation: 'Units sold × weighted average cost',
      synonyms: ['COGS', 'cost of sales'],
    },
    es: {
      name: 'Costo de la mercancía vendida',
      dss: 'Costo de ventas $',
      definition:
        'Costo de las unidades vendidas en el periodo, valuadas al costo promedio ponderado de la tienda el día de la venta. Incluye el flete al almacén; no incluye personal de tienda ni merma.',
      calculation: 'Unidades vendidas × costo promedio ponderado',
      synonyms: ['costo de ventas'],
    },
    fr: {
      name: 'Coût des marchandises vendues',
      dss: 'CMV\u00a0$',
      definition:
        'Coût des unités vendues pendant la période, évaluées au coût moyen pondéré du magasin le jour de la vente. Comprend le transport vers l’entrepôt, mais ni la main-d’œuvre ni les pertes de stock.',
      calculation: 'Unités vendues × coût moyen pondéré',
      synonyms: ['coût des ventes'],
    },
  },
  {
    technicalName: 'gross_mrgn_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'BI_LINK', 'CHANNEL_PERFORMANCE_INSIGHTS'],
    example: '6731.87',
    en: {
      name: 'Gross margin',
      dss: 'Gross Margin $',
      definition:
        'What remains of net sales once the cost of the goods sold is paid, before shrink, store expenses and allowances booked after the sale. Negative when items sell below cost.',
      calculation: 'Net sales amount − cost of goods sold',
      synonyms: ['gross profit', 'markup dollars'],
    },
    es: {
      name: 'Margen bruto',
      dss: 'Margen bruto $',
      definition:
        'Lo que queda de las ventas netas después de cubrir el costo de la mercancía vendida, antes de merma, gastos de tienda y bonificaciones registradas después de la venta. Es negativo si se vende por debajo del costo.',
      calculation: 'Importe de ventas netas − costo de la mercancía vendida',
      synonyms: ['utilidad bruta'],
    },
    fr: {
      name: 'Marge brute',
      dss: 'Marge brute\u00a0$',
      definition:
        'Ce qui reste des ventes nettes après le coût des marchandises vendues, avant les pertes de stock, les charges du magasin et les remises inscrites après la vente. Négative si un article se vend sous le coûtant.',
      calculation: 'Montant des ventes nettes − coût des marchandises vendues',
      synonyms: ['bénéfice brut'],
    },
  },
  {
    technicalName: 'gross_mrgn_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'BI_LINK', 'CHANNEL_PERFORMANCE_INSIGHTS', 'MODULAR_INTELLIGENCE'],
    example: '36.5',
    en: {
      name: 'Gross margin percentage',
      dss: 'Gross Margin %',
      definition:
        'Part of every dollar of net sales that remains after the cost of goods sold. For a group of items, total margin is divided by total sales; the items’ percentages are never averaged.',
      calculation: 'Gross margin ÷ net sales amount × 100',
      synonyms: ['margin rate'],
    },
    es: {
      name: 'Porcentaje de margen bruto',
      dss: 'Margen bruto %',
      definition:
        'Parte de cada peso de venta neta que queda después del costo de la mercancía vendida. En un grupo de artículos se divide el margen total entre la venta total; los porcentajes no se promedian.',
      calculation: 'Margen bruto ÷ importe de ventas netas × 100',
      synonyms: ['tasa de margen'],
    },
    fr: {
      name: 'Pourcentage de marge brute',
      dss: 'Marge brute\u00a0%',
      definition:
        'Part de chaque dollar de ventes nettes qui reste après le coût des marchandises vendues. Pour un groupe d’articles, la marge totale est divisée par les ventes totales; la moyenne des pourcentages n’est jamais utilisée.',
      calculation: 'Marge brute ÷ montant des ventes nettes × 100',
      synonyms: ['taux de marge'],
    },
  },
  {
    technicalName: 'init_mkup_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'MODULAR_INTELLIGENCE'],
    example: '41.2',
    en: {
      name: 'Initial markup percentage',
      dss: 'IMU %',
      definition:
        'Distance between the first retail price of an item and its cost, as part of that price. It is set when the item is created, before any markdown.',
      calculation: '(First retail price − unit cost) ÷ first retail price × 100',
      synonyms: ['IMU', 'mark-on'],
    },
    es: {
      name: 'Porcentaje de margen inicial',
      dss: 'Margen inicial %',
      definition:
        'Diferencia entre el primer precio de venta de un artículo y su costo, como parte de ese precio. Se fija al dar de alta el artículo, antes de cualquier rebaja.',
      calculation: '(Primer precio de venta − costo unitario) ÷ primer precio de venta × 100',
    },
    fr: {
      name: 'Pourcentage de marge initiale',
      dss: 'Marge initiale\u00a0%',
      definition:
        'Écart entre le premier prix de détail d’un article et son coût, par rapport à ce prix. Il est établi à la création de l’article, avant toute démarque.',
      calculation: '(Premier prix de détail − coût unitaire) ÷ premier prix de détail × 100',
    },
  },
  {
    technicalName: 'mkdn_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'BI_LINK', 'CLOUD_FEEDS'],
    example: '980.00',
    changed: {
      on: '2025-05-12',
      en: 'Price cuts paid by the supplier are now included.',
      es: 'Ahora incluye las reducciones que paga el proveedor.',
      fr: 'Les réductions payées par le fournisseur sont maintenant comprises.',
    },
    en: {
      name: 'Markdown amount',
      dss: 'Markdown $',
      definition:
        'Retail value given up by lowering the price of stock already in the store, whether permanent, promotional or for clearance. Coupons and employee discounts are not markdowns.',
      calculation: '(Old price − new price) × units on hand when the price changed',
      synonyms: ['price reduction'],
    },
    es: {
      name: 'Importe de rebajas',
      dss: 'Rebajas $',
      definition:
        'Valor de venta al que se renuncia al bajar el precio de la mercancía que ya está en tienda, de forma permanente, promocional o por liquidación. Los cupones y descuentos a empleados no son rebajas.',
      calculation: '(Precio anterior − precio nuevo) × existencias al cambiar el precio',
      synonyms: ['reducción de precio'],
    },
    fr: {
      name: 'Montant des démarques',
      dss: 'Démarques\u00a0$',
      definition:
        'Valeur de détail abandonnée en baissant le prix du stock déjà en magasin, que la baisse soit permanente, promotionnelle ou de liquidation. Exclut les coupons et les rabais au personnel.',
      calculation: '(Ancien prix − nouveau prix) × unités en stock lors du changement',
      synonyms: ['réduction de prix'],
    },
  },
  {
    technicalName: 'mkdn_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'MODULAR_INTELLIGENCE'],
    example: '5.3',
    en: {
      name: 'Markdown percentage',
      dss: 'Markdown %',
      definition:
        'Markdowns taken in the period relative to its net sales. Merchants follow it by season: a rise while sell-through stalls shows that stock was bought too deep.',
      calculation: 'Markdown amount ÷ net sales amount × 100',
    },
    es: {
      name: 'Porcentaje de rebajas',
      dss: 'Rebajas %',
      definition:
        'Rebajas aplicadas en el periodo en relación con sus ventas netas. Se sigue por temporada: si sube y el desplazamiento no mejora, se compró de más.',
      calculation: 'Importe de rebajas ÷ importe de ventas netas × 100',
    },
    fr: {
      name: 'Pourcentage de démarque',
      dss: 'Démarque\u00a0%',
      definition:
        'Démarques prises pendant la période par rapport à ses ventes nettes. Suivi par saison\u00a0: une hausse sans meilleur écoulement révèle des achats trop importants.',
      calculation: 'Montant des démarques ÷ montant des ventes nettes × 100',
    },
  },
  {
    technicalName: 'clr_ind',
    type: 'ATTRIBUTE',
    dataType: 'BOOLEAN',
    fieldType: 'FLAG',
    products: ['REPORT_BUILDER', 'DIGITAL_LANDSCAPES', 'CLOUD_FEEDS'],
    validValues: 'Y, N',
    example: 'N',
    en: {
      name: 'Clearance indicator',
      dss: 'Clearance',
      definition:
        'Says whether the item is on clearance in the store: its price was lowered for good to empty the shelf, and it is no longer replenished there.',
      synonyms: ['final sale'],
    },
    es: {
      name: 'Indicador de liquidación',
      dss: 'Liquidación',
      definition:
        'Señala si el artículo está en liquidación en la tienda: su precio bajó de forma definitiva para vaciar el anaquel y ya no se resurte ahí.',
      synonyms: ['remate'],
    },
    fr: {
      name: 'Indicateur de liquidation',
      dss: 'Liquidation',
      definition:
        'Précise si l’article est en liquidation au magasin\u00a0: son prix a été baissé pour de bon afin de vider la tablette, et il n’y est plus réapprovisionné.',
      synonyms: ['vente de fin de série'],
    },
  },
  {
    technicalName: 'promo_sales_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'SHOPPER_BEHAVIOR', 'CHANNEL_PERFORMANCE_INSIGHTS', 'BI_LINK'],
    example: '5210.75',
    en: {
      name: 'Promotional sales amount',
      dss: 'Promo Sales $',
      definition:
        'Net sales of units sold while a promotion was running for the item in that store, whether or not the customer came for it. Clearance sales are counted apart.',
      calculation: 'Sum of net sales on lines with a promotion number',
      synonyms: ['sales on promotion'],
    },
    es: {
      name: 'Importe de ventas en promoción',
      dss: 'Ventas promo $',
      definition:
        'Ventas netas de las unidades vendidas mientras había una promoción vigente del artículo en esa tienda, haya venido o no el cliente por ella. La liquidación se cuenta aparte.',
      calculation: 'Suma de ventas netas de renglones con número de promoción',
      synonyms: ['ventas promocionales'],
    },
    fr: {
      name: 'Montant des ventes promotionnelles',
      dss: 'Ventes promo\u00a0$',
      definition:
        'Ventes nettes des unités vendues pendant qu’une promotion visait l’article dans ce magasin, que l’achat en découle ou non. Les ventes de liquidation sont comptées à part.',
      calculation: 'Somme des ventes nettes des lignes portant un numéro de promotion',
      synonyms: ['ventes en promotion'],
    },
  },
  {
    technicalName: 'promo_lift_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['SHOPPER_BEHAVIOR', 'CHANNEL_PERFORMANCE_INSIGHTS', 'MODULAR_INTELLIGENCE'],
    example: '64.0',
    changed: {
      on: '2026-04-20',
      en: 'The baseline uses eight weeks in place of four.',
      es: 'La línea base usa ocho semanas en lugar de cuatro.',
      fr: 'La référence couvre huit semaines au lieu de quatre.',
    },
    en: {
      name: 'Promotional lift percentage',
      dss: 'Promo Lift %',
      definition:
        'Rise in units during a promotion over what the store would have sold without it, judged by the eight weeks before that had no promotion.',
      calculation: '(Units in promotion − baseline units) ÷ baseline units × 100',
      synonyms: ['uplift'],
    },
    es: {
      name: 'Porcentaje de incremento por promoción',
      dss: 'Incremento promo %',
      definition:
        'Aumento en unidades durante una promoción respecto a lo que la tienda habría vendido sin ella, según las ocho semanas previas sin promoción.',
      calculation: '(Unidades en promoción − unidades base) ÷ unidades base × 100',
      synonyms: ['levantamiento promocional'],
    },
    fr: {
      name: 'Pourcentage de hausse promotionnelle',
      dss: 'Hausse promo\u00a0%',
      definition:
        'Augmentation des unités pendant une promotion par rapport à ce que le magasin aurait vendu sans elle, d’après les huit semaines précédentes sans promotion.',
      calculation: '(Unités en promotion − unités de référence) ÷ unités de référence × 100',
      synonyms: ['effet promotionnel'],
    },
  },
  {
    technicalName: 'promo_nbr',
    type: 'DATA_ELEMENT',
    dataType: 'INTEGER',
    fieldType: 'KEY',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'API_GLOSSARY'],
    example: '730214',
    en: {
      name: 'Promotion number',
      dss: 'Promo Nbr',
      definition:
        'Identifies one promotion: its items, stores, price or offer, and first and last day. A promotion repeated later gets a new number, so results of each run stay apart.',
    },
    es: {
      name: 'Número de promoción',
      dss: 'Núm. promo',
      definition:
        'Identifica una promoción: sus artículos, tiendas, precio u oferta, y primer y último día. Si se repite después recibe otro número, así los resultados de cada una quedan separados.',
    },
    fr: {
      name: 'Numéro de promotion',
      dss: 'No promo',
      definition:
        'Désigne une promotion\u00a0: ses articles, ses magasins, son prix ou son offre, son premier et son dernier jour. Une promotion reprise plus tard reçoit un nouveau numéro, ce qui sépare les résultats.',
    },
  },
  {
    technicalName: 'promo_type_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'SHOPPER_BEHAVIOR', 'DIGITAL_LANDSCAPES'],
    validValues: 'TPR, BOGO, MULTI, FEATURE, COUPON',
    example: 'TPR',
    en: {
      name: 'Promotion type',
      dss: 'Promo Type',
      definition:
        'Mechanics of the offer: temporary price cut, buy one get one, several for one price, placement without a price change, or retailer coupon. Each promotion has exactly one type.',
      synonyms: ['offer type'],
    },
    es: {
      name: 'Tipo de promoción',
      dss: 'Tipo de promo',
      definition:
        'Mecánica de la oferta: reducción temporal, 2 por 1, varias piezas por un precio, exhibición sin cambio de precio o cupón de la cadena. Cada promoción tiene un solo tipo.',
    },
    fr: {
      name: 'Type de promotion',
      dss: 'Type de promo',
      definition:
        'Mécanique de l’offre\u00a0: baisse temporaire, deux pour un, plusieurs pour un prix, mise en évidence sans changement de prix ou coupon du détaillant. Chaque promotion a un seul type.',
    },
  },
  {
    technicalName: 'promo_start_dt',
    type: 'DATA_ELEMENT',
    dataType: 'DATE',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'API_GLOSSARY'],
    example: '2026-05-02',
    en: {
      name: 'Promotion start date',
      dss: 'Promo Start',
      definition:
        'First business day on which registers apply the promotion, in the time zone of each store. Shelf signs may be up the evening before without any effect on the price.',
    },
    es: {
      name: 'Fecha de inicio de la promoción',
      dss: 'Inicio promo',
      definition:
        'Primer día comercial en que las cajas aplican la promoción, según el huso horario de cada tienda. La señalización puede colocarse la noche anterior sin que cambie el precio.',
    },
    fr: {
      name: 'Date de début de la promotion',
      dss: 'Début promo',
      definition:
        'Premier jour d’exploitation où les caisses appliquent la promotion, selon le fuseau horaire de chaque magasin. L’affichage peut être posé la veille sans effet sur le prix.',
    },
  },
  {
    technicalName: 'cpn_rdmp_cnt',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['SHOPPER_BEHAVIOR', 'DIGITAL_LANDSCAPES', 'REPORT_BUILDER'],
    example: '57',
    en: {
      name: 'Coupons redeemed',
      dss: 'Coupons Redeemed',
      definition:
        'Number of paper and digital coupons accepted at the register or online for the item, from the supplier or from the retailer. A coupon refused by the register is not counted.',
      calculation: 'Count of accepted coupon lines',
      synonyms: ['coupon redemptions'],
    },
    es: {
      name: 'Cupones canjeados',
      dss: 'Cupones canjeados',
      definition:
        'Número de cupones impresos y digitales aceptados en caja o en línea para el artículo, sean del proveedor o de la cadena. No cuenta los que la caja rechazó.',
      calculation: 'Conteo de renglones con cupón aceptado',
    },
    fr: {
      name: 'Coupons échangés',
      dss: 'Coupons échangés',
      definition:
        'Nombre de coupons papier et numériques acceptés à la caisse ou en ligne pour l’article, qu’ils viennent du fournisseur ou du détaillant. Exclut les coupons refusés par la caisse.',
      calculation: 'Décompte des lignes de coupon acceptées',
      synonyms: ['bons de réduction'],
    },
  },
  {
    technicalName: 'allow_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS'],
    example: '1500.00',
    en: {
      name: 'Allowance amount',
      dss: 'Allowance $',
      definition:
        'Money the supplier grants for the item in the period under a signed agreement: promotional funding, volume rebates, defective and new-store allowances. Off-invoice discounts are already in the cost and left out.',
      calculation: 'Sum of allowances earned under agreements in force',
      synonyms: ['vendor funding'],
    },
    es: {
      name: 'Importe de bonificaciones del proveedor',
      dss: 'Bonificaciones $',
      definition:
        'Monto que el proveedor otorga por el artículo en el periodo según un convenio firmado: apoyo promocional, volumen, merma y aperturas. Los descuentos en factura ya están en el costo y no se incluyen.',
      calculation: 'Suma de bonificaciones devengadas por convenios vigentes',
      synonyms: ['aportaciones del proveedor'],
    },
    fr: {
      name: 'Montant des remises du fournisseur',
      dss: 'Remises fourn.\u00a0$',
      definition:
        'Sommes accordées par le fournisseur pour l’article pendant la période selon une entente signée\u00a0: appui promotionnel, volume, défectuosités, ouvertures. Les remises sur facture font déjà partie du coût et sont exclues.',
      calculation: 'Somme des remises acquises selon les ententes en vigueur',
    },
  },
  {
    technicalName: 'allow_type_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'REPORT_BUILDER'],
    validValues: 'PROMO, VOLUME, DEFECT, NEWSTORE, WHSE',
    example: 'VOLUME',
    en: {
      name: 'Allowance type',
      dss: 'Allow Type',
      definition:
        'Reason for which a supplier grants an allowance: promotion, purchase volume, defective goods in place of returns, a new store, or goods routed through a warehouse.',
    },
    es: {
      name: 'Tipo de bonificación',
      dss: 'Tipo de bonif.',
      definition:
        'Motivo por el que el proveedor otorga una bonificación: promoción, volumen de compra, mercancía defectuosa en lugar de devolverla, apertura de tienda o paso por almacén.',
    },
    fr: {
      name: 'Type de remise',
      dss: 'Type de remise',
      definition:
        'Motif pour lequel le fournisseur accorde une remise\u00a0: promotion, volume d’achat, marchandise défectueuse au lieu d’un retour, ouverture de magasin ou passage par un entrepôt.',
    },
  },
  {
    technicalName: 'price_zone_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'MODULAR_INTELLIGENCE'],
    example: 'Z014',
    en: {
      name: 'Price zone',
      dss: 'Price Zone',
      definition:
        'Group of stores that share regular prices for a category because their competitors and costs are alike. A store can be in different zones for groceries and for general merchandise.',
      synonyms: ['pricing region'],
    },
    es: {
      name: 'Zona de precios',
      dss: 'Zona de precios',
      definition:
        'Grupo de tiendas que comparten precios regulares en una categoría porque su competencia y costos se parecen. Una tienda puede estar en zonas distintas para abarrotes y para mercancías generales.',
    },
    fr: {
      name: 'Zone de prix',
      dss: 'Zone de prix',
      definition:
        'Groupe de magasins qui partagent les prix courants d’une catégorie parce que leurs concurrents et leurs coûts se ressemblent. Un magasin peut être dans des zones différentes pour l’épicerie et la marchandise générale.',
    },
  },
  {
    technicalName: 'price_eff_dt',
    type: 'DATA_ELEMENT',
    dataType: 'DATE',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY', 'REPORT_BUILDER'],
    example: '2026-02-28',
    en: {
      name: 'Price effective date',
      dss: 'Price Eff Date',
      definition:
        'Day from which a new price applies at the register. For price rises, stores change the shelf label first; for price cuts, the register changes first.',
    },
    es: {
      name: 'Fecha de vigencia del precio',
      dss: 'Vigencia precio',
      definition:
        'Día a partir del cual la caja aplica un precio nuevo. Si el precio sube, la tienda cambia antes la etiqueta; si baja, cambia antes la caja.',
    },
    fr: {
      name: 'Date d’entrée en vigueur du prix',
      dss: 'Entrée vig. prix',
      definition:
        'Jour à partir duquel un nouveau prix s’applique à la caisse. Pour une hausse, l’étiquette est changée en premier; pour une baisse, c’est la caisse.',
    },
  },
  {
    technicalName: 'mrgn_ret_invst_idx',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'BI_LINK'],
    example: '2.8',
    en: {
      name: 'Gross margin return on inventory',
      dss: 'GMROI',
      definition:
        'Margin earned in the last 52 weeks for every dollar held in stock at cost. Below 1, the stock earned less than it cost to own.',
      calculation: 'Gross margin of 52 weeks ÷ average inventory at cost',
      synonyms: ['GMROI'],
    },
    es: {
      name: 'Retorno del margen sobre el inventario',
      dss: 'GMROI',
      definition:
        'Margen ganado en las últimas 52 semanas por cada peso mantenido en inventario al costo. Por debajo de 1, el inventario rindió menos de lo que costó tenerlo.',
      calculation: 'Margen bruto de 52 semanas ÷ inventario promedio al costo',
      synonyms: ['retorno sobre inventario'],
    },
    fr: {
      name: 'Rendement de la marge sur le stock',
      dss: 'GMROI',
      definition:
        'Marge obtenue au cours des 52 dernières semaines pour chaque dollar de stock détenu au coûtant. Sous 1, le stock a rapporté moins que ce qu’il a coûté.',
      calculation: 'Marge brute de 52 semaines ÷ stock moyen au coûtant',
      synonyms: ['rendement des stocks'],
    },
  },
  {
    technicalName: 'price_elas_idx',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['SHOPPER_BEHAVIOR', 'CHANNEL_PERFORMANCE_INSIGHTS'],
    isCharterOnly: true,
    example: '-1.7',
    en: {
      name: 'Price elasticity coefficient',
      dss: 'Elasticity',
      definition:
        'How strongly units respond to price: −1.7 means that a price 1% higher goes with 1.7% fewer units. Modeled by item and price zone over 104 weeks, with season and promotions held constant.',
      calculation: 'Change in units (%) ÷ change in regular price (%)',
    },
    es: {
      name: 'Coeficiente de elasticidad precio',
      dss: 'Elasticidad',
      definition:
        'Qué tanto responden las unidades al precio: −1.7 significa que un precio 1% mayor se acompaña de 1.7% menos unidades. Se modela por artículo y zona con 104 semanas, aislando temporada y promociones.',
      calculation: 'Cambio en unidades (%) ÷ cambio en precio regular (%)',
      synonyms: ['sensibilidad al precio'],
    },
    fr: {
      name: 'Coefficient d’élasticité-prix',
      dss: 'Élasticité',
      definition:
        'Mesure la réaction des unités au prix\u00a0: −1,7 signifie qu’un prix plus élevé de 1\u00a0% va de pair avec 1,7\u00a0% d’unités en moins. Modélisé par article et zone sur 104 semaines, à saison et promotions constantes.',
      calculation: 'Variation des unités (%) ÷ variation du prix courant (%)',
    },
  },
  {
    technicalName: 'cptr_price_gap_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['DIGITAL_LANDSCAPES', 'CHANNEL_PERFORMANCE_INSIGHTS'],
    isCharterOnly: true,
    example: '-2.9',
    en: {
      name: 'Competitive price gap',
      dss: 'Comp Price Gap %',
      definition:
        'Distance between our price and the lowest price seen for an identical item at rival sellers in the market area that week, weighted by our units. Negative when ours is lower.',
      calculation: '(Our price − lowest rival price) ÷ lowest rival price × 100',
    },
    es: {
      name: 'Brecha de precio frente a la competencia',
      dss: 'Brecha de precio %',
      definition:
        'Distancia entre nuestro precio y el más bajo observado esa semana para un artículo idéntico con otros vendedores de la plaza, ponderada por nuestras unidades. Es negativa si el nuestro es menor.',
      calculation: '(Nuestro precio − precio rival más bajo) ÷ precio rival más bajo × 100',
    },
    fr: {
      name: 'Écart de prix concurrentiel',
      dss: 'Écart concurrentiel\u00a0%',
      definition:
        'Distance entre notre prix et le plus bas relevé cette semaine-là pour un article identique chez les autres vendeurs du marché, pondérée par nos unités. Négatif si le nôtre est inférieur.',
      calculation: '(Notre prix − plus bas prix rival) ÷ plus bas prix rival × 100',
    },
  },
]
