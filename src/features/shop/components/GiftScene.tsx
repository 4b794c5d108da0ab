import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Gift } from '#generated/zod/gift.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { useDay } from '#src/entities/payments/use-day.ts';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { useClaimGift, useDenyGift } from '../data/gifts.ts';
import { useCancelOrder } from '../data/shop.ts';
import styles from './GiftScene.module.css';
import { Paper, Parcel, ThreadBetween, ThreadIn } from './Parcel.tsx';

const FACE_PX = 88;

/** Heading that takes the focus when it answers something that the person did. */
function Heading({ isAnswer, children }: { isAnswer: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </h1>
  );
}

/** A tied parcel: pull the thread, or rather not. */
export function TiedGift({ gift: { id, to, expiresTs = 0 } }: { gift: Gift }) {
  const { t } = useLingui();
  const day = useDay();
  const [isDeclining, setDeclining] = useState(false);
  const claim = useClaimGift();
  const deny = useDenyGift();
  const until = day(expiresTs);
  const blog = to?.name ?? '';
  return (
    <>
      <div className={styles.scene}>
        <ThreadIn />
        <div className={styles.tied}>
          <Parcel />
        </div>
      </div>
      <section className={styles.words}>
        <Heading isAnswer={false}>
          <Trans>Somebody tied this for you.</Trans>
        </Heading>
        {isDeclining ? (
          <>
            <p className={styles.lead}>
              <Trans>Then it goes back, untied, and so does the money. It cannot be undone.</Trans>
            </p>
            <div className={styles.buttons}>
              <Button
                variant="primary"
                size="large"
                loading={deny.busy}
                onClick={() => void deny.write({ giftId: id })}
              >{t`Give it back`}</Button>
              <Button size="large" onClick={() => setDeclining(false)}>{t`Keep it tied`}</Button>
            </div>
          </>
        ) : (
          <>
            <p className={styles.lead}>
              <Trans>Pull the thread. See who is at the other end.</Trans>
            </p>
            {claim.error ? (
              <ActionError>{errorMessage(claim.error, t`It is still tied. Pull again.`)}</ActionError>
            ) : null}
            <div className={styles.buttons}>
              <Button
                variant="primary"
                size="large"
                loading={claim.busy}
                onClick={() => void claim.write({ giftId: id, data: { tumblelog: blog } })}
              >{t`Pull the thread`}</Button>
            </div>
            <p className={styles.fine}>
              <Trans>It waits until {until}.</Trans>{' '}
              <Button variant="quiet" size="small" onClick={() => setDeclining(true)}>
                {t`I would rather not`}
              </Button>
            </p>
          </>
        )}
      </section>
    </>
  );
}

/** The thread between who gave and who got, with the gift on it. */
export function OpenScene({ gift: { from, to, item } }: { gift: Gift }) {
  return (
    <div className={styles.scene}>
      <div className={styles.untied} aria-hidden="true">
        <Paper />
        <ThreadBetween />
        <span className={styles.giver}>
          {from ? (
            <BlogAvatar blog={from} size={FACE_PX} loading="eager" />
          ) : (
            <span className={styles.nobody} />
          )}
        </span>
        <span className={styles.receiver}>
          {to ? <BlogAvatar blog={to} size={FACE_PX} loading="eager" /> : <span className={styles.nobody} />}
        </span>
        <img className={styles.art} src={item.images[0]?.url} alt="" width={184} height={184} />
      </div>
    </div>
  );
}

function What({ gift: { item, message } }: { gift: Gift }) {
  return (
    <>
      {message ? (
        <blockquote className={styles.message} dir="auto">
          {message}
        </blockquote>
      ) : null}
      <p className={styles.what}>
        <b>{item.title}</b> {item.description}
      </p>
    </>
  );
}

