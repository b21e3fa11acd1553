import { wordsIn } from './words-in.ts'

const enUS = {
  apps: 'Apps',
  dictionary: 'Data dictionary',
  knowledge: 'Knowledge base',
  releases: 'Release notes',
  support: 'Support',
  admin: 'Admin',
  profile: 'Profile',
  request: 'Request access',
  logOut: 'Log out',
  privacy: 'Privacy Policy',
  terms: 'Terms',
  contact: 'Contact Us',
}

const esMX: typeof enUS = {
  apps: 'Aplicaciones',
  dictionary: 'Diccionario de datos',
  knowledge: 'Base de conocimientos',
  releases: 'Notas de la versión',
  support: 'Soporte',
  admin: 'Administración',
  profile: 'Perfil',
  request: 'Solicitar acceso',
  logOut: 'Cerrar sesión',
  privacy: 'Aviso de privacidad',
  terms: 'Términos',
  contact: 'Contáctanos',
}

const frCA: typeof enUS = {
  apps: 'Applications',
  dictionary: 'Dictionnaire de données',
  knowledge: 'Base de connaissances',
  releases: 'Notes de version',
  support: 'Assistance',
  admin: 'Administration',
  profile: 'Profil',
  request: 'Demander un accès',
  logOut: 'Se déconnecter',
  privacy: 'Politique de confidentialité',
  terms: 'Conditions',
  contact: 'Nous joindre',
}

/** The words of the frame around a scene in one of Storybook’s languages. */
export const frameWords = wordsIn(enUS, esMX, frCA)
