import { logOut, mainNavigation } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** Messages of AppHeader. */
export const appHeaderMessages = {
  AppHeader: {
    mainNavigation,
    more: ['More', 'Más', 'Plus'],
    menu: ['Menu', 'Menú', 'Menu'],
    closeMenu: ['Close menu', 'Cerrar menú', 'Fermer le menu'],
    language: ['Language', 'Idioma', 'Langue'],
    currentLanguage: ['Language: {language}', 'Idioma: {language}', 'Langue\u00a0: {language}'],
    account: ['Account', 'Cuenta', 'Compte'],
    logOut,
    appearance: ['Appearance', 'Apariencia', 'Apparence'],
    appearanceSystem: ['System', 'Según el sistema', 'Selon le système'],
    appearanceLight: ['Light', 'Clara', 'Claire'],
    appearanceDark: ['Dark', 'Oscura', 'Sombre'],
    appearanceHighContrast: ['High contrast', 'Alto contraste', 'Contraste élevé'],
  },
} satisfies Messages
