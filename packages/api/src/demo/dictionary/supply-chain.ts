import type { WrittenEntry } from './written-entry.ts'

/** Purchase orders, deliveries, distribution centers, transport and receiving. */
export const SUPPLY_CHAIN_ENTRIES: readonly WrittenEntry[] = [
  {
    technicalName: 'po_nbr',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'KEY',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'API_GLOSSARY', 'BI_LINK'],
    example: '4502817736',
    en: {
      name: 'Purchase order number',
      dss: 'PO Nbr',
      definition:
        'Number the retailer gives to one order to one supplier for one destination and one set of ship dates. Invoices, shipment notices and receipts must quote it, or they cannot be matched.',
      synonyms: ['PO number', 'order number'],
    },
    es: {
      name: 'Número de orden de compra',
      dss: 'Núm. OC',
      definition:
        'Número que la cadena asigna a una orden para un proveedor, un destino y unas fechas de embarque. Facturas, avisos de embarque y recibos deben citarlo; sin él no se pueden conciliar.',
      synonyms: ['folio de pedido'],
    },
    fr: {
      name: 'Numéro de bon de commande',
      dss: 'No BC',
      definition:
        'Numéro que le détaillant donne à une commande pour un fournisseur, une destination et des dates d’expédition. Les factures, avis d’expédition et réceptions doivent l’indiquer pour le rapprochement.',
      synonyms: ['numéro de commande'],
    },
  },
  {
    technicalName: 'po_line_nbr',
    type: 'DATA_ELEMENT',
    dataType: 'INTEGER',
    fieldType: 'KEY',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY'],
    validValues: '1–999',
    example: '12',
    en: {
      name: 'Purchase order line',
      dss: 'PO Line',
      definition:
        'Running number of an item within its purchase order. A line keeps its number when others are canceled, so that later messages about the order still fit.',
    },
    es: {
      name: 'Renglón de orden de compra',
      dss: 'Renglón OC',
      definition:
        'Número consecutivo de un artículo dentro de su orden de compra. El renglón conserva su número aunque otros se cancelen, para que los mensajes posteriores coincidan.',
    },
    fr: {
      name: 'Ligne de bon de commande',
      dss: 'Ligne BC',
      definition:
        'Numéro séquentiel d’un article dans son bon de commande. La ligne garde son numéro même si d’autres sont annulées, afin que les messages ultérieurs correspondent.',
    },
  },
  {
    technicalName: 'po_dt',
    type: 'DATA_ELEMENT',
    dataType: 'DATE',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'API_GLOSSARY'],
    example: '2026-01-19',
    en: {
      name: 'Purchase order date',
      dss: 'PO Date',
      definition:
        'Day on which the order was approved and sent to the supplier, in the time zone of headquarters. Changes sent later do not alter it; they have a revision date of their own.',
    },
    es: {
      name: 'Fecha de orden de compra',
      dss: 'Fecha OC',
      definition:
        'Día en que la orden se aprobó y se envió al proveedor, según el huso horario de la oficina central. Los cambios posteriores no la modifican; tienen su propia fecha de revisión.',
    },
    fr: {
      name: 'Date du bon de commande',
      dss: 'Date BC',
      definition:
        'Jour où la commande a été approuvée et envoyée au fournisseur, selon le fuseau horaire du siège. Les modifications ultérieures ne la changent pas; elles ont leur propre date de révision.',
    },
  },
  {
    technicalName: 'po_type_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS'],
    validValues: '20, 33, 40, 45',
    example: '33',
    en: {
      name: 'Purchase order type',
      dss: 'PO Type',
      definition:
        'How the goods will flow: held in the warehouse, passed through it by store, sent by the supplier to the store, or imported. It decides the lead time and which fees apply.',
      synonyms: ['order type'],
    },
    es: {
      name: 'Tipo de orden de compra',
      dss: 'Tipo de OC',
      definition:
        'Flujo que seguirá la mercancía: resguardo en almacén, paso por almacén por tienda, envío directo a tienda o importación. Determina el plazo de entrega y los cargos aplicables.',
    },
    fr: {
      name: 'Type de bon de commande',
      dss: 'Type de BC',
      definition:
        'Parcours prévu de la marchandise\u00a0: gardée à l’entrepôt, transbordée par magasin, livrée par le fournisseur au magasin ou importée. Détermine le délai et les frais applicables.',
    },
  },
  {
    technicalName: 'po_stat_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'API_GLOSSARY'],
    validValues: 'OPEN, PARTIAL, CLOSED, CANCELED',
    example: 'PARTIAL',
    en: {
      name: 'Purchase order status',
      dss: 'PO Status',
      definition:
        'Stage of the order at the time of the report: nothing received, part received, complete, or canceled. A part-received order closes by itself seven days after its cancel date.',
    },
    es: {
      name: 'Estado de la orden de compra',
      dss: 'Estado OC',
      definition:
        'Etapa de la orden al momento del reporte: sin recibo, con recibo parcial, completa o cancelada. Una orden con recibo parcial se cierra sola siete días después de su fecha de cancelación.',
      synonyms: ['estatus de pedido'],
    },
    fr: {
      name: 'Statut du bon de commande',
      dss: 'Statut BC',
      definition:
        'Étape de la commande au moment du rapport\u00a0: rien reçu, partiellement reçue, complète ou annulée. Une commande partiellement reçue se clôt d’elle-même sept jours après sa date d’annulation.',
    },
  },
  {
    technicalName: 'mabd_dt',
    type: 'DATA_ELEMENT',
    dataType: 'DATE',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'BI_LINK'],
    example: '2026-02-10',
    changed: {
      on: '2025-08-18',
      en: 'The window for collect loads now ends at pickup, not at the dock.',
      es: 'La ventana de flete por cobrar ahora termina en la recolección, no en el andén.',
      fr: 'Pour le port dû, la période prend désormais fin au ramassage et non au quai.',
    },
    en: {
      name: 'Must-arrive-by date',
      dss: 'MABD',
      definition:
        'Last day on which the order may reach its destination and still be on time. For loads the retailer picks up, it is replaced by the last day of the pickup window.',
      synonyms: ['MABD', 'due date'],
    },
    es: {
      name: 'Fecha límite de llegada',
      dss: 'Fecha límite llegada',
      definition:
        'Último día en que la orden puede llegar a su destino y contar como puntual. En cargas que recoge la cadena la sustituye el último día de la ventana de recolección.',
      synonyms: ['fecha de entrega requerida'],
    },
    fr: {
      name: 'Date limite d’arrivée',
      dss: 'Date limite arrivée',
      definition:
        'Dernier jour où la commande peut atteindre sa destination et être à l’heure. Pour les chargements que le détaillant ramasse, le dernier jour de la période de ramassage la remplace.',
    },
  },
  {
    technicalName: 'cncl_dt',
    type: 'DATA_ELEMENT',
    dataType: 'DATE',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS'],
    example: '2026-02-17',
    en: {
      name: 'Cancel date',
      dss: 'Cancel Date',
      definition:
        'Day after which the receiving location may refuse what has not been delivered of the order. The open units are then taken out of the on-order count.',
    },
    es: {
      name: 'Fecha de cancelación',
      dss: 'Fecha cancelación',
      definition:
        'Día a partir del cual la ubicación receptora puede rechazar lo que falta por entregar de la orden. Entonces las unidades pendientes salen de la cantidad en orden.',
    },
    fr: {
      name: 'Date d’annulation',
      dss: 'Date annulation',
      definition:
        'Jour après lequel le lieu de réception peut refuser ce qui n’a pas été livré de la commande. Les unités restantes sont alors retirées de la quantité en commande.',
    },
  },
  {
    technicalName: 'otif_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'BI_LINK', 'CLOUD_FEEDS'],
    example: '93.4',
    changed: {
      on: '2026-01-05',
      en: 'Early deliveries count as not on time.',
      es: 'Las entregas anticipadas cuentan como fuera de tiempo.',
      fr: 'Les livraisons hâtives comptent comme hors délai.',
    },
    en: {
      name: 'On time in full',
      dss: 'OTIF %',
      definition:
        'Share of cases ordered that arrived within the delivery window and in the quantity ordered, measured by purchase order line. Cases refused for damage count as not delivered; canceled cases leave the measure.',
      calculation: 'Cases on time and complete ÷ cases due × 100',
      synonyms: ['OTIF', 'delivery compliance'],
    },
    es: {
      name: 'A tiempo y completo',
      dss: 'OTIF %',
      definition:
        'Proporción de cajas ordenadas que llegaron dentro de la ventana de entrega y en la cantidad pedida, medida por renglón de orden de compra. Las rechazadas por daño cuentan como no entregadas; las canceladas se excluyen.',
      calculation: 'Cajas a tiempo y completas ÷ cajas comprometidas × 100',
      synonyms: ['OTIF', 'cumplimiento de entrega'],
    },
    fr: {
      name: 'À temps et au complet',
      dss: 'OTIF\u00a0%',
      definition:
        'Part des caisses commandées arrivées dans la période de livraison et dans la quantité demandée, mesurée par ligne de commande. Les caisses refusées pour dommage comptent comme non livrées; celles annulées sont exclues.',
      calculation: 'Caisses à temps et complètes ÷ caisses dues × 100',
      synonyms: ['OTIF', 'livraison conforme'],
    },
  },
  {
    technicalName: 'on_time_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'BI_LINK'],
    example: '95.1',
    en: {
      name: 'On-time percentage',
      dss: 'On Time %',
      definition:
        'Share of cases received whose arrival scan at the gate falls within the delivery window, whatever was missing. Appointments the retailer moved are judged by the new time.',
      calculation: 'Cases arrived in the window ÷ cases received × 100',
      synonyms: ['punctuality'],
    },
    es: {
      name: 'Porcentaje a tiempo',
      dss: 'A tiempo %',
      definition:
        'Proporción de cajas recibidas cuyo registro de llegada en caseta cae dentro de la ventana de entrega, sin importar faltantes. Si la cadena movió la cita, se juzga con la nueva hora.',
      calculation: 'Cajas llegadas en ventana ÷ cajas recibidas × 100',
    },
    fr: {
      name: 'Pourcentage à temps',
      dss: 'À temps\u00a0%',
      definition:
        'Part des caisses reçues dont la lecture à la barrière tombe dans la période de livraison, peu importe ce qui manquait. Un rendez-vous déplacé par le détaillant est jugé selon la nouvelle heure.',
      calculation: 'Caisses arrivées dans la période ÷ caisses reçues × 100',
      synonyms: ['ponctualité'],
    },
  },
  {
    technicalName: 'fill_rate_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'BI_LINK', 'CLOUD_FEEDS'],
    example: '97.8',
    en: {
      name: 'Fill rate',
      dss: 'Fill Rate %',
      definition:
        'Share of cases ordered that the supplier delivered by the cancel date, late ones included. Cases above the ordered quantity do not count, so the rate never exceeds 100.',
      calculation: 'Cases received, at most those ordered ÷ cases ordered × 100',
    },
    es: {
      name: 'Nivel de surtido',
      dss: 'Surtido %',
      definition:
        'Proporción de cajas ordenadas que el proveedor entregó a más tardar en la fecha de cancelación, incluidas las tardías. Los excedentes no cuentan, así que nunca pasa de 100.',
      calculation: 'Cajas recibidas, hasta las ordenadas ÷ cajas ordenadas × 100',
      synonyms: ['tasa de surtido', 'fill rate'],
    },
    fr: {
      name: 'Taux d’exécution des commandes',
      dss: 'Exécution\u00a0%',
      definition:
        'Part des caisses commandées que le fournisseur a livrées au plus tard à la date d’annulation, même en retard. Les excédents ne comptent pas; le taux ne dépasse donc jamais 100.',
      calculation: 'Caisses reçues, au plus celles commandées ÷ caisses commandées × 100',
      synonyms: ['taux de remplissage', 'taux de service'],
    },
  },
  {
    technicalName: 'lead_time_day_qty',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'API_GLOSSARY'],
    example: '11',
    en: {
      name: 'Lead time',
      dss: 'Lead Time',
      definition:
        'Calendar days from sending the purchase order to the receipt of its first case at the destination. Used as a 13-week median by supplier and destination in replenishment.',
      calculation: 'Receipt date − purchase order date',
      synonyms: ['order cycle time'],
    },
    es: {
      name: 'Plazo de entrega',
      dss: 'Plazo de entrega',
      definition:
        'Días naturales desde el envío de la orden de compra hasta el recibo de su primera caja en el destino. Para el resurtido se usa la mediana de 13 semanas por proveedor y destino.',
      calculation: 'Fecha de recibo − fecha de orden de compra',
      synonyms: ['lead time'],
    },
    fr: {
      name: 'Délai de livraison',
      dss: 'Délai livraison',
      definition:
        'Jours civils entre l’envoi du bon de commande et la réception de sa première caisse à destination. Le réapprovisionnement utilise la médiane de 13 semaines par fournisseur et destination.',
      calculation: 'Date de réception − date du bon de commande',
    },
  },
  {
    technicalName: 'ord_case_qty',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'API_GLOSSARY'],
    example: '120',
    en: {
      name: 'Cases ordered',
      dss: 'Cases Ordered',
      definition:
        'Supplier cases on the purchase order after the last accepted change. Units ordered are these cases times the case pack that applied on the order date.',
    },
    es: {
      name: 'Cajas ordenadas',
      dss: 'Cajas ordenadas',
      definition:
        'Cajas de proveedor en la orden de compra después del último cambio aceptado. Las unidades ordenadas son estas cajas por las piezas por caja vigentes en la fecha de la orden.',
    },
    fr: {
      name: 'Caisses commandées',
      dss: 'Caisses commandées',
      definition:
        'Caisses du fournisseur sur le bon de commande après la dernière modification acceptée. Les unités commandées égalent ces caisses multipliées par le format de caisse en vigueur à la date de commande.',
    },
  },
  {
    technicalName: 'rcv_case_qty',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'API_GLOSSARY'],
    example: '117',
    en: {
      name: 'Cases received',
      dss: 'Cases Received',
      definition:
        'Supplier cases that the dock counted in and accepted, good ones only. Refused and damaged cases are recorded on the same receipt in columns of their own.',
      calculation: 'Cases unloaded − cases refused',
      synonyms: ['receipts'],
    },
    es: {
      name: 'Cajas recibidas',
      dss: 'Cajas recibidas',
      definition:
        'Cajas de proveedor que el andén contó y aceptó, solo en buen estado. Las rechazadas y dañadas se registran en el mismo recibo, en columnas aparte.',
      calculation: 'Cajas descargadas − cajas rechazadas',
    },
    fr: {
      name: 'Caisses reçues',
      dss: 'Caisses reçues',
      definition:
        'Caisses du fournisseur comptées et acceptées au quai, en bon état seulement. Les caisses refusées ou endommagées figurent sur la même réception, dans leurs propres colonnes.',
      calculation: 'Caisses déchargées − caisses refusées',
    },
  },
  {
    technicalName: 'rcv_ts',
    type: 'DATA_ELEMENT',
    dataType: 'TIMESTAMP',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY'],
    example: '2026-02-09T06:35:00Z',
    en: {
      name: 'Receiving time',
      dss: 'Rcv Time',
      definition:
        'Moment at which the dock closed the receipt and the stock became visible, in UTC. The arrival at the gate has its own field; hours can lie between the two.',
    },
    es: {
      name: 'Hora de recibo',
      dss: 'Hora recibo',
      definition:
        'Momento en que el andén cerró el recibo y el inventario quedó visible, en UTC. La llegada a caseta tiene su propio campo; entre ambas pueden pasar horas.',
    },
    fr: {
      name: 'Heure de réception',
      dss: 'Heure réception',
      definition:
        'Moment où le quai a clos la réception et où le stock est devenu visible, en UTC. L’arrivée à la barrière a son propre champ; des heures peuvent séparer les deux.',
    },
  },
  {
    technicalName: 'dc_nbr',
    type: 'DATA_ELEMENT',
    dataType: 'INTEGER',
    fieldType: 'KEY',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'API_GLOSSARY', 'BI_LINK'],
    validValues: '6000–8999',
    example: '6094',
    en: {
      name: 'Distribution center number',
      dss: 'DC Nbr',
      definition:
        'Number of the building that stores or sorts goods on their way to stores or homes. Grocery, general merchandise and online buildings on one site have separate numbers.',
      synonyms: ['warehouse number'],
    },
    es: {
      name: 'Número de centro de distribución',
      dss: 'Núm. CEDIS',
      definition:
        'Número del inmueble que almacena o clasifica la mercancía camino a tiendas u hogares. Los de abarrotes, mercancías generales y venta en línea en un mismo predio tienen números distintos.',
      synonyms: ['CEDIS', 'número de almacén'],
    },
    fr: {
      name: 'Numéro de centre de distribution',
      dss: 'No CD',
      definition:
        'Numéro de l’immeuble qui entrepose ou trie la marchandise destinée aux magasins ou aux foyers. L’épicerie, la marchandise générale et le commerce en ligne d’un même site ont des numéros distincts.',
      synonyms: ['numéro d’entrepôt'],
    },
  },
  {
    technicalName: 'ship_id',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'KEY',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY'],
    example: 'SHP-88120457',
    en: {
      name: 'Shipment number',
      dss: 'Shipment ID',
      definition:
        'Number of one load from one origin, given by the shipper and repeated in the advance ship notice. A shipment can carry several purchase orders, and an order can be split.',
      synonyms: ['load number'],
    },
    es: {
      name: 'Número de embarque',
      dss: 'Núm. embarque',
      definition:
        'Número de una carga desde un origen, asignado por quien embarca y repetido en el aviso anticipado de embarque. Un embarque puede llevar varias órdenes, y una orden puede dividirse.',
    },
    fr: {
      name: 'Numéro d’expédition',
      dss: 'No expédition',
      definition:
        'Numéro d’un chargement à partir d’un point d’origine, donné par l’expéditeur et repris dans le préavis d’expédition. Une expédition peut porter plusieurs commandes, et une commande peut être divisée.',
    },
  },
  {
    technicalName: 'asn_rcvd_ind',
    type: 'ATTRIBUTE',
    dataType: 'BOOLEAN',
    fieldType: 'FLAG',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY', 'REPORT_BUILDER'],
    validValues: 'Y, N',
    example: 'Y',
    en: {
      name: 'Advance ship notice received',
      dss: 'ASN Received',
      definition:
        'Says whether a valid EDI 856 message for the load was on file before the truck reached the gate. A notice that fails the check of its pallet labels counts as missing.',
      synonyms: ['ASN', 'EDI 856'],
    },
    es: {
      name: 'Aviso anticipado de embarque recibido',
      dss: 'ASN recibido',
      definition:
        'Señala si había un mensaje EDI 856 válido de la carga antes de que el camión llegara a caseta. Un aviso que no pasa la validación de etiquetas de tarima cuenta como faltante.',
    },
    fr: {
      name: 'Préavis d’expédition reçu',
      dss: 'Préavis reçu',
      definition:
        'Précise si un message EDI 856 valide du chargement était au dossier avant l’arrivée du camion à la barrière. Un préavis qui échoue au contrôle des étiquettes de palette compte comme absent.',
    },
  },
  {
    technicalName: 'carr_scac_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY'],
    validValues: '[A-Z]{2,4}',
    example: 'QZTL',
    en: {
      name: 'Carrier code',
      dss: 'Carrier',
      definition:
        'Code of two to four letters that names the trucking company, railroad or ocean line that moved the load. For the retailer’s own trucks it is that of its private fleet.',
      synonyms: ['SCAC'],
    },
    es: {
      name: 'Clave de transportista',
      dss: 'Transportista',
      definition:
        'Clave de dos a cuatro letras de la línea de transporte terrestre, ferroviaria o marítima que movió la carga. En camiones propios es la de la flota privada de la cadena.',
      synonyms: ['línea transportista'],
    },
    fr: {
      name: 'Code de transporteur',
      dss: 'Transporteur',
      definition:
        'Code de deux à quatre lettres du transporteur routier, ferroviaire ou maritime qui a acheminé le chargement. Pour les camions du détaillant, c’est celui de son parc privé.',
    },
  },
  {
    technicalName: 'frt_term_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS'],
    validValues: 'PREPAID, COLLECT',
    example: 'COLLECT',
    en: {
      name: 'Freight terms',
      dss: 'Freight Terms',
      definition:
        'Who arranges and pays the transport of the order: the supplier, with the cost in the price, or the retailer, who picks up at the supplier’s dock.',
    },
    es: {
      name: 'Términos de flete',
      dss: 'Términos de flete',
      definition:
        'Quién contrata y paga el transporte de la orden: el proveedor, con el costo dentro del precio, o la cadena, que recoge en el andén del proveedor.',
      synonyms: ['flete pagado o por cobrar'],
    },
    fr: {
      name: 'Conditions de transport',
      dss: 'Cond. transport',
      definition:
        'Qui organise et paie le transport de la commande\u00a0: le fournisseur, le coût étant compris dans le prix, ou le détaillant, qui ramasse au quai du fournisseur.',
      synonyms: ['port dû'],
    },
  },
  {
    technicalName: 'dock_wait_min_qty',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'BI_LINK'],
    example: '74.5',
    en: {
      name: 'Dock turn time',
      dss: 'Turn Time',
      definition:
        'Mean minutes a live-unload truck spends on site, from check-in at the gate to check-out. Trailers dropped for a later unload are left out.',
      calculation: 'Sum of minutes from gate in to gate out ÷ trucks unloaded live',
    },
    es: {
      name: 'Tiempo de estadía en andén',
      dss: 'Estadía en andén',
      definition:
        'Promedio de minutos que un camión con descarga en vivo pasa en el sitio, desde su entrada hasta su salida por caseta. No incluye remolques que se dejan para descargar después.',
      calculation: 'Suma de minutos entre entrada y salida ÷ camiones descargados en vivo',
    },
    fr: {
      name: 'Temps de séjour au quai',
      dss: 'Séjour au quai',
      definition:
        'Moyenne des minutes qu’un camion déchargé sur place passe sur le site, de l’entrée à la sortie par la barrière. Exclut les remorques laissées pour un déchargement ultérieur.',
      calculation: 'Somme des minutes entre l’entrée et la sortie ÷ camions déchargés sur place',
    },
  },
  {
    technicalName: 'trlr_util_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['BI_LINK', 'CLOUD_FEEDS'],
    isCharterOnly: true,
    example: '83.2',
    en: {
      name: 'Trailer utilization',
      dss: 'Trailer Util %',
      definition:
        'How full outbound trailers leave the distribution center: the larger of used floor length and used weight, against the legal limit. Backhauls from suppliers are left out.',
      calculation: 'Larger of length used ÷ length and weight loaded ÷ weight limit × 100',
      synonyms: ['cube fill'],
    },
    es: {
      name: 'Aprovechamiento del remolque',
      dss: 'Aprov. remolque %',
      definition:
        'Qué tan llenos salen los remolques del centro de distribución: el mayor entre largo de piso y peso utilizados, contra el límite legal. No incluye fletes de retorno desde proveedores.',
      calculation: 'Mayor entre largo usado ÷ largo y peso cargado ÷ límite de peso × 100',
    },
    fr: {
      name: 'Taux de remplissage des remorques',
      dss: 'Rempl. remorques\u00a0%',
      definition:
        'Degré de remplissage des remorques au départ du centre de distribution\u00a0: la plus élevée des parts de longueur et de poids utilisées, selon la limite légale. Exclut les retours à charge depuis les fournisseurs.',
      calculation: 'La plus élevée de longueur utilisée ÷ longueur et de poids chargé ÷ limite × 100',
    },
  },
  {
    technicalName: 'rcv_dscrp_qty',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS'],
    example: '-3',
    en: {
      name: 'Receiving discrepancy',
      dss: 'Rcv Discrepancy',
      definition:
        'Difference between the cases counted at the dock and those announced by the shipment notice: negative for shortages, positive for overages. It leads to a claim after a second count.',
      calculation: 'Cases received − cases announced',
      synonyms: ['short shipment', 'overage'],
    },
    es: {
      name: 'Diferencia en recibo',
      dss: 'Dif. en recibo',
      definition:
        'Diferencia entre las cajas contadas en andén y las anunciadas en el aviso de embarque: negativa si faltan, positiva si sobran. Da lugar a una reclamación tras un segundo conteo.',
      calculation: 'Cajas recibidas − cajas anunciadas',
      synonyms: ['faltante de entrega'],
    },
    fr: {
      name: 'Écart de réception',
      dss: 'Écart réception',
      definition:
        'Différence entre les caisses comptées au quai et celles annoncées par le préavis\u00a0: négative s’il en manque, positive s’il y en a trop. Mène à une réclamation après un second comptage.',
      calculation: 'Caisses reçues − caisses annoncées',
      synonyms: ['manquant à la livraison'],
    },
  },
  {
    technicalName: 'xdock_ind',
    type: 'ATTRIBUTE',
    dataType: 'BOOLEAN',
    fieldType: 'FLAG',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'MODULAR_INTELLIGENCE'],
    validValues: 'Y, N',
    example: 'N',
    en: {
      name: 'Cross-dock indicator',
      dss: 'Cross-Dock',
      definition:
        'Says whether the item passes through the distribution center without being put into storage, sorted to stores within a day. Such items have no warehouse stock to fall back on.',
    },
    es: {
      name: 'Indicador de cruce de andén',
      dss: 'Cruce de andén',
      definition:
        'Señala si el artículo pasa por el centro de distribución sin almacenarse y se clasifica a tiendas en un día. Estos artículos no tienen reserva en almacén.',
      synonyms: ['cross-docking'],
    },
    fr: {
      name: 'Indicateur de transbordement',
      dss: 'Transbordement',
      definition:
        'Précise si l’article traverse le centre de distribution sans y être entreposé, trié par magasin en une journée. Ces articles n’ont aucune réserve à l’entrepôt.',
    },
  },
  {
    technicalName: 'dsrpt_expo_scr',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['BI_LINK', 'CLOUD_FEEDS'],
    isCharterOnly: true,
    example: '62.0',
    en: {
      name: 'Disruption exposure score',
      dss: 'Disruption Score',
      definition:
        'Score from 0 to 100 for how badly a lane would suffer if its port, border crossing or main plant closed for two weeks. It weighs stock cover, alternative routes and sourcing spread.',
      calculation: '100 × weighted mean of cover, route and sourcing scores',
    },
    es: {
      name: 'Puntaje de vulnerabilidad logística',
      dss: 'Vulnerabilidad log.',
      definition:
        'Puntaje de 0 a 100 de cuánto sufriría una ruta si su puerto, cruce fronterizo o planta principal cerrara dos semanas. Pondera cobertura de inventario, rutas alternas y diversidad de origen.',
      calculation: '100 × media ponderada de cobertura, rutas y origen',
      synonyms: ['riesgo de abasto'],
    },
    fr: {
      name: 'Indice de vulnérabilité logistique',
      dss: 'Vulnérabilité log.',
      definition:
        'Indice de 0 à 100 de ce que subirait un trajet si son port, son poste frontalier ou son usine principale fermait deux semaines. Pondère la couverture du stock, les trajets de rechange et les sources.',
      calculation: '100 × moyenne pondérée de la couverture, des trajets et des sources',
    },
  },
  {
    technicalName: 'co2_per_case_qty',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['BI_LINK', 'CLOUD_FEEDS'],
    isCharterOnly: true,
    example: '1.84',
    changed: {
      on: '2026-05-04',
      en: 'Refrigeration fuel is included.',
      es: 'Se incluye el combustible de refrigeración.',
      fr: 'Le carburant de réfrigération est inclus.',
    },
    en: {
      name: 'Freight emissions per case',
      dss: 'Emissions/Case kg',
      definition:
        'Kilograms of CO2 equivalent released by the transport of one case from the supplier’s dock to the store, refrigeration included. Loads are shared out by weight and distance.',
      calculation: 'Emissions of the load × share of weight and distance ÷ cases',
      synonyms: ['carbon footprint'],
    },
    es: {
      name: 'Emisiones de flete por caja',
      dss: 'Emisiones/caja kg',
      definition:
        'Kilogramos de CO2 equivalente que genera transportar una caja desde el andén del proveedor hasta la tienda, con refrigeración. Cada carga se reparte por peso y distancia.',
      calculation: 'Emisiones de la carga × parte de peso y distancia ÷ cajas',
      synonyms: ['huella de carbono'],
    },
    fr: {
      name: 'Émissions de transport par caisse',
      dss: 'Émissions/caisse kg',
      definition:
        'Kilogrammes d’équivalent CO2 rejetés par le transport d’une caisse du quai du fournisseur au magasin, réfrigération comprise. Chaque chargement est réparti selon le poids et la distance.',
      calculation: 'Émissions du chargement × part du poids et de la distance ÷ caisses',
    },
  },
]
