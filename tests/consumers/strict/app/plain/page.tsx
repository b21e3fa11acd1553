export { Everything as default } from '../../components/everything'
