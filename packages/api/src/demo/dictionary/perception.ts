import type { WrittenEntry } from './written-entry.ts'

/** Surveys, ratings, reviews and how shoppers see a brand. */
export const PERCEPTION_ENTRIES: readonly WrittenEntry[] = [
  {
    technicalName: 'csat_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CUSTOMER_PERCEPTION', 'REPORT_BUILDER', 'BI_LINK'],
    example: '84.6',
    changed: {
      on: '2025-04-14',
      en: 'Only answers of 4 and 5 count as satisfied; 3 counted before.',
      es: 'Solo las respuestas 4 y 5 cuentan como satisfacción; antes también el 3.',
      fr: 'Seules les réponses 4 et 5 comptent comme satisfaction; le 3 comptait auparavant.',
    },
    en: {
      name: 'Customer satisfaction score',
      dss: 'CSAT %',
      definition:
        'Share of survey answers that rate the purchase or visit 4 or 5 on the five-point question. Unanswered questions are left out of the base, and each respondent counts once per survey wave.',
      calculation: 'Answers of 4 or 5 ÷ all answers to the question × 100',
      synonyms: ['CSAT', 'satisfied customers'],
    },
    es: {
      name: 'Índice de satisfacción del cliente',
      dss: 'CSAT %',
      definition:
        'Proporción de respuestas de encuesta que califican la compra o visita con 4 o 5 en la escala de cinco puntos. Las preguntas sin responder no entran en la base; cada persona cuenta una vez por levantamiento.',
      calculation: 'Respuestas de 4 o 5 ÷ total de respuestas a la pregunta × 100',
      synonyms: ['CSAT', 'satisfacción'],
    },
    fr: {
      name: 'Indice de satisfaction de la clientèle',
      dss: 'Satisfaction\u00a0%',
      definition:
        'Part des réponses au sondage attribuant 4 ou 5 à l’achat ou à la visite sur l’échelle de cinq points. Les questions sans réponse sont hors de la base; chaque personne compte une fois par vague.',
      calculation: 'Réponses de 4 ou 5 ÷ ensemble des réponses à la question × 100',
      synonyms: ['CSAT'],
    },
  },
  {
    technicalName: 'nps_scr',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['CUSTOMER_PERCEPTION', 'BI_LINK'],
    validValues: '-100–100',
    example: '38.2',
    en: {
      name: 'Net promoter score',
      dss: 'NPS',
      definition:
        'Share of respondents who would recommend the brand with 9 or 10, less the share who answer 0 to 6, on a scale of 0 to 10. Scores of 7 and 8 count in the base only.',
      calculation: '% answering 9 or 10 − % answering 0 to 6',
      synonyms: ['NPS', 'likelihood to recommend'],
    },
    es: {
      name: 'Puntaje neto de promotores',
      dss: 'NPS',
      definition:
        'Porcentaje de personas encuestadas que recomendarían la marca con 9 o 10, menos el de quienes responden de 0 a 6, en escala de 0 a 10. Las respuestas 7 y 8 solo cuentan en la base.',
      calculation: '% que responde 9 o 10 − % que responde de 0 a 6',
      synonyms: ['NPS', 'intención de recomendar'],
    },
    fr: {
      name: 'Taux net de recommandation',
      dss: 'NPS',
      definition:
        'Part des personnes sondées qui recommanderaient la marque avec 9 ou 10, moins celle des réponses de 0 à 6, sur une échelle de 0 à 10. Les réponses 7 et 8 ne comptent que dans la base.',
      calculation: '% de réponses 9 ou 10 −\u00a0% de réponses de 0 à 6',
      synonyms: ['NPS', 'intention de recommander'],
    },
  },
  {
    technicalName: 'rvw_avg_rtg',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['CUSTOMER_PERCEPTION', 'DIGITAL_LANDSCAPES', 'REPORT_BUILDER'],
    validValues: '1.0–5.0',
    example: '4.3',
    en: {
      name: 'Average rating',
      dss: 'Avg Rating',
      definition:
        'Mean of the stars given in all published reviews of a brand or group in the period, each review weighted the same. Unlike an item’s rating on its page, it leaves out older reviews.',
      calculation: 'Sum of stars ÷ published reviews of the period',
      synonyms: ['star rating', 'review score'],
    },
    es: {
      name: 'Calificación promedio',
      dss: 'Calif. promedio',
      definition:
        'Media de las estrellas de todas las opiniones publicadas de una marca o grupo en el periodo, con el mismo peso cada una. A diferencia de la calificación en la página del artículo, excluye opiniones anteriores.',
      calculation: 'Suma de estrellas ÷ opiniones publicadas del periodo',
      synonyms: ['estrellas'],
    },
    fr: {
      name: 'Note moyenne',
      dss: 'Note moyenne',
      definition:
        'Moyenne des étoiles de toutes les évaluations d’une marque ou d’un groupe publiées pendant la période, chacune ayant le même poids. Contrairement à la note affichée dans la page d’un article, exclut les évaluations antérieures.',
      calculation: 'Somme des étoiles ÷ évaluations publiées de la période',
      synonyms: ['cote d’étoiles'],
    },
  },
  {
    technicalName: 'rvw_cnt',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['CUSTOMER_PERCEPTION', 'DIGITAL_LANDSCAPES', 'CLOUD_FEEDS'],
    example: '1284',
    en: {
      name: 'Review count',
      dss: 'Review Count',
      definition:
        'Number of customer reviews published in the period, with or without text, by publication date. Rejected, withdrawn and syndicated reviews from other sites are not counted.',
      calculation: 'Count of distinct published reviews',
      synonyms: ['number of reviews'],
    },
    es: {
      name: 'Número de opiniones',
      dss: 'Núm. de opiniones',
      definition:
        'Cantidad de opiniones de clientes publicadas en el periodo, con o sin texto, según su fecha de publicación. No cuenta las rechazadas, las retiradas ni las importadas de otros sitios.',
      calculation: 'Conteo de opiniones publicadas distintas',
      synonyms: ['reseñas publicadas'],
    },
    fr: {
      name: 'Nombre d’évaluations',
      dss: 'Nbre d’évaluations',
      definition:
        'Évaluations de la clientèle publiées pendant la période, avec ou sans texte, selon la date de publication. Les évaluations refusées, retirées ou importées d’autres sites ne comptent pas.',
      calculation: 'Nombre d’évaluations publiées distinctes',
      synonyms: ['commentaires publiés'],
    },
  },
  {
    technicalName: 'neg_rvw_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CUSTOMER_PERCEPTION', 'DIGITAL_LANDSCAPES'],
    example: '9.8',
    en: {
      name: 'Negative review share',
      dss: 'Negative Review %',
      definition:
        'Share of the reviews published in the period with one or two stars. It moves earlier than the mean of all stars when a quality problem starts.',
      calculation: 'Reviews with 1 or 2 stars ÷ published reviews × 100',
      synonyms: ['bad reviews'],
    },
    es: {
      name: 'Proporción de opiniones negativas',
      dss: '% opiniones negativas',
      definition:
        'Proporción de opiniones publicadas en el periodo con una o dos estrellas. Cuando empieza un problema de calidad, cambia antes que el promedio general de estrellas.',
      calculation: 'Opiniones con 1 o 2 estrellas ÷ opiniones publicadas × 100',
      synonyms: ['malas reseñas'],
    },
    fr: {
      name: 'Part des évaluations négatives',
      dss: 'Éval. négatives\u00a0%',
      definition:
        'Part des évaluations publiées pendant la période ayant une ou deux étoiles. Lorsqu’un problème de qualité apparaît, elle varie avant la moyenne de l’ensemble des étoiles.',
      calculation: 'Évaluations de 1 ou 2 étoiles ÷ évaluations publiées × 100',
    },
  },
  {
    technicalName: 'rvw_resp_rate_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CUSTOMER_PERCEPTION', 'DIGITAL_LANDSCAPES'],
    example: '72.4',
    en: {
      name: 'Review reply rate',
      dss: 'Review Reply %',
      definition:
        'Share of reviews with one or two stars, or with a question, that received a public reply from the supplier within seven days. Automatic thank-you notes do not count as replies.',
      calculation: 'Reviews with a reply in 7 days ÷ reviews that call for one × 100',
      synonyms: ['brand responses'],
    },
    es: {
      name: 'Tasa de respuesta a opiniones',
      dss: '% resp. a opiniones',
      definition:
        'Proporción de opiniones con una o dos estrellas, o con una pregunta, que recibieron respuesta pública del proveedor en siete días. Los agradecimientos automáticos no cuentan.',
      calculation: 'Opiniones con respuesta en 7 días ÷ opiniones que la requieren × 100',
    },
    fr: {
      name: 'Taux de réponse aux évaluations',
      dss: 'Rép. aux évaluations\u00a0%',
      definition:
        'Part des évaluations d’une ou deux étoiles, ou posant une question, ayant reçu une réponse publique du fournisseur dans les sept jours. Les remerciements automatiques ne comptent pas.',
      calculation: 'Évaluations avec réponse en 7 jours ÷ évaluations qui en appellent une × 100',
    },
  },
  {
    technicalName: 'srvy_resp_rate_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CUSTOMER_PERCEPTION'],
    example: '6.7',
    en: {
      name: 'Survey response rate',
      dss: 'Response Rate %',
      definition:
        'Share of delivered survey invitations that led to a submitted questionnaire with at least the first question answered. Bounced emails are left out of the base, and reminders do not add to it.',
      calculation: 'Submitted questionnaires ÷ delivered invitations × 100',
      synonyms: ['participation rate'],
    },
    es: {
      name: 'Tasa de respuesta a encuestas',
      dss: '% respuesta encuesta',
      definition:
        'Proporción de invitaciones entregadas que resultaron en un cuestionario enviado con al menos la primera pregunta contestada. Los correos rebotados no entran en la base y los recordatorios no la aumentan.',
      calculation: 'Cuestionarios enviados ÷ invitaciones entregadas × 100',
      synonyms: ['participación en encuesta'],
    },
    fr: {
      name: 'Taux de réponse aux sondages',
      dss: 'Réponse au sondage\u00a0%',
      definition:
        'Part des invitations livrées ayant mené à l’envoi d’un questionnaire où au moins la première question a une réponse. Les courriels non livrés sont hors de la base; les rappels ne s’y ajoutent pas.',
      calculation: 'Questionnaires envoyés ÷ invitations livrées × 100',
      synonyms: ['taux de participation'],
    },
  },
  {
    technicalName: 'srvy_cmpl_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CUSTOMER_PERCEPTION'],
    example: '81.3',
    en: {
      name: 'Survey completion rate',
      dss: 'Survey Compl %',
      definition:
        'Share of started questionnaires in which every required question was answered. Respondents screened out by the first questions count neither as started nor as completed.',
      calculation: 'Completed questionnaires ÷ started questionnaires × 100',
    },
    es: {
      name: 'Tasa de encuestas completas',
      dss: '% encuesta completa',
      definition:
        'Proporción de cuestionarios iniciados en los que se contestaron todas las preguntas obligatorias. Las personas descartadas por las preguntas filtro no cuentan ni como iniciadas ni como completas.',
      calculation: 'Cuestionarios completos ÷ cuestionarios iniciados × 100',
    },
    fr: {
      name: 'Taux d’achèvement des sondages',
      dss: 'Sondages achevés\u00a0%',
      definition:
        'Part des questionnaires commencés où toutes les questions obligatoires ont une réponse. Les personnes écartées par les questions de sélection ne comptent ni comme commencées ni comme achevées.',
      calculation: 'Questionnaires achevés ÷ questionnaires commencés × 100',
    },
  },
  {
    technicalName: 'srvy_resp_cnt',
    type: 'METRIC',
    dataType: 'INTEGER',
    fieldType: 'MEASURE',
    products: ['CUSTOMER_PERCEPTION', 'CLOUD_FEEDS'],
    example: '412',
    en: {
      name: 'Survey respondents',
      dss: 'Respondents',
      definition:
        'Distinct people whose questionnaire passed the quality checks for speed and repeated answers. Results with fewer than 50 of them are hidden to protect privacy and avoid false precision.',
      calculation: 'Count of distinct accepted questionnaires',
      synonyms: ['sample size', 'n'],
    },
    es: {
      name: 'Personas encuestadas',
      dss: 'Encuestados',
      definition:
        'Personas distintas cuyo cuestionario pasó los controles de calidad de velocidad y respuestas repetidas. Los resultados con menos de 50 se ocultan para proteger la privacidad y evitar una precisión falsa.',
      calculation: 'Conteo de cuestionarios aceptados distintos',
      synonyms: ['tamaño de muestra'],
    },
    fr: {
      name: 'Personnes sondées',
      dss: 'Personnes sondées',
      definition:
        'Personnes distinctes dont le questionnaire a passé les contrôles de vitesse et de réponses répétées. Les résultats de moins de 50 personnes sont masqués pour protéger la vie privée et éviter une fausse précision.',
      calculation: 'Nombre de questionnaires acceptés distincts',
      synonyms: ['taille de l’échantillon'],
    },
  },
  {
    technicalName: 'sntmt_scr',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['CUSTOMER_PERCEPTION', 'DIGITAL_LANDSCAPES', 'BI_LINK'],
    validValues: '-1.00–1.00',
    example: '0.42',
    changed: {
      on: '2026-03-23',
      en: 'Spanish and French reviews are now scored in their own language.',
      es: 'Las opiniones en español y francés ahora se evalúan en su propio idioma.',
      fr: 'Les évaluations en espagnol et en français sont maintenant analysées dans leur langue.',
    },
    en: {
      name: 'Sentiment score',
      dss: 'Sentiment',
      definition:
        'Mean tone of the sentences in reviews and survey comments, from −1 for negative to +1 for positive, as judged by a language model. Comments under five words are not scored.',
      calculation: 'Sum of the sentence scores ÷ scored sentences',
      synonyms: ['tone', 'opinion polarity'],
    },
    es: {
      name: 'Puntaje de sentimiento',
      dss: 'Sentimiento',
      definition:
        'Tono medio de las frases en opiniones y comentarios de encuesta, de −1 para negativo a +1 para positivo, según un modelo de lenguaje. Los comentarios de menos de cinco palabras no se evalúan.',
      calculation: 'Suma de puntajes por frase ÷ frases evaluadas',
      synonyms: ['tono de las opiniones'],
    },
    fr: {
      name: 'Cote de sentiment',
      dss: 'Sentiment',
      definition:
        'Ton moyen des phrases des évaluations et des commentaires de sondage, de −1 pour négatif à +1 pour positif, selon un modèle de langage. Les commentaires de moins de cinq mots ne sont pas analysés.',
      calculation: 'Somme des cotes de phrase ÷ phrases analysées',
      synonyms: ['tonalité'],
    },
  },
  {
    technicalName: 'topic_mntn_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CUSTOMER_PERCEPTION'],
    example: '17.5',
    en: {
      name: 'Topic mention share',
      dss: 'Topic Mention %',
      definition:
        'Share of the comments in the period that bring up a given topic, such as taste, packaging or value for money. A comment with three topics counts for each of them, so shares can exceed 100 in total.',
      calculation: 'Comments on the topic ÷ all scored comments × 100',
    },
    es: {
      name: 'Proporción de menciones del tema',
      dss: '% menciones del tema',
      definition:
        'Proporción de comentarios del periodo que tocan un tema, como sabor, empaque o relación calidad-precio. Un comentario con tres temas cuenta en cada uno, por lo que la suma puede superar 100.',
      calculation: 'Comentarios sobre el tema ÷ total de comentarios evaluados × 100',
      synonyms: ['temas más comentados'],
    },
    fr: {
      name: 'Part de mention du sujet',
      dss: 'Mention du sujet\u00a0%',
      definition:
        'Part des commentaires de la période qui abordent un sujet, comme le goût, l’emballage ou le rapport qualité-prix. Un commentaire à trois sujets compte pour chacun; le total peut donc dépasser 100.',
      calculation: 'Commentaires sur le sujet ÷ ensemble des commentaires analysés × 100',
    },
  },
  {
    technicalName: 'topic_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CUSTOMER_PERCEPTION', 'API_GLOSSARY'],
    validValues: 'TASTE, PACKAGING, VALUE, QUALITY, SIZE, FRESHNESS, OTHER',
    example: 'PACKAGING',
    en: {
      name: 'Comment topic',
      dss: 'Comment Topic',
      definition:
        'Subject recognized in a customer comment, taken from a list that is the same for all categories. Sentences without a recognizable subject are stored as other.',
      synonyms: ['theme'],
    },
    es: {
      name: 'Tema del comentario',
      dss: 'Tema del comentario',
      definition:
        'Asunto reconocido en un comentario del cliente, tomado de una lista común para todas las categorías. Las frases sin un asunto reconocible se guardan como otros.',
    },
    fr: {
      name: 'Sujet du commentaire',
      dss: 'Sujet du commentaire',
      definition:
        'Thème reconnu dans un commentaire de la clientèle, tiré d’une liste commune à toutes les catégories. Les phrases sans thème reconnaissable sont classées sous autre.',
    },
  },
  {
    technicalName: 'purch_intnt_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CUSTOMER_PERCEPTION', 'MODULAR_INTELLIGENCE'],
    example: '54.0',
    en: {
      name: 'Purchase intent',
      dss: 'Purchase Intent %',
      definition:
        'Share of respondents who say they will definitely or probably buy the item within the next four weeks. It reflects stated plans and usually runs higher than the purchases that follow.',
      calculation: 'Answers “definitely” or “probably” ÷ all answers × 100',
      synonyms: ['top-two-box intent'],
    },
    es: {
      name: 'Intención de compra',
      dss: '% intención de compra',
      definition:
        'Proporción de personas encuestadas que dicen que definitiva o probablemente comprarán el artículo en las próximas cuatro semanas. Refleja planes declarados y suele superar las compras reales.',
      calculation: 'Respuestas “definitivamente” o “probablemente” ÷ total de respuestas × 100',
    },
    fr: {
      name: 'Intention d’achat',
      dss: 'Intention d’achat\u00a0%',
      definition:
        'Part des personnes sondées qui disent qu’elles achèteront certainement ou probablement l’article dans les quatre prochaines semaines. Traduit des intentions déclarées, en général supérieures aux achats réels.',
      calculation: 'Réponses «\u00a0certainement\u00a0» ou «\u00a0probablement\u00a0» ÷ ensemble des réponses × 100',
    },
  },
  {
    technicalName: 'aided_aware_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CUSTOMER_PERCEPTION'],
    example: '71.9',
    en: {
      name: 'Aided awareness',
      dss: 'Aided Awareness %',
      definition:
        'Share of category shoppers who recognize the brand when they see its name and logo in a list of twelve. The order of the list is shuffled for each respondent.',
      calculation: 'Respondents recognizing the brand ÷ respondents shown the list × 100',
      synonyms: ['brand recognition'],
    },
    es: {
      name: 'Conocimiento asistido de marca',
      dss: '% conocimiento asist.',
      definition:
        'Proporción de compradores de la categoría que reconocen la marca al ver su nombre y logotipo en una lista de doce. El orden de la lista cambia al azar en cada entrevista.',
      calculation: 'Personas que reconocen la marca ÷ personas que vieron la lista × 100',
      synonyms: ['recordación asistida'],
    },
    fr: {
      name: 'Notoriété assistée',
      dss: 'Notoriété assistée\u00a0%',
      definition:
        'Part des acheteurs de la catégorie qui reconnaissent la marque en voyant son nom et son logo dans une liste de douze. L’ordre de la liste est mélangé pour chaque personne.',
      calculation: 'Personnes reconnaissant la marque ÷ personnes ayant vu la liste × 100',
    },
  },
  {
    technicalName: 'brand_cnsdr_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CUSTOMER_PERCEPTION'],
    example: '43.5',
    en: {
      name: 'Brand consideration',
      dss: 'Consideration %',
      definition:
        'Share of category shoppers who would think about the brand for their next purchase, among those who know it. Between awareness and intent, it shows where interest is lost.',
      calculation: 'Respondents considering the brand ÷ respondents who know it × 100',
    },
    es: {
      name: 'Consideración de marca',
      dss: '% consideración',
      definition:
        'Proporción de compradores de la categoría que pensarían en la marca para su próxima compra, entre quienes la conocen. Ubicada entre el conocimiento y la intención, muestra dónde se pierde el interés.',
      calculation: 'Personas que consideran la marca ÷ personas que la conocen × 100',
    },
    fr: {
      name: 'Considération de la marque',
      dss: 'Considération\u00a0%',
      definition:
        'Part des acheteurs de la catégorie qui songeraient à la marque pour leur prochain achat, parmi ceux qui la connaissent. Entre notoriété et intention, montre où l’intérêt se perd.',
      calculation: 'Personnes considérant la marque ÷ personnes la connaissant × 100',
      synonyms: ['marque envisagée'],
    },
  },
  {
    technicalName: 'val_pcpt_scr',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['CUSTOMER_PERCEPTION', 'CHANNEL_PERFORMANCE_INSIGHTS'],
    validValues: '1.0–10.0',
    example: '7.6',
    en: {
      name: 'Value perception score',
      dss: 'Value Perception',
      definition:
        'Mean answer, from 1 to 10, to whether the item is worth its price, asked only of recent buyers. Answers are weighted so that ages and regions match all shoppers of the category.',
      calculation: 'Weighted sum of answers ÷ sum of weights',
      synonyms: ['price perception', 'worth the money'],
    },
    es: {
      name: 'Puntaje de percepción de valor',
      dss: 'Percepción de valor',
      definition:
        'Respuesta media, de 1 a 10, a si el artículo vale lo que cuesta; se pregunta solo a compradores recientes. Se pondera para que edades y regiones coincidan con los compradores de la categoría.',
      calculation: 'Suma ponderada de respuestas ÷ suma de ponderadores',
      synonyms: ['percepción de precio'],
    },
    fr: {
      name: 'Cote de perception de la valeur',
      dss: 'Perception valeur',
      definition:
        'Réponse moyenne, de 1 à 10, à la question de savoir si l’article vaut son prix, posée aux acheteurs récents seulement. Pondérée pour que l’âge et la région reflètent les acheteurs de la catégorie.',
      calculation: 'Somme pondérée des réponses ÷ somme des poids',
      synonyms: ['perception du prix'],
    },
  },
  {
    technicalName: 'str_exp_scr',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['CUSTOMER_PERCEPTION', 'CHANNEL_PERFORMANCE_INSIGHTS'],
    validValues: '1.0–5.0',
    example: '4.1',
    en: {
      name: 'Store experience score',
      dss: 'Store Experience',
      definition:
        'Mean of four survey answers about a store visit: cleanliness, staff help, ease of finding items and time to pay. Each answer has the same weight, and all four must be given.',
      calculation: 'Sum of the four answers ÷ 4, averaged over visits',
      synonyms: ['visit rating'],
    },
    es: {
      name: 'Puntaje de experiencia en tienda',
      dss: 'Experiencia en tienda',
      definition:
        'Media de cuatro respuestas sobre una visita a la tienda: limpieza, atención del personal, facilidad para encontrar artículos y tiempo de pago. Todas pesan igual y las cuatro deben contestarse.',
      calculation: 'Suma de las cuatro respuestas ÷ 4, promediada entre visitas',
      synonyms: ['evaluación de la visita'],
    },
    fr: {
      name: 'Cote d’expérience en magasin',
      dss: 'Expérience magasin',
      definition:
        'Moyenne de quatre réponses sur une visite au magasin\u00a0: propreté, aide du personnel, facilité à trouver les articles et temps de paiement. Toutes ont le même poids et les quatre sont requises.',
      calculation: 'Somme des quatre réponses ÷ 4, en moyenne par visite',
    },
  },
  {
    technicalName: 'cmplnt_rate_qty',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['CUSTOMER_PERCEPTION', 'REPORT_BUILDER'],
    example: '18.4',
    changed: {
      on: '2024-11-04',
      en: 'Complaints made by chat are now included.',
      es: 'Ahora incluye las quejas recibidas por chat.',
      fr: 'Comprend maintenant les plaintes reçues par clavardage.',
    },
    en: {
      name: 'Complaints per million units',
      dss: 'Complaints per MM',
      definition:
        'Product complaints received by phone, chat, email or at the service desk, per million units sold in the same 13 weeks. Complaints about service or delivery are not part of it.',
      calculation: 'Product complaints ÷ units sold × 1,000,000',
      synonyms: ['consumer complaints'],
    },
    es: {
      name: 'Quejas por millón de unidades',
      dss: 'Quejas por millón',
      definition:
        'Quejas de producto recibidas por teléfono, chat, correo o en servicio al cliente, por millón de unidades vendidas en las mismas 13 semanas. No incluye quejas de servicio ni de entrega.',
      calculation: 'Quejas de producto ÷ unidades vendidas × 1,000,000',
      synonyms: ['reclamos de clientes'],
    },
    fr: {
      name: 'Plaintes par million d’unités',
      dss: 'Plaintes par million',
      definition:
        'Plaintes sur un produit reçues par téléphone, clavardage, courriel ou au comptoir du service, par million d’unités vendues dans les mêmes 13 semaines. Exclut les plaintes sur le service ou la livraison.',
      calculation: 'Plaintes sur le produit ÷ unités vendues × 1\u00a0000\u00a0000',
    },
  },
  {
    technicalName: 'srvy_wave_id',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CUSTOMER_PERCEPTION', 'API_GLOSSARY'],
    validValues: '[0-9]{4}-W[1-4]',
    example: '2026-W2',
    en: {
      name: 'Survey wave',
      dss: 'Survey Wave',
      definition:
        'Round of fieldwork in which the answers were collected, four each year of about three weeks. Questions stay the same within a round, so results are comparable inside it.',
      synonyms: ['fieldwork round'],
    },
    es: {
      name: 'Levantamiento de encuesta',
      dss: 'Levantamiento',
      definition:
        'Ronda de campo en la que se recolectaron las respuestas; hay cuatro al año, de unas tres semanas. Las preguntas no cambian dentro de una ronda, así que sus resultados son comparables.',
      synonyms: ['ola de encuesta'],
    },
    fr: {
      name: 'Vague de sondage',
      dss: 'Vague de sondage',
      definition:
        'Ronde de collecte des réponses; il y en a quatre par année, d’environ trois semaines. Les questions ne changent pas au cours d’une ronde, de sorte que ses résultats sont comparables.',
      synonyms: ['période de collecte'],
    },
  },
  {
    technicalName: 'qstn_id',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'KEY',
    products: ['CUSTOMER_PERCEPTION', 'API_GLOSSARY'],
    example: 'Q0412',
    en: {
      name: 'Question identifier',
      dss: 'Question ID',
      definition:
        'Key of a survey question in one exact wording. When the wording or the scale changes, a new key is given, so that series with a break are visible.',
    },
    es: {
      name: 'Identificador de pregunta',
      dss: 'ID de pregunta',
      definition:
        'Clave de una pregunta de encuesta con una redacción exacta. Si cambia la redacción o la escala, se asigna otra clave para que se note el corte en la serie.',
    },
    fr: {
      name: 'Identifiant de question',
      dss: 'ID de question',
      definition:
        'Clé d’une question de sondage dans une formulation exacte. Si la formulation ou l’échelle change, une nouvelle clé est attribuée afin que la rupture de série soit visible.',
    },
  },
  {
    technicalName: 'ans_scale_cd',
    type: 'ATTRIBUTE',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CUSTOMER_PERCEPTION', 'API_GLOSSARY'],
    validValues: 'YESNO, FIVE, TEN, ELEVEN, OPEN',
    example: 'FIVE',
    en: {
      name: 'Answer scale',
      dss: 'Answer Scale',
      definition:
        'Kind of scale on which a question is answered: yes or no, five points, ten points, zero to ten, or free text. Results on different scales must not be averaged together.',
      synonyms: ['response options'],
    },
    es: {
      name: 'Escala de respuesta',
      dss: 'Escala de respuesta',
      definition:
        'Tipo de escala con la que se contesta una pregunta: sí o no, cinco puntos, diez puntos, de cero a diez o texto libre. No deben promediarse resultados de escalas distintas.',
    },
    fr: {
      name: 'Échelle de réponse',
      dss: 'Échelle de réponse',
      definition:
        'Type d’échelle servant à répondre à une question\u00a0: oui ou non, cinq points, dix points, de zéro à dix ou texte libre. Il ne faut pas faire la moyenne d’échelles différentes.',
      synonyms: ['choix de réponse'],
    },
  },
  {
    technicalName: 'rvw_pub_dt',
    type: 'ATTRIBUTE',
    dataType: 'DATE',
    fieldType: 'DIMENSION',
    products: ['CUSTOMER_PERCEPTION', 'DIGITAL_LANDSCAPES', 'CLOUD_FEEDS'],
    example: '2026-05-02',
    en: {
      name: 'Review publication date',
      dss: 'Review Pub Date',
      definition:
        'Day on which a review became visible on the item page after moderation, usually one to three days after it was written. Edits by the author keep the first date.',
    },
    es: {
      name: 'Fecha de publicación de la opinión',
      dss: 'Fecha public. opinión',
      definition:
        'Día en que la opinión se hizo visible en la página del artículo tras la moderación, por lo general de uno a tres días después de escrita. Si su autor la edita, conserva la primera fecha.',
    },
    fr: {
      name: 'Date de publication de l’évaluation',
      dss: 'Date publ. évaluation',
      definition:
        'Jour où l’évaluation est devenue visible dans la page de l’article après modération, en général de un à trois jours après sa rédaction. Une modification ultérieure conserve la première date.',
    },
  },
  {
    technicalName: 'vrfd_purch_ind',
    type: 'ATTRIBUTE',
    dataType: 'BOOLEAN',
    fieldType: 'FLAG',
    products: ['CUSTOMER_PERCEPTION', 'DIGITAL_LANDSCAPES'],
    validValues: 'Y, N',
    example: 'Y',
    en: {
      name: 'Verified purchase indicator',
      dss: 'Verified Purchase',
      definition:
        'Y when the reviewer’s account shows that the item was bought in the 12 months before the review. Purchases without an account or loyalty card cannot be verified and are marked N.',
      synonyms: ['confirmed buyer'],
    },
    es: {
      name: 'Indicador de compra verificada',
      dss: 'Compra verificada',
      definition:
        'Y cuando la cuenta de quien opina muestra que el artículo se compró en los 12 meses anteriores. Las compras sin cuenta ni tarjeta de lealtad no se pueden verificar y llevan N.',
    },
    fr: {
      name: 'Indicateur d’achat vérifié',
      dss: 'Achat vérifié',
      definition:
        'Y lorsque le compte à l’origine de l’évaluation montre un achat de l’article dans les 12 mois précédents. Les achats sans compte ni carte de fidélité ne sont pas vérifiables et portent N.',
    },
  },
  {
    technicalName: 'rvw_txt',
    type: 'DATA_ELEMENT',
    dataType: 'STRING',
    fieldType: 'DIMENSION',
    products: ['CUSTOMER_PERCEPTION', 'CLOUD_FEEDS'],
    example: 'Great crunch, but the bag was half empty.',
    en: {
      name: 'Review text',
      dss: 'Review Text',
      definition:
        'Words of the review as published, in the language in which it was written, up to 2,000 characters. Names, phone numbers and addresses are replaced by asterisks before the text is delivered.',
      synonyms: ['verbatim', 'customer comment'],
    },
    es: {
      name: 'Texto de la opinión',
      dss: 'Texto de la opinión',
      definition:
        'Palabras de la opinión tal como se publicó, en el idioma en que se escribió, hasta 2,000 caracteres. Nombres, teléfonos y domicilios se reemplazan con asteriscos antes de entregarlo.',
      synonyms: ['comentario textual'],
    },
    fr: {
      name: 'Texte de l’évaluation',
      dss: 'Texte de l’évaluation',
      definition:
        'Texte de l’évaluation telle que publiée, dans sa langue d’origine, jusqu’à 2\u00a0000 caractères. Les noms, numéros de téléphone et adresses sont remplacés par des astérisques avant la remise.',
      synonyms: ['commentaire intégral'],
    },
  },
  {
    technicalName: 'emo_intns_idx',
    type: 'METRIC',
    dataType: 'DECIMAL',
    fieldType: 'CALCULATED',
    products: ['CUSTOMER_PERCEPTION'],
    isCharterOnly: true,
    example: '121',
    en: {
      name: 'Emotional intensity index',
      dss: 'Emotion Intensity',
      definition:
        'Strength of the feelings expressed in comments, whatever their direction, compared with the category at 100. Low values reveal indifference, which ordinary tone measures hide.',
      calculation: 'Brand’s mean arousal score ÷ category’s mean arousal score × 100',
      synonyms: ['passion level'],
    },
    es: {
      name: 'Índice de intensidad emocional',
      dss: 'Intensidad emocional',
      definition:
        'Fuerza de las emociones expresadas en los comentarios, sin importar su dirección, comparada con la categoría en 100. Los valores bajos revelan indiferencia, que las medidas de tono ocultan.',
      calculation: 'Media de activación emocional de la marca ÷ media de la categoría × 100',
    },
    fr: {
      name: 'Indice d’intensité émotive',
      dss: 'Intensité émotive',
      definition:
        'Force des émotions exprimées dans les commentaires, quelle qu’en soit la direction, par rapport à la catégorie fixée à 100. Une valeur faible révèle de l’indifférence, que les mesures de ton masquent.',
      calculation: 'Activation émotive moyenne de la marque ÷ moyenne de la catégorie × 100',
      synonyms: ['ferveur'],
    },
  },
  {
    technicalName: 'fake_rvw_prob_pct',
    type: 'METRIC',
    dataType: 'PERCENT',
    fieldType: 'CALCULATED',
    products: ['CUSTOMER_PERCEPTION', 'DIGITAL_LANDSCAPES'],
    isCharterOnly: true,
    example: '3.1',
    en: {
      name: 'Inauthentic review probability',
      dss: 'Inauthentic Rvw %',
      definition:
        'Modeled chance that a published review was paid for or written by a machine, from timing, wording and account history. It is shown as the mean of an item’s reviews, never for a single one.',
      calculation: 'Sum of model probabilities ÷ published reviews × 100',
      synonyms: ['fake reviews'],
    },
    es: {
      name: 'Probabilidad de opinión apócrifa',
      dss: '% opinión apócrifa',
      definition:
        'Posibilidad modelada de que una opinión publicada sea pagada o escrita por una máquina, según horarios, redacción e historial de la cuenta. Se muestra como media del artículo, nunca por opinión.',
      calculation: 'Suma de probabilidades del modelo ÷ opiniones publicadas × 100',
      synonyms: ['reseñas falsas'],
    },
    fr: {
      name: 'Probabilité d’évaluation frauduleuse',
      dss: 'Éval. frauduleuse\u00a0%',
      definition:
        'Probabilité modélisée qu’une évaluation publiée ait été payée ou rédigée par une machine, selon le moment, le style et l’historique du compte. Affichée en moyenne par article, jamais pour une seule évaluation.',
      calculation: 'Somme des probabilités du modèle ÷ évaluations publiées × 100',
      synonyms: ['faux avis'],
    },
  },
]
