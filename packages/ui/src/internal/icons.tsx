'use client'
import Activity from 'lucide-react/icons/activity'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import AtSign from 'lucide-react/icons/at-sign'
import Bell from 'lucide-react/icons/bell'
import BookOpenText from 'lucide-react/icons/book-open-text'
import Bookmark from 'lucide-react/icons/bookmark'
import Building2 from 'lucide-react/icons/building-2'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ChevronUp from 'lucide-react/icons/chevron-up'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Clock from 'lucide-react/icons/clock'
import Columns3 from 'lucide-react/icons/columns-3'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import EyeClosed from 'lucide-react/icons/eye-closed'
import EyeOff from 'lucide-react/icons/eye-off'
import FileText from 'lucide-react/icons/file-text'
import Globe from 'lucide-react/icons/globe'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Handshake from 'lucide-react/icons/handshake'
import Hash from 'lucide-react/icons/hash'
import Hourglass from 'lucide-react/icons/hourglass'
import Info from 'lucide-react/icons/info'
import Languages from 'lucide-react/icons/languages'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Library from 'lucide-react/icons/library'
import ListFilter from 'lucide-react/icons/list-filter'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Megaphone from 'lucide-react/icons/megaphone'
import Menu from 'lucide-react/icons/menu'
import Minus from 'lucide-react/icons/minus'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import Pencil from 'lucide-react/icons/pencil'
import Pin from 'lucide-react/icons/pin'
import PinOff from 'lucide-react/icons/pin-off'
import Plus from 'lucide-react/icons/plus'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Search from 'lucide-react/icons/search'
import Settings2 from 'lucide-react/icons/settings-2'
import Sparkles from 'lucide-react/icons/sparkles'
import SunMoon from 'lucide-react/icons/sun-moon'
import TextSearch from 'lucide-react/icons/text-search'
import Trash2 from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Upload from 'lucide-react/icons/upload'
import UserCheck from 'lucide-react/icons/user-check'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import X from 'lucide-react/icons/x'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import { type DOMProps, domProps } from './dom-props.ts'

/** Props of an icon; next to text it needs no name and is hidden from assistive technology. */
export interface IconProps extends DOMProps {
  /** 16, 20 or 24 px at the browser's default font size. */
  size?: 'small' | 'medium' | 'large'
  /** Name of an icon without text. */
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

export const ActivityIcon = /* @__PURE__ */ icon(Activity)
export const AppsIcon = /* @__PURE__ */ icon(LayoutGrid)
export const ArrowDownIcon = /* @__PURE__ */ icon(ArrowDown)
export const ArrowLeftIcon = /* @__PURE__ */ icon(ArrowLeft)
export const ArrowRightIcon = /* @__PURE__ */ icon(ArrowRight)
export const ArrowUpDownIcon = /* @__PURE__ */ icon(ArrowUpDown)
export const ArrowUpIcon = /* @__PURE__ */ icon(ArrowUp)
export const ArrowUpRightIcon = /* @__PURE__ */ icon(ArrowUpRight)
export const AtSignIcon = /* @__PURE__ */ icon(AtSign)
export const BellIcon = /* @__PURE__ */ icon(Bell)
export const BookIcon = /* @__PURE__ */ icon(BookOpenText)
export const BookmarkIcon = /* @__PURE__ */ icon(Bookmark)
export const CalendarIcon = /* @__PURE__ */ icon(CalendarDays)
export const CheckIcon = /* @__PURE__ */ icon(Check)
export const ChevronDownIcon = /* @__PURE__ */ icon(ChevronDown)
export const ChevronLeftIcon = /* @__PURE__ */ icon(ChevronLeft)
export const ChevronRightIcon = /* @__PURE__ */ icon(ChevronRight)
export const ChevronUpIcon = /* @__PURE__ */ icon(ChevronUp)
export const CircleAlertIcon = /* @__PURE__ */ icon(CircleAlert)
export const CircleCheckIcon = /* @__PURE__ */ icon(CircleCheck)
export const CircleMinusIcon = /* @__PURE__ */ icon(CircleMinus)
export const ClockIcon = /* @__PURE__ */ icon(Clock)
export const CloseIcon = /* @__PURE__ */ icon(X)
export const CollapseIcon = /* @__PURE__ */ icon(PanelLeftClose)
export const ColumnsIcon = /* @__PURE__ */ icon(Columns3)
export const CompanyIcon = /* @__PURE__ */ icon(Building2)
export const CopyIcon = /* @__PURE__ */ icon(Copy)
export const DownloadIcon = /* @__PURE__ */ icon(Download)
export const ExpandIcon = /* @__PURE__ */ icon(PanelLeftOpen)
export const EyeClosedIcon = /* @__PURE__ */ icon(EyeClosed)
export const EyeIcon = /* @__PURE__ */ icon(Eye)
export const EyeOffIcon = /* @__PURE__ */ icon(EyeOff)
export const FileIcon = /* @__PURE__ */ icon(FileText)
export const FilterIcon = /* @__PURE__ */ icon(ListFilter)
export const GlobeIcon = /* @__PURE__ */ icon(Globe)
export const GripVerticalIcon = /* @__PURE__ */ icon(GripVertical)
export const HandshakeIcon = /* @__PURE__ */ icon(Handshake)
export const HashIcon = /* @__PURE__ */ icon(Hash)
export const HelpIcon = /* @__PURE__ */ icon(CircleQuestionMark)
export const HourglassIcon = /* @__PURE__ */ icon(Hourglass)
export const InfoIcon = /* @__PURE__ */ icon(Info)
export const LanguageIcon = /* @__PURE__ */ icon(Languages)
export const LibraryIcon = /* @__PURE__ */ icon(Library)
export const MaximizeIcon = /* @__PURE__ */ icon(Maximize2)
export const MegaphoneIcon = /* @__PURE__ */ icon(Megaphone)
export const MenuIcon = /* @__PURE__ */ icon(Menu)
export const MinusIcon = /* @__PURE__ */ icon(Minus)
export const MoreIcon = /* @__PURE__ */ icon(Ellipsis)
export const PencilIcon = /* @__PURE__ */ icon(Pencil)
export const PinIcon = /* @__PURE__ */ icon(Pin)
export const PinOffIcon = /* @__PURE__ */ icon(PinOff)
export const PlusIcon = /* @__PURE__ */ icon(Plus)
export const RetryIcon = /* @__PURE__ */ icon(RotateCw)
export const SearchIcon = /* @__PURE__ */ icon(Search)
export const SettingsIcon = /* @__PURE__ */ icon(Settings2)
export const SparklesIcon = /* @__PURE__ */ icon(Sparkles)
export const TextSearchIcon = /* @__PURE__ */ icon(TextSearch)
export const ThemeIcon = /* @__PURE__ */ icon(SunMoon)
export const TrashIcon = /* @__PURE__ */ icon(Trash2)
export const TriangleAlertIcon = /* @__PURE__ */ icon(TriangleAlert)
export const UploadIcon = /* @__PURE__ */ icon(Upload)
export const UserCheckIcon = /* @__PURE__ */ icon(UserCheck)
export const UserPlusIcon = /* @__PURE__ */ icon(UserPlus)
export const UsersIcon = /* @__PURE__ */ icon(Users)
