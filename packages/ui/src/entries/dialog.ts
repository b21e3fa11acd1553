export { Dialog, Dialog as default, type DialogProps } from '../components/Dialog/Dialog.tsx'
