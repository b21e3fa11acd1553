import type { WrittenEntry } from './written-entry.ts'

/** Search, item pages, sponsored placements and availability online. */
export const DIGITAL_SHELF_ENTRIES: readonly WrittenEntry[] = [
  {
    technicalName: 'srch_rank_nbr',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['DIGITAL_LANDSCAPES', 'BI_LINK'],
    example: '7.4',
    changed: {
      on: '2025-11-17',
      en: 'Sponsored positions no longer count toward the rank.',
      es: 'Las posiciones patrocinadas ya no cuentan en el lugar.',
      fr: 'Les positions commanditées ne comptent plus dans le rang.',
    },
    en: {
      name: 'Search rank',
      dss: 'Search Rank',
      definition:
        'Mean position of the item among the unpaid results for a search term, read three times a day from a neutral location. One is best; days when it is beyond position 100 count as 101.',
      calculation: 'Sum of observed positions ÷ observations',
      synonyms: ['organic position', 'search placement'],
    },
    es: {
      name: 'Lugar en la búsqueda',
      dss: 'Lugar en búsqueda',
      definition:
        'Posición media del artículo entre los resultados no pagados de un término, leída tres veces al día desde una ubicación neutra. Uno es lo mejor; más allá del lugar 100 cuenta como 101.',
      calculation: 'Suma de posiciones observadas ÷ observaciones',
      synonyms: ['posición orgánica'],
    },
    fr: {
      name: 'Rang dans la recherche',
      dss: 'Rang de recherche',
      definition:
        'Position moyenne de l’article parmi les résultats non payés d’un terme, relevée trois fois par jour depuis un lieu neutre. Un est le meilleur rang; au-delà de la position 100, la valeur est 101.',
      calculation: 'Somme des positions observées ÷ observations',
      synonyms: ['position organique'],
    },
  },
  {
    technicalName: 'shr_of_srch_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['DIGITAL_LANDSCAPES', 'REPORT_BUILDER', 'BI_LINK'],
    example: '23.8',
    en: {
      name: 'Share of search',
      dss: 'Share of Search %',
      definition:
        'Part of the first-page results for the category’s top terms taken by the brand, paid and unpaid together. Terms are weighted by how often shoppers type them, and the list is renewed quarterly.',
      calculation: 'Brand’s weighted first-page positions ÷ all weighted positions × 100',
      synonyms: ['SOS', 'search visibility'],
    },
    es: {
      name: 'Participación en búsquedas',
      dss: '% part. búsquedas',
      definition:
        'Parte de los resultados de primera página, pagados y no pagados, que ocupa la marca en los términos principales de la categoría. Cada término pesa según su uso y la lista se renueva cada trimestre.',
      calculation: 'Posiciones ponderadas de la marca en primera página ÷ total de posiciones ponderadas × 100',
      synonyms: ['visibilidad en búsqueda'],
    },
    fr: {
      name: 'Part de recherche',
      dss: 'Part de recherche\u00a0%',
      definition:
        'Part des résultats de première page, payés ou non, que la marque occupe pour les principaux termes de la catégorie. Chaque terme est pondéré selon son usage et la liste est revue chaque trimestre.',
      calculation: 'Positions pondérées de la marque en première page ÷ ensemble des positions pondérées × 100',
    },
  },
  {
    technicalName: 'first_pg_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['DIGITAL_LANDSCAPES'],
    example: '46.2',
    en: {
      name: 'First-page presence',
      dss: 'First Page %',
      definition:
        'Share of the tracked search terms for which at least one of the brand’s items appears on the first page of results. Unlike share of search, one item is enough, whatever its position.',
      calculation: 'Terms with a brand item on the first page ÷ tracked terms × 100',
    },
    es: {
      name: 'Presencia en primera página',
      dss: '% primera página',
      definition:
        'Proporción de términos monitoreados en los que al menos un artículo de la marca aparece en la primera página de resultados. Basta un artículo, sin importar su posición.',
      calculation: 'Términos con un artículo de la marca en primera página ÷ términos monitoreados × 100',
    },
    fr: {
      name: 'Présence en première page',
      dss: 'Première page\u00a0%',
      definition:
        'Part des termes suivis pour lesquels au moins un article de la marque figure dans la première page de résultats. Un seul article suffit, quelle que soit sa position.',
      calculation: 'Termes avec un article de la marque en première page ÷ termes suivis × 100',
      synonyms: ['visibilité en première page'],
    },
  },
  {
    technicalName: 'srch_term_txt',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['DIGITAL_LANDSCAPES', 'SHOPPER_BEHAVIOR', 'CLOUD_FEEDS'],
    example: 'oat milk unsweetened',
    en: {
      name: 'Search term',
      dss: 'Search Term',
      definition:
        'Words a shopper typed or spoke into the search box, in lower case and without extra spaces. Terms used by fewer than ten shoppers in a week are grouped as other.',
      synonyms: ['keyword', 'query'],
    },
    es: {
      name: 'Término de búsqueda',
      dss: 'Término de búsqueda',
      definition:
        'Palabras que el comprador escribió o dictó en el buscador, en minúsculas y sin espacios de más. Los términos usados por menos de diez compradores en una semana se agrupan como otros.',
      synonyms: ['palabra clave'],
    },
    fr: {
      name: 'Terme de recherche',
      dss: 'Terme de recherche',
      definition:
        'Mots tapés ou dictés dans le champ de recherche, en minuscules et sans espaces superflus. Les termes employés par moins de dix personnes dans une semaine sont regroupés sous autre.',
      synonyms: ['mot-clé', 'requête'],
    },
  },
  {
    technicalName: 'no_rslt_srch_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['DIGITAL_LANDSCAPES', 'SHOPPER_BEHAVIOR'],
    example: '4.9',
    en: {
      name: 'No-result search rate',
      dss: 'No-Result Search %',
      definition:
        'Share of searches that returned an empty page, which often point to missing items or words in titles. A search corrected by the spelling suggestion counts as one with results.',
      calculation: 'Searches without results ÷ searches × 100',
      synonyms: ['failed searches'],
    },
    es: {
      name: 'Tasa de búsquedas sin resultados',
      dss: '% sin resultados',
      definition:
        'Proporción de búsquedas que devolvieron una página vacía, lo que suele señalar artículos o palabras faltantes en los títulos. Una búsqueda corregida por la sugerencia ortográfica cuenta como con resultados.',
      calculation: 'Búsquedas sin resultados ÷ búsquedas × 100',
    },
    fr: {
      name: 'Taux de recherches sans résultat',
      dss: 'Sans résultat\u00a0%',
      definition:
        'Part des recherches ayant mené à une page vide, signe fréquent d’articles ou de mots absents des titres. Une recherche corrigée par la suggestion orthographique compte comme ayant des résultats.',
      calculation: 'Recherches sans résultat ÷ recherches × 100',
      synonyms: ['recherches infructueuses'],
    },
  },
  {
    technicalName: 'cntnt_scr',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['DIGITAL_LANDSCAPES', 'API_GLOSSARY'],
    validValues: '0–100',
    example: '88',
    en: {
      name: 'Content score',
      dss: 'Content Score',
      definition:
        'Points from 0 to 100 for an item page: title, pictures, description, attributes, video and enriched content, with weights set by category. It judges the page as shoppers see it, not the data delivered.',
      calculation: 'Sum of the points of each part × weight of the part',
      synonyms: ['page quality'],
    },
    es: {
      name: 'Puntaje de contenido',
      dss: 'Puntaje contenido',
      definition:
        'Puntos de 0 a 100 de la página de un artículo: título, imágenes, descripción, atributos, video y contenido enriquecido, con pesos por categoría. Evalúa la página que ve el comprador, no los datos enviados.',
      calculation: 'Suma de los puntos de cada parte × peso de la parte',
      synonyms: ['calidad de la página'],
    },
    fr: {
      name: 'Cote de contenu',
      dss: 'Cote de contenu',
      definition:
        'Points de 0 à 100 attribués à la page d’un article\u00a0: titre, images, description, attributs, vidéo et contenu enrichi, pondérés par catégorie. Juge la page telle qu’affichée, et non les données fournies.',
      calculation: 'Somme des points de chaque partie × poids de la partie',
      synonyms: ['qualité de la page'],
    },
  },
  {
    technicalName: 'img_cnt',
    type: 'ATTRIBUTE',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['DIGITAL_LANDSCAPES', 'API_GLOSSARY'],
    example: '6',
    en: {
      name: 'Image count',
      dss: 'Image Count',
      definition:
        'Number of pictures shown in the gallery of the item page, videos and 360-degree views excluded. Pictures shared by several variants count for each of them.',
      synonyms: ['photos'],
    },
    es: {
      name: 'Número de imágenes',
      dss: 'Núm. de imágenes',
      definition:
        'Cantidad de fotos en la galería de la página del artículo, sin contar videos ni vistas de 360 grados. Las fotos que comparten varias variantes cuentan en cada una.',
      synonyms: ['fotos del artículo'],
    },
    fr: {
      name: 'Nombre d’images',
      dss: 'Nbre d’images',
      definition:
        'Nombre de photos dans la galerie de la page de l’article, vidéos et vues à 360 degrés exclues. Les photos communes à plusieurs variantes comptent pour chacune.',
    },
  },
  {
    technicalName: 'enrch_cntnt_ind',
    type: 'ATTRIBUTE',
    dataType: 'BOOLEAN',
    fieldType: 'FLAG',
    products: ['DIGITAL_LANDSCAPES', 'API_GLOSSARY'],
    validValues: 'Y, N',
    example: 'Y',
    en: {
      name: 'Enriched content indicator',
      dss: 'Enriched Content',
      definition:
        'Y when the item page carries extended brand content below the description, such as comparison tables or recipes, approved and visible on the day. Drafts and expired content are marked N.',
      synonyms: ['below-the-fold content'],
    },
    es: {
      name: 'Indicador de contenido enriquecido',
      dss: 'Contenido enriquecido',
      definition:
        'Y cuando la página del artículo muestra contenido ampliado de la marca debajo de la descripción, como tablas comparativas o recetas, aprobado y visible ese día. Los borradores y lo vencido llevan N.',
    },
    fr: {
      name: 'Indicateur de contenu enrichi',
      dss: 'Contenu enrichi',
      definition:
        'Y lorsque la page de l’article présente, sous la description, un contenu de marque approuvé et visible ce jour-là, comme un tableau comparatif ou des recettes. Les brouillons et contenus expirés portent N.',
      synonyms: ['contenu bonifié'],
    },
  },
  {
    technicalName: 'ad_impr_cnt',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['DIGITAL_LANDSCAPES', 'CHANNEL_PERFORMANCE_INSIGHTS', 'CLOUD_FEEDS'],
    example: '1530200',
    en: {
      name: 'Ad impressions',
      dss: 'Impressions',
      definition:
        'Times a sponsored placement was at least half visible on screen for one second or longer. Placements that were loaded but never scrolled into view, and traffic flagged as invalid, are left out.',
      calculation: 'Count of viewable ad displays',
      synonyms: ['ad views'],
    },
    es: {
      name: 'Impresiones de anuncios',
      dss: 'Impresiones',
      definition:
        'Veces que un espacio patrocinado estuvo visible en pantalla al menos a la mitad durante un segundo o más. No cuenta los que se cargaron sin verse ni el tráfico marcado como inválido.',
      calculation: 'Conteo de despliegues visibles del anuncio',
      synonyms: ['veces mostrado'],
    },
    fr: {
      name: 'Impressions publicitaires',
      dss: 'Impressions',
      definition:
        'Nombre de fois qu’un emplacement commandité a été visible au moins à moitié à l’écran pendant une seconde ou plus. Exclut ceux chargés sans être vus et le trafic jugé non valide.',
      calculation: 'Nombre d’affichages visibles de l’annonce',
      synonyms: ['affichages publicitaires'],
    },
  },
  {
    technicalName: 'ad_clk_cnt',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['DIGITAL_LANDSCAPES', 'CLOUD_FEEDS'],
    example: '9642',
    en: {
      name: 'Ad clicks',
      dss: 'Clicks',
      definition:
        'Clicks or taps on a sponsored placement that opened the item or brand page. Repeated clicks by the same visitor within 30 seconds count once; invalid traffic is removed within two days.',
      calculation: 'Count of valid ad clicks',
      synonyms: ['paid clicks'],
    },
    es: {
      name: 'Clics en anuncios',
      dss: 'Clics',
      definition:
        'Clics o toques en un espacio patrocinado que abrieron la página del artículo o la marca. Los repetidos por el mismo visitante en 30 segundos cuentan una vez; el tráfico inválido se elimina en dos días.',
      calculation: 'Conteo de clics válidos en anuncios',
    },
    fr: {
      name: 'Clics publicitaires',
      dss: 'Clics',
      definition:
        'Clics ou touchers sur un emplacement commandité ayant ouvert la page de l’article ou de la marque. Les clics répétés en moins de 30 secondes comptent une fois; le trafic non valide est retiré en deux jours.',
      calculation: 'Nombre de clics publicitaires valides',
    },
  },
  {
    technicalName: 'ctr_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['DIGITAL_LANDSCAPES', 'BI_LINK'],
    example: '0.63',
    en: {
      name: 'Click-through rate',
      dss: 'CTR %',
      definition:
        'Share of viewable ad impressions that were followed by a valid click. Compare it only within one placement type, because banners and search results draw very different attention.',
      calculation: 'Ad clicks ÷ ad impressions × 100',
      synonyms: ['CTR'],
    },
    es: {
      name: 'Tasa de clics',
      dss: 'CTR %',
      definition:
        'Proporción de impresiones visibles de un anuncio seguidas de un clic válido. Compárala solo dentro de un mismo tipo de espacio: los banners y los resultados de búsqueda atraen distinta atención.',
      calculation: 'Clics en anuncios ÷ impresiones de anuncios × 100',
      synonyms: ['CTR'],
    },
    fr: {
      name: 'Taux de clics',
      dss: 'Taux de clics\u00a0%',
      definition:
        'Part des impressions visibles d’une annonce suivies d’un clic valide. À comparer seulement au sein d’un même type d’emplacement, car bannières et résultats de recherche n’attirent pas la même attention.',
      calculation: 'Clics publicitaires ÷ impressions publicitaires × 100',
      synonyms: ['CTR'],
    },
  },
  {
    technicalName: 'ad_spend_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'MEASURE',
    products: ['DIGITAL_LANDSCAPES', 'CHANNEL_PERFORMANCE_INSIGHTS', 'REPORT_BUILDER'],
    example: '12480.50',
    changed: {
      on: '2024-08-05',
      en: 'Credits for invalid traffic are now deducted.',
      es: 'Ahora se restan los créditos por tráfico inválido.',
      fr: 'Les crédits pour trafic non valide sont maintenant déduits.',
    },
    en: {
      name: 'Ad spend',
      dss: 'Ad Spend $',
      definition:
        'Amount charged to the supplier’s campaigns for impressions and clicks delivered in the period, less credits for invalid traffic. Agency fees, production and taxes are not in it.',
      calculation: 'Charges for delivered ads − credits',
      synonyms: ['media cost', 'advertising investment'],
    },
    es: {
      name: 'Inversión publicitaria',
      dss: 'Inversión publ. $',
      definition:
        'Monto cobrado a las campañas del proveedor por impresiones y clics del periodo, menos créditos por tráfico inválido. No incluye honorarios de agencia, producción ni impuestos.',
      calculation: 'Cargos por anuncios entregados − créditos',
      synonyms: ['gasto en anuncios'],
    },
    fr: {
      name: 'Dépenses publicitaires',
      dss: 'Dépenses publ.\u00a0$',
      definition:
        'Montant facturé aux campagnes du fournisseur pour les impressions et les clics de la période, moins les crédits pour trafic non valide. Exclut les honoraires d’agence, la production et les taxes.',
      calculation: 'Frais des annonces diffusées − crédits',
    },
  },
  {
    technicalName: 'ad_sales_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'MEASURE',
    products: ['DIGITAL_LANDSCAPES', 'CHANNEL_PERFORMANCE_INSIGHTS'],
    example: '58110.00',
    en: {
      name: 'Ad-attributed sales',
      dss: 'Ad Sales $',
      definition:
        'Net sales of the promoted brand, online and in stores, to people who clicked its ad in the 14 days before or saw it in the 3 days before. A sale is credited to one ad only, the last one.',
      calculation: 'Sum of net sales credited to the last ad',
      synonyms: ['attributed revenue'],
    },
    es: {
      name: 'Ventas atribuidas a anuncios',
      dss: 'Ventas por anuncios $',
      definition:
        'Ventas netas de la marca, en línea y en tienda, a quienes hicieron clic en su anuncio en los 14 días previos o lo vieron en los 3 previos. Cada venta se acredita solo al último anuncio.',
      calculation: 'Suma de ventas netas acreditadas al último anuncio',
      synonyms: ['ventas publicitarias'],
    },
    fr: {
      name: 'Ventes attribuées aux annonces',
      dss: 'Ventes attribuées\u00a0$',
      definition:
        'Ventes nettes de la marque, en ligne et en magasin, aux personnes ayant cliqué sur son annonce dans les 14 jours ou l’ayant vue dans les 3 jours précédents. Chaque vente revient à la dernière annonce.',
      calculation: 'Somme des ventes nettes créditées à la dernière annonce',
    },
  },
  {
    technicalName: 'roas_ratio',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['DIGITAL_LANDSCAPES', 'CHANNEL_PERFORMANCE_INSIGHTS', 'BI_LINK'],
    example: '4.66',
    en: {
      name: 'Return on ad spend',
      dss: 'ROAS',
      definition:
        'Attributed sales earned for each dollar of advertising, over the campaign or period chosen. It is a ratio of sales and not of profit, and it does not prove that the ad caused the sale.',
      calculation: 'Ad-attributed sales ÷ ad spend',
      synonyms: ['ROAS', 'advertising return'],
    },
    es: {
      name: 'Retorno de la inversión publicitaria',
      dss: 'ROAS',
      definition:
        'Ventas atribuidas por cada peso invertido en publicidad, en la campaña o periodo elegido. Es una razón sobre ventas, no sobre utilidad, y no demuestra que el anuncio haya causado la venta.',
      calculation: 'Ventas atribuidas a anuncios ÷ inversión publicitaria',
      synonyms: ['ROAS', 'rendimiento publicitario'],
    },
    fr: {
      name: 'Rendement des dépenses publicitaires',
      dss: 'RDP',
      definition:
        'Ventes attribuées pour chaque dollar de publicité, au cours de la campagne ou de la période choisie. Ratio de ventes et non de bénéfices, il ne prouve pas que l’annonce a causé la vente.',
      calculation: 'Ventes attribuées aux annonces ÷ dépenses publicitaires',
      synonyms: ['ROAS'],
    },
  },
  {
    technicalName: 'cpc_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'CALCULATED',
    products: ['DIGITAL_LANDSCAPES'],
    example: '1.29',
    en: {
      name: 'Cost per click',
      dss: 'CPC $',
      definition:
        'Mean amount paid for a valid click on sponsored placements that are billed by click. Campaigns billed by impressions are excluded instead of being converted.',
      calculation: 'Spend of click-billed campaigns ÷ their ad clicks',
      synonyms: ['CPC'],
    },
    es: {
      name: 'Costo por clic',
      dss: 'CPC $',
      definition:
        'Monto medio pagado por un clic válido en espacios patrocinados que se cobran por clic. Las campañas que se cobran por impresiones se excluyen en lugar de convertirse.',
      calculation: 'Inversión de campañas por clic ÷ sus clics en anuncios',
      synonyms: ['CPC'],
    },
    fr: {
      name: 'Coût par clic',
      dss: 'CPC\u00a0$',
      definition:
        'Montant moyen payé pour un clic valide sur les emplacements commandités facturés au clic. Les campagnes facturées à l’impression sont exclues plutôt que converties.',
      calculation: 'Dépenses des campagnes au clic ÷ leurs clics publicitaires',
      synonyms: ['CPC'],
    },
  },
  {
    technicalName: 'cpm_amt',
    type: 'METRIC',
    dataType: 'CURRENCY',
    fieldType: 'CALCULATED',
    products: ['DIGITAL_LANDSCAPES', 'BI_LINK'],
    example: '8.15',
    en: {
      name: 'Cost per thousand impressions',
      dss: 'CPM $',
      definition:
        'Mean amount paid for one thousand viewable impressions of campaigns billed by impressions. Bonus impressions given free of charge lower the figure, because they enter the base.',
      calculation: 'Spend of impression-billed campaigns ÷ their impressions × 1,000',
      synonyms: ['CPM'],
    },
    es: {
      name: 'Costo por mil impresiones',
      dss: 'CPM $',
      definition:
        'Monto medio pagado por mil impresiones visibles de campañas que se cobran por impresión. Las impresiones de cortesía reducen el dato porque entran en la base.',
      calculation: 'Inversión de campañas por impresión ÷ sus impresiones × 1,000',
      synonyms: ['CPM'],
    },
    fr: {
      name: 'Coût par mille impressions',
      dss: 'CPM\u00a0$',
      definition:
        'Montant moyen payé pour mille impressions visibles des campagnes facturées à l’impression. Les impressions offertes en prime font baisser la valeur, car elles entrent dans la base.',
      calculation: 'Dépenses des campagnes à l’impression ÷ leurs impressions × 1\u00a0000',
      synonyms: ['CPM'],
    },
  },
  {
    technicalName: 'ntb_ad_sales_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['DIGITAL_LANDSCAPES', 'SHOPPER_BEHAVIOR'],
    example: '34.0',
    en: {
      name: 'New-to-brand sales share',
      dss: 'New-to-Brand %',
      definition:
        'Part of the ad-attributed sales that came from shoppers without a purchase of the brand in the 52 weeks before. Only sales to identified households can be judged.',
      calculation: 'Attributed sales to new households ÷ attributed sales to identified households × 100',
    },
    es: {
      name: 'Proporción de ventas nuevas en la marca',
      dss: '% nuevos en marca',
      definition:
        'Parte de las ventas atribuidas a anuncios que vino de compradores sin compra de la marca en las 52 semanas previas. Solo se pueden evaluar las ventas a hogares identificados.',
      calculation: 'Ventas atribuidas a hogares nuevos ÷ ventas atribuidas a hogares identificados × 100',
    },
    fr: {
      name: 'Part des ventes nouvelles à la marque',
      dss: 'Nouveaux à marque\u00a0%',
      definition:
        'Part des ventes attribuées aux annonces provenant d’acheteurs sans achat de la marque dans les 52 semaines précédentes. Seules les ventes aux ménages identifiés peuvent être évaluées.',
      calculation: 'Ventes attribuées aux nouveaux ménages ÷ ventes attribuées aux ménages identifiés × 100',
      synonyms: ['conquête publicitaire'],
    },
  },
  {
    technicalName: 'buy_box_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['DIGITAL_LANDSCAPES', 'CHANNEL_PERFORMANCE_INSIGHTS'],
    example: '91.2',
    en: {
      name: 'Buy box share',
      dss: 'Buy Box %',
      definition:
        'Share of page views of the item in which the retailer’s own offer was the one behind the main purchase button. Views while nobody could sell the item are left out.',
      calculation: 'Page views with the retailer’s offer first ÷ page views with any offer × 100',
      synonyms: ['featured offer', 'buy box win rate'],
    },
    es: {
      name: 'Participación de oferta destacada',
      dss: '% oferta destacada',
      definition:
        'Proporción de vistas de la página del artículo en las que la oferta propia del minorista fue la del botón principal de compra. Se excluyen las vistas sin ninguna oferta disponible.',
      calculation: 'Vistas con la oferta propia primero ÷ vistas con alguna oferta × 100',
      synonyms: ['buy box'],
    },
    fr: {
      name: 'Part de l’offre vedette',
      dss: 'Offre vedette\u00a0%',
      definition:
        'Part des affichages de la page d’un article où l’offre du détaillant était celle du bouton d’achat principal. Les affichages sans aucune offre disponible sont exclus.',
      calculation: 'Affichages avec l’offre du détaillant en tête ÷ affichages avec une offre × 100',
      synonyms: ['boîte d’achat'],
    },
  },
  {
    technicalName: 'onln_avail_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['DIGITAL_LANDSCAPES', 'CHANNEL_PERFORMANCE_INSIGHTS', 'REPORT_BUILDER'],
    example: '95.7',
    changed: {
      on: '2026-06-15',
      en: 'Availability is now weighted by page views.',
      es: 'La disponibilidad ahora se pondera por vistas de página.',
      fr: 'La disponibilité est maintenant pondérée par les pages vues.',
    },
    en: {
      name: 'Online availability',
      dss: 'Online Avail %',
      definition:
        'Share of item page views in which the shopper could put the item in the cart for at least one way of receiving it. Popular pages therefore weigh more than seldom-seen ones.',
      calculation: 'Page views with an active purchase button ÷ item page views × 100',
      synonyms: ['web in-stock', 'e-commerce availability'],
    },
    es: {
      name: 'Disponibilidad en línea',
      dss: '% dispon. en línea',
      definition:
        'Proporción de vistas de la página del artículo en las que se podía agregar al carrito con al menos una forma de entrega. Por eso las páginas populares pesan más que las poco vistas.',
      calculation: 'Vistas con botón de compra activo ÷ vistas de la página del artículo × 100',
      synonyms: ['existencia en línea'],
    },
    fr: {
      name: 'Disponibilité en ligne',
      dss: 'Dispo. en ligne\u00a0%',
      definition:
        'Part des affichages de la page d’un article où celui-ci pouvait être ajouté au panier selon au moins un mode de réception. Les pages populaires pèsent donc davantage que les autres.',
      calculation: 'Affichages avec bouton d’achat actif ÷ affichages de la page d’article × 100',
    },
  },
  {
    technicalName: 'onln_price_amt',
    type: 'ATTRIBUTE',
    dataType: 'CURRENCY',
    fieldType: 'MEASURE',
    products: ['DIGITAL_LANDSCAPES', 'API_GLOSSARY'],
    example: '5.97',
    en: {
      name: 'Online price',
      dss: 'Online Price $',
      definition:
        'Price shown on the item page for the default store at the time of observation, before coupons and member discounts. Where prices vary by store, it is the one most shoppers see.',
      synonyms: ['web price'],
    },
    es: {
      name: 'Precio en línea',
      dss: 'Precio en línea $',
      definition:
        'Precio mostrado en la página del artículo para la tienda predeterminada al momento de la observación, antes de cupones y descuentos de miembro. Si varía por tienda, es el que ve la mayoría.',
    },
    fr: {
      name: 'Prix en ligne',
      dss: 'Prix en ligne\u00a0$',
      definition:
        'Prix affiché dans la page de l’article pour le magasin par défaut au moment du relevé, avant coupons et rabais de membre. S’il varie selon le magasin, celui que voit la majorité.',
      synonyms: ['prix Web'],
    },
  },
  {
    technicalName: 'sell_type_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['DIGITAL_LANDSCAPES', 'CLOUD_FEEDS'],
    validValues: 'RETAILER, MARKETPLACE, DROPSHIP',
    example: 'RETAILER',
    en: {
      name: 'Seller type',
      dss: 'Seller Type',
      definition:
        'Who owns the stock offered on the page: the retailer, an independent seller of the marketplace, or a supplier that ships straight to the shopper on the retailer’s behalf.',
      synonyms: ['first or third party'],
    },
    es: {
      name: 'Tipo de vendedor',
      dss: 'Tipo de vendedor',
      definition:
        'Quién es dueño del inventario ofrecido en la página: el minorista, un vendedor independiente del marketplace o un proveedor que envía directo al comprador en nombre del minorista.',
      synonyms: ['venta propia o de socios'],
    },
    fr: {
      name: 'Type de vendeur',
      dss: 'Type de vendeur',
      definition:
        'Propriétaire du stock offert dans la page\u00a0: le détaillant, un vendeur indépendant de la place de marché ou un fournisseur qui expédie directement au nom du détaillant.',
    },
  },
  {
    technicalName: 'cmpgn_id',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'KEY',
    products: ['DIGITAL_LANDSCAPES', 'API_GLOSSARY', 'CLOUD_FEEDS'],
    example: 'CMP-2026-00481',
    en: {
      name: 'Campaign identifier',
      dss: 'Campaign ID',
      definition:
        'Key of an advertising campaign, given when it is approved and kept after it ends. Budget, dates and bids may change; a copied campaign receives a new key.',
    },
    es: {
      name: 'Identificador de campaña',
      dss: 'ID de campaña',
      definition:
        'Clave de una campaña publicitaria, asignada al aprobarse y conservada después de su término. El presupuesto, las fechas y las pujas pueden variar; una campaña copiada recibe otra clave.',
    },
    fr: {
      name: 'Identifiant de campagne',
      dss: 'ID de campagne',
      definition:
        'Clé d’une campagne publicitaire, attribuée à l’approbation et conservée après la fin. Budget, dates et enchères peuvent varier; une campagne copiée reçoit une nouvelle clé.',
    },
  },
  {
    technicalName: 'ad_plcmt_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['DIGITAL_LANDSCAPES', 'BI_LINK'],
    validValues: 'SEARCH_TOP, SEARCH_IN_GRID, ITEM_PAGE, HOME_BANNER, CHECKOUT',
    example: 'SEARCH_IN_GRID',
    en: {
      name: 'Ad placement',
      dss: 'Ad Placement',
      definition:
        'Place on the site or in the app where a sponsored offer is shown. The grid of search results is split into its first row and the rest, since their prices and results differ.',
      synonyms: ['inventory slot'],
    },
    es: {
      name: 'Ubicación del anuncio',
      dss: 'Ubicación anuncio',
      definition:
        'Lugar del sitio o la app donde aparece una oferta patrocinada. La cuadrícula de resultados se divide en la primera fila y el resto, pues sus precios y resultados son distintos.',
      synonyms: ['espacio publicitario'],
    },
    fr: {
      name: 'Emplacement publicitaire',
      dss: 'Emplacement publ.',
      definition:
        'Endroit du site ou de l’application où s’affiche une offre commanditée. La grille des résultats se divise entre la première rangée et le reste, car leurs prix et leurs résultats diffèrent.',
    },
  },
  {
    technicalName: 'shlf_obs_ts',
    type: 'DATA_ELEMENT',
    dataType: 'TIMESTAMP',
    fieldType: 'DIMENSION',
    products: ['DIGITAL_LANDSCAPES', 'CLOUD_FEEDS'],
    example: '2026-05-11T08:00:00-05:00',
    en: {
      name: 'Shelf observation time',
      dss: 'Observed At',
      definition:
        'Moment at which the site was read to record rank, price and availability, in Central Time. Readings repeat at 8 a.m., 2 p.m. and 8 p.m.; a failed reading leaves a gap.',
      synonyms: ['crawl time'],
    },
    es: {
      name: 'Hora de observación en línea',
      dss: 'Hora de observación',
      definition:
        'Momento en que se leyó el sitio para registrar lugar, precio y disponibilidad, en hora del centro. Las lecturas son a las 8 a.m., 2 p.m. y 8 p.m.; una lectura fallida deja un hueco.',
    },
    fr: {
      name: 'Heure du relevé en ligne',
      dss: 'Heure du relevé',
      definition:
        'Moment où le site a été lu pour noter le rang, le prix et la disponibilité, à l’heure du Centre. Les relevés ont lieu à 8\u00a0h, 14\u00a0h et 20\u00a0h; un échec laisse un vide.',
    },
  },
  {
    technicalName: 'incr_roas_ratio',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['DIGITAL_LANDSCAPES', 'BI_LINK'],
    isCharterOnly: true,
    example: '1.92',
    en: {
      name: 'Incremental ad return',
      dss: 'iROAS',
      definition:
        'Extra sales per advertising dollar that would not have happened without the ad, measured against a holdout group of shoppers who were not shown it. It runs lower than the attributed ratio.',
      calculation: '(Sales of exposed group − sales of matched holdout) ÷ ad spend',
      synonyms: ['iROAS', 'causal lift'],
    },
    es: {
      name: 'Retorno publicitario incremental',
      dss: 'iROAS',
      definition:
        'Ventas adicionales por peso invertido que no habrían ocurrido sin el anuncio, medidas contra un grupo de control al que no se le mostró. Es menor que la razón atribuida.',
      calculation: '(Ventas del grupo expuesto − ventas del grupo de control) ÷ inversión publicitaria',
      synonyms: ['iROAS'],
    },
    fr: {
      name: 'Rendement publicitaire différentiel',
      dss: 'RDP différentiel',
      definition:
        'Ventes supplémentaires par dollar de publicité qui n’auraient pas eu lieu sans l’annonce, mesurées contre un groupe témoin qui ne l’a pas vue. Inférieur au ratio attribué.',
      calculation: '(Ventes du groupe exposé − ventes du groupe témoin) ÷ dépenses publicitaires',
    },
  },
  {
    technicalName: 'term_oppty_scr',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['DIGITAL_LANDSCAPES', 'API_GLOSSARY'],
    isCharterOnly: true,
    validValues: '0–100',
    example: '72',
    en: {
      name: 'Keyword whitespace score',
      dss: 'Whitespace Scr',
      definition:
        'Ranks the words shoppers type by how much demand the brand leaves untapped: many lookups, few strong rivals, and a weak place of its own. High values suggest bids or better titles.',
      calculation: 'Demand percentile × (1 − rival strength) × (1 − own strength) × 100',
      synonyms: ['untapped demand'],
    },
    es: {
      name: 'Puntaje de oportunidad sin explotar',
      dss: 'Oportunidad',
      definition:
        'Ordena las palabras que escriben los compradores según la demanda que la marca desaprovecha: muchas consultas, pocos rivales fuertes y un lugar propio débil. Los valores altos sugieren pujar o mejorar títulos.',
      calculation: 'Percentil de demanda × (1 − fuerza de los rivales) × (1 − fuerza propia) × 100',
    },
    fr: {
      name: 'Cote de potentiel inexploité',
      dss: 'Potentiel inexploité',
      definition:
        'Classe les mots tapés selon la demande que la marque laisse de côté\u00a0: beaucoup de requêtes, peu de rivaux solides et une place faible pour elle-même. Une valeur élevée invite à enchérir ou à revoir les titres.',
      calculation: 'Centile de demande × (1 − force des rivaux) × (1 − force propre) × 100',
      synonyms: ['demande latente'],
    },
  },
]
