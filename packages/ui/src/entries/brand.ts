export { type Brand, type BrandOptions, createBrand } from '../theme/brand.ts'
