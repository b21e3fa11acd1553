// Written by `npm run generate` from the folders of the components; change those.
export { default, Dialog, type DialogProps } from '../components/Dialog/Dialog.tsx'
