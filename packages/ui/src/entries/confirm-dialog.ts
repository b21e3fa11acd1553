export {
  ConfirmDialog,
  ConfirmDialog as default,
  type ConfirmDialogProps,
} from '../components/ConfirmDialog/ConfirmDialog.tsx'