/** A gift that was untied: who it was, what they wrote, and what is in it. */
export function OpenGift({ gift, isAnswer }: { gift: Gift; isAnswer: boolean }) {
  const { t } = useLingui();
  const { from, to, item } = gift;
  const giver = from?.name;
  const blog = to?.name ?? '';
  return (
    <>
      <OpenScene gift={gift} />
      <section className={styles.words}>
        <Heading isAnswer={isAnswer}>
          {giver === undefined ? <Trans>They did not say who.</Trans> : <Trans>It was {giver}.</Trans>}
        </Heading>
        <What gift={gift} />
        <div className={styles.buttons}>
          {item.kind === 'premium' ? (
            <ButtonLink
              href={paths.adFreeBrowsing()}
              variant="primary"
              size="large"
            >{t`See your premium`}</ButtonLink>
          ) : (
            <ButtonLink href={paths.blogAccessories(blog)} variant="primary" size="large">
              {t`Wear it on ${blog}`}
            </ButtonLink>
          )}
          {giver === undefined ? null : (
            <ButtonLink href={paths.conversation(blog, giver)} size="large">{t`Thank ${giver}`}</ButtonLink>
          )}
        </div>
      </section>
    </>
  );
}

/** A gift that ended without being untied, for who got it. */
export function EndedGift({ gift: { status, endedTs = 0 }, isAnswer }: { gift: Gift; isAnswer: boolean }) {
  const { t } = useLingui();
  const day = useDay();
  const date = day(endedTs);
  return (
    <>
      <div className={styles.scene}>
        <div className={styles.tied}>
          <Parcel />
        </div>
      </div>
      <section className={styles.words}>
        <Heading isAnswer={isAnswer}>
          {status === 'declined' ? <Trans>You gave it back.</Trans> : <Trans>You were away.</Trans>}
        </Heading>
        <p className={styles.lead}>
          <Trans>It went back on {date}, and so did the money.</Trans>
        </p>
        <div className={styles.buttons}>
          <ButtonLink href={paths.gifts()} size="large">{t`Your gifts`}</ButtonLink>
        </div>
      </section>
    </>
  );
}

/** Says to who gave it what became of a gift. */
function SentState({
  gift: { status, to, expiresTs = 0, claimedTs = 0, endedTs = 0 },
}: {
  gift: Gift;
}): ReactNode {
  const day = useDay();
  const receiver = to?.name ?? '';
  const [until, claimed, ended] = [day(expiresTs), day(claimedTs), day(endedTs)];
  switch (status) {
    case 'delivered':
      return (
        <Trans>
          Still tied. {receiver} has until {until}; then the money comes back to you.
        </Trans>
      );
    case 'claimed':
      return (
        <Trans>
          {receiver} pulled the thread on {claimed}.
        </Trans>
      );
    case 'declined':
      return (
        <Trans>
          {receiver} would rather not. The money came back on {ended}.
        </Trans>
      );
    case 'expired':
      return <Trans>Nobody pulled the thread in 30 days. The money came back on {ended}.</Trans>;
    default:
      return <Trans>You took it back on {ended}, and the money came back.</Trans>;
  }
}

/** A gift as who gave it sees it. */
export function SentGift({ gift }: { gift: Gift }) {
  const { t } = useLingui();
  const { write, busy } = useCancelOrder();
  const { status, to, orderId, item } = gift;
  const receiver = to?.name;
  return (
    <>
      <OpenScene gift={gift} />
      <section className={styles.words}>
        <Heading isAnswer={false}>
          {receiver === undefined ? item.title : <Trans>For {receiver}</Trans>}
        </Heading>
        <What gift={gift} />
        <p className={styles.lead} role="status">
          <SentState gift={gift} />
        </p>
        <div className={styles.buttons}>
          {status === 'delivered' && orderId ? (
            <Button
              size="large"
              loading={busy}
              onClick={() => void write({ orderId })}
            >{t`Take it back`}</Button>
          ) : null}
          <ButtonLink href={paths.gifts({ show: 'sent' })} size="large">{t`Your gifts`}</ButtonLink>
        </div>
      </section>
    </>
  );
}
