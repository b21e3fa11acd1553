// Written by `npm run generate` from the folders of the components; change those.
export { default, Popover, type PopoverProps } from '../components/Popover/Popover.tsx'
