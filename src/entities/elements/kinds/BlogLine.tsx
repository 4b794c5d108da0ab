import { useLingui } from '@lingui/react/macro';
import type { BlogRowElement } from '#generated/zod/blogRowElement.zod.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { FollowButton } from '#src/entities/blog/FollowButton.tsx';
import frame from '../Frame.module.css';
import { Dismissible, HideButton, Line } from '../Frame.tsx';

/** Renders a blog as one line. */
export function BlogLine({ element }: { element: BlogRowElement }) {
  const { t } = useLingui();
  const { blog, reason, canDismiss } = element;
  const detail = reason ?? blog.title;
  return (
    <Dismissible element={element}>
      <Line
        label={t`A blog you may like: ${blog.name}`}
        lead={<BlogAvatarLink blog={blog} size={44} />}
        actions={<FollowButton blog={blog} size="small" variant="secondary" />}
        hide={canDismiss ? <HideButton element={element} name={blog.name} /> : null}
      >
        <BlogName name={blog.name} className={frame.name} />
        {detail ? (
          <small className={frame.small} dir="auto">
            {detail}
          </small>
        ) : null}
      </Line>
    </Dismissible>
  );
}
