import type { WrittenEntry } from './written-entry.ts'

/** Sessions, carts, online orders, their fulfillment and their returns. */
export const E_COMMERCE_ENTRIES: readonly WrittenEntry[] = [
  {
    technicalName: 'sess_cnt',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['DIGITAL_LANDSCAPES', 'CHANNEL_PERFORMANCE_INSIGHTS', 'REPORT_BUILDER'],
    example: '48210',
    en: {
      name: 'Sessions',
      dss: 'Sessions',
      definition:
        'Visits to the site or app, counted once per visit. A session ends after 30 minutes without activity or at midnight, store time zone. Traffic from known bots and from company offices is left out.',
      calculation: 'Count of distinct session identifiers',
      synonyms: ['visits', 'site traffic'],
    },
    es: {
      name: 'Sesiones',
      dss: 'Sesiones',
      definition:
        'Visitas al sitio o a la app, contadas una vez por visita. La sesión termina tras 30 minutos sin actividad o a medianoche, hora local. Excluye el tráfico de bots conocidos y de las oficinas de la empresa.',
      calculation: 'Conteo de identificadores de sesión distintos',
      synonyms: ['visitas al sitio'],
    },
    fr: {
      name: 'Sessions',
      dss: 'Sessions',
      definition:
        'Visites du site ou de l’application, comptées une fois chacune. La session prend fin après 30 minutes d’inactivité ou à minuit, heure locale. Exclut le trafic des robots connus et des bureaux de l’entreprise.',
      calculation: 'Nombre d’identifiants de session distincts',
      synonyms: ['visites'],
    },
  },
  {
    technicalName: 'pg_vw_cnt',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['DIGITAL_LANDSCAPES', 'CHANNEL_PERFORMANCE_INSIGHTS'],
    example: '183455',
    en: {
      name: 'Page views',
      dss: 'Page Views',
      definition:
        'Times an item, category or search page finished loading on the site or its equivalent screen opened in the app. Reloads count again; bot traffic and pages that failed to load do not.',
      calculation: 'Count of page load events',
      synonyms: ['item page hits'],
    },
    es: {
      name: 'Vistas de página',
      dss: 'Vistas de página',
      definition:
        'Veces que terminó de cargar una página de artículo, categoría o búsqueda en el sitio, o se abrió su pantalla en la app. Cada recarga cuenta de nuevo; el tráfico de bots y las cargas fallidas no cuentan.',
      calculation: 'Conteo de eventos de carga de página',
      synonyms: ['páginas vistas'],
    },
    fr: {
      name: 'Pages vues',
      dss: 'Pages vues',
      definition:
        'Nombre de fois qu’une page d’article, de catégorie ou de recherche s’est affichée au complet sur le site ou dans l’application. Chaque rechargement compte; le trafic des robots et les chargements échoués sont exclus.',
      calculation: 'Nombre d’événements de chargement de page',
    },
  },
  {
    technicalName: 'conv_rate_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['DIGITAL_LANDSCAPES', 'CHANNEL_PERFORMANCE_INSIGHTS', 'REPORT_BUILDER', 'BI_LINK'],
    example: '3.42',
    changed: {
      on: '2025-06-16',
      en: 'App sessions are now counted together with site sessions.',
      es: 'Las sesiones de la app ahora se cuentan junto con las del sitio.',
      fr: 'Les sessions de l’application sont maintenant comptées avec celles du site.',
    },
    en: {
      name: 'Conversion rate',
      dss: 'Conv Rate %',
      definition:
        'Share of sessions that ended with at least one order placed, pickup and delivery together. A session with several orders counts once; orders canceled later still count as converted.',
      calculation: 'Sessions with an order ÷ sessions × 100',
      synonyms: ['CVR', 'order conversion'],
    },
    es: {
      name: 'Tasa de conversión',
      dss: '% conversión',
      definition:
        'Proporción de sesiones que terminaron con al menos un pedido, ya sea para recolección o entrega. Una sesión con varios pedidos cuenta una vez; un pedido cancelado después sigue contando como conversión.',
      calculation: 'Sesiones con pedido ÷ sesiones × 100',
      synonyms: ['CVR'],
    },
    fr: {
      name: 'Taux de conversion',
      dss: 'Taux conv.\u00a0%',
      definition:
        'Part des sessions ayant mené à au moins une commande, cueillette et livraison confondues. Une session à plusieurs commandes compte une fois; une commande annulée par la suite demeure une conversion.',
      calculation: 'Sessions avec commande ÷ sessions × 100',
    },
  },
  {
    technicalName: 'avg_ord_val_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'CALCULATED',
    products: ['DIGITAL_LANDSCAPES', 'CHANNEL_PERFORMANCE_INSIGHTS', 'REPORT_BUILDER', 'API_GLOSSARY'],
    example: '74.18',
    en: {
      name: 'Average order value',
      dss: 'Avg Order $',
      definition:
        'Mean merchandise value of an online order when it was placed, after discounts and before taxes, tips and delivery fees. Later substitutions, cancellations and returns do not change it.',
      calculation: 'Value of online orders ÷ online orders',
      synonyms: ['AOV', 'order size'],
    },
    es: {
      name: 'Valor promedio del pedido',
      dss: 'Pedido promedio $',
      definition:
        'Valor medio de la mercancía de un pedido en línea al momento de hacerse, con descuentos y sin impuestos, propinas ni tarifa de entrega. Las sustituciones, cancelaciones y devoluciones posteriores no lo modifican.',
      calculation: 'Valor de los pedidos en línea ÷ pedidos en línea',
      synonyms: ['ticket en línea'],
    },
    fr: {
      name: 'Valeur moyenne des commandes',
      dss: 'Commande moyenne\u00a0$',
      definition:
        'Valeur moyenne de la marchandise d’une commande en ligne au moment où elle est passée, rabais déduits, avant taxes, pourboires et frais de livraison. Les substitutions, annulations et retours ultérieurs n’y changent rien.',
      calculation: 'Valeur des commandes en ligne ÷ commandes en ligne',
      synonyms: ['VMC'],
    },
  },
  {
    technicalName: 'onln_ord_cnt',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'REPORT_BUILDER', 'CLOUD_FEEDS'],
    example: '6120',
    en: {
      name: 'Online orders',
      dss: 'Online Orders',
      definition:
        'Orders placed on the site or in the app in the period, by order date, whether picked up, delivered or shipped. Split shipments remain one order; orders canceled within ten minutes are left out.',
      calculation: 'Count of distinct order numbers',
      synonyms: ['web orders'],
    },
    es: {
      name: 'Pedidos en línea',
      dss: 'Pedidos en línea',
      definition:
        'Pedidos hechos en el sitio o la app en el periodo, según la fecha del pedido, para recolectar, entregar o enviar. Los envíos parciales son un solo pedido; se excluyen los cancelados en los primeros diez minutos.',
      calculation: 'Conteo de números de pedido distintos',
      synonyms: ['órdenes web'],
    },
    fr: {
      name: 'Commandes en ligne',
      dss: 'Commandes en ligne',
      definition:
        'Commandes passées sur le site ou dans l’application pendant la période, selon la date de commande, tous modes de réception confondus. Les envois fractionnés ne comptent qu’une fois; les annulations survenues dans les dix minutes sont exclues.',
      calculation: 'Nombre de numéros de commande distincts',
    },
  },
  {
    technicalName: 'cart_aband_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['DIGITAL_LANDSCAPES', 'SHOPPER_BEHAVIOR'],
    example: '68.9',
    en: {
      name: 'Cart abandonment rate',
      dss: 'Cart Abandon %',
      definition:
        'Share of carts with at least one item that did not become an order within 24 hours of the last change. Carts emptied by the shopper count as abandoned; saved lists do not count.',
      calculation: 'Carts without an order ÷ carts with items × 100',
      synonyms: ['dropped carts'],
    },
    es: {
      name: 'Tasa de abandono del carrito',
      dss: '% carrito abandonado',
      definition:
        'Proporción de carritos con al menos un artículo que no se volvieron pedido en las 24 horas siguientes al último cambio. Los carritos vaciados cuentan como abandonados; las listas guardadas no se incluyen.',
      calculation: 'Carritos sin pedido ÷ carritos con artículos × 100',
      synonyms: ['carritos sin comprar'],
    },
    fr: {
      name: 'Taux d’abandon du panier',
      dss: 'Abandon panier\u00a0%',
      definition:
        'Part des paniers contenant au moins un article qui ne sont pas devenus une commande dans les 24 heures suivant la dernière modification. Les paniers vidés comptent comme abandonnés; les listes enregistrées sont exclues.',
      calculation: 'Paniers sans commande ÷ paniers avec articles × 100',
      synonyms: ['paniers délaissés'],
    },
  },
  {
    technicalName: 'add_cart_rate_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['DIGITAL_LANDSCAPES'],
    example: '11.7',
    en: {
      name: 'Add-to-cart rate',
      dss: 'Add to Cart %',
      definition:
        'Share of item page views in which the item was put in the cart from that page. Additions from search results, lists and reorder buttons are counted elsewhere, so the figure judges the page itself.',
      calculation: 'Item pages with an addition ÷ item page views × 100',
    },
    es: {
      name: 'Tasa de adición al carrito',
      dss: '% agregado a carrito',
      definition:
        'Proporción de vistas de la página del artículo en las que se agregó al carrito desde esa página. Lo agregado desde resultados, listas o recompra no cuenta, por lo que el dato evalúa la página misma.',
      calculation: 'Páginas con adición ÷ vistas de la página del artículo × 100',
    },
    fr: {
      name: 'Taux d’ajout au panier',
      dss: 'Ajout panier\u00a0%',
      definition:
        'Part des affichages de la page d’un article où celui-ci a été ajouté au panier à partir de cette page. Les ajouts depuis les résultats, les listes ou le rachat rapide sont exclus\u00a0: la mesure juge la page même.',
      calculation: 'Pages avec ajout ÷ affichages de la page d’article × 100',
    },
  },
  {
    technicalName: 'chkout_cmpl_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['DIGITAL_LANDSCAPES', 'CHANNEL_PERFORMANCE_INSIGHTS'],
    example: '57.3',
    en: {
      name: 'Checkout completion rate',
      dss: 'Checkout Compl %',
      definition:
        'Of the sessions that opened the checkout page, the share that reached the order confirmation. Payment declines and time slots that ran out count against it.',
      calculation: 'Sessions with confirmation ÷ sessions with checkout opened × 100',
    },
    es: {
      name: 'Tasa de finalización del pago',
      dss: '% pago terminado',
      definition:
        'De las sesiones que abrieron la página de pago, proporción que llegó a la confirmación del pedido. Los pagos rechazados y los horarios de entrega agotados la reducen.',
      calculation: 'Sesiones con confirmación ÷ sesiones que abrieron el pago × 100',
      synonyms: ['pagos completados'],
    },
    fr: {
      name: 'Taux d’achèvement du paiement',
      dss: 'Paiement achevé\u00a0%',
      definition:
        'Parmi les sessions ayant ouvert la page de paiement, part de celles qui ont atteint la confirmation de la commande. Les paiements refusés et les plages horaires épuisées font baisser ce taux.',
      calculation: 'Sessions avec confirmation ÷ sessions ayant ouvert la page de paiement × 100',
    },
  },
  {
    technicalName: 'pkup_ord_cnt',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'REPORT_BUILDER', 'BI_LINK'],
    example: '2875',
    en: {
      name: 'Pickup orders',
      dss: 'Pickup Orders',
      definition:
        'Online orders handed over to the customer at a store, curbside or at a counter, in the period, by handover time. Orders prepared but never collected are returned to stock and left out.',
      calculation: 'Count of distinct orders with a store handover',
      synonyms: ['BOPIS', 'curbside orders', 'click and collect'],
    },
    es: {
      name: 'Pedidos para recoger',
      dss: 'Pedidos para recoger',
      definition:
        'Pedidos en línea entregados al cliente en la tienda, en el estacionamiento o en mostrador, según la hora de entrega. Los preparados que nadie recogió regresan al inventario y no cuentan.',
      calculation: 'Conteo de pedidos distintos con entrega en tienda',
      synonyms: ['pickup', 'recolección en tienda'],
    },
    fr: {
      name: 'Commandes à cueillir',
      dss: 'Commandes à cueillir',
      definition:
        'Commandes en ligne remises à la clientèle au magasin, à l’auto ou au comptoir, selon l’heure de remise. Les commandes préparées qui ne sont jamais récupérées retournent en stock et sont exclues.',
      calculation: 'Nombre de commandes distinctes remises en magasin',
      synonyms: ['ramassage en magasin', 'cliquer-ramasser'],
    },
  },
  {
    technicalName: 'pkup_wait_min_qty',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'CUSTOMER_PERCEPTION'],
    example: '4.6',
    en: {
      name: 'Pickup wait time',
      dss: 'Pickup Wait Min',
      definition:
        'Minutes between the customer’s arrival notice and the handover of the order, averaged over pickup orders. Orders whose owner arrived before the promised slot are measured from the start of the slot.',
      calculation: 'Sum of minutes from arrival to handover ÷ pickup orders',
    },
    es: {
      name: 'Tiempo de espera para recoger',
      dss: 'Espera al recoger min',
      definition:
        'Minutos entre el aviso de llegada del cliente y la entrega del pedido, promediados entre los pedidos para recoger. Si la llegada fue antes del horario prometido, se mide desde el inicio de ese horario.',
      calculation: 'Suma de minutos de la llegada a la entrega ÷ pedidos para recoger',
    },
    fr: {
      name: 'Attente à la cueillette',
      dss: 'Attente cueillette min',
      definition:
        'Minutes écoulées entre l’avis d’arrivée et la remise de la commande, en moyenne par commande à cueillir. Si l’arrivée précède la plage promise, la mesure commence au début de cette plage.',
      calculation: 'Somme des minutes de l’arrivée à la remise ÷ commandes à cueillir',
    },
  },
  {
    technicalName: 'dlvr_ord_cnt',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'REPORT_BUILDER'],
    example: '1932',
    en: {
      name: 'Delivery orders',
      dss: 'Delivery Orders',
      definition:
        'Online orders brought from a store to the customer’s address by an employee or a courier, counted on the day of the first drop-off. Parcels shipped by carriers from warehouses are counted as shipped orders.',
      calculation: 'Count of distinct orders with a local drop-off',
      synonyms: ['home delivery'],
    },
    es: {
      name: 'Pedidos a domicilio',
      dss: 'Pedidos a domicilio',
      definition:
        'Pedidos en línea llevados de una tienda al domicilio del cliente por personal propio o repartidores, contados el día de la primera entrega. Los paquetes enviados desde almacén se cuentan como pedidos enviados.',
      calculation: 'Conteo de pedidos distintos con entrega local',
      synonyms: ['servicio a domicilio'],
    },
    fr: {
      name: 'Commandes livrées à domicile',
      dss: 'Commandes livrées',
      definition:
        'Commandes en ligne apportées d’un magasin à l’adresse voulue par le personnel ou un service de messagerie, comptées le jour du premier dépôt. Les colis expédiés d’un entrepôt figurent parmi les commandes expédiées.',
      calculation: 'Nombre de commandes distinctes avec dépôt local',
      synonyms: ['livraison locale'],
    },
  },
  {
    technicalName: 'dlvr_time_hr_qty',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'CUSTOMER_PERCEPTION', 'DIGITAL_LANDSCAPES'],
    example: '5.2',
    changed: {
      on: '2026-02-09',
      en: 'The clock now starts when payment is authorized, not when the order is printed.',
      es: 'El conteo ahora inicia al autorizarse el pago y no al imprimirse el pedido.',
      fr: 'Le décompte commence maintenant à l’autorisation du paiement plutôt qu’à l’impression de la commande.',
    },
    en: {
      name: 'Delivery time',
      dss: 'Delivery Time Hrs',
      definition:
        'Hours from authorized payment to the drop-off at the customer’s door, averaged over delivered orders. Orders scheduled for a later day are measured from the start of their slot.',
      calculation: 'Sum of hours from payment to drop-off ÷ delivered orders',
      synonyms: ['door-to-door hours'],
    },
    es: {
      name: 'Tiempo de entrega a domicilio',
      dss: 'Tiempo entrega hrs',
      definition:
        'Horas desde la autorización del pago hasta la entrega en la puerta del cliente, promediadas entre los pedidos entregados. Los programados para otro día se miden desde el inicio de su horario.',
      calculation: 'Suma de horas del pago a la entrega ÷ pedidos entregados',
      synonyms: ['horas de reparto'],
    },
    fr: {
      name: 'Temps de livraison à domicile',
      dss: 'Temps livraison h',
      definition:
        'Heures écoulées entre l’autorisation du paiement et le dépôt à la porte, en moyenne par commande livrée. Les commandes prévues pour un autre jour sont mesurées à partir du début de leur plage.',
      calculation: 'Somme des heures du paiement au dépôt ÷ commandes livrées',
    },
  },
  {
    technicalName: 'dlvr_on_slot_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'CUSTOMER_PERCEPTION'],
    example: '94.1',
    en: {
      name: 'Delivered in promised slot',
      dss: 'In-Slot Delivery %',
      definition:
        'Share of delivery orders dropped off between the beginning and the end of the window the customer chose. Early arrivals count as missed; weather closures announced by the store are excluded.',
      calculation: 'Orders dropped off within their window ÷ delivery orders × 100',
      synonyms: ['on-schedule deliveries'],
    },
    es: {
      name: 'Entregas en el horario prometido',
      dss: '% entrega en horario',
      definition:
        'Proporción de pedidos a domicilio entregados entre el inicio y el fin del horario que eligió el cliente. Llegar antes cuenta como falla; se excluyen los cierres por clima anunciados por la tienda.',
      calculation: 'Pedidos entregados en su horario ÷ pedidos a domicilio × 100',
    },
    fr: {
      name: 'Livraisons dans la plage promise',
      dss: 'Livr. dans la plage\u00a0%',
      definition:
        'Part des commandes livrées à domicile entre le début et la fin de la plage choisie. Une arrivée hâtive compte comme un manquement; les fermetures annoncées pour cause de météo sont exclues.',
      calculation: 'Commandes livrées dans leur plage ÷ commandes livrées à domicile × 100',
    },
  },
  {
    technicalName: 'ord_cncl_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'REPORT_BUILDER'],
    example: '2.8',
    en: {
      name: 'Order cancellation rate',
      dss: 'Order Cancel %',
      definition:
        'Share of online orders canceled before handover, by the customer, by the store or for suspected fraud. Lines removed from an order that was otherwise fulfilled are not counted here.',
      calculation: 'Canceled online orders ÷ online orders × 100',
    },
    es: {
      name: 'Tasa de cancelación de pedidos',
      dss: '% pedidos cancelados',
      definition:
        'Proporción de pedidos en línea cancelados antes de entregarse, por el cliente, por la tienda o por sospecha de fraude. No cuenta los renglones eliminados de un pedido que sí se surtió.',
      calculation: 'Pedidos en línea cancelados ÷ pedidos en línea × 100',
      synonyms: ['pedidos no concretados'],
    },
    fr: {
      name: 'Taux d’annulation des commandes',
      dss: 'Annulation cmd\u00a0%',
      definition:
        'Part des commandes en ligne annulées avant leur remise, par la clientèle, par le magasin ou pour soupçon de fraude. Les lignes retirées d’une commande par ailleurs exécutée sont exclues.',
      calculation: 'Commandes en ligne annulées ÷ commandes en ligne × 100',
    },
  },
  {
    technicalName: 'sub_rate_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'CUSTOMER_PERCEPTION'],
    example: '6.4',
    en: {
      name: 'Substitution rate',
      dss: 'Substitution %',
      definition:
        'Share of ordered lines for which the picker supplied another item because the requested one was missing. Lines the customer refused at handover still count as substituted.',
      calculation: 'Substituted lines ÷ lines ordered online × 100',
    },
    es: {
      name: 'Tasa de sustitución',
      dss: '% sustitución',
      definition:
        'Proporción de renglones pedidos en los que se surtió otro artículo porque el solicitado faltaba. Los que el cliente rechazó al recibir también cuentan como sustituidos.',
      calculation: 'Renglones sustituidos ÷ renglones pedidos en línea × 100',
      synonyms: ['reemplazo de artículos'],
    },
    fr: {
      name: 'Taux de substitution',
      dss: 'Substitution\u00a0%',
      definition:
        'Part des lignes commandées pour lesquelles un autre article a été fourni parce que celui demandé manquait. Les remplacements refusés à la remise comptent quand même.',
      calculation: 'Lignes substituées ÷ lignes commandées en ligne × 100',
      synonyms: ['articles remplacés'],
    },
  },
  {
    technicalName: 'ful_type_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'CLOUD_FEEDS', 'API_GLOSSARY'],
    validValues: 'PICKUP, DELIVERY, SHIP, MAIL_LOCKER',
    example: 'PICKUP',
    en: {
      name: 'Fulfillment type',
      dss: 'Fulfillment Type',
      definition:
        'Way an online order reaches the customer, chosen at checkout. It stays the same when the store changes the slot; an order with two ways is stored as two fulfillment groups.',
      synonyms: ['fulfillment method'],
    },
    es: {
      name: 'Tipo de cumplimiento',
      dss: 'Tipo de cumplimiento',
      definition:
        'Forma en que un pedido en línea llega al cliente, elegida al pagar. No cambia si la tienda mueve el horario; un pedido con dos formas se guarda como dos grupos de surtido.',
      synonyms: ['modalidad de entrega'],
    },
    fr: {
      name: 'Mode d’exécution',
      dss: 'Mode d’exécution',
      definition:
        'Façon dont une commande en ligne parvient à la clientèle, choisie au paiement. Elle reste la même si le magasin déplace la plage; une commande à deux modes forme deux groupes d’exécution.',
      synonyms: ['mode de réception'],
    },
  },
  {
    technicalName: 'ful_str_nbr',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'CLOUD_FEEDS'],
    example: '04127',
    en: {
      name: 'Fulfilling store',
      dss: 'Fulfilling Store',
      definition:
        'Store whose staff picked the online order, which receives credit for the sale. It may differ from the store the customer chose when a nearby store covers for a full one.',
      synonyms: ['picking store'],
    },
    es: {
      name: 'Tienda que surte',
      dss: 'Tienda que surte',
      definition:
        'Tienda cuyo personal surtió el pedido en línea y que recibe el crédito de la venta. Puede ser distinta de la que eligió el cliente cuando otra cercana apoya por saturación.',
      synonyms: ['tienda de surtido'],
    },
    fr: {
      name: 'Magasin exécutant',
      dss: 'Magasin exécutant',
      definition:
        'Magasin dont le personnel a préparé la commande en ligne et auquel la vente est créditée. Il peut différer du magasin choisi lorsqu’un autre, à proximité, prend la relève.',
    },
  },
  {
    technicalName: 'web_ord_nbr',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'KEY',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY', 'BI_LINK'],
    example: 'W204418830173',
    en: {
      name: 'Online order number',
      dss: 'Online Order No',
      definition:
        'Identifier given to an online order at confirmation and printed on its label. It never changes or repeats, and it links order lines, handovers, refunds and customer contacts.',
    },
    es: {
      name: 'Número de pedido en línea',
      dss: 'Núm. pedido en línea',
      definition:
        'Identificador que recibe un pedido en línea al confirmarse y que aparece en su etiqueta. Nunca cambia ni se repite, y relaciona renglones, entregas, reembolsos y contactos del cliente.',
      synonyms: ['folio del pedido'],
    },
    fr: {
      name: 'Numéro de commande en ligne',
      dss: 'N° commande en ligne',
      definition:
        'Identifiant attribué à une commande en ligne à la confirmation et imprimé sur son étiquette. Unique et permanent, il relie lignes, remises, remboursements et communications avec la clientèle.',
    },
  },
  {
    technicalName: 'web_ord_stat_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY', 'CHANNEL_PERFORMANCE_INSIGHTS'],
    validValues: 'PLACED, PICKING, READY, HANDED_OVER, CANCELED',
    example: 'READY',
    en: {
      name: 'Online order status',
      dss: 'Online Order Status',
      definition:
        'Last step an online order has reached at the time of the extract. An order moves forward only; after handover, refunds and returns are recorded in their own tables.',
    },
    es: {
      name: 'Estado del pedido en línea',
      dss: 'Estado pedido en línea',
      definition:
        'Último paso que alcanzó un pedido en línea al momento de la extracción. Nunca retrocede; después de la entrega, los reembolsos y devoluciones se registran en sus propias tablas.',
    },
    fr: {
      name: 'Statut de la commande en ligne',
      dss: 'Statut cmd en ligne',
      definition:
        'Dernière étape atteinte par une commande en ligne au moment de l’extraction. Elle ne recule jamais; après la remise, remboursements et retours sont inscrits dans leurs propres tables.',
    },
  },
  {
    technicalName: 'slot_start_ts',
    type: 'DATA_ELEMENT',
    dataType: 'TIMESTAMP',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY'],
    example: '2026-03-14T16:00:00-06:00',
    en: {
      name: 'Slot start time',
      dss: 'Slot Start',
      definition:
        'Beginning of the one-hour window promised for pickup or delivery, in the time zone of the fulfilling store. When the customer reschedules, the new window replaces the former one.',
      synonyms: ['time window'],
    },
    es: {
      name: 'Inicio del horario de entrega',
      dss: 'Inicio del horario',
      definition:
        'Comienzo de la ventana de una hora prometida para recoger o recibir el pedido, en la zona horaria de la tienda que surte. Si el cliente reprograma, la nueva ventana reemplaza a la anterior.',
    },
    fr: {
      name: 'Début de la plage horaire',
      dss: 'Début de plage',
      definition:
        'Début de la plage d’une heure promise pour la cueillette ou la livraison, dans le fuseau horaire du magasin exécutant. En cas de report, la nouvelle plage remplace la précédente.',
      synonyms: ['créneau'],
    },
  },
  {
    technicalName: 'dgtl_ret_rate_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['DIGITAL_LANDSCAPES', 'CHANNEL_PERFORMANCE_INSIGHTS', 'REPORT_BUILDER'],
    example: '7.9',
    changed: {
      on: '2024-09-23',
      en: 'Items refused at the door are now counted as returns.',
      es: 'Los artículos rechazados en la puerta ahora cuentan como devoluciones.',
      fr: 'Les articles refusés à la porte comptent maintenant comme des retours.',
    },
    en: {
      name: 'Digital return rate',
      dss: 'Digital Return %',
      definition:
        'Share of units ordered online and handed over in the period that came back within 90 days, by mail or at a store counter. Canceled and substituted lines are not part of it.',
      calculation: 'Online units returned ÷ online units handed over × 100',
      synonyms: ['e-commerce returns'],
    },
    es: {
      name: 'Tasa de devolución digital',
      dss: '% devolución digital',
      definition:
        'Proporción de unidades pedidas en línea y entregadas en el periodo que regresaron en los 90 días siguientes, por paquetería o en tienda. No incluye renglones cancelados ni sustituidos.',
      calculation: 'Unidades en línea devueltas ÷ unidades en línea entregadas × 100',
    },
    fr: {
      name: 'Taux de retour numérique',
      dss: 'Retour numérique\u00a0%',
      definition:
        'Part des unités commandées en ligne et remises pendant la période qui sont revenues dans les 90 jours, par la poste ou au comptoir. Les lignes annulées ou substituées en sont exclues.',
      calculation: 'Unités en ligne retournées ÷ unités en ligne remises × 100',
    },
  },
  {
    technicalName: 'dgtl_ret_rsn_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['DIGITAL_LANDSCAPES', 'CLOUD_FEEDS', 'CUSTOMER_PERCEPTION'],
    validValues: 'DAMAGED, WRONG_ITEM, NOT_AS_SHOWN, TOO_LATE, CHANGED_MIND',
    example: 'NOT_AS_SHOWN',
    en: {
      name: 'Digital return reason',
      dss: 'Digital Return Reason',
      definition:
        'Reason the customer picked from the list when sending back an item bought online. It is the customer’s view and is not corrected after the item is inspected.',
    },
    es: {
      name: 'Motivo de devolución digital',
      dss: 'Motivo dev. digital',
      definition:
        'Razón que el cliente eligió de la lista al devolver un artículo comprado en línea. Es la opinión del cliente y no se corrige después de inspeccionar el artículo.',
      synonyms: ['causa de devolución en línea'],
    },
    fr: {
      name: 'Motif du retour numérique',
      dss: 'Motif retour numérique',
      definition:
        'Raison choisie dans la liste au moment de retourner un article acheté en ligne. Elle traduit le point de vue de la clientèle et n’est pas corrigée après l’inspection de l’article.',
    },
  },
  {
    technicalName: 'guest_ord_ind',
    type: 'ATTRIBUTE',
    dataType: 'BOOLEAN',
    fieldType: 'FLAG',
    products: ['SHOPPER_BEHAVIOR', 'DIGITAL_LANDSCAPES', 'API_GLOSSARY'],
    validValues: 'Y, N',
    example: 'N',
    en: {
      name: 'Guest checkout indicator',
      dss: 'Guest Checkout',
      definition:
        'True when the order was placed without signing in to an account. Such orders cannot be linked to a household, so they are missing from loyalty and repeat figures.',
    },
    es: {
      name: 'Indicador de compra como invitado',
      dss: 'Compra invitado',
      definition:
        'Verdadero cuando el pedido se hizo sin entrar a una cuenta. Estos pedidos no se pueden vincular a un hogar, por lo que faltan en los datos de lealtad y recompra.',
    },
    fr: {
      name: 'Indicateur d’achat sans compte',
      dss: 'Achat sans compte',
      definition:
        'Vrai lorsque la commande a été passée sans se connecter. De telles commandes ne peuvent être rattachées à un ménage et sont absentes des données de fidélité et de rachat.',
    },
  },
  {
    technicalName: 'dvc_type_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['DIGITAL_LANDSCAPES', 'BI_LINK'],
    validValues: 'APP, MOBILE_WEB, DESKTOP, TABLET, KIOSK',
    example: 'APP',
    en: {
      name: 'Device type',
      dss: 'Device',
      definition:
        'Kind of screen on which the session began, taken from the browser or the app. A shopper who moves from phone to computer starts a new session with its own value.',
    },
    es: {
      name: 'Tipo de dispositivo',
      dss: 'Dispositivo',
      definition:
        'Clase de pantalla en la que inició la sesión, según el navegador o la app. Quien pasa del celular a la computadora inicia otra sesión con su propio valor.',
    },
    fr: {
      name: 'Type d’appareil',
      dss: 'Appareil',
      definition:
        'Genre d’écran sur lequel la session a commencé, selon le navigateur ou l’application. Passer du téléphone à l’ordinateur ouvre une nouvelle session, avec sa propre valeur.',
      synonyms: ['plateforme'],
    },
  },
  {
    technicalName: 'bay_cngst_idx',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'CUSTOMER_PERCEPTION'],
    isCharterOnly: true,
    example: '1.08',
    en: {
      name: 'Curbside bay congestion index',
      dss: 'Bay Congestion Idx',
      definition:
        'Occupancy of reserved parking bays during the busiest quarter hour, set against the average of stores with the same bay count. Above 1.00, queues are longer than at similar stores.',
      calculation: 'Peak occupancy of the store’s bays ÷ peak occupancy of its peers',
      synonyms: ['parking bay crowding'],
    },
    es: {
      name: 'Índice de congestión en cajones',
      dss: 'Índice congestión',
      definition:
        'Ocupación de los cajones reservados durante el cuarto de hora más cargado, comparada con el promedio de tiendas con igual número de cajones. Arriba de 1.00, hay más filas que en tiendas similares.',
      calculation: 'Ocupación máxima de la tienda ÷ ocupación máxima de sus pares',
    },
    fr: {
      name: 'Indice d’engorgement des cases',
      dss: 'Indice engorgement',
      definition:
        'Occupation des cases de stationnement réservées pendant le quart d’heure le plus achalandé, par rapport à la moyenne des magasins ayant autant de cases. Au-delà de 1,00, les files dépassent celles des magasins semblables.',
      calculation: 'Occupation maximale du magasin ÷ occupation maximale de ses pairs',
    },
  },
  {
    technicalName: 'path_frict_scr',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['DIGITAL_LANDSCAPES', 'SHOPPER_BEHAVIOR'],
    isCharterOnly: true,
    validValues: '0–100',
    example: '37.5',
    en: {
      name: 'Purchase path friction score',
      dss: 'Path Friction Scr',
      definition:
        'Modeled score of the obstacles met on the way from landing to confirmation: errors, slow screens, backtracking and repeated form fields. Zero means a smooth path; scores are estimated for signed-in sessions only.',
      calculation: 'Weighted sum of obstacles ÷ steps taken, scaled to 100',
    },
    es: {
      name: 'Puntaje de fricción de compra',
      dss: 'Puntaje de fricción',
      definition:
        'Puntaje modelado de los obstáculos entre la llegada y la confirmación: errores, pantallas lentas, retrocesos y campos repetidos. Cero significa un recorrido fluido; se estima solo para sesiones identificadas.',
      calculation: 'Suma ponderada de obstáculos ÷ pasos realizados, en escala de 100',
    },
    fr: {
      name: 'Cote de friction du parcours',
      dss: 'Cote de friction',
      definition:
        'Cote modélisée des obstacles rencontrés entre l’arrivée et la confirmation\u00a0: erreurs, écrans lents, retours en arrière et champs à remplir de nouveau. Zéro signifie un parcours fluide; estimée pour les sessions identifiées seulement.',
      calculation: 'Somme pondérée des obstacles ÷ étapes franchies, sur 100',
      synonyms: ['irritants du parcours'],
    },
  },
]
