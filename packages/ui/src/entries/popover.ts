export { Popover, Popover as default, type PopoverProps } from '../components/Popover/Popover.tsx'
