// Written by `npm run generate` from the folders of the components; change those.
export { type ArticleHeading, headingsOf } from '../components/Article/outline.ts'
export { Article, type ArticleProps, default } from '../components/Article/Article.tsx'
