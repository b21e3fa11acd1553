export { Orders as default } from '../../../shared/orders'
