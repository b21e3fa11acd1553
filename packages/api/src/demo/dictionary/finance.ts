import type { WrittenEntry } from './written-entry.ts'

/** Invoices, deductions, claims, payments, and the operations and labor of stores. */
export const FINANCE_ENTRIES: readonly WrittenEntry[] = [
  {
    technicalName: 'inv_nbr',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'KEY',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY', 'REPORT_BUILDER'],
    example: 'INV-0093318',
    en: {
      name: 'Invoice number',
      dss: 'Invoice Nbr',
      definition:
        'Number the supplier prints on its bill, up to 22 characters. It must be new for each vendor number; a second invoice with the same number is rejected as a duplicate.',
      synonyms: ['bill number'],
    },
    es: {
      name: 'Número de factura',
      dss: 'Núm. factura',
      definition:
        'Número que el proveedor asigna a su factura, de hasta 22 caracteres. Debe ser nuevo para cada número de proveedor; una segunda factura con el mismo número se rechaza por duplicada.',
      synonyms: ['folio fiscal'],
    },
    fr: {
      name: 'Numéro de facture',
      dss: 'No facture',
      definition:
        'Numéro que le fournisseur donne à sa facture, d’au plus 22 caractères. Il doit être nouveau pour chaque numéro de fournisseur; une seconde facture portant le même est refusée comme doublon.',
    },
  },
  {
    technicalName: 'inv_dt',
    type: 'DATA_ELEMENT',
    dataType: 'DATE',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY', 'REPORT_BUILDER'],
    example: '2026-02-11',
    en: {
      name: 'Invoice date',
      dss: 'Invoice Date',
      definition:
        'Date on the supplier’s bill. Payment terms count from it or from the receipt of the goods, whichever is later, so billing before shipping brings no earlier payment.',
    },
    es: {
      name: 'Fecha de factura',
      dss: 'Fecha factura',
      definition:
        'Fecha que indica la factura del proveedor. Las condiciones de pago corren desde ella o desde el recibo de la mercancía, lo que ocurra después; facturar antes de embarcar no adelanta el pago.',
    },
    fr: {
      name: 'Date de facture',
      dss: 'Date facture',
      definition:
        'Date inscrite sur la facture du fournisseur. Les modalités de paiement courent à partir d’elle ou de la réception, selon la plus tardive; facturer avant d’expédier n’avance donc pas le paiement.',
    },
  },
  {
    technicalName: 'inv_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'BI_LINK'],
    example: '13564.80',
    en: {
      name: 'Invoiced amount',
      dss: 'Invoiced $',
      definition:
        'Total billed by the supplier for merchandise and agreed freight, tax included where it applies, before any deduction. Credit notes count with a minus sign on their own date.',
      calculation: 'Sum of invoice lines + freight + tax − credit notes',
      synonyms: ['billed amount'],
    },
    es: {
      name: 'Importe facturado',
      dss: 'Facturado $',
      definition:
        'Total que el proveedor factura por mercancía y flete acordado, con impuestos cuando aplican, antes de cualquier deducción. Las notas de crédito restan en su propia fecha.',
      calculation: 'Suma de renglones + flete + impuestos − notas de crédito',
    },
    fr: {
      name: 'Montant facturé',
      dss: 'Facturé\u00a0$',
      definition:
        'Total facturé par le fournisseur pour la marchandise et le transport convenu, taxes comprises s’il y a lieu, avant toute déduction. Les notes de crédit sont soustraites à leur propre date.',
      calculation: 'Somme des lignes + transport + taxes − notes de crédit',
      synonyms: ['facturation'],
    },
  },
  {
    technicalName: 'inv_match_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'BI_LINK'],
    example: '92.6',
    en: {
      name: 'Invoice match rate',
      dss: 'Invoice Match %',
      definition:
        'Share of invoices whose price and quantity agreed with the purchase order and the receipt at the first attempt, so that they were paid without anyone looking at them.',
      calculation: 'Invoices matched at first attempt ÷ invoices received × 100',
      synonyms: ['three-way match'],
    },
    es: {
      name: 'Tasa de conciliación de facturas',
      dss: 'Conciliación %',
      definition:
        'Proporción de facturas cuyo precio y cantidad coincidieron con la orden de compra y el recibo en el primer intento, y se pagaron sin revisión manual.',
      calculation: 'Facturas conciliadas al primer intento ÷ facturas recibidas × 100',
      synonyms: ['cotejo de facturas'],
    },
    fr: {
      name: 'Taux de rapprochement des factures',
      dss: 'Rapprochement\u00a0%',
      definition:
        'Part des factures dont le prix et la quantité concordaient avec le bon de commande et la réception au premier essai, et qui ont été payées sans vérification manuelle.',
      calculation: 'Factures rapprochées au premier essai ÷ factures reçues × 100',
    },
  },
  {
    technicalName: 'pay_term_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'REPORT_BUILDER'],
    validValues: 'N30, N45, N60, N90, 2-10N30',
    example: '2-10N30',
    en: {
      name: 'Payment terms',
      dss: 'Pay Terms',
      definition:
        'When the retailer pays and what early payment earns. The code 2-10N30 means 2% discount when paid within 10 days, the full amount within 30.',
      synonyms: ['net terms', 'days to pay'],
    },
    es: {
      name: 'Condiciones de pago',
      dss: 'Cond. de pago',
      definition:
        'Cuándo paga la cadena y qué descuento se obtiene por pronto pago. El código 2-10N30 significa 2% de descuento si se paga en 10 días, o el total a 30.',
      synonyms: ['plazo de pago'],
    },
    fr: {
      name: 'Modalités de paiement',
      dss: 'Mod. paiement',
      definition:
        'Moment où le détaillant paie et escompte obtenu pour un paiement rapide. Le code 2-10N30 signifie 2\u00a0% d’escompte si le paiement est fait dans les 10 jours, sinon le plein montant à 30 jours.',
      synonyms: ['conditions de règlement'],
    },
  },
  {
    technicalName: 'pay_due_dt',
    type: 'DATA_ELEMENT',
    dataType: 'DATE',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY'],
    example: '2026-03-27',
    en: {
      name: 'Payment due date',
      dss: 'Pay Due',
      definition:
        'Day by which the invoice is to be paid under its terms, moved to the following payment run when it falls on a weekend or a bank holiday.',
    },
    es: {
      name: 'Fecha de vencimiento del pago',
      dss: 'Vencimiento pago',
      definition:
        'Día en que debe pagarse la factura según sus condiciones; si cae en fin de semana o día inhábil bancario, pasa a la siguiente corrida de pagos.',
    },
    fr: {
      name: 'Date d’échéance du paiement',
      dss: 'Échéance paiement',
      definition:
        'Jour où la facture doit être payée selon ses modalités, reporté au cycle de paiement suivant s’il tombe une fin de semaine ou un jour férié bancaire.',
    },
  },
  {
    technicalName: 'dpo_day_qty',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['BI_LINK', 'REPORT_BUILDER'],
    example: '47.3',
    en: {
      name: 'Days payable outstanding',
      dss: 'DPO',
      definition:
        'Mean days between the receipt of goods and the payment of their invoice, weighted by amount, over invoices paid in the month. Disputed invoices count only once they are paid.',
      calculation: 'Sum of (days to payment × amount) ÷ sum of amounts',
      synonyms: ['DPO'],
    },
    es: {
      name: 'Días promedio de pago',
      dss: 'DPO',
      definition:
        'Días promedio entre el recibo de la mercancía y el pago de su factura, ponderados por importe, en las facturas pagadas en el mes. Las que están en disputa cuentan hasta que se pagan.',
      calculation: 'Suma de (días a pago × importe) ÷ suma de importes',
      synonyms: ['cuentas por pagar'],
    },
    fr: {
      name: 'Délai moyen de paiement',
      dss: 'DPO',
      definition:
        'Nombre moyen de jours entre la réception des marchandises et le paiement de leur facture, pondéré par le montant, pour les factures payées dans le mois. Les factures contestées comptent une fois payées.',
      calculation: 'Somme de (jours avant paiement × montant) ÷ somme des montants',
    },
  },
  {
    technicalName: 'ded_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'BI_LINK'],
    example: '742.10',
    changed: {
      on: '2025-03-17',
      en: 'Deductions later reversed are taken off on the day of reversal.',
      es: 'Las deducciones revertidas se restan el día de la reversión.',
      fr: 'Les déductions annulées sont soustraites le jour de leur annulation.',
    },
    en: {
      name: 'Deduction amount',
      dss: 'Deductions $',
      definition:
        'Money held back from supplier payments in the period, for any reason: shortages, allowances, compliance fees, returns. Amounts given back after a dispute reduce it.',
      calculation: 'Sum of amounts withheld − amounts given back',
      synonyms: ['short payment'],
    },
    es: {
      name: 'Importe de deducciones',
      dss: 'Deducciones $',
      definition:
        'Monto retenido de los pagos al proveedor en el periodo por cualquier motivo: faltantes, bonificaciones, cargos por incumplimiento, devoluciones. Lo que se reintegra tras una disputa lo reduce.',
      calculation: 'Suma de montos retenidos − montos reintegrados',
      synonyms: ['descuentos en pago'],
    },
    fr: {
      name: 'Montant des déductions',
      dss: 'Déductions\u00a0$',
      definition:
        'Sommes retenues sur les paiements au fournisseur pendant la période pour tout motif\u00a0: manquants, remises, frais de non-conformité, retours. Les sommes rendues après contestation le réduisent.',
      calculation: 'Somme des montants retenus − montants rendus',
      synonyms: ['retenues'],
    },
  },
  {
    technicalName: 'ded_rsn_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'REPORT_BUILDER'],
    validValues: '10–99',
    example: '22',
    en: {
      name: 'Deduction reason',
      dss: 'Ded Reason',
      definition:
        'Two-digit code of why an amount was held back, printed on the remittance advice. Codes 10 to 29 concern quantity and price, 30 to 59 allowances, 60 and above compliance.',
      synonyms: ['deduction code'],
    },
    es: {
      name: 'Motivo de deducción',
      dss: 'Motivo deducción',
      definition:
        'Código de dos dígitos del motivo de la retención, impreso en el aviso de pago. Del 10 al 29 son cantidad y precio; del 30 al 59, bonificaciones; del 60 en adelante, cumplimiento.',
    },
    fr: {
      name: 'Motif de déduction',
      dss: 'Motif déduction',
      definition:
        'Code à deux chiffres du motif de la retenue, imprimé sur l’avis de paiement. Les codes 10 à 29 visent la quantité et le prix, 30 à 59 les remises, 60 et plus la conformité.',
    },
  },
  {
    technicalName: 'chbk_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS'],
    example: '318.00',
    en: {
      name: 'Chargeback amount',
      dss: 'Chargebacks $',
      definition:
        'Fees charged for missing a delivery requirement, such as a late load, a wrong label or an absent shipment notice. It is one part of all deductions.',
      calculation: 'Cases in default × fee rate of the program',
      synonyms: ['compliance fine', 'penalty'],
    },
    es: {
      name: 'Importe de cargos por incumplimiento',
      dss: 'Cargos incumpl. $',
      definition:
        'Cargos al proveedor por no cumplir un requisito de entrega, como carga tardía, etiqueta errónea o falta del aviso de embarque. Es una parte del total de deducciones.',
      calculation: 'Cajas en incumplimiento × tarifa del programa',
      synonyms: ['penalizaciones'],
    },
    fr: {
      name: 'Montant des frais de non-conformité',
      dss: 'Frais non-conf.\u00a0$',
      definition:
        'Frais imposés au fournisseur pour une exigence de livraison non respectée, comme un chargement tardif, une étiquette erronée ou un préavis absent. C’est une partie de l’ensemble des déductions.',
      calculation: 'Caisses en défaut × tarif du programme',
      synonyms: ['rétrofacturation', 'pénalités'],
    },
  },
  {
    technicalName: 'clm_nbr',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'KEY',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY', 'REPORT_BUILDER'],
    example: 'CLM-2026-004417',
    en: {
      name: 'Claim number',
      dss: 'Claim Nbr',
      definition:
        'Number of one claim against a supplier or a carrier, for shortage, damage, price or return. All messages, documents and amounts about the case carry it.',
    },
    es: {
      name: 'Número de reclamación',
      dss: 'Núm. reclamación',
      definition:
        'Número de una reclamación a un proveedor o transportista por faltante, daño, precio o devolución. Todos los mensajes, documentos e importes del caso lo llevan.',
      synonyms: ['folio de reclamo'],
    },
    fr: {
      name: 'Numéro de réclamation',
      dss: 'No réclamation',
      definition:
        'Numéro d’une réclamation à un fournisseur ou à un transporteur pour manquant, dommage, prix ou retour. Tous les messages, documents et montants du dossier le portent.',
    },
  },
  {
    technicalName: 'clm_stat_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'REPORT_BUILDER'],
    validValues: 'FILED, DISPUTED, UPHELD, REVERSED',
    example: 'DISPUTED',
    en: {
      name: 'Claim status',
      dss: 'Claim Status',
      definition:
        'Where the claim stands today: filed and deducted, disputed by the supplier, upheld after review, or reversed and repaid. A claim not disputed within 90 days counts as upheld.',
      synonyms: ['dispute status'],
    },
    es: {
      name: 'Estado de la reclamación',
      dss: 'Estado reclamación',
      definition:
        'Situación actual de la reclamación: presentada y deducida, en disputa por el proveedor, confirmada tras revisión o revertida y pagada. Sin disputa en 90 días se da por confirmada.',
    },
    fr: {
      name: 'Statut de la réclamation',
      dss: 'Statut réclamation',
      definition:
        'Situation actuelle de la réclamation\u00a0: déposée et déduite, contestée par le fournisseur, maintenue après examen, ou annulée et remboursée. Non contestée dans les 90 jours, elle est réputée maintenue.',
      synonyms: ['litige'],
    },
  },
  {
    technicalName: 'dsput_rcvr_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['BI_LINK', 'REPORT_BUILDER'],
    isCharterOnly: true,
    example: '38.0',
    en: {
      name: 'Dispute recovery rate',
      dss: 'Recovery %',
      definition:
        'Part of the disputed amount that was paid back to the supplier, over disputes decided in the period. Open disputes do not count on either side.',
      calculation: 'Amount paid back ÷ amount of decided disputes × 100',
    },
    es: {
      name: 'Tasa de recuperación de disputas',
      dss: 'Recuperación %',
      definition:
        'Parte del importe disputado que se reintegró al proveedor, en las disputas resueltas en el periodo. Las disputas abiertas no cuentan de ningún lado.',
      calculation: 'Importe reintegrado ÷ importe de disputas resueltas × 100',
    },
    fr: {
      name: 'Taux de recouvrement des litiges',
      dss: 'Recouvrement\u00a0%',
      definition:
        'Part du montant contesté qui a été remboursée au fournisseur, pour les contestations tranchées pendant la période. Les contestations en cours ne comptent d’aucun côté.',
      calculation: 'Montant remboursé ÷ montant des contestations tranchées × 100',
    },
  },
  {
    technicalName: 'accr_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'MEASURE',
    products: ['CLOUD_FEEDS', 'BI_LINK'],
    example: '5200.00',
    en: {
      name: 'Accrued rebate amount',
      dss: 'Accrued Rebate $',
      definition:
        'Rebates earned through purchases or sales so far but not yet collected from the supplier, at the close of the fiscal month. Collected amounts leave the balance on the day of payment.',
      calculation: 'Opening balance + earned − collected ± corrections',
      synonyms: ['accruals'],
    },
    es: {
      name: 'Importe de bonificaciones devengadas',
      dss: 'Bonif. devengadas $',
      definition:
        'Bonificaciones ganadas por compras o ventas y aún no cobradas al proveedor, al cierre del mes fiscal. Lo cobrado sale del saldo el día del pago.',
      calculation: 'Saldo inicial + devengado − cobrado ± correcciones',
      synonyms: ['provisiones'],
    },
    fr: {
      name: 'Montant des ristournes courues',
      dss: 'Ristournes courues\u00a0$',
      definition:
        'Ristournes acquises par les achats ou les ventes, mais pas encore perçues du fournisseur, à la clôture du mois financier. Les sommes perçues quittent le solde le jour du paiement.',
      calculation: 'Solde d’ouverture + acquis − perçu ± corrections',
      synonyms: ['comptes courus'],
    },
  },
  {
    technicalName: 'rtv_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS'],
    example: '1096.55',
    en: {
      name: 'Return-to-vendor amount',
      dss: 'RTV $',
      definition:
        'Cost of merchandise sent back or destroyed at the supplier’s expense: defective, recalled or unsold under agreement. It is booked when the return center closes the claim.',
      calculation: 'Units returned to vendor × unit cost + handling fee',
      synonyms: ['RTV', 'vendor returns'],
    },
    es: {
      name: 'Importe de devoluciones a proveedor',
      dss: 'Devol. proveedor $',
      definition:
        'Costo de la mercancía devuelta o destruida con cargo al proveedor: defectuosa, retirada del mercado o no vendida según convenio. Se registra cuando el centro de devoluciones cierra la reclamación.',
      calculation: 'Unidades devueltas al proveedor × costo unitario + maniobras',
    },
    fr: {
      name: 'Montant des retours au fournisseur',
      dss: 'Retours fourn.\u00a0$',
      definition:
        'Coût de la marchandise renvoyée ou détruite aux frais du fournisseur\u00a0: défectueuse, rappelée ou invendue selon l’entente. Inscrit lorsque le centre de retours clôt la réclamation.',
      calculation: 'Unités retournées au fournisseur × coût unitaire + frais de manutention',
    },
  },
  {
    technicalName: 'rtv_rsn_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'REPORT_BUILDER', 'CUSTOMER_PERCEPTION'],
    validValues: 'DEFECT, RECALL, OVERSTOCK, EXPIRED',
    example: 'DEFECT',
    en: {
      name: 'Return-to-vendor reason',
      dss: 'RTV Reason',
      definition:
        'Why the goods went back to the supplier, chosen at the return center and not by the shopper. Recall returns override any agreement that replaces returns by an allowance.',
    },
    es: {
      name: 'Motivo de devolución a proveedor',
      dss: 'Motivo devol. prov.',
      definition:
        'Razón por la que la mercancía regresó al proveedor; la elige el centro de devoluciones y no el cliente. El retiro del mercado prevalece sobre convenios que cambian devolución por bonificación.',
    },
    fr: {
      name: 'Motif de retour au fournisseur',
      dss: 'Motif retour fourn.',
      definition:
        'Raison du renvoi de la marchandise au fournisseur, choisie au centre de retours et non par la clientèle. Un rappel l’emporte sur toute entente qui remplace les retours par une remise.',
    },
  },
  {
    technicalName: 'remit_nbr',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'KEY',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY'],
    example: '70011852',
    en: {
      name: 'Remittance number',
      dss: 'Remit Nbr',
      definition:
        'Number of one payment to a supplier, by check or bank transfer. The EDI 820 message lists under it every invoice paid and every deduction taken.',
      synonyms: ['check number'],
    },
    es: {
      name: 'Número de pago',
      dss: 'Núm. pago',
      definition:
        'Número de un pago al proveedor, por cheque o transferencia. El mensaje EDI 820 lista bajo él cada factura pagada y cada deducción aplicada.',
      synonyms: ['aviso de pago'],
    },
    fr: {
      name: 'Numéro de versement',
      dss: 'No versement',
      definition:
        'Numéro d’un paiement à un fournisseur, par chèque ou virement. Le message EDI 820 énumère sous ce numéro chaque facture payée et chaque déduction prise.',
      synonyms: ['avis de paiement'],
    },
  },
  {
    technicalName: 'lbr_hr_qty',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'MEASURE',
    products: ['REPORT_BUILDER', 'BI_LINK'],
    example: '1864.5',
    en: {
      name: 'Labor hours',
      dss: 'Labor Hours',
      definition:
        'Hours worked and paid in the store in the week, overtime included, from the time clock. Leave, training away from the store and salaried managers are left out.',
      calculation: 'Sum of clocked paid hours',
      synonyms: ['hours worked'],
    },
    es: {
      name: 'Horas de personal',
      dss: 'Horas personal',
      definition:
        'Horas trabajadas y pagadas en la tienda en la semana, con tiempo extra, según el reloj checador. No incluye permisos, capacitación fuera de tienda ni gerencia con sueldo fijo.',
      calculation: 'Suma de horas registradas y pagadas',
    },
    fr: {
      name: 'Heures de main-d’œuvre',
      dss: 'Heures main-d’œuvre',
      definition:
        'Heures travaillées et payées au magasin pendant la semaine, supplémentaires comprises, selon l’horodateur. Exclut les congés, la formation hors du magasin et les cadres salariés.',
      calculation: 'Somme des heures pointées et payées',
      synonyms: ['heures travaillées'],
    },
  },
  {
    technicalName: 'sales_per_lbr_hr_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'CHANNEL_PERFORMANCE_INSIGHTS'],
    example: '182.70',
    en: {
      name: 'Sales per labor hour',
      dss: 'Sales/Labor Hr $',
      definition:
        'Net sales the store makes for each hour worked in it, pickup and delivery sales included. It is best compared between stores of like format and size.',
      calculation: 'Net sales amount ÷ labor hours',
      synonyms: ['labor productivity'],
    },
    es: {
      name: 'Ventas por hora de personal',
      dss: 'Ventas/hora $',
      definition:
        'Ventas netas que la tienda genera por cada hora trabajada en ella, incluidas recolección y entrega. Conviene comparar tiendas de formato y tamaño similares.',
      calculation: 'Importe de ventas netas ÷ horas de personal',
      synonyms: ['productividad laboral'],
    },
    fr: {
      name: 'Ventes par heure de main-d’œuvre',
      dss: 'Ventes/heure\u00a0$',
      definition:
        'Ventes nettes réalisées par le magasin pour chaque heure qui y est travaillée, ramassage et livraison compris. À comparer entre magasins de format et de taille semblables.',
      calculation: 'Montant des ventes nettes ÷ heures de main-d’œuvre',
    },
  },
  {
    technicalName: 'sales_per_sqft_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'CALCULATED',
    products: ['REPORT_BUILDER', 'MODULAR_INTELLIGENCE'],
    example: '512.30',
    en: {
      name: 'Sales per square foot',
      dss: 'Sales/Sq Ft $',
      definition:
        'Net sales of 52 weeks for each square foot of sales floor, back room and parking left out. Stores outside the United States are measured in square meters and converted.',
      calculation: 'Net sales of 52 weeks ÷ sales floor area',
      synonyms: ['space productivity'],
    },
    es: {
      name: 'Ventas por pie cuadrado',
      dss: 'Ventas/pie² $',
      definition:
        'Ventas netas de 52 semanas por cada pie cuadrado de piso de venta, sin bodega ni estacionamiento. En México la tienda se mide en metros cuadrados y se convierte.',
      calculation: 'Ventas netas de 52 semanas ÷ superficie de piso de venta',
    },
    fr: {
      name: 'Ventes par pied carré',
      dss: 'Ventes/pi²\u00a0$',
      definition:
        'Ventes nettes de 52 semaines par pied carré d’aire de vente, sans l’arrière-boutique ni le stationnement. Les magasins mesurés en mètres carrés sont convertis.',
      calculation: 'Ventes nettes de 52 semaines ÷ aire de vente',
    },
  },
  {
    technicalName: 'wait_time_min_qty',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['CUSTOMER_PERCEPTION', 'CHANNEL_PERFORMANCE_INSIGHTS', 'REPORT_BUILDER'],
    example: '3.6',
    changed: {
      on: '2024-10-07',
      en: 'Self-checkout lanes are counted too.',
      es: 'También se cuentan las cajas de autocobro.',
      fr: 'Les caisses libre-service sont aussi comptées.',
    },
    en: {
      name: 'Checkout wait time',
      dss: 'Wait Time Min',
      definition:
        'Mean minutes between joining a line and the first item scanned, estimated by ceiling sensors during opening hours. Customers who leave the line are left out.',
      calculation: 'Sum of minutes waited ÷ customers served',
      synonyms: ['queue time'],
    },
    es: {
      name: 'Tiempo de espera en caja',
      dss: 'Espera en caja min',
      definition:
        'Promedio de minutos entre formarse en la fila y el primer artículo escaneado, según sensores de techo en horario de apertura. Quien abandona la fila no cuenta.',
      calculation: 'Suma de minutos de espera ÷ clientes atendidos',
      synonyms: ['tiempo en fila'],
    },
    fr: {
      name: 'Temps d’attente à la caisse',
      dss: 'Attente caisse min',
      definition:
        'Nombre moyen de minutes entre l’arrivée dans la file et la lecture du premier article, selon des capteurs au plafond pendant les heures d’ouverture. Exclut les personnes qui quittent la file.',
      calculation: 'Somme des minutes d’attente ÷ personnes servies',
    },
  },
  {
    technicalName: 'pick_accy_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CHANNEL_PERFORMANCE_INSIGHTS', 'CUSTOMER_PERCEPTION', 'DIGITAL_LANDSCAPES'],
    example: '97.2',
    en: {
      name: 'Pick accuracy',
      dss: 'Pick Accuracy %',
      definition:
        'Share of ordered online lines handed over exactly as ordered, without substitute, shortage or wrong item. Lines the customer changes after picking began are left out.',
      calculation: 'Lines picked as ordered ÷ lines ordered × 100',
      synonyms: ['order accuracy'],
    },
    es: {
      name: 'Precisión de surtido en línea',
      dss: 'Precisión surtido %',
      definition:
        'Proporción de renglones de pedidos en línea entregados tal como se pidieron, sin sustituto, faltante ni artículo equivocado. No cuenta renglones que el cliente modifica ya iniciado el surtido.',
      calculation: 'Renglones surtidos como se pidieron ÷ renglones pedidos × 100',
    },
    fr: {
      name: 'Exactitude de la préparation',
      dss: 'Exact. préparation\u00a0%',
      definition:
        'Part des lignes de commandes en ligne remises exactement comme demandé, sans substitut, manquant ni erreur d’article. Exclut les lignes modifiées par la clientèle après le début de la préparation.',
      calculation: 'Lignes préparées comme demandé ÷ lignes commandées × 100',
    },
  },
  {
    technicalName: 'str_open_dt',
    type: 'ATTRIBUTE',
    dataType: 'DATE',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'API_GLOSSARY'],
    example: '2009-10-21',
    en: {
      name: 'Store opening date',
      dss: 'Store Opened',
      definition:
        'First day the store sold to the public at its present address. A relocation sets a new date, although the store keeps its number.',
      synonyms: ['grand opening'],
    },
    es: {
      name: 'Fecha de apertura de tienda',
      dss: 'Apertura tienda',
      definition:
        'Primer día en que la tienda vendió al público en su domicilio actual. Una reubicación fija una nueva fecha aunque la tienda conserve su número.',
      synonyms: ['inauguración'],
    },
    fr: {
      name: 'Date d’ouverture du magasin',
      dss: 'Ouverture magasin',
      definition:
        'Premier jour où le magasin a vendu au public à son adresse actuelle. Un déménagement fixe une nouvelle date, même si le magasin garde son numéro.',
    },
  },
  {
    technicalName: 'dyn_disc_yld_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['BI_LINK', 'CLOUD_FEEDS'],
    isCharterOnly: true,
    example: '6.9',
    changed: {
      on: '2026-06-15',
      en: 'Shown as a yearly rate; it was the plain discount before.',
      es: 'Se muestra como tasa anual; antes era el descuento simple.',
      fr: 'Affiché en taux annuel; c’était auparavant l’escompte simple.',
    },
    en: {
      name: 'Early-pay discount yield',
      dss: 'Early-Pay Yield %',
      definition:
        'Yearly interest rate that equals the discount a supplier granted for being paid ahead of the due date. It lets treasurers set the offer against a bank loan.',
      calculation: 'Discount ÷ amount paid × 365 ÷ days paid early × 100',
      synonyms: ['dynamic discounting'],
    },
    es: {
      name: 'Rendimiento por pago anticipado',
      dss: 'Rend. anticipado %',
      definition:
        'Tasa de interés anual equivalente al descuento que otorgó un proveedor por cobrar antes del vencimiento. Permite comparar la oferta con un crédito bancario.',
      calculation: 'Descuento ÷ importe pagado × 365 ÷ días anticipados × 100',
      synonyms: ['descuento dinámico'],
    },
    fr: {
      name: 'Rendement de l’escompte anticipé',
      dss: 'Rend. escompte ant.\u00a0%',
      definition:
        'Taux d’intérêt annuel équivalant à l’escompte accordé par un fournisseur pour être payé avant l’échéance. Permet de comparer l’offre à un prêt bancaire.',
      calculation: 'Escompte ÷ montant payé × 365 ÷ jours d’avance × 100',
    },
  },
  {
    technicalName: 'cost_to_srv_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'CALCULATED',
    products: ['BI_LINK', 'REPORT_BUILDER'],
    isCharterOnly: true,
    example: '0.83',
    en: {
      name: 'Cost-to-serve per unit',
      dss: 'Cost-to-Serve $',
      definition:
        'Everything it takes to bring one unit from the dock door to the customer’s hands: handling, linehaul, stocking, picking, payment fees and returns. Spread by activity, not by sales.',
      calculation: 'Sum of activity costs of the item ÷ units sold',
      synonyms: ['activity-based costing'],
    },
    es: {
      name: 'Costo de servir por unidad',
      dss: 'Costo de servir $',
      definition:
        'Todo lo que cuesta llevar una unidad del andén a manos del cliente: maniobras, flete troncal, acomodo, surtido, comisiones de pago y devoluciones. Se reparte por actividad, no por venta.',
      calculation: 'Suma de costos por actividad del artículo ÷ unidades vendidas',
      synonyms: ['costeo por actividades'],
    },
    fr: {
      name: 'Coût de desserte par unité',
      dss: 'Coût de desserte\u00a0$',
      definition:
        'Tout ce qu’il en coûte pour amener une unité du quai jusqu’à la clientèle\u00a0: manutention, transport principal, mise en tablette, préparation, frais de paiement et retours. Réparti par activité et non selon les ventes.',
      calculation: 'Somme des coûts d’activité de l’article ÷ unités vendues',
    },
  },
]
