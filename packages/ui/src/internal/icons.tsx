'use client'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Bell from 'lucide-react/icons/bell'
import Building2 from 'lucide-react/icons/building-2'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import Clock from 'lucide-react/icons/clock'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import FileText from 'lucide-react/icons/file-text'
import Hourglass from 'lucide-react/icons/hourglass'
import Info from 'lucide-react/icons/info'
import Languages from 'lucide-react/icons/languages'
import Menu from 'lucide-react/icons/menu'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Search from 'lucide-react/icons/search'
import Sparkles from 'lucide-react/icons/sparkles'
import SunMoon from 'lucide-react/icons/sun-moon'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Upload from 'lucide-react/icons/upload'
import UserPlus from 'lucide-react/icons/user-plus'
import X from 'lucide-react/icons/x'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import { type DOMProps, domProps } from './dom-props.ts'

/** What an icon takes; beside a word it needs no name and is hidden from assistive technology. */
export interface IconProps extends DOMProps {
  /** 16, 20 or 24 px at the browser's default size of text. */
  size?: 'small' | 'medium' | 'large'
  /** Names an icon that stands without a word. */
  'aria-label'?: string
}

const sizes = { small: '1rem', medium: '1.25rem', large: '1.5rem' } as const

const icon =
  (Drawing: LucideIcon): ((props: IconProps) => ReactElement) =>
  ({ size = 'small', 'aria-label': label, ...rest }) => (
    <Drawing
      {...domProps(rest)}
      size={sizes[size]}
      strokeWidth={1.75}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable={false}
    />
  )

export const ArrowDownIcon = /* @__PURE__ */ icon(ArrowDown)
export const ArrowRightIcon = /* @__PURE__ */ icon(ArrowRight)
export const ArrowUpIcon = /* @__PURE__ */ icon(ArrowUp)
export const ArrowUpDownIcon = /* @__PURE__ */ icon(ArrowUpDown)
export const ArrowUpRightIcon = /* @__PURE__ */ icon(ArrowUpRight)
export const BellIcon = /* @__PURE__ */ icon(Bell)
export const CompanyIcon = /* @__PURE__ */ icon(Building2)
export const CalendarIcon = /* @__PURE__ */ icon(CalendarDays)
export const CheckIcon = /* @__PURE__ */ icon(Check)
export const ChevronDownIcon = /* @__PURE__ */ icon(ChevronDown)
export const ChevronLeftIcon = /* @__PURE__ */ icon(ChevronLeft)
export const ChevronRightIcon = /* @__PURE__ */ icon(ChevronRight)
export const CircleAlertIcon = /* @__PURE__ */ icon(CircleAlert)
export const CircleCheckIcon = /* @__PURE__ */ icon(CircleCheck)
export const CircleMinusIcon = /* @__PURE__ */ icon(CircleMinus)
export const ClockIcon = /* @__PURE__ */ icon(Clock)
export const DownloadIcon = /* @__PURE__ */ icon(Download)
export const MoreIcon = /* @__PURE__ */ icon(Ellipsis)
export const EyeIcon = /* @__PURE__ */ icon(Eye)
export const EyeOffIcon = /* @__PURE__ */ icon(EyeOff)
export const FileIcon = /* @__PURE__ */ icon(FileText)
export const HourglassIcon = /* @__PURE__ */ icon(Hourglass)
export const InfoIcon = /* @__PURE__ */ icon(Info)
export const LanguageIcon = /* @__PURE__ */ icon(Languages)
export const MenuIcon = /* @__PURE__ */ icon(Menu)
export const MinusIcon = /* @__PURE__ */ icon(Minus)
export const PlusIcon = /* @__PURE__ */ icon(Plus)
export const RetryIcon = /* @__PURE__ */ icon(RotateCw)
export const SearchIcon = /* @__PURE__ */ icon(Search)
export const SparklesIcon = /* @__PURE__ */ icon(Sparkles)
export const ThemeIcon = /* @__PURE__ */ icon(SunMoon)
export const TriangleAlertIcon = /* @__PURE__ */ icon(TriangleAlert)
export const UploadIcon = /* @__PURE__ */ icon(Upload)
export const UserPlusIcon = /* @__PURE__ */ icon(UserPlus)
export const CloseIcon = /* @__PURE__ */ icon(X)
