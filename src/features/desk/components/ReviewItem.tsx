import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReviewItem as Item } from '#generated/zod/reviewItem.zod.ts';
import { REPORT_REASONS } from '#src/entities/blog/report-reasons.ts';
import { PostCard } from '#src/entities/post/PostCard.tsx';
import { paths } from '#src/paths/paths.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { relativeTime } from '#src/shared/lib/time/relative-time.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { AppealForm } from './AppealForm.tsx';
import styles from './Review.module.css';

/** Quoted statement with its author. */
function Quote({ who, words }: { who: string; words: string | undefined }) {
  if (!words) return null;
  return (
    <div className={styles.said}>
      <p className={styles.who}>{who}</p>
      <p className={styles.words} dir="auto">
        {words}
      </p>
    </div>
  );
}

/** Returns the texts about the action taken on the post and the state of its appeal. */
function useReviewTexts({ outcome, state }: Item): { title: string; detail: string } {
  const { t } = useLingui();
  const isLabel = outcome === 'label';
  if (state === 'appeal_accepted')
    return {
      title: t`Your appeal was accepted`,
      detail: isLabel ? t`The label was removed.` : t`The post was restored.`,
    };
  const detail = isLabel
    ? t`Readers see it only after they choose to.`
    : t`Only you and the members of this blog can see it.`;
  if (state === 'appeal_rejected')
    return { title: isLabel ? t`The label stays` : t`The post stays taken down`, detail };
  return { title: isLabel ? t`We labelled this post as mature` : t`We took this post down`, detail };
}

/** A flagged post: the action taken, its reason, the statements of both sides, and the appeal form. */
export function ReviewItem({ item }: { item: Item }) {
  const { t, i18n } = useLingui();
  const dateLocale = useDateLocale();
  const name = useId();
  const { title, detail } = useReviewTexts(item);
  const { post, state, reason } = item;
  const isGranted = state === 'appeal_accepted';
  const when = relativeTime(item.decidedTs ?? item.flaggedTs, siteNow() / 1000, dateLocale);
  const appealed = item.appealedTs && relativeTime(item.appealedTs, siteNow() / 1000, dateLocale);
  const why = i18n._(REPORT_REASONS[reason]);
  return (
    <>
      <section className={styles.flag} aria-labelledby={name}>
        <header className={styles.head} data-calm={isGranted ? '' : undefined}>
          <Icon name={isGranted ? 'check' : 'flag'} size={20} />
          <div>
            <h2 id={name} className={styles.title}>
              {title}
            </h2>
            <p className={styles.detail}>
              {detail} <Trans>Reason: {why}.</Trans> {when}
            </p>
          </div>
        </header>
        <Quote who={t`Skein`} words={item.message} />
        <Quote who={t`You`} words={item.appealText} />
        <Quote who={t`Skein`} words={item.answer} />
        {state === 'in_review' ? (
          <p className={styles.detail}>
            <Trans>We are reviewing your appeal and will notify you of the decision.</Trans>{' '}
            {appealed ? <Trans>You sent it {appealed}.</Trans> : null}
          </p>
        ) : null}
        {item.canAppeal ? <AppealForm post={post} /> : null}
        {isGranted ? (
          <p className={styles.words}>
            <AppLink to={paths.post(post.blogName, post.id)} layer="overlay">
              {post.summary || t`See the post`}
            </AppLink>
          </p>
        ) : null}
      </section>
      {/* A restored post may have been flagged again, and a post may be in the list only once. */}
      {isGranted ? null : <PostCard post={post} place="masonry" />}
    </>
  );
}
