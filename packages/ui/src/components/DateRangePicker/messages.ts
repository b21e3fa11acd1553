import { done, noDateFound } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** Messages of DateRangePicker. */
export const dateRangePickerMessages = {
  DateRangePicker: {
    outOfBounds: [
      'Choose dates from {from} to {to}.',
      'Elige fechas del {from} al {to}.',
      'Choisissez des dates du {from} au {to}.',
    ],
    tooEarly: [
      'Choose dates on or after {from}.',
      'Elige fechas a partir del {from}.',
      'Choisissez des dates à partir du {from}.',
    ],
    tooLate: ['Choose dates on or before {to}.', 'Elige fechas hasta el {to}.', 'Choisissez des dates jusqu’au {to}.'],
    rangeOrder: [
      'End date must be on or after start date',
      'La fecha final debe ser igual o posterior a la inicial',
      'La date de fin doit être égale ou postérieure à la date de début',
    ],
    rangeTooLongOne: [
      "Date range can't be more than {count} day",
      'El intervalo de fechas no puede ser de más de {count} día',
      'L’intervalle de dates ne peut pas dépasser {count} jour',
    ],
    rangeTooLongOther: [
      "Date range can't be more than {count} days",
      'El intervalo de fechas no puede ser de más de {count} días',
      'L’intervalle de dates ne peut pas dépasser {count} jours',
    ],
    rangeReachOne: [
      'Choose the other date from {from} to {to}: {count} day at most.',
      'Elige la otra fecha del {from} al {to}: {count} día como máximo.',
      'Choisissez l’autre date du {from} au {to} : {count} jour au plus.',
    ],
    rangeReachOther: [
      'Choose the other date from {from} to {to}: {count} days at most.',
      'Elige la otra fecha del {from} al {to}: {count} días como máximo.',
      'Choisissez l’autre date du {from} au {to} : {count} jours au plus.',
    ],
    rangeHalf: [
      'You chose {date}. Now choose the other date.',
      'Elegiste el {date}. Ahora elige la otra fecha.',
      'Vous avez choisi le {date}. Choisissez maintenant l’autre date.',
    ],
    rangeEmpty: [
      'Choose a start and an end date.',
      'Elige una fecha inicial y una final.',
      'Choisissez une date de début et une date de fin.',
    ],
    rangePresets: ['Quick ranges', 'Intervalos rápidos', 'Intervalles rapides'],
    last7Days: ['Last 7 days', 'Últimos 7 días', '7 derniers jours'],
    last29Days: ['Last 29 days', 'Últimos 29 días', '29 derniers jours'],
    thisMonth: ['This month', 'Este mes', 'Ce mois-ci'],
    lastMonth: ['Last month', 'El mes pasado', 'Le mois dernier'],
    reset: ['Reset', 'Restablecer', 'Réinitialiser'],
    done,
    noDateFound,
  },
} satisfies Messages
