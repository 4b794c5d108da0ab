import type { Examples } from './define.ts';
import { listPages, singleExample, totalOf } from './lists.ts';
import { ago } from './shapes.ts';
import { postOf, type Schemas } from './world.ts';

const saved = (
  key: string,
  when: string,
  more: Partial<Schemas['SavedPost']> = {},
): Schemas['SavedPost'] => ({
  post: { ...postOf(key), saved: true },
  savedTs: ago(when),
  ...more,
});
const kitchen: Schemas['SavedFolder'] = {
  id: 'folder-kitchen',
  title: 'Kitchen',
  postCount: 2,
  updatedTs: ago('2h'),
};
const folders = [kitchen, { id: 'folder-skies', title: 'Skies', postCount: 2, updatedTs: ago('9d') }];
const savedPosts = [
  saved('odile-recipe-flatbread', '2h', { folderId: kitchen.id, note: 'With more salt.' }),
  saved('tamsin-phases', '1d', { folderId: 'folder-skies' }),
  saved('ferran-instructions', '3d'),
  saved('odile-croissant-math', '5d', { folderId: kitchen.id }),
  saved('hut-stars', '9d', { folderId: 'folder-skies' }),
  saved('maps-essay', '12d'),
];
const [flatbread] = savedPosts as [Schemas['SavedPost']];

/** Saved posts of the member. */
export const examples = {
  listSavedPosts: {
    responses: {
      200: {
        ...listPages({
          key: 'savedPosts',
          path: '/v2/user/saved_posts',
          by: 'cursor',
          items: savedPosts,
          more: totalOf,
        }),
        [kitchen.id]: {
          summary: 'Those of one folder',
          value: {
            savedPosts: savedPosts.filter((entry) => entry.folderId === kitchen.id),
            total: 2,
            links: {},
          },
        },
      },
    },
  },
  savePost: {
    request: {
      folder: {
        summary: 'Into a folder',
        value: { post_id: flatbread.post.id, folder_id: kitchen.id, note: 'With more salt.' },
      },
      plain: { summary: 'Without a folder', value: { post_id: postOf('maps-essay').id } },
    },
    responses: { 201: singleExample('Saved', { savedPost: flatbread }) },
  },
  listSavedFolders: {
    responses: {
      200: {
        usual: { summary: 'Two folders', value: { folders } },
        empty: { summary: 'None', value: { folders: [] } },
      },
    },
  },
  createSavedFolder: {
    request: singleExample('A folder', { title: 'Kitchen' }),
    responses: { 201: singleExample('It is there', { folder: { ...kitchen, postCount: 0 } }) },
  },
  editSavedFolder: {
    request: singleExample('Another name', { title: 'Kitchen, warm' }),
    responses: { 200: singleExample('Renamed', { folder: { ...kitchen, title: 'Kitchen, warm' } }) },
  },
} satisfies Examples;
