import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import type { YearInReview } from '#generated/zod/yearInReview.zod.ts';
import { SmallBlogCard } from '#src/entities/blog/SmallBlogCard.tsx';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { paths } from '#src/paths/paths.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { TagChip } from '#src/shared/ui/TagChip.tsx';
import { MonthChart } from './MonthChart.tsx';
import styles from './YearReview.module.css';

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

/** Returns the numbers of a year with their labels. */
function useFacts(review: YearInReview): { key: string; number: string; words: string }[] {
  const { t, i18n } = useLingui();
  const { postCount, reblogCount, noteCount, wordCount, newFollowers } = review;
  const fact = (key: string, count: number, words: string) => ({
    key,
    number: fullCount(count, i18n.locale),
    words,
  });
  return [
    fact('posts', postCount, t`posts`),
    fact('notes', noteCount, t`notes`),
    fact('words', wordCount, t`words written`),
    fact('reblogs', reblogCount, t`reblogs among the posts`),
    ...(newFollowers === undefined ? [] : [fact('followers', newFollowers, t`new followers`)]),
  ];
}

function TopPosts({ posts }: { posts: YearInReview['topPosts'] }) {
  const { t } = useLingui();
  return (
    <ol className={styles.posts}>
      {posts.map((post) => {
        const picture = pictureOf(post.thumb ?? []);
        return (
          <li key={post.id}>
            <AppLink to={paths.post(post.blogName, post.id)} layer="overlay" className={styles.post}>
              {picture ? <img {...picture} alt="" loading="lazy" className={styles.picture} /> : null}
              <span className={styles.summary} dir="auto">
                {post.summary || t`A post by ${post.blogName}`}
              </span>
            </AppLink>
          </li>
        );
      })}
    </ol>
  );
}

/** Renders the year in review of a blog: numbers, months, tags, posts, its closest reader, and a picture to share. */
export function YearReview({ review }: { review: YearInReview }) {
  const { t } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  const facts = useFacts(review);
  const { blog, year, months, topTags, topPosts, closestBlog, isComplete } = review;
  const share = async (): Promise<void> => {
    if (!ref.current) return;
    try {
      const { shareYear } = await import('../data/share-year.ts');
      await shareYear(
        ref.current,
        { name: blog.name, year: String(year), facts: facts.slice(0, 3), months },
        t`${year}, by ${blog.name}`,
      );
    } catch {
      addToast({ type: 'error', message: t`The picture was not made. Try again.` });
    }
  };
  return (
    <div ref={ref} className={styles.review}>
      {isComplete ? null : (
        <p className={styles.note}>
          <Trans>The year is not over yet. These are the numbers so far.</Trans>
        </p>
      )}
      <dl className={styles.facts}>
        {facts.map(({ key, number, words }) => (
          <div key={key} className={styles.fact}>
            <dt>{words}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
      <Part title={<Trans>Month by month</Trans>}>
        <MonthChart months={months} year={year} />
      </Part>
      {topPosts.length > 0 ? (
        <Part title={<Trans>Most notes</Trans>}>
          <TopPosts posts={topPosts} />
        </Part>
      ) : null}
      {topTags.length > 0 ? (
        <Part title={<Trans>Tags of the year</Trans>}>
          <ul className={styles.tags}>
            {topTags.map(({ tag, count }) => (
              <li key={tag}>
                <TagChip tag={tag} href={paths.blogTagged(blog.name, tag)} />{' '}
                <span className={styles.count}>
                  <Plural value={count} one="once" other="# times" />
                </span>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {closestBlog ? (
        <Part title={<Trans>Closest blog of the year</Trans>}>
          <div className={styles.closest}>
            <SmallBlogCard blog={closestBlog} />
          </div>
        </Part>
      ) : null}
      <div className={styles.actions}>
        <Button variant="primary" icon="share" onClick={() => void share()}>
          <Trans>Share a picture of it</Trans>
        </Button>
        <ButtonLink href={paths.yearInReview(blog.name, year - 1)}>
          <Trans>The year before</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
