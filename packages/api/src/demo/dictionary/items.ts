import type { WrittenEntry } from './written-entry.ts'

/** Attributes of items and of the suppliers that sell them. */
export const ITEM_ENTRIES: readonly WrittenEntry[] = [
  {
    technicalName: 'itm_nbr',
    type: 'DATA_ELEMENT',
    dataType: 'INTEGER',
    fieldType: 'KEY',
    products: ['REPORT_BUILDER', 'BI_LINK', 'CLOUD_FEEDS', 'API_GLOSSARY'],
    validValues: '[0-9]{8,9}',
    example: '570418832',
    en: {
      name: 'Item number',
      dss: 'Item Nbr',
      definition:
        'Retailer’s own number for one item in one pack size from one supplier. A change of pack or supplier creates a new number; a change of price, label or recipe does not.',
      synonyms: ['article number', 'SKU'],
    },
    es: {
      name: 'Número de artículo',
      dss: 'Núm. artículo',
      definition:
        'Número interno de la cadena para un artículo, en una presentación y de un proveedor. Un cambio de presentación o proveedor crea otro número; un cambio de precio, etiqueta o receta no.',
      synonyms: ['SKU', 'clave de artículo'],
    },
    fr: {
      name: 'Numéro d’article',
      dss: 'No article',
      definition:
        'Numéro propre au détaillant pour un article, dans un format et d’un fournisseur. Un changement de format ou de fournisseur crée un nouveau numéro; un changement de prix, d’étiquette ou de recette, non.',
      synonyms: ['UGS'],
    },
  },
  {
    technicalName: 'prod_nbr',
    type: 'DATA_ELEMENT',
    dataType: 'INTEGER',
    fieldType: 'KEY',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY', 'DIGITAL_LANDSCAPES'],
    example: '9920317',
    en: {
      name: 'Product number',
      dss: 'Product Nbr',
      definition:
        'Number that joins item numbers a customer would see as the same thing, such as one cereal bought from two plants. Reports by product do not break when the supplier changes.',
    },
    es: {
      name: 'Número de producto',
      dss: 'Núm. producto',
      definition:
        'Número que reúne artículos que el cliente percibe como el mismo, por ejemplo un cereal que se compra a dos plantas. Los reportes por producto no se interrumpen si cambia el proveedor.',
    },
    fr: {
      name: 'Numéro de produit',
      dss: 'No produit',
      definition:
        'Numéro qui réunit des articles que la clientèle voit comme identiques, par exemple une céréale provenant de deux usines. Les rapports par produit se poursuivent même si le fournisseur change.',
    },
  },
  {
    technicalName: 'upc_nbr',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'KEY',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'API_GLOSSARY', 'DIGITAL_LANDSCAPES'],
    validValues: '[0-9]{12}',
    example: '012345678905',
    en: {
      name: 'UPC number',
      dss: 'UPC',
      definition:
        'Twelve-digit code read by the scanner from the selling unit, check digit included. An item number can have several over time; the primary one is the code on goods shipped now.',
      synonyms: ['barcode', 'universal product code'],
    },
    es: {
      name: 'Número UPC',
      dss: 'UPC',
      definition:
        'Código de doce dígitos que el escáner lee en la unidad de venta, con dígito verificador. Un artículo puede tener varios a lo largo del tiempo; el principal es el de la mercancía que se embarca hoy.',
      synonyms: ['código de barras'],
    },
    fr: {
      name: 'Numéro CUP',
      dss: 'CUP',
      definition:
        'Code de douze chiffres lu sur l’unité de vente, chiffre de contrôle compris. Un article peut en avoir plusieurs au fil du temps; le principal est celui des marchandises expédiées actuellement.',
      synonyms: ['code à barres', 'code universel des produits'],
    },
  },
  {
    technicalName: 'gtin_nbr',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'KEY',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY'],
    validValues: '[0-9]{14}',
    example: '00012345678905',
    changed: {
      on: '2024-04-22',
      en: 'Always 14 digits, with leading zeros.',
      es: 'Siempre con 14 dígitos y ceros a la izquierda.',
      fr: 'Toujours 14 chiffres, avec des zéros à gauche.',
    },
    en: {
      name: 'GTIN number',
      dss: 'GTIN',
      definition:
        'Fourteen-digit trade item number of a unit, inner pack, case or pallet. Each packing level has its own number; shorter codes are filled with zeros on the left.',
      synonyms: ['global trade item number', 'case code'],
    },
    es: {
      name: 'Número GTIN',
      dss: 'GTIN',
      definition:
        'Número de catorce dígitos que identifica una unidad, paquete interior, caja o tarima. Cada nivel de empaque tiene el suyo; los códigos más cortos se completan con ceros a la izquierda.',
    },
    fr: {
      name: 'Numéro GTIN',
      dss: 'GTIN',
      definition:
        'Code article international de quatorze chiffres d’une unité, d’un emballage intérieur, d’une caisse ou d’une palette. Chaque niveau a le sien; les codes plus courts sont précédés de zéros.',
      synonyms: ['code article international'],
    },
  },
  {
    technicalName: 'itm_desc',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'BI_LINK', 'CLOUD_FEEDS', 'CUSTOMER_PERCEPTION'],
    example: 'GRAN BAR OAT HNY 6CT',
    en: {
      name: 'Item description',
      dss: 'Item Desc',
      definition:
        'Text of up to 40 characters that names the item in the warehouse and on receipts, in capitals and abbreviated. It is not the marketing title shown to customers online.',
    },
    es: {
      name: 'Descripción del artículo',
      dss: 'Desc. artículo',
      definition:
        'Texto de hasta 40 caracteres que nombra el artículo en almacén y tickets, en mayúsculas y abreviado. No es el título comercial que ven los clientes en línea.',
    },
    fr: {
      name: 'Description de l’article',
      dss: 'Desc. article',
      definition:
        'Texte d’au plus 40 caractères qui nomme l’article à l’entrepôt et sur les reçus, en majuscules et abrégé. Ce n’est pas le titre commercial affiché en ligne.',
    },
  },
  {
    technicalName: 'itm_ttl_nm',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['DIGITAL_LANDSCAPES', 'CUSTOMER_PERCEPTION', 'API_GLOSSARY'],
    example: 'Oat & Honey Granola Bars, 6 Count',
    en: {
      name: 'Online item title',
      dss: 'Online Title',
      definition:
        'Name of the item that customers read in search results and on its page, up to 150 characters, in the language of the site. Suppliers write it; content reviewers approve it.',
    },
    es: {
      name: 'Título en línea del artículo',
      dss: 'Título en línea',
      definition:
        'Nombre del artículo que los clientes leen en los resultados de búsqueda y en su página, de hasta 150 caracteres, en el idioma del sitio. Lo redacta el proveedor y lo aprueba el equipo de contenido.',
    },
    fr: {
      name: 'Titre en ligne de l’article',
      dss: 'Titre en ligne',
      definition:
        'Nom de l’article que la clientèle lit dans les résultats de recherche et sur sa page, d’au plus 150 caractères, dans la langue du site. Le fournisseur le rédige; l’équipe du contenu l’approuve.',
    },
  },
  {
    technicalName: 'brand_nm',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'SHOPPER_BEHAVIOR', 'CUSTOMER_PERCEPTION', 'DIGITAL_LANDSCAPES'],
    example: 'Cedar Hollow',
    en: {
      name: 'Brand name',
      dss: 'Brand',
      definition:
        'Name printed most prominently on the package, taken from a controlled list. Sub-brands and licensed characters are kept in fields of their own and do not change it.',
      synonyms: ['label', 'trademark'],
    },
    es: {
      name: 'Nombre de marca',
      dss: 'Marca',
      definition:
        'Nombre más visible en el empaque, tomado de un catálogo controlado. Las submarcas y los personajes con licencia se guardan en otros campos y no lo modifican.',
    },
    fr: {
      name: 'Nom de marque',
      dss: 'Marque',
      definition:
        'Nom le plus en vue sur l’emballage, tiré d’une liste contrôlée. Les sous-marques et les personnages sous licence sont conservés dans leurs propres champs et ne le modifient pas.',
    },
  },
  {
    technicalName: 'prvt_brand_ind',
    type: 'ATTRIBUTE',
    dataType: 'BOOLEAN',
    fieldType: 'FLAG',
    products: ['REPORT_BUILDER', 'SHOPPER_BEHAVIOR', 'CHANNEL_PERFORMANCE_INSIGHTS'],
    validValues: 'Y, N',
    example: 'N',
    en: {
      name: 'Private brand indicator',
      dss: 'Private Brand',
      definition:
        'Says whether the retailer owns the brand or sells it exclusively under an own-label agreement. Exclusive items of a supplier’s own brand are not private brand.',
      synonyms: ['store brand', 'own label'],
    },
    es: {
      name: 'Indicador de marca propia',
      dss: 'Marca propia',
      definition:
        'Señala si la cadena es dueña de la marca o la vende en exclusiva bajo un convenio de marca propia. Los artículos exclusivos de una marca del proveedor no cuentan.',
      synonyms: ['marca libre'],
    },
    fr: {
      name: 'Indicateur de marque maison',
      dss: 'Marque maison',
      definition:
        'Précise si le détaillant possède la marque ou la vend en exclusivité selon une entente de marque maison. Les exclusivités d’une marque du fournisseur n’en font pas partie.',
      synonyms: ['marque privée'],
    },
  },
  {
    technicalName: 'dept_nbr',
    type: 'DATA_ELEMENT',
    dataType: 'INTEGER',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'BI_LINK', 'CLOUD_FEEDS', 'API_GLOSSARY'],
    validValues: '1–99',
    example: '92',
    en: {
      name: 'Department number',
      dss: 'Dept Nbr',
      definition:
        'Highest level of the merchandise hierarchy below the division, such as dry grocery or toys. Every item belongs to exactly one department, and moves are made at the start of a fiscal year.',
      synonyms: ['dept'],
    },
    es: {
      name: 'Número de departamento',
      dss: 'Núm. depto.',
      definition:
        'Nivel más alto de la jerarquía de mercancía debajo de la división, como abarrotes secos o juguetes. Cada artículo pertenece a un solo departamento y los cambios se hacen al inicio del año fiscal.',
    },
    fr: {
      name: 'Numéro de rayon',
      dss: 'No rayon',
      definition:
        'Niveau le plus élevé de la hiérarchie des marchandises sous la division, comme l’épicerie sèche ou les jouets. Chaque article appartient à un seul rayon; les transferts se font en début d’exercice.',
      synonyms: ['département'],
    },
  },
  {
    technicalName: 'cat_nbr',
    type: 'DATA_ELEMENT',
    dataType: 'INTEGER',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'BI_LINK', 'CLOUD_FEEDS', 'MODULAR_INTELLIGENCE'],
    validValues: '1–9999',
    example: '1405',
    en: {
      name: 'Category number',
      dss: 'Category Nbr',
      definition:
        'Level of the merchandise hierarchy for which one buyer plans range, price and space, such as snack bars. It sits below the department and above the subcategory.',
    },
    es: {
      name: 'Número de categoría',
      dss: 'Núm. categoría',
      definition:
        'Nivel de la jerarquía de mercancía en el que compras planea surtido, precio y espacio, como barras de cereal. Está debajo del departamento y arriba de la subcategoría.',
    },
    fr: {
      name: 'Numéro de catégorie',
      dss: 'No catégorie',
      definition:
        'Niveau de la hiérarchie des marchandises où les achats planifient l’assortiment, le prix et l’espace, comme les barres collation. Il se situe sous le rayon et au-dessus de la sous-catégorie.',
    },
  },
  {
    technicalName: 'fnlin_nbr',
    type: 'DATA_ELEMENT',
    dataType: 'INTEGER',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'MODULAR_INTELLIGENCE', 'CLOUD_FEEDS'],
    example: '3720',
    en: {
      name: 'Fineline number',
      dss: 'Fineline',
      definition:
        'Lowest level of the merchandise hierarchy, joining items that customers readily swap for each other, such as chewy oat bars. Modular plans and substitutions build on it.',
      synonyms: ['sub-class'],
    },
    es: {
      name: 'Número de línea fina',
      dss: 'Línea fina',
      definition:
        'Nivel más bajo de la jerarquía de mercancía; reúne artículos que el cliente intercambia con facilidad, como barras suaves de avena. Es la base de planogramas y sustituciones.',
    },
    fr: {
      name: 'Numéro de sous-classe',
      dss: 'Sous-classe',
      definition:
        'Niveau le plus bas de la hiérarchie des marchandises, qui réunit des articles facilement interchangeables, comme les barres tendres à l’avoine. Les planogrammes et les substitutions s’y appuient.',
      synonyms: ['ligne fine'],
    },
  },
  {
    technicalName: 'itm_stat_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'API_GLOSSARY'],
    validValues: 'A, I, D, P',
    example: 'A',
    changed: {
      on: '2025-11-10',
      en: 'The code P (planned) is new.',
      es: 'El código P (planeado) es nuevo.',
      fr: 'Le code P (planifié) est nouveau.',
    },
    en: {
      name: 'Item status',
      dss: 'Item Status',
      definition:
        'Stage of the item in the assortment: active, inactive for now, discontinued, or planned. Discontinued items still sell until stock is gone, but can no longer be ordered.',
      synonyms: ['discontinued'],
    },
    es: {
      name: 'Estado del artículo',
      dss: 'Estado artículo',
      definition:
        'Etapa del artículo en el surtido: activo, inactivo por ahora, descontinuado o planeado. Un descontinuado se vende hasta agotarse, pero ya no se puede ordenar.',
      synonyms: ['descontinuado'],
    },
    fr: {
      name: 'Statut de l’article',
      dss: 'Statut article',
      definition:
        'Étape de l’article dans l’assortiment\u00a0: actif, inactif pour l’instant, abandonné ou planifié. Un article abandonné se vend jusqu’à épuisement, mais ne peut plus être commandé.',
      synonyms: ['article discontinué'],
    },
  },
  {
    technicalName: 'itm_crt_dt',
    type: 'DATA_ELEMENT',
    dataType: 'DATE',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY', 'REPORT_BUILDER'],
    example: '2023-08-07',
    en: {
      name: 'Item creation date',
      dss: 'Item Created',
      definition:
        'Day on which the item number was opened in the item file. It comes weeks before the first order, so launches should be dated by the first sale instead.',
      synonyms: ['set-up date'],
    },
    es: {
      name: 'Fecha de alta del artículo',
      dss: 'Alta artículo',
      definition:
        'Día en que se abrió el número en el catálogo de artículos. Ocurre semanas antes del primer pedido, por lo que un lanzamiento debe fecharse por su primera venta.',
    },
    fr: {
      name: 'Date de création de l’article',
      dss: 'Création article',
      definition:
        'Jour où le numéro a été ouvert dans le fichier des articles. Elle précède de plusieurs semaines la première commande; un lancement se date donc d’après sa première vente.',
    },
  },
  {
    technicalName: 'vnpk_qty',
    type: 'DATA_ELEMENT',
    dataType: 'INTEGER',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'API_GLOSSARY', 'MODULAR_INTELLIGENCE'],
    example: '12',
    en: {
      name: 'Vendor pack quantity',
      dss: 'Vendor Pack',
      definition:
        'Selling units in the case the supplier ships and bills. Orders are rounded to whole cases of this size, unless the distribution center breaks them into inner packs.',
      synonyms: ['case pack', 'VNPK'],
    },
    es: {
      name: 'Piezas por caja del proveedor',
      dss: 'Piezas por caja',
      definition:
        'Unidades de venta en la caja que el proveedor embarca y factura. Los pedidos se redondean a cajas completas, salvo que el centro de distribución las divida en paquetes interiores.',
      synonyms: ['empaque de proveedor'],
    },
    fr: {
      name: 'Quantité par caisse du fournisseur',
      dss: 'Qté par caisse',
      definition:
        'Unités de vente dans la caisse que le fournisseur expédie et facture. Les commandes sont arrondies à des caisses entières, sauf si le centre de distribution les divise en emballages intérieurs.',
      synonyms: ['format de caisse'],
    },
  },
  {
    technicalName: 'whpk_qty',
    type: 'DATA_ELEMENT',
    dataType: 'INTEGER',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'CLOUD_FEEDS', 'API_GLOSSARY'],
    example: '4',
    en: {
      name: 'Warehouse pack quantity',
      dss: 'Whse Pack',
      definition:
        'Selling units in the smallest pack the distribution center sends to a store. It equals the supplier’s case, or a fraction of it when cases are split for slow sellers.',
      synonyms: ['inner pack', 'WHPK'],
    },
    es: {
      name: 'Piezas por paquete de almacén',
      dss: 'Piezas paq. almacén',
      definition:
        'Unidades de venta en el paquete más pequeño que el centro de distribución envía a una tienda. Es igual a la caja del proveedor o una fracción de ella en artículos de baja venta.',
    },
    fr: {
      name: 'Quantité par emballage d’entrepôt',
      dss: 'Qté emb. entrepôt',
      definition:
        'Unités de vente dans le plus petit emballage que le centre de distribution envoie à un magasin. Égale à la caisse du fournisseur ou à une fraction de celle-ci pour les articles à faible vente.',
      synonyms: ['emballage intérieur'],
    },
  },
  {
    technicalName: 'net_cntnt_qty',
    type: 'DATA_ELEMENT',
    dataType: 'DECIMAL',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'DIGITAL_LANDSCAPES', 'API_GLOSSARY'],
    example: '212.5',
    en: {
      name: 'Net content',
      dss: 'Net Content',
      definition:
        'Amount of product in one selling unit as declared on the label, packaging excluded. It is read together with its unit of measure and drives the price per 100 grams on shelf labels.',
      synonyms: ['package size'],
    },
    es: {
      name: 'Contenido neto',
      dss: 'Contenido neto',
      definition:
        'Cantidad de producto en una unidad de venta según la etiqueta, sin empaque. Se lee junto con su unidad de medida y sirve para el precio por 100 gramos de la etiqueta de anaquel.',
    },
    fr: {
      name: 'Contenu net',
      dss: 'Contenu net',
      definition:
        'Quantité de produit dans une unité de vente selon l’étiquette, emballage exclu. Se lit avec son unité de mesure et sert au prix par 100 grammes des étiquettes de tablette.',
    },
  },
  {
    technicalName: 'uom_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY'],
    validValues: 'EA, G, KG, ML, L, OZ, LB, M',
    example: 'G',
    en: {
      name: 'Unit of measure',
      dss: 'UOM',
      definition:
        'Unit in which the net content is expressed, or in which the item is sold when it is weighed at the register. Metric units apply in Canada and Mexico.',
      synonyms: ['UOM'],
    },
    es: {
      name: 'Unidad de medida',
      dss: 'UdM',
      definition:
        'Unidad en que se expresa el contenido neto, o en que se vende el artículo cuando se pesa en caja. En Canadá y México se usan unidades métricas.',
    },
    fr: {
      name: 'Unité de mesure',
      dss: 'UM',
      definition:
        'Unité dans laquelle le contenu net est exprimé, ou dans laquelle l’article est vendu s’il est pesé à la caisse. Les unités métriques s’appliquent au Canada et au Mexique.',
    },
  },
  {
    technicalName: 'itm_wdth_cm_qty',
    type: 'DATA_ELEMENT',
    dataType: 'DECIMAL',
    fieldType: 'DIMENSION',
    products: ['MODULAR_INTELLIGENCE', 'CLOUD_FEEDS'],
    example: '15.8',
    en: {
      name: 'Item width',
      dss: 'Width cm',
      definition:
        'Side-to-side measure of the selling unit, facing the customer as on the shelf, in centimeters. Height and depth follow the same view; hang tabs are included.',
      synonyms: ['item dimensions'],
    },
    es: {
      name: 'Ancho del artículo',
      dss: 'Ancho cm',
      definition:
        'Medida de lado a lado de la unidad de venta, de frente al cliente como en el anaquel, en centímetros. Alto y fondo siguen la misma vista; incluye pestañas para colgar.',
    },
    fr: {
      name: 'Largeur de l’article',
      dss: 'Largeur cm',
      definition:
        'Mesure d’un côté à l’autre de l’unité de vente, face à la clientèle comme en tablette, en centimètres. La hauteur et la profondeur suivent la même vue; comprend les languettes de suspension.',
      synonyms: ['dimensions'],
    },
  },
  {
    technicalName: 'case_wt_kg_qty',
    type: 'DATA_ELEMENT',
    dataType: 'DECIMAL',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY'],
    example: '3.42',
    en: {
      name: 'Case gross weight',
      dss: 'Case Weight kg',
      definition:
        'Weight of one full supplier case with its packaging, in kilograms, as last measured at a distribution center. It replaces the supplier’s figure when the two differ by more than 5%.',
    },
    es: {
      name: 'Peso bruto de la caja',
      dss: 'Peso caja kg',
      definition:
        'Peso de una caja llena del proveedor con su empaque, en kilogramos, según la última medición en un centro de distribución. Sustituye al dato del proveedor si difieren más del 5%.',
    },
    fr: {
      name: 'Poids brut de la caisse',
      dss: 'Poids caisse kg',
      definition:
        'Poids d’une caisse pleine du fournisseur avec son emballage, en kilogrammes, selon la dernière mesure à un centre de distribution. Remplace la donnée du fournisseur si l’écart dépasse 5\u00a0%.',
    },
  },
  {
    technicalName: 'shlf_life_day_qty',
    type: 'DATA_ELEMENT',
    dataType: 'INTEGER',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'MODULAR_INTELLIGENCE'],
    example: '270',
    en: {
      name: 'Shelf life',
      dss: 'Shelf Life Days',
      definition:
        'Days from production to the date after which the item may not be sold, as the supplier declares. Distribution centers refuse goods with less than two thirds of it left.',
      synonyms: ['days to expiration'],
    },
    es: {
      name: 'Vida de anaquel',
      dss: 'Vida anaquel días',
      definition:
        'Días desde la producción hasta la fecha después de la cual el artículo no se puede vender, según declara el proveedor. El centro de distribución rechaza lo que tenga menos de dos tercios.',
      synonyms: ['caducidad'],
    },
    fr: {
      name: 'Durée de conservation',
      dss: 'Conservation jours',
      definition:
        'Jours entre la production et la date après laquelle l’article ne peut plus être vendu, selon le fournisseur. Les centres de distribution refusent les marchandises à qui il en reste moins des deux tiers.',
      synonyms: ['durée de vie'],
    },
  },
  {
    technicalName: 'ctry_orig_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CLOUD_FEEDS', 'API_GLOSSARY', 'REPORT_BUILDER'],
    validValues: '[A-Z]{2}',
    example: 'CA',
    en: {
      name: 'Country of origin',
      dss: 'Origin',
      definition:
        'Country where the item was last substantially made or grown, as a two-letter code. Produce can have several in a season; then the code is that of the most recent receipt.',
      synonyms: ['made in'],
    },
    es: {
      name: 'País de origen',
      dss: 'País de origen',
      definition:
        'País donde el artículo se produjo o transformó sustancialmente por última vez, con clave de dos letras. Frutas y verduras pueden tener varios en la temporada; se muestra el del recibo más reciente.',
      synonyms: ['hecho en'],
    },
    fr: {
      name: 'Pays d’origine',
      dss: 'Pays d’origine',
      definition:
        'Pays où l’article a été cultivé ou substantiellement transformé pour la dernière fois, en code à deux lettres. Les fruits et légumes peuvent en avoir plusieurs; le code est celui de la réception la plus récente.',
    },
  },
  {
    technicalName: 'vndr_nbr',
    type: 'DATA_ELEMENT',
    dataType: 'INTEGER',
    fieldType: 'KEY',
    products: ['REPORT_BUILDER', 'BI_LINK', 'CLOUD_FEEDS', 'API_GLOSSARY'],
    validValues: '[0-9]{6}',
    example: '418275',
    en: {
      name: 'Vendor number',
      dss: 'Vendor Nbr',
      definition:
        'Number of a supplier’s agreement with the retailer. A supplier has one for each legal entity and way of delivery; an extended form of nine digits adds the department and a sequence.',
      synonyms: ['supplier number', 'supplier ID'],
    },
    es: {
      name: 'Número de proveedor',
      dss: 'Núm. proveedor',
      definition:
        'Número del convenio de un proveedor con la cadena. Un proveedor tiene uno por cada razón social y forma de entrega; su versión extendida agrega departamento y secuencia.',
      synonyms: ['clave de proveedor'],
    },
    fr: {
      name: 'Numéro de fournisseur',
      dss: 'No fournisseur',
      definition:
        'Numéro de l’entente d’un fournisseur avec le détaillant. Un fournisseur en a un par entité juridique et par mode de livraison; sa forme longue ajoute le rayon et la séquence.',
      synonyms: ['code de fournisseur'],
    },
  },
  {
    technicalName: 'vndr_nm',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'BI_LINK', 'CUSTOMER_PERCEPTION'],
    example: 'Harborline Foods Ltd.',
    en: {
      name: 'Vendor name',
      dss: 'Vendor',
      definition:
        'Legal name of the company behind the vendor number, as on its agreement. After a takeover, the old name stays until the new agreement is signed.',
    },
    es: {
      name: 'Nombre del proveedor',
      dss: 'Proveedor',
      definition:
        'Razón social de la empresa a la que pertenece el número de proveedor, como aparece en su convenio. Tras una adquisición, el nombre anterior permanece hasta firmar el nuevo convenio.',
      synonyms: ['razón social'],
    },
    fr: {
      name: 'Nom du fournisseur',
      dss: 'Fournisseur',
      definition:
        'Dénomination sociale de l’entreprise derrière le numéro de fournisseur, selon son entente. Après une acquisition, l’ancien nom demeure jusqu’à la signature de la nouvelle entente.',
    },
  },
  {
    technicalName: 'seas_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['REPORT_BUILDER', 'MODULAR_INTELLIGENCE'],
    validValues: 'BASIC, SPRING, SUMMER, FALL, HOLIDAY',
    example: 'HOLIDAY',
    en: {
      name: 'Season code',
      dss: 'Season',
      definition:
        'Selling season for which the item is bought, or BASIC if it stays all year. It decides when markdowns begin and when leftover stock is counted as aged.',
    },
    es: {
      name: 'Código de temporada',
      dss: 'Temporada',
      definition:
        'Temporada de venta para la que se compra el artículo, o BASIC si permanece todo el año. Determina cuándo empiezan las rebajas y cuándo el remanente se considera inventario envejecido.',
    },
    fr: {
      name: 'Code de saison',
      dss: 'Saison',
      definition:
        'Saison de vente pour laquelle l’article est acheté, ou BASIC s’il reste toute l’année. Détermine quand les démarques commencent et quand le stock restant est jugé vieilli.',
    },
  },
  {
    technicalName: 'avg_star_cnt',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['CUSTOMER_PERCEPTION', 'DIGITAL_LANDSCAPES'],
    example: '4.3',
    changed: {
      on: '2026-08-24',
      en: 'Ratings from free samples are left out.',
      es: 'Excluye calificaciones de muestras gratuitas.',
      fr: 'Exclut les évaluations d’échantillons gratuits.',
    },
    en: {
      name: 'Average item rating',
      dss: 'Avg Rating',
      definition:
        'Mean number of stars, from one to five, that customers gave the item in published reviews over 12 months. Ratings without a verified purchase are left out.',
      calculation: 'Sum of stars ÷ number of published reviews',
    },
    es: {
      name: 'Calificación promedio del artículo',
      dss: 'Calif. promedio',
      definition:
        'Media de estrellas, de una a cinco, que los clientes dieron al artículo en reseñas publicadas en 12 meses. No incluye calificaciones sin compra comprobada.',
      calculation: 'Suma de estrellas ÷ número de reseñas publicadas',
    },
    fr: {
      name: 'Note moyenne de l’article',
      dss: 'Note moyenne',
      definition:
        'Nombre moyen d’étoiles, de une à cinq, données à l’article dans les évaluations publiées sur 12 mois. Exclut les évaluations sans achat vérifié.',
      calculation: 'Somme des étoiles ÷ nombre d’évaluations publiées',
    },
  },
  {
    technicalName: 'cntnt_qlty_scr',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['DIGITAL_LANDSCAPES', 'API_GLOSSARY'],
    isCharterOnly: true,
    example: '87',
    en: {
      name: 'Listing completeness score',
      dss: 'Listing Score %',
      definition:
        'How complete and correct the item’s online page is: title, images, attributes, nutrition and video, each weighted by its effect on sales in the category.',
      calculation: 'Weighted sum of passed checks ÷ sum of weights × 100',
    },
    es: {
      name: 'Puntaje de integridad de la ficha',
      dss: 'Puntaje de ficha %',
      definition:
        'Qué tan completa y correcta está la página en línea del artículo: título, imágenes, atributos, información nutrimental y video, ponderados por su efecto en la venta de la categoría.',
      calculation: 'Suma ponderada de validaciones cumplidas ÷ suma de ponderaciones × 100',
    },
    fr: {
      name: 'Cote d’exhaustivité de la fiche',
      dss: 'Cote de fiche\u00a0%',
      definition:
        'Degré auquel la page en ligne de l’article est complète et exacte\u00a0: titre, images, attributs, valeur nutritive et vidéo, pondérés selon leur effet sur les ventes de la catégorie.',
      calculation: 'Somme pondérée des contrôles réussis ÷ somme des pondérations × 100',
    },
  },
  {
    technicalName: 'need_state_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['SHOPPER_BEHAVIOR', 'CUSTOMER_PERCEPTION', 'MODULAR_INTELLIGENCE'],
    isCharterOnly: true,
    validValues: 'FUEL, TREAT, SHARE, CARE, STOCKUP',
    example: 'TREAT',
    en: {
      name: 'Need-state cluster',
      dss: 'Need State',
      definition:
        'Occasion that explains most purchases of the item, learned from what else is in the basket and from surveys: a quick energy boost, an indulgence, sharing, caring for others or filling the pantry.',
      synonyms: ['usage occasion'],
    },
    es: {
      name: 'Clúster de necesidad de consumo',
      dss: 'Clúster de consumo',
      definition:
        'Ocasión que explica la mayoría de las compras del artículo, según lo demás en la canasta y encuestas: energía rápida, antojo, compartir, cuidar a otros o llenar la despensa.',
      synonyms: ['ocasión de consumo'],
    },
    fr: {
      name: 'Grappe d’occasions de consommation',
      dss: 'Grappe d’occasions',
      definition:
        'Occasion qui explique la plupart des achats de l’article, d’après le reste du panier et des sondages\u00a0: énergie rapide, gâterie, partage, soin des proches ou garde-manger à remplir.',
    },
  },
]
