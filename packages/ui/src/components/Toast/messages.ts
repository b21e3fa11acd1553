import { dismiss } from '../../messages/shared.ts'
import type { Messages } from '../../messages/use-messages.ts'

/** Messages of Toast. */
export const toastMessages = {
  Toast: {
    dismiss,
    notifications: ['Notifications', 'Notificaciones', 'Notifications'],
    notificationsOne: ['{count} notification', '{count} notificación', '{count} notification'],
    notificationsOther: ['{count} notifications', '{count} notificaciones', '{count} notifications'],
    notificationTimes: ['{count} times', '{count} veces', '{count} fois'],
    clearNotifications: ['Clear all', 'Borrar todo', 'Tout effacer'],
  },
} satisfies Messages
