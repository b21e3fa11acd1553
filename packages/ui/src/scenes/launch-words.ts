import { wordsIn } from './words-in.ts'

const enUS = {
  bannerTitle: 'Customer Pulse opens to everyone on March 3.',
  bannerText: 'See what is new in the release notes.',
  bannerAction: 'Read release notes',
  title: 'Get started',
  greeting: 'Good morning, Dana. Two products are ready for Bright Foods.',
  customer: 'Know your customer',
  channel: 'Channel performance',
  shopper: 'See how baskets, trips and switching change, week by week, down to the item.',
  perception: 'Ask shoppers what they think, and read the answers beside what they bought.',
  activation: 'Turn a segment into an audience and follow what it does next.',
  digital: 'Search, clicks and conversion for every aisle of the online store.',
  pulse: 'A daily signal of what customers say about your brands.',
  insights: 'Sales, stock and forecast in one place, by store and by day.',
  report: 'Build a report once, schedule it, and share it with your team.',
  modular: 'See how your items stand on the shelf, store by store.',
}

const esMX: typeof enUS = {
  bannerTitle: 'Customer Pulse abre para todas las personas el 3 de marzo.',
  bannerText: 'Consulta las novedades en las notas de la versión.',
  bannerAction: 'Leer las notas de la versión',
  title: 'Comienza aquí',
  greeting: 'Buenos días, Dana. Bright Foods tiene dos productos listos.',
  customer: 'Conoce a tu cliente',
  channel: 'Desempeño del canal',
  shopper: 'Observa cómo cambian las canastas, las visitas y las preferencias, semana a semana y hasta el artículo.',
  perception: 'Pregunta a los compradores qué opinan y lee sus respuestas junto a lo que compraron.',
  activation: 'Convierte un segmento en una audiencia y sigue lo que hace después.',
  digital: 'Búsquedas, clics y conversión en cada pasillo de la tienda en línea.',
  pulse: 'Una señal diaria de lo que los clientes dicen de tus marcas.',
  insights: 'Ventas, inventario y pronóstico en un solo lugar, por tienda y por día.',
  report: 'Arma un informe una vez, prográmalo y compártelo con tu equipo.',
  modular: 'Mira cómo están tus artículos en el anaquel, tienda por tienda.',
}

const frCA: typeof enUS = {
  bannerTitle: 'Customer Pulse sera offert à tous dès le 3 mars.',
  bannerText: 'Découvrez les nouveautés dans les notes de version.',
  bannerAction: 'Lire les notes de version',
  title: 'Pour commencer',
  greeting: 'Bonjour Dana. Deux produits sont prêts pour Bright Foods.',
  customer: 'Connaître votre clientèle',
  channel: 'Rendement du canal',
  shopper:
    'Voyez comment évoluent les paniers, les visites et les changements de marque, semaine après semaine, jusqu’à l’article.',
  perception: 'Demandez aux acheteurs ce qu’ils pensent et lisez leurs réponses à côté de leurs achats.',
  activation: 'Transformez un segment en auditoire et suivez ce qu’il fait par la suite.',
  digital: 'Recherches, clics et conversions pour chaque rayon de la boutique en ligne.',
  pulse: 'Un signal quotidien de ce que la clientèle dit de vos marques.',
  insights: 'Ventes, stocks et prévisions au même endroit, par magasin et par jour.',
  report: 'Créez un rapport une fois, planifiez-le et partagez-le avec votre équipe.',
  modular: 'Voyez la place de vos articles en tablette, magasin par magasin.',
}

/** The words of the launch scene in one of Storybook’s languages. */
export const launchWords = wordsIn(enUS, esMX, frCA)

export type LaunchWords = typeof enUS
