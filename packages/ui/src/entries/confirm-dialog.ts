// Written by `npm run generate` from the folders of the components; change those.
export { ConfirmDialog, type ConfirmDialogProps, default } from '../components/ConfirmDialog/ConfirmDialog.tsx'
