import type { Mutant } from '../mutant.ts';
import { alterRequest, alterSuccess } from '../proxy-faults.ts';

/** Faults of uploaded pictures. */
export const media: readonly Mutant[] = [
  {
    name: 'pictures-swap-their-sides',
    kind: 'shape',
    title: 'uploadImage answers the height as the width',
    proxy: alterSuccess('uploadImage', ({ media: sizes }) => {
      for (const size of sizes) [size.width, size.height] = [size.height, size.width];
    }),
  },
  {
    name: 'reblogs-lose-text-alternatives',
    kind: 'text',
    title: 'createPost answers the trail of a reblog without text alternatives',
    proxy: alterSuccess('createPost', ({ post }) => {
      for (const { content } of post.trail) for (const block of content) delete block.altText;
    }),
  },
  {
    name: 'an-avatar-stays',
    kind: 'effect',
    title: 'editBlogTheme keeps the avatar that null takes away',
    proxy: alterRequest('editBlogTheme', (body) => {
      if (body.avatar_media_key === null) delete body.avatar_media_key;
    }),
  },
  {
    name: 'a-moving-header-has-no-still',
    kind: 'shape',
    title: 'getBlogInfo leaves out the still of a header that moves',
    about: 'editBlogTheme',
    proxy: alterSuccess('getBlogInfo', ({ blog }) => {
      delete blog.theme.headerImagePoster;
    }),
  },
];
