export * from './auth/auth.ts';
export * from './blogs/blogs.ts';
export * from './discovery/discovery.ts';
export * from './feed/feed.ts';
export * from './platform/platform.ts';
export * from './posts/posts.ts';
