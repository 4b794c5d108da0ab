import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Gift } from '#generated/zod/gift.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { useDay } from '#src/entities/payments/use-day.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './GiftRow.module.css';

/** Says from whom or for whom a gift is. What is in a tied one stays a secret. */
function Title({ gift: { direction, status, from, to, item } }: { gift: Gift }): ReactNode {
  const { title } = item;
  const giver = from?.name;
  const receiver = to?.name;
  if (direction === 'sent')
    return receiver === undefined ? (
      <Trans>{title}, to a blog that is gone</Trans>
    ) : (
      <Trans>
        To {receiver}: {title}
      </Trans>
    );
  if (status === 'delivered') return <Trans>Somebody tied this for you</Trans>;
  return giver === undefined ? (
    <Trans>From somebody: {title}</Trans>
  ) : (
    <Trans>
      From {giver}: {title}
    </Trans>
  );
}

/** Says what became of a gift. */
function State({
  gift: { direction, status, createdTs, expiresTs, claimedTs, endedTs },
}: {
  gift: Gift;
}): ReactNode {
  const day = useDay();
  const until = day(expiresTs ?? createdTs);
  const claimed = day(claimedTs ?? createdTs);
  const ended = day(endedTs ?? createdTs);
  const isSent = direction === 'sent';
  switch (status) {
    case 'delivered':
      return isSent ? <Trans>Still tied, until {until}</Trans> : <Trans>Until {until}</Trans>;
    case 'claimed':
      return isSent ? <Trans>Accepted on {claimed}</Trans> : <Trans>Yours since {claimed}</Trans>;
    case 'declined':
      return isSent ? (
        <Trans>They would rather not. The money came back on {ended}</Trans>
      ) : (
        <Trans>You gave it back on {ended}</Trans>
      );
    case 'expired':
      return isSent ? (
        <Trans>Not untied in 30 days. The money came back on {ended}</Trans>
      ) : (
        <Trans>You were away; it went back on {ended}</Trans>
      );
    default:
      return <Trans>Taken back on {ended}. The money came back</Trans>;
  }
}

/** The one way on from a gift. */
function Action({ gift: { id, direction, status, item, to } }: { gift: Gift }) {
  const { t } = useLingui();
  const { title, kind } = item;
  if (direction === 'received' && status === 'delivered')
    return <ButtonLink href={paths.gift(id)} variant="primary" size="small">{t`Look`}</ButtonLink>;
  if (direction === 'received' && status === 'claimed' && kind !== 'premium' && to)
    return (
      <ButtonLink
        href={paths.blogAccessories(to.name)}
        size="small"
        aria-label={t`Wear ${title}`}
      >{t`Wear`}</ButtonLink>
    );
  if (direction === 'sent' && (status === 'expired' || status === 'refunded') && to)
    return (
      <ButtonLink
        href={paths.gifts({ product: item.productId, to: to.name })}
        size="small"
        aria-label={t`Give ${title} again`}
      >{t`Try again`}</ButtonLink>
    );
  return null;
}

/** A gift in the list of them. */
export function GiftRow({ gift }: { gift: Gift }) {
  const { id, direction, status, from, to, item, message } = gift;
  const isTied = direction === 'received' && status === 'delivered';
  const other = direction === 'sent' ? to : isTied ? undefined : from;
  return (
    <div className={styles.row}>
      <span className={styles.two} aria-hidden="true">
        {other ? <BlogAvatar blog={other} size={40} /> : <span className={styles.nobody} />}
        <span className={styles.thing}>
          {isTied ? (
            <Icon name="gift" size={28} />
          ) : (
            <img src={item.images[0]?.url} alt="" width={40} height={40} />
          )}
        </span>
      </span>
      <span className={styles.words}>
        <AppLink to={paths.gift(id)}>
          <Title gift={gift} />
        </AppLink>
        <small>
          {message && !isTied ? <q dir="auto">{message}</q> : null} <State gift={gift} />
        </small>
      </span>
      <Action gift={gift} />
    </div>
  );
}
