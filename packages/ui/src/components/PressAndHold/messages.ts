import { done } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** Messages of PressAndHold. */
export const pressAndHoldMessages = {
  PressAndHold: {
    done,
    holdTitle: ['Before we continue...', 'Antes de continuar…', 'Avant de continuer…'],
    holdText: [
      'Press & Hold to confirm you are a human (not a bot).',
      'Mantén presionado el botón para confirmar que eres una persona (y no un robot).',
      'Maintenez le bouton enfoncé pour confirmer que vous êtes une personne (et non un robot).',
    ],
    holdHint: [
      'If you’d rather not hold, press once, wait until the button is full, then press again.',
      'Si prefieres no mantener presionado: presiona una vez, espera a que el botón se llene y vuelve a presionar.',
      'Si vous préférez ne pas maintenir le bouton : appuyez une fois, attendez qu’il soit rempli, puis appuyez de nouveau.',
    ],
    hold: ['Press & Hold', 'Mantén presionado el botón', 'Maintenir le bouton enfoncé'],
    holdWait: ['Wait a moment', 'Espera un momento', 'Un instant'],
    holdAgain: ['Press again', 'Presiona otra vez', 'Appuyez de nouveau'],
    holdChecking: ['Checking', 'Comprobando', 'Vérification en cours'],
    holdHalf: ['Halfway there', 'Ya vas a la mitad', 'À mi-chemin'],
    holdDone: ['Done', 'Listo', 'Terminé'],
    holdFailed: ['Please try again', 'Inténtalo de nuevo', 'Réessayez'],
  },
} satisfies Messages
