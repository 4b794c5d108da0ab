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
  /** What the document and its first heading are called. */
  title: (blog: Blog) => string;
  /** Whether search engines leave it out. */
  noIndex?: boolean;
  children: (blog: Blog) => ReactNode;
};

/** A page of a blog beside its posts: its small head, its tabs, and what the tab shows. */
export function BlogPartPage({ tab, title, noIndex = false, children }: BlogPartPageProps) {
  const { blogname = '' } = useParams();
  const { data: blog, error } = useQuery(blogQuery(blogname));
  if (error && !blog) return <BlogFailure name={blogname} error={error} />;
  if (!blog) return <BlogSkeleton />;
  return (
    <BlogFrame theme={blog.theme}>
      <PageHead title={title(blog)} noIndex={noIndex || blog.isAdult} />
      <SmallBlogHead blog={blog} />
      <BlogTabs blog={blog} current={tab} />
      {children(blog)}
    </BlogFrame>
  );
}
