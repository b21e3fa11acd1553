import { dismiss } from '../../messages/shared.ts'
import type { Words } from '../../messages/words.ts'

/** What Toast says itself. */
export const toastWords = {
  Toast: {
    dismiss,
    notifications: ['Notifications', 'Notificaciones', 'Notifications'],
    notificationsOne: ['{count} notification', '{count} notificación', '{count} notification'],
    notificationsOther: ['{count} notifications', '{count} notificaciones', '{count} notifications'],
    notificationTimes: ['{count} times', '{count} veces', '{count} fois'],
    clearNotifications: ['Clear all', 'Borrar todo', 'Tout effacer'],
  },
} satisfies Words
