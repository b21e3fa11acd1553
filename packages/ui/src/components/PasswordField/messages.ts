import type { Messages } from '../../messages/use-messages.ts'

/** Messages of PasswordField. */
export const passwordFieldMessages = {
  PasswordField: {
    showPassword: ['Show password', 'Mostrar contraseña', 'Afficher le mot de passe'],
    hidePassword: ['Hide password', 'Ocultar contraseña', 'Masquer le mot de passe'],
  },
} satisfies Messages
