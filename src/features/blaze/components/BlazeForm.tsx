import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import {
  getGetBlazeAudienceQueryOptions,
  getListBlazePricesQueryOptions,
} from '#generated/hooks/blaze/blaze.ts';
import type { BlazePrice } from '#generated/zod/blazePrice.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { RadioRow } from '#src/entities/payments/RadioRow.tsx';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { ApiError, isApiError } from '#src/shared/api/call/errors.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { useDebouncedValue } from '#src/shared/hooks/use-debounced-value.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { momentOf } from '#src/shared/lib/time/wall-time.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { CardSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { useBuyCampaign, useClaimCampaign } from '../data/blaze.ts';
import { type Audience, AudienceFields } from './AudienceFields.tsx';
import styles from './BlazeForm.module.css';
import { HouseFront } from './HouseFront.tsx';

/** Code of a price that changed while the person was deciding. */
const PRICE_CHANGED_CODE = 17_004;
/** Milliseconds for which the audience rests before it is counted. */
const AUDIENCE_REST_MS = 300;

/** Returns true for a size that has more people than the audience; the smallest is always sold, for what is not shown comes back. */
function isTooLarge({ impressions }: BlazePrice, place: number, readers: number | undefined): boolean {
  return place > 0 && readers !== undefined && impressions > readers;
}

type BlazeFormProps = {
  /** Blog that blazes. */
  blogName: string;
  post: Post;
  /** Other posts to choose. */
  choice: ReactNode;
  /** Why this post cannot be blazed; the form stays, so that another one can be chosen. */
  refusal: string | undefined;
};

/** Chooses the number of people, the audience and the begin of a campaign for a post; leads to its checkout. */
export function BlazeForm({ blogName, post, choice, refusal }: BlazeFormProps) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const [chosen, setChosen] = useState<string>();
  const [isFree, setFree] = useState(false);
  const [audience, setAudience] = useState<Audience>({ tags: [], language: '', start: '' });
  const asked = useDebouncedValue(`${audience.tags.join(',')}|${audience.language}`, AUDIENCE_REST_MS);
  const [tags = '', language = ''] = asked.split('|');
  const prices = useQuery(getListBlazePricesQueryOptions());
  const { data: counted } = useQuery(
    getGetBlazeAudienceQueryOptions({ ...(tags ? { tags } : {}), ...(language ? { language } : {}) }),
  );
  const buy = useBuyCampaign();
  const claim = useClaimCampaign(blogName);
  if (!prices.data)
    return prices.isError ? (
      <ErrorState retrying={prices.isFetching} onRetry={() => void prices.refetch()}>
        {t`The prices could not be loaded. We show none of yesterday.`}
      </ErrorState>
    ) : (
      <CardSkeleton />
    );
  const { prices: sizes, freeCredits } = prices.data.response;
  const readers = counted?.response.readers;
  const sellable = sizes.filter((size, place) => !isTooLarge(size, place, readers));
  const size = sellable.find(({ id }) => id === chosen) ?? sellable[1] ?? sellable[0];
  if (!size)
    return <EmptyState title={t`Blaze is not sold where you are`}>{t`Nothing was taken.`}</EmptyState>;
  const place = sizes.indexOf(size);
  const canBeFree = freeCredits > 0 && place === 0;
  const { price, impressions, days } = size;
  const { formatted } = price;
  const error = buy.error ?? claim.error;
  const startError =
    error instanceof ApiError && error.errors.some(({ field }) => field === 'start_ts')
      ? errorMessage(error, t`Choose a time within 30 days.`)
      : undefined;
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (refusal !== undefined) return;
    const startMs = momentOf(audience.start);
    const common = {
      tumblelog: post.blogName,
      post_id: post.id,
      as: blogName,
      ...(audience.tags.length > 0 ? { tags: audience.tags } : {}),
      ...(audience.language ? { language: audience.language } : {}),
      ...(startMs === undefined ? {} : { start_ts: Math.floor(startMs / 1000) }),
    };
    buy.clearError();
    claim.clearError();
    if (canBeFree && isFree) void claim.write({ data: common });
    else
      void buy
        .write({
          data: {
            ...common,
            price_id: size.id,
            expected_price: price.amount,
            expected_currency: price.currency,
            path: paths.blaze(blogName, 'waiting'),
          },
        })
        .then((isDone) => (isDone ? undefined : prices.refetch()));
  };
  const people = fullCount(impressions, locale);
  const audienceCount = readers === undefined ? '' : fullCount(readers, locale);
  return (
    <form className={styles.card} onSubmit={send} aria-label={t`Blaze a post`}>
      <HouseFront place={place} />
      <div className={styles.estimate} aria-live="polite">
        <p>
          <b>
            <Trans>{people} people</Trans>
          </b>
          <Plural value={days} one="Evenly, within a day." other="Evenly, within # days." />
        </p>
        {readers === undefined ? null : readers < impressions ? (
          <small>
            <Trans>
              Only about {audienceCount} people are there to see it. What is not shown comes back to you.
            </Trans>
          </small>
        ) : (
          <small>
            <Trans>About {audienceCount} people are there to see it.</Trans>
          </small>
        )}
      </div>
      <fieldset className={styles.sizes}>
        <legend>
          <VisuallyHidden>{t`How many`}</VisuallyHidden>
        </legend>
        {sizes.map((one, index) => {
          const count = fullCount(one.impressions, locale);
          return (
            <RadioRow
              key={one.id}
              name="blaze-size"
              checked={one.id === size.id}
              disabled={isTooLarge(one, index, readers)}
              onChange={() => setChosen(one.id)}
              label={count}
              detail={
                isTooLarge(one, index, readers) ? (
                  t`more than there are`
                ) : index === 0 && freeCredits > 0 ? (
                  t`or a free one, you have one`
                ) : (
                  <Plural value={one.days} one="in a day" other="in # days" />
                )
              }
              amount={one.price.formatted}
            />
          );
        })}
      </fieldset>
      {choice}
      <AudienceFields
        audience={audience}
        startError={startError}
        onChange={(change) => setAudience((before) => ({ ...before, ...change }))}
      />
      {canBeFree ? (
        <label className={styles.free}>
          <input type="checkbox" checked={isFree} onChange={({ target }) => setFree(target.checked)} />
          <Trans>Use the free one of this month</Trans>
        </label>
      ) : null}
      {refusal === undefined ? null : (
        <div className={styles.problem}>
          <ActionError>{refusal}</ActionError>
        </div>
      )}
      {error && startError === undefined ? (
        <div className={styles.problem}>
          <ActionError>
            {isApiError(error, PRICE_CHANGED_CODE)
              ? t`The price changed meanwhile; nothing was taken. It is ${formatted} now.`
              : errorMessage(error, t`The campaign could not be made. Try again.`)}
          </ActionError>
        </div>
      ) : null}
      <div className={styles.foot}>
        <p>
          <Trans>
            One of us looks at it first, mostly within four hours. If we say no, or you put it out early, what
            has not been shown comes back to you.
          </Trans>{' '}
          {price.taxRateBps ? <Trans>Tax is in the price.</Trans> : null}
        </p>
        <Button
          type="submit"
          variant="primary"
          size="large"
          loading={buy.busy || claim.busy}
          aria-disabled={refusal !== undefined || undefined}
        >
          {canBeFree && isFree ? t`Blaze it for nothing` : t`Go on, ${formatted}`}
        </Button>
      </div>
    </form>
  );
}
