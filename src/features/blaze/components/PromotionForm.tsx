import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useId, useState } from 'react';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { ApiError } from '#src/shared/api/call/errors.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError, FieldError } from '#src/shared/ui/FormField.tsx';
import { usePromote, useStopPromotion } from '../data/promotions.ts';
import styles from './BlazeForm.module.css';
import { TagsInput } from './TagsInput.tsx';

/** Number of tags of a promotion (contract, PromotionRequest). */
const MAX_TAGS = 20;
/** Longest time to the last day (contract, PromotionRequest). */
const MAX_PROMOTION_MS = 30 * 86_400_000;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Returns the message beside a field that the server refused. */
function messageAt(error: unknown, at: 'tags' | 'end_date', fallback: string): string | undefined {
  const isHere = error instanceof ApiError && error.errors.some(({ field }) => field?.startsWith(at));
  return isHere ? errorMessage(error, fallback) : undefined;
}

type PromotionFormProps = {
  blogName: string;
  /** The post that is put forward; undefined for the blog itself. */
  postId: string | undefined;
};

/** Puts a blog or a post of it forward on the pages of tags until a day, changes that, or ends it. */
export function PromotionForm({ blogName, postId }: PromotionFormProps) {
  const { t } = useLingui();
  const id = useId();
  const isHydrated = useHydrated();
  const [tags, setTags] = useState<string[]>([]);
  const [end, setEnd] = useState('');
  const [missing, setMissing] = useState<'tags' | 'end'>();
  const [done, setDone] = useState<'promoted' | 'stopped'>();
  const promote = usePromote({ blogName, postId });
  const stop = useStopPromotion({ blogName, postId });
  const error = promote.error ?? stop.error;
  const tagsError =
    missing === 'tags' ? t`Name at least one tag.` : messageAt(error, 'tags', t`Choose other tags.`);
  const endError =
    missing === 'end'
      ? t`Choose the last day.`
      : messageAt(error, 'end_date', t`Choose a day within a month.`);
  const start = (): void => {
    setDone(undefined);
    promote.clearError();
    stop.clearError();
  };
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    start();
    const gap = tags.length === 0 ? 'tags' : end === '' ? 'end' : undefined;
    setMissing(gap);
    if (gap === undefined)
      void promote.write({ tags, end_date: end }).then((isDone) => isDone && setDone('promoted'));
  };
  const stopNow = (): void => {
    start();
    setMissing(undefined);
    void stop.write().then((isDone) => isDone && setDone('stopped'));
  };
  const chosen = (
    <TagsInput
      tags={tags}
      max={MAX_TAGS}
      label={t`Add a tag on whose page it is shown`}
      placeholder={t`#add a tag`}
      onChange={setTags}
    />
  );
  const until = (
    <input
      type="date"
      className={styles.start}
      aria-label={t`Last day`}
      aria-invalid={endError ? true : undefined}
      aria-describedby={endError ? `${id}-end` : undefined}
      value={end}
      min={isHydrated ? dayOf(siteNow()) : undefined}
      max={isHydrated ? dayOf(siteNow() + MAX_PROMOTION_MS) : undefined}
      onChange={({ target }) => setEnd(target.value)}
    />
  );
  return (
    <form className={styles.card} onSubmit={send} aria-label={t`Put forward`} noValidate>
      <div className={styles.audience}>
        <div className={styles.sentence}>
          <Trans>
            On the pages of {chosen} until {until}
          </Trans>
        </div>
        {tagsError ? <FieldError id={`${id}-tags`}>{tagsError}</FieldError> : null}
        {endError ? <FieldError id={`${id}-end`}>{endError}</FieldError> : null}
      </div>
      <div className={styles.problem} role="status">
        {done === 'promoted' ? <Trans>It is put forward from now on.</Trans> : null}
        {done === 'stopped' ? <Trans>It is not put forward any more.</Trans> : null}
      </div>
      {error && tagsError === undefined && endError === undefined ? (
        <div className={styles.problem}>
          <ActionError>{errorMessage(error, t`Your change was not saved. Try again.`)}</ActionError>
        </div>
      ) : null}
      <div className={styles.foot}>
        <p>
          <Trans>
            It costs the free blaze that premium has every 30 days. Changing it while it runs costs nothing.
            People see it labelled, once a day at most, and nobody who blocks you.
          </Trans>
        </p>
        <span className={styles.tags}>
          <Button variant="quiet" loading={stop.busy} onClick={stopNow}>{t`Stop it`}</Button>
          <Button type="submit" variant="primary" size="large" loading={promote.busy}>
            {t`Put it forward`}
          </Button>
        </span>
      </div>
    </form>
  );
}
