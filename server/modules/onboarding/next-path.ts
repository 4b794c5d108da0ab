/** Where joining goes on after each step (spec 000 §2.1): addresses of the site. */
export const NEXT = { topics: '/getting-to-know-skein/blogs', blogs: '/dashboard' } as const;
