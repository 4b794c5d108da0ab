import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { Price } from '#generated/zod/price.zod.ts';
import type { Product } from '#generated/zod/product.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { formatAmount } from '#src/entities/payments/money.ts';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { isApiError, NetworkError } from '#src/shared/api/call/errors.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { accessoriesOfBlogQuery, badgesOfBlogQuery, PRICE_CHANGED_CODE, useOrder } from '../data/shop.ts';
import styles from './Buy.module.css';
import { SoldOut } from './SoldOut.tsx';

/** Tells the page that a checkout leads back to that it shows the message (spec 001 §2). */
const RETURN_SOURCE = 'badge-manager';
/** Choice of somebody who is not the member. */
const SOMEBODY_ELSE = ' ';

/** Returns true when a blog has a badge, frame or hat; undefined until that is known. */
function useHas(blogName: string, { id, kind }: Product): boolean | undefined {
  const badges = useQuery({ ...badgesOfBlogQuery(blogName), enabled: kind === 'badge' && blogName !== '' });
  const frames = useQuery({
    ...accessoriesOfBlogQuery(blogName),
    enabled: kind === 'accessory' && blogName !== '',
  });
  if (kind === 'badge') return badges.data?.response.badges.some((one) => one.id === id && one.owned);
  return frames.data?.response.accessories.some((one) => one.id === id);
}

/** A price with the tax in words; an old one struck through when it changed meanwhile. */
export function Cost({ price, before }: { price: Price; before?: Price | undefined }) {
  const locale = useDateLocale();
  const tax = formatAmount(price.tax ?? 0, price, locale);
  return (
    <p className={styles.cost}>
      {before ? <s>{before.formatted}</s> : null}
      <b>{price.formatted}</b>
      <span className={styles.fact}>
        {price.tax ? <Trans>once, with {tax} of tax in it</Trans> : <Trans>once, without tax</Trans>}
      </span>
    </p>
  );
}

/** The rest of a limited edition, as a thread that gets shorter. */
function Edition({ product: { stock, editionSize } }: { product: Product }) {
  const { t } = useLingui();
  if (stock === undefined || editionSize === undefined || stock === 0) return null;
  return (
    <>
      <div
        className={styles.edition}
        role="img"
        aria-label={t`${stock} of ${editionSize} left`}
        style={{ '--share': `${((editionSize - stock) / editionSize) * 100}%` } as CSSProperties}
      />
      <p className={styles.fact} aria-hidden="true">
        <Trans>
          {stock} of {editionSize} left
        </Trans>
      </p>
    </>
  );
}

type WhomProps = {
  blogs: readonly Blog[];
  chosen: string;
  isOnlyGift: boolean;
  onChoose: (name: string) => void;
};

/** For which of the own blogs, or for somebody else. */
function Whom({ blogs, chosen, isOnlyGift, onChoose }: WhomProps) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className={styles.whom}>
      <legend>{t`For`}</legend>
      {(isOnlyGift ? [] : blogs).map((blog) => (
        <label key={blog.uuid}>
          <input
            type="radio"
            name={name}
            checked={chosen === blog.name}
            onChange={() => onChoose(blog.name)}
          />
          <span className={styles.who}>
            <BlogAvatar blog={blog} size={28} />
          </span>
          <span translate="no">{blog.name}</span>
        </label>
      ))}
      <label>
        <input
          type="radio"
          name={name}
          checked={chosen === SOMEBODY_ELSE}
          onChange={() => onChoose(SOMEBODY_ELSE)}
        />
        <span className={styles.who}>
          <Icon name="gift" size={20} />
        </span>
        {t`Somebody else`}
      </label>
    </fieldset>
  );
}

function OrderError({ error }: { error: unknown }) {
  const { t } = useLingui();
  if (!error || isApiError(error, PRICE_CHANGED_CODE)) return null;
  return (
    <ActionError>
      {error instanceof NetworkError
        ? t`No answer came. Press again: nothing is ordered twice.`
        : errorMessage(error, t`The checkout could not be opened. Try again.`)}
    </ActionError>
  );
}

