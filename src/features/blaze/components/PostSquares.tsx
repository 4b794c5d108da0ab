import type { ReactNode } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { paths } from '#src/paths/paths.ts';
import form from './BlazeForm.module.css';
import { PostSquare } from './PostSquare.tsx';

type PostSquaresProps = { blog: Blog; posts: readonly Post[]; current?: string; end?: ReactNode };

/** Posts of a blog that can be blazed, as squares which lead to their form. */
export function PostSquares({ blog: { name }, posts, current, end }: PostSquaresProps) {
  return (
    <ul className={form.squares}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostSquare
            post={post}
            to={paths.blazePost(name, post.id)}
            isCurrent={post.id === current}
            isBurning={post.isBlazed === true}
          />
        </li>
      ))}
      {end}
    </ul>
  );
}
