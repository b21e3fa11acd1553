import type { WrittenEntry } from './written-entry.ts'

/** Fields and measures of data feeds and API responses. */
export const FEED_ENTRIES: readonly WrittenEntry[] = [
  {
    technicalName: 'load_ts',
    type: 'DATA_ELEMENT',
    dataType: 'TIMESTAMP',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY', 'BI_LINK'],
    example: '2026-05-12T06:42:18Z',
    changed: {
      on: '2025-03-10',
      en: 'Times are now in UTC; they were in Central Time.',
      es: 'Las horas ahora están en UTC; antes estaban en hora del centro.',
      fr: 'Les heures sont maintenant en UTC plutôt qu’à l’heure du Centre.',
    },
    en: {
      name: 'Load timestamp',
      dss: 'Load Time',
      definition:
        'Moment at which the row was written to the delivery table, in UTC. It changes when a row is delivered again, so it can be used to pick up only new or corrected rows.',
      synonyms: ['insert time', 'ETL timestamp'],
    },
    es: {
      name: 'Marca de tiempo de carga',
      dss: 'Hora de carga',
      definition:
        'Momento en que la fila se escribió en la tabla de entrega, en UTC. Cambia cuando la fila se entrega de nuevo, así que sirve para tomar solo filas nuevas o corregidas.',
      synonyms: ['fecha y hora de carga'],
    },
    fr: {
      name: 'Horodatage du chargement',
      dss: 'Heure de chargement',
      definition:
        'Moment où la ligne a été écrite dans la table de livraison, en UTC. Il change lorsque la ligne est livrée de nouveau et permet de ne reprendre que les lignes nouvelles ou corrigées.',
      synonyms: ['heure d’insertion'],
    },
  },
  {
    technicalName: 'btch_id',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'KEY',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY'],
    example: 'B20260512-0093',
    en: {
      name: 'Batch identifier',
      dss: 'Batch ID',
      definition:
        'Key shared by all rows that were delivered together in one run of a feed. A rerun of the same day gets a new key, and the higher sequence replaces the lower.',
      synonyms: ['run id', 'load id'],
    },
    es: {
      name: 'Identificador de lote',
      dss: 'ID de lote',
      definition:
        'Clave común a todas las filas entregadas juntas en una corrida de la fuente de datos. Repetir el mismo día genera otra clave, y la secuencia mayor reemplaza a la menor.',
      synonyms: ['ID de corrida'],
    },
    fr: {
      name: 'Identifiant de lot',
      dss: 'ID de lot',
      definition:
        'Clé commune à toutes les lignes livrées ensemble lors d’une exécution du flux. Une reprise du même jour reçoit une nouvelle clé; la séquence la plus élevée remplace la précédente.',
      synonyms: ['numéro d’exécution'],
    },
  },
  {
    technicalName: 'rec_stat_cd',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY'],
    validValues: 'NEW, CHANGED, DELETED',
    example: 'CHANGED',
    en: {
      name: 'Record status',
      dss: 'Record Status',
      definition:
        'Tells what to do with a row of a changes-only file: add it, overwrite the row with the same key, or remove that row. In full files every row has the first value.',
      synonyms: ['change type', 'CDC flag'],
    },
    es: {
      name: 'Estado del registro de datos',
      dss: 'Estado del registro',
      definition:
        'Indica qué hacer con una fila de un archivo de cambios: agregarla, reemplazar la que tiene la misma clave o eliminarla. En los archivos completos, todas llevan el primer valor.',
      synonyms: ['tipo de cambio'],
    },
    fr: {
      name: 'Statut de l’enregistrement',
      dss: 'Statut enreg.',
      definition:
        'Indique que faire d’une ligne de fichier de modifications\u00a0: l’ajouter, écraser la ligne ayant la même clé ou supprimer celle-ci. Dans les fichiers complets, toutes portent la première valeur.',
      synonyms: ['type de modification'],
    },
  },
  {
    technicalName: 'file_nm',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'KEY',
    products: ['CLOUD_FEEDS', 'BI_LINK'],
    example: 'sales_dly_00417_20260512_01.csv.gz',
    en: {
      name: 'File name',
      dss: 'File Name',
      definition:
        'Name of the delivered file: feed, supplier number, business date and sequence, joined by underscores. Names never repeat, so a name that was already processed can be skipped safely.',
      synonyms: ['extract file'],
    },
    es: {
      name: 'Nombre del archivo',
      dss: 'Nombre del archivo',
      definition:
        'Nombre del archivo entregado: fuente, número de proveedor, fecha comercial y secuencia, unidos con guiones bajos. Nunca se repite, así que un nombre ya procesado puede omitirse con seguridad.',
    },
    fr: {
      name: 'Nom du fichier',
      dss: 'Nom du fichier',
      definition:
        'Nom du fichier livré\u00a0: flux, numéro de fournisseur, date d’exploitation et séquence, joints par des traits de soulignement. Il ne se répète jamais; un nom déjà traité peut donc être ignoré.',
      synonyms: ['fichier d’extraction'],
    },
  },
  {
    technicalName: 'extr_dt',
    type: 'DATA_ELEMENT',
    dataType: 'DATE',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'BI_LINK', 'API_GLOSSARY'],
    example: '2026-05-12',
    en: {
      name: 'Extract date',
      dss: 'Extract Date',
      definition:
        'Day on which the data were read from the source system, which may be later than the day they describe. Sales are read the next morning and again after seven days for corrections.',
      synonyms: ['snapshot date'],
    },
    es: {
      name: 'Fecha de extracción',
      dss: 'Fecha de extracción',
      definition:
        'Día en que los datos se leyeron del sistema de origen, que puede ser posterior al día que describen. Las ventas se leen a la mañana siguiente y de nuevo a los siete días por correcciones.',
      synonyms: ['fecha de corte'],
    },
    fr: {
      name: 'Date d’extraction',
      dss: 'Date d’extraction',
      definition:
        'Jour où les données ont été lues dans le système source, parfois postérieur au jour décrit. Les ventes sont lues le lendemain matin, puis de nouveau après sept jours pour les corrections.',
      synonyms: ['date de l’instantané'],
    },
  },
  {
    technicalName: 'row_cnt',
    type: 'DATA_ELEMENT',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY'],
    example: '1048211',
    en: {
      name: 'Row count',
      dss: 'Row Count',
      definition:
        'Number of data rows in the file, header and trailer not counted, as stated in the control file. Compare it with the rows you loaded before you use a delivery.',
      calculation: 'Count of data rows in the file',
      synonyms: ['record count'],
    },
    es: {
      name: 'Número de filas',
      dss: 'Núm. de filas',
      definition:
        'Cantidad de filas de datos del archivo, sin encabezado ni cierre, según el archivo de control. Compárala con las filas que subiste antes de usar una entrega.',
      calculation: 'Conteo de filas de datos del archivo',
      synonyms: ['total de registros'],
    },
    fr: {
      name: 'Nombre de lignes',
      dss: 'Nbre de lignes',
      definition:
        'Nombre de lignes de données du fichier, en-tête et fin exclus, selon le fichier de contrôle. Comparez-le aux lignes chargées de votre côté avant d’utiliser une livraison.',
      calculation: 'Nombre de lignes de données du fichier',
      synonyms: ['nombre d’enregistrements'],
    },
  },
  {
    technicalName: 'schm_vrsn_nbr',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY'],
    validValues: '[0-9]+.[0-9]+',
    example: '4.2',
    changed: {
      on: '2024-10-07',
      en: 'A new optional column now raises only the second number.',
      es: 'Una columna opcional nueva ahora solo aumenta el segundo número.',
      fr: 'Une nouvelle colonne facultative n’augmente maintenant que le second nombre.',
    },
    en: {
      name: 'Schema version',
      dss: 'Schema Version',
      definition:
        'Version of the layout that a file or answer follows. The first number rises when columns are removed or change their meaning, the second when columns are added at the end.',
      synonyms: ['layout version'],
    },
    es: {
      name: 'Versión del esquema',
      dss: 'Versión del esquema',
      definition:
        'Versión de la estructura que sigue un archivo o respuesta. El primer número aumenta si se quitan columnas o cambia su significado; el segundo, si se agregan columnas al final.',
      synonyms: ['versión del layout'],
    },
    fr: {
      name: 'Version du schéma',
      dss: 'Version du schéma',
      definition:
        'Version de la structure d’un fichier ou d’une réponse. Le premier nombre augmente lorsque des colonnes sont retirées ou changent de sens; le second, lorsque des colonnes s’ajoutent à la fin.',
    },
  },
  {
    technicalName: 'feed_cd',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'BI_LINK'],
    validValues: 'SALES_DLY, INVT_DLY, ORD_HRLY, FCST_WKLY, ITM_DLY',
    example: 'SALES_DLY',
    en: {
      name: 'Feed code',
      dss: 'Feed',
      definition:
        'Short code of a data feed, made of its subject and its rhythm. It is part of the file name and of the folder, and stays the same over schema versions.',
      synonyms: ['subscription code', 'dataset'],
    },
    es: {
      name: 'Clave de la fuente de datos',
      dss: 'Clave de fuente',
      definition:
        'Clave corta de una fuente de datos, formada por su tema y su frecuencia. Es parte del nombre del archivo y de la carpeta, y no cambia entre versiones de esquema.',
      synonyms: ['conjunto de datos'],
    },
    fr: {
      name: 'Code du flux',
      dss: 'Code du flux',
      definition:
        'Code court d’un flux de données, formé de son sujet et de sa fréquence. Il fait partie du nom du fichier et du dossier, et demeure le même d’une version de schéma à l’autre.',
      synonyms: ['jeu de données'],
    },
  },
  {
    technicalName: 'api_req_id',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'KEY',
    products: ['API_GLOSSARY'],
    example: '7f0c2b9e-51d4-4c1a-9a57-0e6f2f1c83ad',
    en: {
      name: 'API request identifier',
      dss: 'Request ID',
      definition:
        'Unique value returned in the header of every API answer, also when the call fails. Quote it when you report a problem, because it leads straight to the log of that call.',
      synonyms: ['correlation id', 'trace id'],
    },
    es: {
      name: 'Identificador de solicitud de API',
      dss: 'ID de solicitud',
      definition:
        'Valor único que devuelve el encabezado de toda respuesta de la API, incluso si la llamada falla. Inclúyelo al reportar un problema, pues lleva directo al registro de esa llamada.',
      synonyms: ['ID de rastreo'],
    },
    fr: {
      name: 'Identifiant de requête d’API',
      dss: 'ID de requête',
      definition:
        'Valeur unique renvoyée dans l’en-tête de chaque réponse de l’API, même si l’appel échoue. Indiquez-la pour signaler un problème\u00a0: elle mène directement au journal de cet appel.',
      synonyms: ['identifiant de corrélation'],
    },
  },
  {
    technicalName: 'api_resp_ms_qty',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['API_GLOSSARY'],
    example: '184',
    en: {
      name: 'API response time',
      dss: 'API Response ms',
      definition:
        'Milliseconds from the arrival of a request at the gateway to the last byte of the answer, at the 95th percentile of the hour. Network time on the caller’s side is not part of it.',
      calculation: '95th percentile of milliseconds per hour',
      synonyms: ['latency of calls'],
    },
    es: {
      name: 'Tiempo de respuesta de la API',
      dss: 'Respuesta API ms',
      definition:
        'Milisegundos desde que una solicitud llega a la puerta de enlace hasta el último byte de la respuesta, en el percentil 95 de la hora. No incluye el tiempo de red de quien llama.',
      calculation: 'Percentil 95 de milisegundos por hora',
    },
    fr: {
      name: 'Temps de réponse de l’API',
      dss: 'Réponse API ms',
      definition:
        'Millisecondes entre l’arrivée d’une requête à la passerelle et le dernier octet de la réponse, au 95e centile de l’heure. Le temps de réseau du côté de l’appelant est exclu.',
      calculation: '95e centile des millisecondes par heure',
    },
  },
  {
    technicalName: 'api_err_rate_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['API_GLOSSARY', 'CLOUD_FEEDS'],
    example: '0.21',
    en: {
      name: 'API error rate',
      dss: 'API Error %',
      definition:
        'Share of API calls answered with a server error or cut off after 30 seconds. Calls rejected because of wrong credentials or too many requests are left out of it.',
      calculation: 'Calls with a server error or cutoff ÷ all valid calls × 100',
      synonyms: ['failed calls'],
    },
    es: {
      name: 'Tasa de error de la API',
      dss: '% error de API',
      definition:
        'Proporción de llamadas a la API que terminaron en error del servidor o se cortaron a los 30 segundos. No incluye las rechazadas por credenciales incorrectas o exceso de solicitudes.',
      calculation: 'Llamadas con error del servidor o corte ÷ llamadas válidas × 100',
      synonyms: ['llamadas fallidas'],
    },
    fr: {
      name: 'Taux d’erreur de l’API',
      dss: 'Erreurs API\u00a0%',
      definition:
        'Part des appels d’API ayant reçu une erreur du serveur ou été coupés après 30 secondes. Les appels refusés pour identifiants erronés ou requêtes trop nombreuses sont exclus.',
      calculation: 'Appels avec erreur du serveur ou coupure ÷ appels valides × 100',
      synonyms: ['appels échoués'],
    },
  },
  {
    technicalName: 'rate_lim_qty',
    type: 'DATA_ELEMENT',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['API_GLOSSARY'],
    example: '600',
    en: {
      name: 'Rate limit',
      dss: 'Rate Limit',
      definition:
        'Number of API calls that one key may make per minute before further calls are rejected with code 429. The count starts again with each full minute; batch downloads have their own allowance.',
      synonyms: ['throttle', 'quota'],
    },
    es: {
      name: 'Límite de llamadas',
      dss: 'Límite de llamadas',
      definition:
        'Número de llamadas a la API que puede hacer una clave por minuto antes de rechazarse con el código 429. El conteo reinicia cada minuto; las descargas por lotes tienen su propio límite.',
      synonyms: ['cuota de API'],
    },
    fr: {
      name: 'Limite d’appels',
      dss: 'Limite d’appels',
      definition:
        'Nombre d’appels d’API permis par clé et par minute avant que les suivants soient refusés avec le code 429. Le compte repart à chaque minute; les téléchargements en lot ont leur propre limite.',
      synonyms: ['quota d’appels'],
    },
  },
  {
    technicalName: 'next_csr_txt',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['API_GLOSSARY'],
    example: 'eyJvIjoyMDB9',
    en: {
      name: 'Next page cursor',
      dss: 'Next Cursor',
      definition:
        'Opaque text that the caller sends back to get the next page of results. It is empty on the last page, expires after 24 hours and must not be taken apart.',
      synonyms: ['pagination token'],
    },
    es: {
      name: 'Cursor de página siguiente',
      dss: 'Cursor siguiente',
      definition:
        'Texto opaco que se reenvía para obtener la página siguiente de resultados. Queda vacío en la última página, vence a las 24 horas y no debe interpretarse.',
    },
    fr: {
      name: 'Curseur de page suivante',
      dss: 'Curseur suivant',
      definition:
        'Texte opaque à renvoyer pour obtenir la page suivante des résultats. Il est vide à la dernière page, expire après 24 heures et ne doit pas être interprété.',
      synonyms: ['jeton de pagination'],
    },
  },
  {
    technicalName: 'tz_nm',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY', 'BI_LINK'],
    example: 'America/Monterrey',
    en: {
      name: 'Time zone',
      dss: 'Time Zone',
      definition:
        'Name of the time zone, from the public IANA list, in which the local times of the row are given. It is the store’s zone for sales and the warehouse’s zone for receipts.',
      synonyms: ['UTC offset zone'],
    },
    es: {
      name: 'Zona horaria',
      dss: 'Zona horaria',
      definition:
        'Nombre de la zona horaria, según la lista pública de IANA, en la que están las horas locales de la fila. En ventas es la de la tienda y en recibos la del almacén.',
      synonyms: ['huso horario'],
    },
    fr: {
      name: 'Fuseau horaire',
      dss: 'Fuseau horaire',
      definition:
        'Nom du fuseau horaire, selon la liste publique de l’IANA, dans lequel sont données les heures locales de la ligne. Pour les ventes, celui du magasin; pour les réceptions, celui de l’entrepôt.',
      synonyms: ['zone de temps'],
    },
  },
  {
    technicalName: 'crncy_cd',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY', 'BI_LINK', 'REPORT_BUILDER'],
    validValues: 'USD, MXN, CAD',
    example: 'MXN',
    en: {
      name: 'Currency code',
      dss: 'Currency',
      definition:
        'Three-letter ISO 4217 code of the currency in which all amounts of the row are stated. Amounts are never converted in feeds; reports convert them at the month’s average rate.',
      synonyms: ['ISO currency', 'money unit'],
    },
    es: {
      name: 'Código de moneda',
      dss: 'Moneda',
      definition:
        'Código ISO 4217 de tres letras de la moneda en que se expresan todos los importes de la fila. En las fuentes de datos nunca se convierten; los reportes usan el tipo de cambio promedio del mes.',
      synonyms: ['divisa'],
    },
    fr: {
      name: 'Code de devise',
      dss: 'Devise',
      definition:
        'Code ISO 4217 de trois lettres de la devise dans laquelle sont exprimés tous les montants de la ligne. Les flux ne les convertissent jamais; les rapports appliquent le taux moyen du mois.',
      synonyms: ['monnaie'],
    },
  },
  {
    technicalName: 'lang_cd',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY', 'CUSTOMER_PERCEPTION'],
    validValues: 'en-US, es-MX, fr-CA',
    example: 'fr-CA',
    en: {
      name: 'Language code',
      dss: 'Language',
      definition:
        'Language and region tag of the texts in a row, such as descriptions and reviews, after BCP 47. Rows are repeated for each language in which a text exists.',
      synonyms: ['locale'],
    },
    es: {
      name: 'Código de idioma',
      dss: 'Idioma',
      definition:
        'Etiqueta de idioma y región de los textos de una fila, como descripciones y opiniones, según BCP 47. Las filas se repiten por cada idioma en el que existe el texto.',
      synonyms: ['configuración regional'],
    },
    fr: {
      name: 'Code de langue',
      dss: 'Langue',
      definition:
        'Étiquette de langue et de région des textes d’une ligne, comme les descriptions et les évaluations, selon BCP 47. Les lignes se répètent pour chaque langue dans laquelle le texte existe.',
      synonyms: ['paramètre régional'],
    },
  },
  {
    technicalName: 'tnt_cd',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY'],
    validValues: 'US, MX, CA',
    example: 'CA',
    en: {
      name: 'Tenant code',
      dss: 'Tenant',
      definition:
        'Country business whose data the row belongs to. Every API key and folder is tied to one of them, and keys such as item numbers are unique only within it.',
      synonyms: ['country instance', 'op company'],
    },
    es: {
      name: 'Código de inquilino',
      dss: 'Inquilino',
      definition:
        'Negocio del país al que pertenecen los datos de la fila. Cada clave de API y carpeta está ligada a uno, y claves como el número de artículo solo son únicas dentro de él.',
      synonyms: ['país de operación'],
    },
    fr: {
      name: 'Code de locataire',
      dss: 'Locataire',
      definition:
        'Entreprise du pays à laquelle appartiennent les données de la ligne. Chaque clé d’API et chaque dossier relèvent d’un seul code; les numéros d’article n’y sont uniques qu’à l’intérieur.',
      synonyms: ['instance du pays'],
    },
  },
  {
    technicalName: 'data_ltncy_hr_qty',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['CLOUD_FEEDS', 'BI_LINK', 'API_GLOSSARY'],
    example: '6.5',
    changed: {
      on: '2026-04-20',
      en: 'Corrected redeliveries no longer count.',
      es: 'Las entregas corregidas ya no cuentan.',
      fr: 'Les livraisons corrigées ne comptent plus.',
    },
    en: {
      name: 'Data latency',
      dss: 'Data Latency Hrs',
      definition:
        'Hours from the end of the business day, in the time zone of the last store to close, until the complete data of that day are available to suppliers. Redeliveries are not measured.',
      calculation: 'Time of availability − end of business day, in hours',
      synonyms: ['freshness', 'data delay'],
    },
    es: {
      name: 'Latencia de los datos',
      dss: 'Latencia hrs',
      definition:
        'Horas desde el fin del día comercial, en la zona de la última tienda en cerrar, hasta que los datos completos de ese día están disponibles para proveedores. No mide reenvíos.',
      calculation: 'Hora de disponibilidad − fin del día comercial, en horas',
      synonyms: ['actualidad de los datos'],
    },
    fr: {
      name: 'Latence des données',
      dss: 'Latence h',
      definition:
        'Heures entre la fin de la journée d’exploitation, dans le fuseau du dernier magasin à fermer, et la mise à disposition des données complètes aux fournisseurs. Les nouvelles livraisons ne sont pas mesurées.',
      calculation: 'Heure de disponibilité − fin de la journée d’exploitation, en heures',
      synonyms: ['fraîcheur des données'],
    },
  },
  {
    technicalName: 'data_cmpltns_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CLOUD_FEEDS', 'BI_LINK'],
    example: '99.7',
    en: {
      name: 'Data completeness',
      dss: 'Completeness %',
      definition:
        'Share of the stores expected to report for the day whose data have arrived, weighted by their usual sales. Below 98, figures of that day are shown as preliminary.',
      calculation: 'Usual sales of stores received ÷ usual sales of stores expected × 100',
      synonyms: ['coverage', 'missing data'],
    },
    es: {
      name: 'Integridad de los datos',
      dss: '% integridad datos',
      definition:
        'Proporción de las tiendas que debían reportar el día y cuyos datos llegaron, ponderada por su venta habitual. Abajo de 98, los datos del día se muestran como preliminares.',
      calculation: 'Venta habitual de tiendas recibidas ÷ venta habitual de tiendas esperadas × 100',
      synonyms: ['datos completos'],
    },
    fr: {
      name: 'Exhaustivité des données',
      dss: 'Exhaustivité\u00a0%',
      definition:
        'Part des magasins attendus pour la journée dont les données sont arrivées, pondérée par leurs ventes habituelles. Sous 98, les données du jour sont présentées comme provisoires.',
      calculation: 'Ventes habituelles des magasins reçus ÷ ventes habituelles des magasins attendus × 100',
      synonyms: ['couverture des données'],
    },
  },
  {
    technicalName: 'feed_on_time_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CLOUD_FEEDS'],
    example: '98.9',
    en: {
      name: 'On-time feed rate',
      dss: 'On-Time Feed %',
      definition:
        'Share of scheduled files that were complete in the supplier’s folder by the hour agreed for the feed. A file that arrived on time but was withdrawn later counts as late.',
      calculation: 'Files complete by the agreed hour ÷ scheduled files × 100',
      synonyms: ['SLA compliance'],
    },
    es: {
      name: 'Tasa de entregas de datos a tiempo',
      dss: '% datos a tiempo',
      definition:
        'Proporción de archivos programados que estaban completos en la carpeta del proveedor a la hora acordada. Un archivo que llegó a tiempo pero se retiró después cuenta como tardío.',
      calculation: 'Archivos completos a la hora acordada ÷ archivos programados × 100',
      synonyms: ['cumplimiento de SLA'],
    },
    fr: {
      name: 'Taux de flux livrés à l’heure',
      dss: 'Flux à l’heure\u00a0%',
      definition:
        'Part des fichiers prévus qui étaient complets dans le dossier du fournisseur à l’heure convenue. Un fichier arrivé à l’heure, mais retiré par la suite, compte comme en retard.',
      calculation: 'Fichiers complets à l’heure convenue ÷ fichiers prévus × 100',
      synonyms: ['respect de l’entente de service'],
    },
  },
  {
    technicalName: 'rej_row_cnt',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY'],
    example: '17',
    en: {
      name: 'Rejected rows',
      dss: 'Rejected Rows',
      definition:
        'Rows left out of a delivery because a required value was missing, a key was unknown or a number was out of range. They are listed with the reason in a file of their own.',
      calculation: 'Rows read − rows delivered',
      synonyms: ['error rows', 'bad records'],
    },
    es: {
      name: 'Filas rechazadas',
      dss: 'Filas rechazadas',
      definition:
        'Filas excluidas de una entrega porque faltaba un valor obligatorio, una clave era desconocida o un número estaba fuera de rango. Se listan con su motivo en un archivo aparte.',
      calculation: 'Filas leídas − filas entregadas',
    },
    fr: {
      name: 'Lignes rejetées',
      dss: 'Lignes rejetées',
      definition:
        'Lignes exclues d’une livraison parce qu’une valeur obligatoire manquait, qu’une clé était inconnue ou qu’un nombre était hors limites. Elles figurent avec leur motif dans un fichier distinct.',
      calculation: 'Lignes lues − lignes livrées',
      synonyms: ['lignes en erreur'],
    },
  },
  {
    technicalName: 'dup_rec_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CLOUD_FEEDS', 'BI_LINK'],
    example: '0.04',
    en: {
      name: 'Duplicate record rate',
      dss: 'Duplicates %',
      definition:
        'Share of the rows of a delivery whose full key already appears in the same file. Rows that repeat a key of an earlier file are corrections and not counted.',
      calculation: 'Rows with a repeated key ÷ rows of the file × 100',
    },
    es: {
      name: 'Tasa de registros duplicados',
      dss: '% duplicados',
      definition:
        'Proporción de filas de una entrega cuya clave completa ya aparece en el mismo archivo. Las que repiten la clave de un archivo anterior son correcciones y no cuentan.',
      calculation: 'Filas con clave repetida ÷ filas del archivo × 100',
      synonyms: ['registros repetidos'],
    },
    fr: {
      name: 'Taux d’enregistrements en double',
      dss: 'Doublons\u00a0%',
      definition:
        'Part des lignes d’une livraison dont la clé complète figure déjà dans le même fichier. Les lignes qui reprennent la clé d’un fichier antérieur sont des corrections et ne comptent pas.',
      calculation: 'Lignes à clé répétée ÷ lignes du fichier × 100',
      synonyms: ['doublons'],
    },
  },
  {
    technicalName: 'src_sys_cd',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'BI_LINK', 'API_GLOSSARY'],
    validValues: 'POS, WEB, WMS, FIN, HR',
    example: 'POS',
    en: {
      name: 'Source system',
      dss: 'Source System',
      definition:
        'System in which the value was first recorded: registers, online store, warehouse, finance or staff. When two systems disagree, the order of this list decides which one is delivered.',
      synonyms: ['origin', 'system of record'],
    },
    es: {
      name: 'Sistema de origen',
      dss: 'Sistema de origen',
      definition:
        'Sistema en el que se registró primero el valor: cajas, tienda en línea, almacén, finanzas o personal. Si dos sistemas difieren, el orden de esta lista define cuál se entrega.',
      synonyms: ['procedencia del dato'],
    },
    fr: {
      name: 'Système source',
      dss: 'Système source',
      definition:
        'Système où la valeur a d’abord été inscrite\u00a0: caisses, boutique en ligne, entrepôt, finances ou personnel. Si deux systèmes divergent, l’ordre de cette liste détermine la valeur livrée.',
      synonyms: ['provenance de la donnée'],
    },
  },
  {
    technicalName: 'chksm_txt',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS'],
    validValues: '[0-9a-f]{64}',
    example: '3f1a9c0e7bd24586a1f0c3d97e52b8640d1e9f7a2c4b6835e0a7d1c9f3b58246',
    en: {
      name: 'File checksum',
      dss: 'Checksum',
      definition:
        'SHA-256 digest of the compressed file, in the control file that follows it. Compute it again after the download; a difference means that the transfer was cut short or altered.',
      synonyms: ['hash', 'digest'],
    },
    es: {
      name: 'Suma de verificación del archivo',
      dss: 'Suma verificación',
      definition:
        'Resumen SHA-256 del archivo comprimido, incluido en el archivo de control que le sigue. Calcúlalo de nuevo tras la descarga; una diferencia significa que la transferencia se cortó o se alteró.',
      synonyms: ['hash'],
    },
    fr: {
      name: 'Somme de contrôle du fichier',
      dss: 'Somme de contrôle',
      definition:
        'Empreinte SHA-256 du fichier compressé, fournie dans le fichier de contrôle qui le suit. Recalculez-la après le téléchargement; un écart signale un transfert interrompu ou altéré.',
      synonyms: ['empreinte du fichier'],
    },
  },
  {
    technicalName: 'prelim_ind',
    type: 'DATA_ELEMENT',
    dataType: 'BOOLEAN',
    fieldType: 'FLAG',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY', 'REPORT_BUILDER'],
    validValues: 'Y, N',
    example: 'N',
    en: {
      name: 'Preliminary data indicator',
      dss: 'Preliminary',
      definition:
        'Y while the figures of a day can still change because stores are missing or an audit of sales is open. It turns to N with the correction after seven days, and the row is delivered again.',
      synonyms: ['provisional figures'],
    },
    es: {
      name: 'Indicador de datos preliminares',
      dss: 'Preliminar',
      definition:
        'Y mientras los datos de un día aún pueden cambiar porque faltan tiendas o está abierta la verificación de ventas. Pasa a N con la corrección a los siete días y la fila se entrega otra vez.',
      synonyms: ['cifras provisionales'],
    },
    fr: {
      name: 'Indicateur de données provisoires',
      dss: 'Provisoire',
      definition:
        'Y tant que les données d’un jour peuvent changer parce que des magasins manquent ou que la vérification des ventes est en cours. Passe à N après sept jours, et la ligne est livrée de nouveau.',
      synonyms: ['chiffres préliminaires'],
    },
  },
  {
    technicalName: 'strm_lag_sec_qty',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY'],
    isCharterOnly: true,
    example: '41.3',
    en: {
      name: 'Near-real-time stream lag',
      dss: 'Stream Lag Sec',
      definition:
        'Seconds between the beep at the register and the message in the supplier’s event queue, at the median of the hour. Messages replayed after an outage are excluded.',
      calculation: 'Median of message time − scan time, in seconds',
      synonyms: ['event streaming delay'],
    },
    es: {
      name: 'Rezago del flujo casi en vivo',
      dss: 'Rezago seg',
      definition:
        'Segundos entre el escaneo en caja y el mensaje en la cola de eventos del proveedor, en la mediana de la hora. Se excluyen los mensajes reenviados tras una interrupción.',
      calculation: 'Mediana de hora del mensaje − hora del escaneo, en segundos',
      synonyms: ['retraso de transmisión'],
    },
    fr: {
      name: 'Décalage de diffusion quasi directe',
      dss: 'Décalage s',
      definition:
        'Secondes entre la lecture à la caisse et le message dans la file d’événements du fournisseur, à la médiane de l’heure. Les messages rediffusés après une panne sont exclus.',
      calculation: 'Médiane de l’heure du message − l’heure de lecture, en secondes',
    },
  },
  {
    technicalName: 'anmly_conf_scr',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['CLOUD_FEEDS', 'BI_LINK', 'MODULAR_INTELLIGENCE'],
    isCharterOnly: true,
    validValues: '0.00–1.00',
    example: '0.93',
    en: {
      name: 'Anomaly confidence',
      dss: 'Anomaly Confidence',
      definition:
        'Certainty of the monitoring model that a delivered value is a mistake and not a true swing in demand. Values above 0.90 hold the row back for a person to look at.',
      calculation: '1 − probability of the value under the seasonal model',
      synonyms: ['outlier detection'],
    },
    es: {
      name: 'Confianza de anomalía',
      dss: 'Confianza anomalía',
      definition:
        'Certeza del modelo de monitoreo de que un valor entregado es un error y no un cambio real de la demanda. Arriba de 0.90, la fila se retiene para que alguien la revise.',
      calculation: '1 − probabilidad del valor según el modelo estacional',
      synonyms: ['detección de atípicos'],
    },
    fr: {
      name: 'Confiance d’anomalie',
      dss: 'Confiance anomalie',
      definition:
        'Certitude du modèle de surveillance qu’une valeur livrée est une erreur et non une réelle variation de la demande. Au-delà de 0,90, la ligne est retenue pour vérification humaine.',
      calculation: '1 − probabilité de la valeur selon le modèle saisonnier',
      synonyms: ['valeurs aberrantes'],
    },
  },
  {
    technicalName: 'lnge_hop_cnt',
    type: 'DATA_ELEMENT',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['BI_LINK', 'API_GLOSSARY'],
    isCharterOnly: true,
    example: '4',
    en: {
      name: 'Lineage depth',
      dss: 'Lineage Depth',
      definition:
        'Number of transformations between the recorded value and the column you read, along the longest branch. Zero is raw; each join, filter, rule or aggregation adds one.',
      calculation: 'Longest chain of transformations from raw to delivered column',
      synonyms: ['provenance hops'],
    },
    es: {
      name: 'Profundidad de linaje',
      dss: 'Profundidad linaje',
      definition:
        'Número de transformaciones entre el valor registrado y la columna que lees, por la rama más larga. Cero es dato crudo; cada unión, filtro, regla o agregación suma uno.',
      calculation: 'Cadena más larga de transformaciones del dato crudo a la columna entregada',
      synonyms: ['trazabilidad'],
    },
    fr: {
      name: 'Profondeur de la lignée',
      dss: 'Profondeur lignée',
      definition:
        'Nombre de transformations entre la valeur inscrite et la colonne lue, selon la plus longue branche. Zéro désigne la donnée brute; chaque jointure, filtre, règle ou agrégation ajoute un.',
      calculation: 'Plus longue chaîne de transformations de la donnée brute à la colonne livrée',
      synonyms: ['traçabilité'],
    },
  },
]
