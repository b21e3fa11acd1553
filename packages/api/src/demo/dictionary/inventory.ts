import type { WrittenEntry } from './written-entry.ts'

/** Stock in stores and distribution centers, its availability, speed and losses. */
export const INVENTORY_ENTRIES: readonly WrittenEntry[] = [
  {
    technicalName: 'on_hand_qty',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'BI_LINK', 'CLOUD_FEEDS', 'API_GLOSSARY'],
    example: '24',
    en: {
      name: 'On-hand quantity',
      dss: 'On Hand',
      definition:
        'Selling units the store’s system believes it has, on the sales floor and in the back room, at the close of the business day. Units in transit or set aside for pickup orders are left out.',
      calculation: 'Earlier on-hand + received − sold + returned to stock ± adjustments',
      synonyms: ['inventory', 'stock on hand', 'OH quantity'],
    },
    es: {
      name: 'Existencias disponibles',
      dss: 'Existencias',
      definition:
        'Unidades de venta que el sistema registra en la tienda, en piso y bodega, al cierre del día comercial. No incluye lo que viene en tránsito ni lo apartado para pedidos de recolección.',
      calculation: 'Existencias previas + recibido − vendido + devuelto a inventario ± ajustes',
      synonyms: ['inventario', 'inventario a la mano', 'inventario en tienda'],
    },
    fr: {
      name: 'Quantité en stock',
      dss: 'En stock',
      definition:
        'Unités de vente que le système attribue au magasin, sur le plancher et dans l’arrière-boutique, à la fermeture. Exclut les unités en transit ou réservées pour les commandes à ramasser.',
      calculation: 'Stock précédent + reçu − vendu + remis en stock ± ajustements',
      synonyms: ['inventaire', 'quantité en main'],
    },
  },
  {
    technicalName: 'on_hand_cost_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'BI_LINK'],
    example: '226.08',
    en: {
      name: 'On-hand value at cost',
      dss: 'On Hand Cost $',
      definition:
        'Value of the units on hand at the close of the day, at the weighted average cost of each store. Negative on-hand counts as zero, so that errors do not hide real stock.',
      calculation: 'On-hand quantity × weighted average cost',
    },
    es: {
      name: 'Valor de existencias al costo',
      dss: 'Exist. al costo $',
      definition:
        'Valor de las unidades en existencia al cierre del día, al costo promedio ponderado de cada tienda. Las existencias negativas cuentan como cero para que los errores no oculten inventario real.',
      calculation: 'Existencias disponibles × costo promedio ponderado',
      synonyms: ['inventario valuado'],
    },
    fr: {
      name: 'Valeur du stock au coûtant',
      dss: 'Stock au coûtant\u00a0$',
      definition:
        'Valeur des unités en stock à la fermeture, au coût moyen pondéré de chaque magasin. Un stock négatif compte pour zéro afin que les erreurs ne masquent pas le stock réel.',
      calculation: 'Quantité en stock × coût moyen pondéré',
    },
  },
  {
    technicalName: 'on_ord_qty',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'API_GLOSSARY'],
    example: '144',
    en: {
      name: 'On-order quantity',
      dss: 'On Order',
      definition:
        'Selling units on approved purchase orders that no location has received yet and whose cancel date is still to come. Units already shipped stay in this count until they are received.',
      calculation: 'Units ordered − units received − units canceled',
      synonyms: ['open order units'],
    },
    es: {
      name: 'Cantidad en orden',
      dss: 'En orden',
      definition:
        'Unidades de venta en órdenes de compra aprobadas que ninguna ubicación ha recibido y cuya fecha de cancelación no ha pasado. Lo ya embarcado permanece aquí hasta su recibo.',
      calculation: 'Unidades ordenadas − unidades recibidas − unidades canceladas',
      synonyms: ['pedido pendiente'],
    },
    fr: {
      name: 'Quantité en commande',
      dss: 'En commande',
      definition:
        'Unités de vente des bons de commande approuvés qu’aucun lieu n’a encore reçues et dont la date d’annulation n’est pas passée. Les unités déjà expédiées y restent jusqu’à leur réception.',
      calculation: 'Unités commandées − unités reçues − unités annulées',
    },
  },
  {
    technicalName: 'in_trnst_qty',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'BI_LINK'],
    example: '48',
    en: {
      name: 'In-transit quantity',
      dss: 'In Transit',
      definition:
        'Selling units that left a distribution center or supplier for the store and have not been received there. A trailer waiting in the store’s yard is still in transit.',
      calculation: 'Units shipped − units received, per open shipment',
      synonyms: ['pipeline stock'],
    },
    es: {
      name: 'Cantidad en tránsito',
      dss: 'En tránsito',
      definition:
        'Unidades de venta que salieron de un centro de distribución o proveedor hacia la tienda y aún no se reciben. Un remolque que espera en el patio de la tienda sigue en tránsito.',
      calculation: 'Unidades embarcadas − unidades recibidas, por embarque abierto',
      synonyms: ['mercancía en camino'],
    },
    fr: {
      name: 'Quantité en transit',
      dss: 'En transit',
      definition:
        'Unités de vente qui ont quitté un centre de distribution ou un fournisseur à destination du magasin et n’y ont pas été reçues. Une remorque qui attend dans la cour reste en transit.',
      calculation: 'Unités expédiées − unités reçues, par expédition ouverte',
    },
  },
  {
    technicalName: 'in_stk_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'BI_LINK', 'CHANNEL_PERFORMANCE_INSIGHTS', 'MODULAR_INTELLIGENCE'],
    example: '96.8',
    changed: {
      on: '2025-06-30',
      en: 'Online-only items no longer count.',
      es: 'Los artículos exclusivos en línea ya no cuentan.',
      fr: 'Les articles vendus seulement en ligne ne comptent plus.',
    },
    en: {
      name: 'In-stock rate',
      dss: 'In-Stock %',
      definition:
        'Share of valid store and item pairs with at least one unit on hand when measured, each morning before opening. Pairs count only while the item is on the store’s shelf plan and replenished.',
      calculation: 'Pairs with on-hand > 0 ÷ valid pairs × 100',
      synonyms: ['availability', 'instock percentage'],
    },
    es: {
      name: 'Tasa de disponibilidad en tienda',
      dss: 'Disponibilidad %',
      definition:
        'Proporción de combinaciones vigentes de tienda y artículo con al menos una unidad en existencia al medirse, cada mañana antes de abrir. Solo cuentan mientras el artículo está en planograma y se resurte.',
      calculation: 'Combinaciones con existencias > 0 ÷ combinaciones vigentes × 100',
      synonyms: ['instock'],
    },
    fr: {
      name: 'Taux de disponibilité en magasin',
      dss: 'Disponibilité\u00a0%',
      definition:
        'Part des paires magasin-article valides ayant au moins une unité en stock au moment de la mesure, chaque matin avant l’ouverture. Une paire compte seulement si l’article est au planogramme et réapprovisionné.',
      calculation: 'Paires dont le stock > 0 ÷ paires valides × 100',
      synonyms: ['taux de présence en stock'],
    },
  },
  {
    technicalName: 'oos_cnt',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'MODULAR_INTELLIGENCE'],
    example: '37',
    en: {
      name: 'Out-of-stock count',
      dss: 'OOS Count',
      definition:
        'Number of store and item pairs that should have stock and show none when measured in the morning. A pair out for five days counts five times in a week.',
      calculation: 'Count of valid pairs with on-hand ≤ 0',
      synonyms: ['stockout', 'stockouts', 'empty shelves'],
    },
    es: {
      name: 'Número de faltantes',
      dss: 'Faltantes',
      definition:
        'Cantidad de combinaciones de tienda y artículo que deberían tener existencias y no muestran ninguna en la medición matutina. Una combinación agotada cinco días cuenta cinco veces en la semana.',
      calculation: 'Conteo de combinaciones vigentes con existencias ≤ 0',
      synonyms: ['quiebre de stock', 'agotados', 'desabasto'],
    },
    fr: {
      name: 'Nombre de ruptures de stock',
      dss: 'Ruptures',
      definition:
        'Nombre de paires magasin-article qui devraient avoir du stock et n’en ont aucun lors de la mesure du matin. Une paire en rupture pendant cinq jours compte cinq fois dans la semaine.',
      calculation: 'Décompte des paires valides dont le stock ≤ 0',
      synonyms: ['articles manquants'],
    },
  },
  {
    technicalName: 'lost_sales_est_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'CHANNEL_PERFORMANCE_INSIGHTS'],
    example: '268.40',
    en: {
      name: 'Estimated lost sales',
      dss: 'Lost Sales $',
      definition:
        'Sales the store would probably have made had the item been in stock, from its rate in the same weekday and hours. Purchases that moved to a substitute are not taken off.',
      calculation: 'Expected hourly units × hours out of stock × average unit retail',
      synonyms: ['missed sales'],
    },
    es: {
      name: 'Ventas perdidas estimadas',
      dss: 'Venta perdida $',
      definition:
        'Venta que la tienda probablemente habría logrado con el artículo disponible, según su ritmo en el mismo día de la semana y horario. No descuenta las compras que se fueron a un sustituto.',
      calculation: 'Unidades esperadas por hora × horas sin existencias × precio promedio por unidad',
    },
    fr: {
      name: 'Ventes perdues estimées',
      dss: 'Ventes perdues\u00a0$',
      definition:
        'Ventes que le magasin aurait sans doute faites si l’article avait été en stock, d’après son rythme aux mêmes jours et heures. Les achats reportés sur un substitut ne sont pas déduits.',
      calculation: 'Unités attendues par heure × heures en rupture × prix de détail unitaire moyen',
    },
  },
  {
    technicalName: 'wk_of_sply_qty',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'BI_LINK', 'MODULAR_INTELLIGENCE'],
    example: '5.2',
    changed: {
      on: '2024-11-04',
      en: 'Uses forecast units; it used the last four weeks before.',
      es: 'Usa unidades pronosticadas; antes usaba las últimas cuatro semanas.',
      fr: 'Fondé sur les unités prévues plutôt que sur les quatre dernières semaines.',
    },
    en: {
      name: 'Weeks of supply',
      dss: 'Weeks of Supply',
      definition:
        'How many weeks the units on hand would last at the forecast rate of sale for the coming weeks, if nothing more arrived. Items without a forecast show no value.',
      calculation: 'On-hand quantity ÷ forecast units per week',
      synonyms: ['days of supply', 'WOS', 'weeks on hand'],
    },
    es: {
      name: 'Semanas de inventario',
      dss: 'Sem. de inventario',
      definition:
        'Cuántas semanas durarían las existencias al ritmo de venta pronosticado para las próximas semanas, si no llegara nada más. Los artículos sin pronóstico quedan vacíos.',
      calculation: 'Existencias disponibles ÷ unidades pronosticadas por semana',
      synonyms: ['días de inventario', 'semanas de cobertura'],
    },
    fr: {
      name: 'Semaines de stock',
      dss: 'Semaines de stock',
      definition:
        'Nombre de semaines que durerait le stock au rythme de vente prévu pour les prochaines semaines, si rien d’autre n’arrivait. Les articles sans prévision n’affichent aucune valeur.',
      calculation: 'Quantité en stock ÷ unités prévues par semaine',
      synonyms: ['jours de stock', 'semaines d’approvisionnement', 'couverture'],
    },
  },
  {
    technicalName: 'invt_turn_qty',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'BI_LINK'],
    example: '8.4',
    en: {
      name: 'Inventory turnover',
      dss: 'Turns',
      definition:
        'How many times a year the average stock is sold and replaced, valued at cost. Stock counts in stores and distribution centers; seasonal items are best read over a full year.',
      calculation: 'Cost of goods sold in 52 weeks ÷ average inventory at cost',
      synonyms: ['stock turns', 'inventory turns'],
    },
    es: {
      name: 'Rotación de inventario',
      dss: 'Rotación',
      definition:
        'Cuántas veces al año se vende y repone el inventario promedio, valuado al costo. Cuenta tiendas y centros de distribución; los artículos de temporada conviene leerlos en un año completo.',
      calculation: 'Costo de la mercancía vendida en 52 semanas ÷ inventario promedio al costo',
      synonyms: ['vueltas de inventario'],
    },
    fr: {
      name: 'Rotation des stocks',
      dss: 'Rotation',
      definition:
        'Nombre de fois par an où le stock moyen est vendu et remplacé, au coûtant. Comprend les magasins et les centres de distribution; les articles saisonniers se lisent mieux sur une année complète.',
      calculation: 'Coût des marchandises vendues en 52 semaines ÷ stock moyen au coûtant',
      synonyms: ['taux de roulement'],
    },
  },
  {
    technicalName: 'sell_thru_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'CHANNEL_PERFORMANCE_INSIGHTS', 'MODULAR_INTELLIGENCE'],
    example: '72.5',
    en: {
      name: 'Sell-through rate',
      dss: 'Sell-Through %',
      definition:
        'Part of the units received for a season or launch that customers have bought so far, counted from the first receipt. Units still in the distribution center do not count as received.',
      calculation: 'Units sold ÷ units received in stores × 100',
      synonyms: ['sellthru', 'STR'],
    },
    es: {
      name: 'Tasa de desplazamiento',
      dss: 'Desplazamiento %',
      definition:
        'Parte de las unidades recibidas para una temporada o lanzamiento que los clientes ya compraron, contada desde el primer recibo. Lo que sigue en el centro de distribución no cuenta como recibido.',
      calculation: 'Unidades vendidas ÷ unidades recibidas en tiendas × 100',
      synonyms: ['sell through'],
    },
    fr: {
      name: 'Taux d’écoulement',
      dss: 'Écoulement\u00a0%',
      definition:
        'Part des unités reçues pour une saison ou un lancement que la clientèle a déjà achetées, depuis la première réception. Les unités encore au centre de distribution ne comptent pas comme reçues.',
      calculation: 'Unités vendues ÷ unités reçues en magasin × 100',
      synonyms: ['taux de vente au consommateur'],
    },
  },
  {
    technicalName: 'shrnk_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS'],
    example: '84.15',
    en: {
      name: 'Shrink amount',
      dss: 'Shrink $',
      definition:
        'Value at cost of units missing without a sale or a scanned disposal: theft, damage nobody recorded, and paperwork errors. It is known only after a count and is spread back to the last one.',
      calculation: '(Book units − counted units) × unit cost',
      synonyms: ['shrinkage', 'inventory loss'],
    },
    es: {
      name: 'Importe de merma desconocida',
      dss: 'Merma desc. $',
      definition:
        'Valor al costo de las unidades que faltan sin venta ni baja registrada: robo, daño no reportado y errores administrativos. Se conoce solo tras un conteo y se reparte hasta el conteo anterior.',
      calculation: '(Unidades en libros − unidades contadas) × costo unitario',
      synonyms: ['robo', 'pérdida de inventario'],
    },
    fr: {
      name: 'Montant des pertes de stock',
      dss: 'Pertes de stock\u00a0$',
      definition:
        'Valeur au coûtant des unités manquantes sans vente ni mise au rebut enregistrée\u00a0: vols, dommages non déclarés et erreurs administratives. Connue seulement après un dénombrement, elle est répartie jusqu’au précédent.',
      calculation: '(Unités aux livres − unités dénombrées) × coût unitaire',
      synonyms: ['coulage', 'démarque inconnue'],
    },
  },
  {
    technicalName: 'shrnk_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'BI_LINK'],
    example: '1.3',
    en: {
      name: 'Shrink percentage',
      dss: 'Shrink %',
      definition:
        'Shrink between two counts relative to the sales of the same months, both at retail. It compares stores of different size, and is published once a year for most departments.',
      calculation: 'Shrink at retail ÷ net sales amount × 100',
    },
    es: {
      name: 'Porcentaje de merma desconocida',
      dss: 'Merma desc. %',
      definition:
        'Merma desconocida entre dos conteos en relación con la venta de los mismos meses, ambas a precio de venta. Permite comparar tiendas de distinto tamaño; se publica una vez al año en la mayoría de los departamentos.',
      calculation: 'Merma a precio de venta ÷ importe de ventas netas × 100',
    },
    fr: {
      name: 'Pourcentage de pertes de stock',
      dss: 'Pertes de stock\u00a0%',
      definition:
        'Pertes entre deux dénombrements par rapport aux ventes des mêmes mois, au prix de détail. Permet de comparer des magasins de taille différente; publié une fois par an pour la plupart des rayons.',
      calculation: 'Pertes au prix de détail ÷ montant des ventes nettes × 100',
    },
  },
  {
    technicalName: 'waste_qty',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'MODULAR_INTELLIGENCE'],
    example: '16',
    en: {
      name: 'Thrown-away units',
      dss: 'Throwaways',
      definition:
        'Selling units the store scanned out because they expired, spoiled or broke. Unlike shrink, each unit is recorded when it leaves the floor. Donations to food banks are counted apart.',
      calculation: 'Count of units with a disposal scan',
      synonyms: ['spoilage', 'known loss'],
    },
    es: {
      name: 'Unidades desechadas',
      dss: 'Desechos',
      definition:
        'Unidades de venta que la tienda dio de baja por caducidad, descomposición o rotura. A diferencia de la merma desconocida, cada unidad se registra al salir del piso. Las donaciones a bancos de alimentos van aparte.',
      calculation: 'Conteo de unidades con baja escaneada',
      synonyms: ['merma conocida'],
    },
    fr: {
      name: 'Unités jetées',
      dss: 'Unités jetées',
      definition:
        'Unités de vente que le magasin a retirées parce qu’elles étaient périmées, avariées ou brisées. Contrairement aux pertes de stock, chaque unité est inscrite à sa sortie. Les dons aux banques alimentaires sont comptés à part.',
      calculation: 'Décompte des unités dont la mise au rebut est enregistrée',
      synonyms: ['gaspillage'],
    },
  },
  {
    technicalName: 'adj_qty',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['CLOUD_FEEDS', 'REPORT_BUILDER'],
    example: '-3',
    en: {
      name: 'Inventory adjustment units',
      dss: 'Adj Units',
      definition:
        'Net change made to book stock by hand, after a cycle count or a correction, positive or negative. Sales, receipts and disposal scans change the stock too, but are no adjustments.',
      calculation: 'Sum of corrected quantity − quantity before correction',
    },
    es: {
      name: 'Unidades de ajuste de inventario',
      dss: 'Unid. de ajuste',
      definition:
        'Cambio neto, positivo o negativo, que se hace a mano al inventario en libros tras un conteo cíclico o una corrección. Ventas, recibos y bajas también lo mueven, pero no son ajustes.',
      calculation: 'Suma de cantidad corregida − cantidad previa',
    },
    fr: {
      name: 'Unités d’ajustement de stock',
      dss: 'Unités d’ajust.',
      definition:
        'Variation nette, positive ou négative, apportée à la main au stock comptable après un dénombrement cyclique ou une correction. Les ventes, réceptions et mises au rebut n’en sont pas.',
      calculation: 'Somme de la quantité corrigée − quantité antérieure',
    },
  },
  {
    technicalName: 'adj_rsn_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'REPORT_BUILDER'],
    validValues: '01–14',
    example: '06',
    en: {
      name: 'Adjustment reason',
      dss: 'Adj Reason',
      definition:
        'Why the book stock was changed by hand: cycle count, found in back room, wrong item received, damaged before sale, and the like. Associates choose it on the handheld device.',
    },
    es: {
      name: 'Motivo de ajuste',
      dss: 'Motivo de ajuste',
      definition:
        'Razón por la que se modificó a mano el inventario en libros: conteo cíclico, hallazgo en bodega, artículo equivocado en recibo, daño previo a la venta, entre otras. Se elige en la terminal portátil.',
    },
    fr: {
      name: 'Motif d’ajustement',
      dss: 'Motif d’ajust.',
      definition:
        'Raison pour laquelle le stock comptable a été modifié à la main\u00a0: dénombrement cyclique, article trouvé à l’arrière, mauvais article reçu, dommage avant la vente, etc. Choisie sur le terminal portatif.',
    },
  },
  {
    technicalName: 'last_cnt_dt',
    type: 'DATA_ELEMENT',
    dataType: 'DATE',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'API_GLOSSARY'],
    example: '2026-01-22',
    en: {
      name: 'Last count date',
      dss: 'Last Count',
      definition:
        'Most recent day on which someone counted the item in the store by hand, in a cycle count or the yearly one. The older it is, the less the on-hand quantity can be trusted.',
      synonyms: ['physical inventory date'],
    },
    es: {
      name: 'Fecha del último conteo',
      dss: 'Último conteo',
      definition:
        'Día más reciente en que alguien contó a mano el artículo en la tienda, en conteo cíclico o anual. Mientras más antigua sea, menos confiables son las existencias.',
      synonyms: ['inventario físico'],
    },
    fr: {
      name: 'Date du dernier dénombrement',
      dss: 'Dernier dénomb.',
      definition:
        'Jour le plus récent où quelqu’un a compté l’article à la main dans le magasin, lors d’un dénombrement cyclique ou annuel. Plus elle est ancienne, moins la quantité en stock est fiable.',
      synonyms: ['prise d’inventaire'],
    },
  },
  {
    technicalName: 'bkrm_qty',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'API_GLOSSARY'],
    example: '8',
    en: {
      name: 'Back-room quantity',
      dss: 'Back Room',
      definition:
        'Units binned to a back-room location by a scan and not yet picked to the shelf. What lies there without a bin scan is part of on-hand only.',
      calculation: 'Units binned − units picked',
      synonyms: ['backstock'],
    },
    es: {
      name: 'Cantidad en bodega de tienda',
      dss: 'En bodega',
      definition:
        'Unidades ubicadas con escaneo en la bodega de la tienda y que aún no se surten al anaquel. Lo que está ahí sin escaneo de ubicación cuenta solo como existencias.',
      calculation: 'Unidades ubicadas − unidades surtidas al anaquel',
      synonyms: ['trastienda'],
    },
    fr: {
      name: 'Quantité en arrière-boutique',
      dss: 'Arrière-boutique',
      definition:
        'Unités numérisées dans un emplacement de l’arrière-boutique et pas encore placées en tablette. Ce qui s’y trouve sans avoir été numérisé fait seulement partie du stock total.',
      calculation: 'Unités numérisées à l’arrière − unités placées en tablette',
    },
  },
  {
    technicalName: 'neg_oh_ind',
    type: 'ATTRIBUTE',
    dataType: 'BOOLEAN',
    fieldType: 'FLAG',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS'],
    validValues: 'Y, N',
    example: 'N',
    en: {
      name: 'Negative on-hand indicator',
      dss: 'Neg OH',
      definition:
        'Says whether the book stock of the pair is below zero, which happens when more units were scanned out than were ever received. The usual cause is a receipt that is missing or late.',
    },
    es: {
      name: 'Indicador de existencias negativas',
      dss: 'Exist. negativas',
      definition:
        'Señala si el inventario en libros es menor que cero, lo que ocurre cuando se escanearon más salidas que entradas. La causa habitual es un recibo tardío o que no se capturó.',
      synonyms: ['inventario negativo'],
    },
    fr: {
      name: 'Indicateur de stock négatif',
      dss: 'Stock négatif',
      definition:
        'Précise si le stock comptable est sous zéro, ce qui arrive quand plus d’unités ont été numérisées à la sortie qu’il n’en a été reçu. La cause habituelle est une réception tardive ou absente.',
    },
  },
  {
    technicalName: 'sfty_stk_qty',
    type: 'DATA_ELEMENT',
    dataType: 'INTEGER',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'MODULAR_INTELLIGENCE'],
    example: '6',
    en: {
      name: 'Safety stock',
      dss: 'Safety Stock',
      definition:
        'Units the replenishment system keeps above expected demand to cover late trucks and unusual sales. It is worked out for each store and item every night, within limits set by the planner.',
      synonyms: ['buffer stock'],
    },
    es: {
      name: 'Inventario de seguridad',
      dss: 'Inv. de seguridad',
      definition:
        'Unidades que el sistema de resurtido mantiene por encima de la demanda esperada para cubrir retrasos y ventas inusuales. Se calcula cada noche por tienda y artículo, dentro de los límites que fija planeación.',
      synonyms: ['colchón de inventario'],
    },
    fr: {
      name: 'Stock de sécurité',
      dss: 'Stock de sécurité',
      definition:
        'Unités que le système de réapprovisionnement garde au-delà de la demande attendue pour parer aux retards et aux ventes inhabituelles. Calculé chaque nuit par magasin et article, selon les limites de la planification.',
      synonyms: ['stock tampon'],
    },
  },
  {
    technicalName: 'reord_pt_qty',
    type: 'DATA_ELEMENT',
    dataType: 'INTEGER',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY'],
    example: '18',
    en: {
      name: 'Reorder point',
      dss: 'Reorder Pt',
      definition:
        'Level of stock, on hand plus on order, at which the system proposes the next order. It covers the demand expected until the following delivery, and the safety stock.',
      synonyms: ['order point'],
    },
    es: {
      name: 'Punto de reorden',
      dss: 'Punto de reorden',
      definition:
        'Nivel de inventario, existencias más cantidad en orden, en el que el sistema propone el siguiente pedido. Cubre la demanda esperada hasta la próxima entrega y el inventario de seguridad.',
      synonyms: ['punto de pedido'],
    },
    fr: {
      name: 'Point de commande',
      dss: 'Point de commande',
      definition:
        'Niveau de stock, disponible et en commande, auquel le système propose la prochaine commande. Il couvre la demande attendue jusqu’à la livraison suivante et le stock de sécurité.',
      synonyms: ['seuil de réapprovisionnement'],
    },
  },
  {
    technicalName: 'repl_mthd_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'MODULAR_INTELLIGENCE'],
    validValues: 'AUTO, MANUAL, VMI, PUSH',
    example: 'AUTO',
    en: {
      name: 'Replenishment method',
      dss: 'Repl Method',
      definition:
        'Who decides how much the store gets: the system by forecast, the store by hand, the supplier by agreement, or headquarters by a one-time allocation. Each item and store has one method.',
    },
    es: {
      name: 'Método de resurtido',
      dss: 'Método de resurtido',
      definition:
        'Quién decide cuánto recibe la tienda: el sistema según pronóstico, la tienda a mano, el proveedor por convenio o la oficina central por asignación única. Cada artículo y tienda tiene un solo método.',
      synonyms: ['reabasto'],
    },
    fr: {
      name: 'Mode de réapprovisionnement',
      dss: 'Mode de réappro.',
      definition:
        'Qui décide de la quantité destinée au magasin\u00a0: le système selon la prévision, le magasin à la main, le fournisseur par entente ou le siège par répartition unique. Chaque paire a un seul mode.',
    },
  },
  {
    technicalName: 'fcst_unit_qty',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'BI_LINK', 'CLOUD_FEEDS'],
    example: '31.5',
    en: {
      name: 'Forecast units',
      dss: 'Forecast Units',
      definition:
        'Units the demand model expects the store to sell in a coming week, promotions and holidays considered. It is run every Sunday for 52 weeks ahead and replaces the earlier forecast.',
      synonyms: ['demand forecast', 'projected sales'],
    },
    es: {
      name: 'Unidades pronosticadas',
      dss: 'Unid. pronosticadas',
      definition:
        'Unidades que el modelo de demanda espera que la tienda venda en una semana futura, considerando promociones y días festivos. Se corre cada domingo para 52 semanas y sustituye al pronóstico anterior.',
      synonyms: ['pronóstico de demanda'],
    },
    fr: {
      name: 'Unités prévues',
      dss: 'Unités prévues',
      definition:
        'Unités que le modèle de demande prévoit vendre au magasin au cours d’une semaine à venir, promotions et jours fériés compris. Calculées chaque dimanche pour 52 semaines, elles remplacent la prévision antérieure.',
      synonyms: ['prévision de la demande'],
    },
  },
  {
    technicalName: 'fcst_accy_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['BI_LINK', 'REPORT_BUILDER'],
    example: '81.6',
    en: {
      name: 'Forecast accuracy',
      dss: 'Fcst Accuracy %',
      definition:
        'How near the forecast made four weeks ahead came to the units sold, summed over items and stores before comparing. 100 means no error; values below zero are shown as zero.',
      calculation: '(1 − sum of absolute errors ÷ units sold) × 100',
    },
    es: {
      name: 'Precisión del pronóstico',
      dss: 'Precisión pron. %',
      definition:
        'Qué tan cerca quedó el pronóstico hecho con cuatro semanas de anticipación de las unidades vendidas, sumado por artículo y tienda. 100 significa sin error; los valores negativos se muestran como cero.',
      calculation: '(1 − suma de errores absolutos ÷ unidades vendidas) × 100',
      synonyms: ['exactitud del pronóstico'],
    },
    fr: {
      name: 'Exactitude de la prévision',
      dss: 'Exact. prévision\u00a0%',
      definition:
        'Proximité entre la prévision faite quatre semaines d’avance et les unités vendues, additionnées par article et magasin. 100 signifie aucune erreur; les valeurs négatives s’affichent comme zéro.',
      calculation: '(1 − somme des erreurs absolues ÷ unités vendues) × 100',
      synonyms: ['précision des prévisions'],
    },
  },
  {
    technicalName: 'phntm_invt_prob_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['BI_LINK', 'CLOUD_FEEDS'],
    isCharterOnly: true,
    example: '78',
    changed: {
      on: '2026-07-13',
      en: 'Scores are refreshed every night in place of weekly.',
      es: 'La probabilidad se actualiza cada noche y ya no cada semana.',
      fr: 'La probabilité est mise à jour chaque nuit plutôt que chaque semaine.',
    },
    en: {
      name: 'Phantom stock probability',
      dss: 'Phantom Stock %',
      definition:
        'Chance that the system shows units the store does not have, judged by days without a sale against the usual rate and by the age of the last count. Above 70, a shelf check pays off.',
      calculation: 'Modeled from days without sales, rate of sale and count age',
      synonyms: ['ghost inventory'],
    },
    es: {
      name: 'Probabilidad de inventario fantasma',
      dss: 'Inv. fantasma %',
      definition:
        'Posibilidad de que el sistema muestre unidades que la tienda no tiene, según los días sin venta frente al ritmo habitual y la antigüedad del último conteo. Arriba de 70 conviene revisar el anaquel.',
      calculation: 'Modelo con días sin venta, ritmo de venta y antigüedad del conteo',
    },
    fr: {
      name: 'Probabilité de stock fantôme',
      dss: 'Stock fantôme\u00a0%',
      definition:
        'Risque que le système affiche des unités absentes du magasin, d’après les jours sans vente par rapport au rythme habituel et l’âge du dernier dénombrement. Au-delà de 70, une vérification s’impose.',
      calculation: 'Modèle fondé sur les jours sans vente, le rythme de vente et l’âge du dénombrement',
    },
  },
  {
    technicalName: 'osa_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['MODULAR_INTELLIGENCE', 'CHANNEL_PERFORMANCE_INSIGHTS'],
    isCharterOnly: true,
    example: '91.9',
    en: {
      name: 'Observed shelf presence',
      dss: 'Shelf Presence %',
      definition:
        'Share of planned facings where cameras or robots saw the item during the day. Unlike the in-stock rate it notices units that are in the building but not within the customer’s reach.',
      calculation: 'Facings seen filled ÷ facings planned × 100',
    },
    es: {
      name: 'Presencia observada en anaquel',
      dss: 'Presencia anaquel %',
      definition:
        'Proporción de frentes planeados en los que cámaras o robots vieron el artículo durante el día. A diferencia de la disponibilidad en tienda, detecta unidades que están en el inmueble pero fuera del alcance del cliente.',
      calculation: 'Frentes vistos con producto ÷ frentes planeados × 100',
    },
    fr: {
      name: 'Présence observée en tablette',
      dss: 'Présence tablette\u00a0%',
      definition:
        'Part des façades prévues où des caméras ou des robots ont vu l’article pendant la journée. Contrairement à la disponibilité, elle repère les unités qui sont dans l’immeuble, mais hors de portée.',
      calculation: 'Façades vues garnies ÷ façades prévues × 100',
    },
  },
]
