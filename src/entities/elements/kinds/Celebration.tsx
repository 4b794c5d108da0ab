import { useId } from 'react';
import type { CelebrationElement } from '#generated/zod/celebrationElement.zod.ts';
import { safePageUrl } from '#src/domain/post/links.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { ElementTextLink } from '../ElementButtons.tsx';
import { Dismissible, Frame, HideButton } from '../Frame.tsx';
import { LOOP_HEIGHT_PX, loopsPath, loopsWidth } from '../model/loops.ts';
import styles from './Celebration.module.css';

/** Number of loops up to which there is one for each year. */
const MAX_LOOPS = 7;

/** Renders an occasion to celebrate: the blog's thread makes a loop for each year, then goes on. */
export function Celebration({ element }: { element: CelebrationElement }) {
  const headingId = useId();
  const { kind, title, text, blog, count = 1, button, canDismiss } = element;
  const loops = kind === 'blog_birthday' && count >= 1 && count <= MAX_LOOPS ? Math.floor(count) : 1;
  return (
    <Dismissible element={element}>
      <Frame label={title} className={styles.celebration}>
        <div className={styles.line}>
          {blog ? <BlogAvatarLink blog={blog} size={64} className={styles.bead} /> : null}
          <svg
            className={styles.loops}
            width={loopsWidth(loops)}
            height={LOOP_HEIGHT_PX}
            viewBox={`0 0 ${loopsWidth(loops)} ${LOOP_HEIGHT_PX}`}
            aria-hidden="true"
          >
            <path pathLength={1} d={loopsPath(loops)} />
          </svg>
        </div>
        <div className={styles.words}>
          <h2 id={headingId} className={styles.title} dir="auto">
            {title}
          </h2>
          {text || safePageUrl(button?.href) ? (
            <p dir="auto">
              {text} <ElementTextLink button={button} describedBy={headingId} />
            </p>
          ) : null}
        </div>
        {canDismiss ? <HideButton element={element} name={title} className={styles.hide} /> : null}
      </Frame>
    </Dismissible>
  );
}
