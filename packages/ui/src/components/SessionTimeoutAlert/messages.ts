import { logOut } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** Messages of SessionTimeoutAlert. */
export const sessionTimeoutAlertMessages = {
  SessionTimeoutAlert: {
    sessionEndsTitle: ['Are you still there?', '¿Sigues ahí?', 'Êtes-vous toujours là?'],
    sessionEndsText: [
      'You will be logged out due to inactivity. Stay logged in to keep working.',
      'Se cerrará tu sesión por inactividad. Mantén la sesión abierta para seguir trabajando.',
      'Votre session prendra fin pour cause d’inactivité. Prolongez-la pour continuer à travailler.',
    ],
    sessionExtend: ['Stay logged in', 'Mantener la sesión abierta', 'Prolonger la session'],
    sessionEndedTitle: ['Session timed out', 'La sesión expiró', 'Session expirée'],
    sessionEndedText: [
      'Your session has timed out due to inactivity. Login to resume work.',
      'Tu sesión expiró por inactividad. Inicia sesión para continuar con tu trabajo.',
      'Votre session a expiré pour cause d’inactivité. Connectez-vous pour reprendre votre travail.',
    ],
    logIn: ['Log in', 'Iniciar sesión', 'Se connecter'],
    logOut,
  },
} satisfies Messages
