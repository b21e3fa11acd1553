import { done } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** What PressAndHold says itself. */
export const pressAndHoldMessages = {
  PressAndHold: {
    done,
    holdTitle: ['Before we continue...', 'Antes de continuar...', 'Avant de continuer...'],
    holdText: [
      'Press & Hold to confirm you are a human (not a bot).',
      'Mantén presionado para confirmar que eres una persona (no un bot).',
      'Appuyez et maintenez pour confirmer que vous êtes une personne (et non un robot).',
    ],
    holdHint: [
      'If you would rather not hold: press once, wait until the button is full, then press again.',
      'Si prefieres no mantener presionado: presiona una vez, espera a que el botón se llene y vuelve a presionar.',
      'Si vous préférez ne pas maintenir le bouton : appuyez une fois, attendez qu’il soit rempli, puis appuyez de nouveau.',
    ],
    hold: ['Press & Hold', 'Mantén presionado', 'Appuyer et maintenir'],
    holdWait: ['Wait a moment', 'Espera un momento', 'Un instant'],
    holdAgain: ['Press again', 'Presiona otra vez', 'Appuyez de nouveau'],
    holdChecking: ['Checking', 'Comprobando', 'Vérification en cours'],
    holdHalf: ['Half way', 'A la mitad', 'À mi-chemin'],
    holdDone: ['Done', 'Listo', 'Terminé'],
    holdFailed: ['Please try again', 'Inténtalo de nuevo', 'Veuillez réessayer'],
  },
} satisfies Messages
