import type { LucideIcon } from 'lucide-react'

interface IconProps {
  of: LucideIcon
  size?: 16 | 20 | 24
  /** Name of an icon without text; an icon beside text has none. */
  label?: string
}

export function Icon({ of: Drawing, size = 16, label }: IconProps) {
  return (
    <Drawing
      size={`${size / 16}rem`}
      strokeWidth={1.75}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable={false}
    />
  )
}
