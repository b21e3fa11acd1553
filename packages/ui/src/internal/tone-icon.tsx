'use client'
import Building2 from 'lucide-react/icons/building-2'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import Sparkles from 'lucide-react/icons/sparkles'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useMessages } from '../messages/use-messages.ts'
import type { Tone } from '../theme/themes.ts'
import { Icon } from './icon.tsx'
import { toneMessages } from './messages.ts'

const toneStyles = {
  brand: { icon: Building2, word: undefined },
  spark: { icon: Sparkles, word: 'news' },
  info: { icon: Info, word: 'information' },
  success: { icon: CircleCheck, word: 'success' },
  warning: { icon: TriangleAlert, word: 'warning' },
  danger: { icon: CircleAlert, word: 'error' },
} as const

/** The tone of a message; each has an icon and a text. */
export type MessageTone = Exclude<Tone, 'neutral'>

/** The icon of a message's tone, with its text for screen readers. */
export function ToneIcon({ tone }: { tone: MessageTone }) {
  const messages = useMessages(toneMessages)
  const { icon, word } = toneStyles[tone]
  return <Icon of={icon} label={word && messages[word]} />
}