/** Orders a product for an own blog and goes on to its checkout. */
function OrderButton({ product, blogName }: { product: Product; blogName: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [before, setBefore] = useState<Price>();
  const { price } = product;
  const { write, busy, error } = useOrder((checkoutId) => navigate(paths.checkout(checkoutId)));
  const hasChanged = before !== undefined && isApiError(error, PRICE_CHANGED_CODE);
  const order = () => {
    setBefore(price);
    void write({
      data: {
        product_id: product.id,
        tumblelog: blogName,
        expected_price: price.amount,
        expected_currency: price.currency,
        source: RETURN_SOURCE,
        path: paths.blogAccessories(blogName),
      },
    });
  };
  return (
    <>
      <Cost price={price} before={hasChanged && before.amount !== price.amount ? before : undefined} />
      <Edition product={product} />
      {hasChanged ? (
        <p className={styles.say} role="alert">
          <b>
            <Trans>The price changed while you were deciding.</Trans>
          </b>{' '}
          <Trans>You have not paid. It is your decision anew.</Trans>
        </p>
      ) : null}
      <OrderError error={error} />
      <Button variant="primary" size="large" loading={busy} onClick={order}>
        {t`Buy for ${price.formatted}`}
      </Button>
    </>
  );
}

/** Facts about a purchase. */
function Facts({ product: { kind, isOnlyGift } }: { product: Product }) {
  return (
    <ul className={styles.facts}>
      {isOnlyGift ? (
        <li>
          <Trans>They have 30 days to pull the thread. If they do not, all of it comes back to you.</Trans>
        </li>
      ) : (
        <>
          <li>
            <Trans>Yours for good. You pay once.</Trans>
          </li>
          <li>
            {kind === 'accessory' ? (
              <Trans>A blog wears one at a time; change it whenever you like.</Trans>
            ) : (
              <Trans>Worn beside your name; take it off whenever you like.</Trans>
            )}
          </li>
          <li>
            <Trans>Changed your mind? Money back for 14 days, worn or not.</Trans>
          </li>
        </>
      )}
    </ul>
  );
}

type BuyProps = { product: Product; title?: ReactNode; lead?: ReactNode };

/** Name, for whom, price with tax, and one button; or why it cannot be bought. */
export function Buy({ product, title = product.title, lead = product.description }: BuyProps) {
  const { t } = useLingui();
  const { blogs, primaryBlog } = useViewer();
  const { available, isOnlyGift = false, price } = product;
  const own = blogs.filter(({ admin }) => admin !== false);
  const [chosen, setChosen] = useState(isOnlyGift ? SOMEBODY_ELSE : (primaryBlog?.name ?? SOMEBODY_ELSE));
  const isGift = chosen === SOMEBODY_ELSE;
  const has = useHas(isGift ? '' : chosen, product);
  return (
    <section className={styles.buy} aria-label={t`Buy`}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <Whom blogs={own} chosen={chosen} isOnlyGift={isOnlyGift} onChoose={setChosen} />
      {!isGift && has ? (
        <>
          <p className={styles.say}>
            <b>
              <Trans>{chosen} has it already.</Trans>
            </b>{' '}
            <Trans>One is enough, unless it is for somebody.</Trans>
          </p>
          <ButtonLink
            href={paths.blogAccessories(chosen)}
            size="large"
          >{t`To the drawer of ${chosen}`}</ButtonLink>
        </>
      ) : !available ? (
        <SoldOut product={product} />
      ) : isGift ? (
        <>
          <Cost price={price} />
          <Edition product={product} />
          <ButtonLink href={paths.gifts({ product: product.id })} variant="primary" size="large">
            {t`Give it, ${price.formatted}`}
          </ButtonLink>
        </>
      ) : (
        <OrderButton key={chosen} product={product} blogName={chosen} />
      )}
      <Facts product={product} />
    </section>
  );
}
