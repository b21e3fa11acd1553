import type { Messages } from '../../messages/use-messages.ts'

/** Messages of NumberField. */
export const numberFieldMessages = {
  NumberField: {
    notANumber: ['Enter a number.', 'Escribe un número.', 'Entrez un nombre.'],
    notWhole: ['Enter a whole number.', 'Escribe un número entero.', 'Entrez un nombre entier.'],
    tooManyDigits: [
      'Enter a number with fewer digits.',
      'Escribe un número con menos dígitos.',
      'Entrez un nombre comportant moins de chiffres.',
    ],
    between: [
      'Enter a number from {min} to {max}.',
      'Escribe un número del {min} al {max}.',
      'Entrez un nombre de {min} à {max}.',
    ],
    atLeast: ['Enter {min} or more.', 'Escribe {min} o más.', 'Entrez {min} ou plus.'],
    atMost: ['Enter {max} or less.', 'Escribe {max} o menos.', 'Entrez {max} ou moins.'],
    step: ['Enter a multiple of {step}.', 'Usa incrementos de {step}.', 'Utilisez des incréments de {step}.'],
  },
} satisfies Messages
