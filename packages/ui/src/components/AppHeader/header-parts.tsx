'use client'
import { useUIMessages } from '../../messages/context.ts'
import { Text } from '../Text/Text.tsx'
import type { Appearance } from '../UIProvider/UIProvider.tsx'
import * as styles from './AppHeader.css.ts'
import type { HeaderUser } from './header-types.ts'

/** The initials of a person, hidden from assistive technology: the name stands beside them. */
export function Avatar({ name }: { name: string }) {
  const parts = name.split(/\s+/).filter(Boolean)
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined]
  return (
    <span className={styles.avatar} aria-hidden>
      {letters.map((part) => (part ? Array.from(part)[0]?.toLocaleUpperCase() : '')).join('')}
    </span>
  )
}

export function UserName({ user }: { user: HeaderUser }) {
  return (
    <div>
      <Text weight={600}>{user.name}</Text>
      {user.detail && (
        <Text size={13} tone="muted">
          {user.detail}
        </Text>
      )}
    </div>
  )
}

export function useAppearances(): { id: Appearance; label: string }[] {
  const words = useUIMessages()
  return [
    { id: 'system', label: words.appearanceSystem },
    { id: 'light', label: words.appearanceLight },
    { id: 'dark', label: words.appearanceDark },
    { id: 'high-contrast', label: words.appearanceHighContrast },
  ]
}
