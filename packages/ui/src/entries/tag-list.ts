// Written by `npm run generate` from the folders of the components; change those.
export { default, type TagItem, TagList, type TagListProps } from '../components/TagList/TagList.tsx'
