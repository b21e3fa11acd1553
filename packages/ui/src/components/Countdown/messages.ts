import type { Messages } from '../../messages/use-messages.ts'

/** Messages of Countdown. */
export const countdownMessages = {
  Countdown: {
    timeLeft: ['Time left', 'Tiempo restante', 'Temps restant'],
    minutesLeftOne: ['{count} minute left', 'Queda {count} minuto', 'Il reste {count} minute'],
    minutesLeftOther: ['{count} minutes left', 'Quedan {count} minutos', 'Il reste {count} minutes'],
    secondsLeftOne: ['{count} second left', 'Queda {count} segundo', 'Il reste {count} seconde'],
    secondsLeftOther: ['{count} seconds left', 'Quedan {count} segundos', 'Il reste {count} secondes'],
  },
} satisfies Messages
