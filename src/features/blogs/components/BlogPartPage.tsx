import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { blogQuery } from '../data/blog.ts';
import { BlogFailure } from './BlogFailure.tsx';
import { BlogFrame } from './BlogFrame.tsx';
import { BlogSkeleton } from './BlogSkeleton.tsx';
import { type BlogTab, BlogTabs } from './BlogTabs.tsx';
import { SmallBlogHead } from './SmallBlogHead.tsx';

type BlogPartPageProps = {
  tab: BlogTab;
  /** Returns the title of the document and of the first heading. */
  title: (blog: Blog) => string;
  /** Returns what the page shows, for search engines and link previews. */
  description?: (blog: Blog) => string;
  /** True when search engines must not index the page. */
  noIndex?: boolean;
  children: (blog: Blog) => ReactNode;
};

/** Frame of a blog's secondary pages: compact header, tabs, and the content of the tab. */
export function BlogPartPage({ tab, title, description, noIndex = false, children }: BlogPartPageProps) {
  const { blogname = '' } = useParams();
  const { data: blog, error } = useQuery(blogQuery(blogname));
  if (error && !blog) return <BlogFailure name={blogname} error={error} />;
  if (!blog) return <BlogSkeleton />;
  return (
    <BlogFrame theme={blog.theme}>
      <PageHead title={title(blog)} description={description?.(blog)} noIndex={noIndex || blog.isAdult} />
      <SmallBlogHead blog={blog} />
      <BlogTabs blog={blog} current={tab} />
      {children(blog)}
    </BlogFrame>
  );
}
