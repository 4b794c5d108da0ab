import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { getOrderProductMutationOptions } from '#generated/hooks/shop/shop.ts';
import type { OrderProduct201 } from '#generated/zod/orderProduct201.zod.ts';
import type { Price } from '#generated/zod/price.zod.ts';
import type { Product } from '#generated/zod/product.zod.ts';
import { ShopCheckoutRequest } from '#generated/zod/shopCheckoutRequest.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { useDebouncedValue } from '#src/shared/hooks/use-debounced-value.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { TextArea } from '#src/shared/ui/TextArea.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { blogsLikeQuery } from '../data/gifts.ts';
import { PRICE_CHANGED_CODE, productsQuery } from '../data/shop.ts';
import styles from './GiveForm.module.css';
import { Parcel } from './Parcel.tsx';

/** Number of things that are offered at once; the shop has the others. */
const OFFERED_COUNT = 4;
/** Maximum length of the words on the tag (openapi: `message` of orderProduct). */
const MESSAGE_MAX_LENGTH = 250;
/** Maximum length of a blog's name, with the at sign that people type before it. */
const NAME_MAX_LENGTH = 33;
/** Code of a blog that cannot be given this: it blocks the giver, or has one. */
const UNAVAILABLE_CODE = 17_008;
/** Code of a blog that does not exist. */
const NOT_FOUND_CODE = 4004;
const SUGGESTIONS_DEBOUNCE_MS = 200;

const asked = z.pick(ShopCheckoutRequest, { tumblelog: true, message: true });

/** Returns the things that are offered: the one that was asked for, what is only given, then badges without a limit. */
function offered(products: readonly Product[], wanted: string | undefined): Product[] {
  const givable = products.filter(({ available, giftable }) => available && giftable);
  const rank = ({ id, isOnlyGift, kind, stock }: Product): number => {
    if (id === wanted) return 0;
    if (isOnlyGift) return 1;
    return kind === 'badge' && stock === undefined ? 2 : 3;
  };
  return givable.toSorted((one, other) => rank(one) - rank(other)).slice(0, OFFERED_COUNT);
}

type ThingsProps = { products: readonly Product[]; chosen: Product; onChoose: (id: string) => void };

/** Contents of the parcel, as radio buttons. */
function Things({ products, chosen, onChoose }: ThingsProps) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className={styles.things}>
      <legend>{t`What is in it`}</legend>
      <div className={styles.row}>
        {products.map(({ id, title, images, price }) => (
          <label key={id} className={styles.thing}>
            <input type="radio" name={name} checked={id === chosen.id} onChange={() => onChoose(id)} />
            <img src={images[0]?.url} alt="" width={80} height={80} />
            <b>{title}</b>
            <small>{price.formatted}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type GiveProps = {
  products: readonly Product[];
  to: string;
  wanted: string | undefined;
  /** Reads prices and stock again. */
  onOutdated: () => unknown;
};

function Give({ products, to, wanted, onOutdated }: GiveProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { primaryBlog } = useViewer();
  const list = useId();
  const [chosenId, setChosenId] = useState(wanted);
  const [isAnonymous, setAnonymous] = useState(false);
  const [before, setBefore] = useState<Price>();
  const things = offered(products, wanted);
  const chosen = things.find(({ id }) => id === chosenId) ?? things[0];
  const form = useContractForm({
    schema: asked,
    initial: { tumblelog: to, message: '' },
    // Accepts a name with an at sign: @odile.
    normalize: ({ tumblelog, message }) => ({
      tumblelog: tumblelog.trim().replace(/^@+/, ''),
      message: message.trim(),
    }),
    fieldErrorText: {
      tumblelog: { missing: t`Say for whom.`, malformed: t`This does not look like the name of a blog.` },
    },
    knownErrors: ({ tumblelog }) => (tumblelog === '' ? { tumblelog: t`Say for whom.` } : {}),
    call: getOrderProductMutationOptions,
    request: ({ tumblelog, message }) => ({
      data: {
        product_id: chosen?.id ?? '',
        tumblelog,
        ...(message === '' ? {} : { message }),
        is_gift: true,
        is_anonymous: isAnonymous,
        expected_price: chosen?.price.amount ?? 0,
        expected_currency: chosen?.price.currency ?? '',
        source: 'badge-manager',
        path: paths.gifts(),
      },
    }),
    write: {
      once: true,
      onSuccess: ({ response }: OrderProduct201) => navigate(paths.checkout(response.checkout.id)),
      onError: (error) => {
        if (isApiError(error, PRICE_CHANGED_CODE)) setBefore(chosen?.price);
        return isApiError(error, UNAVAILABLE_CODE) ? undefined : onOutdated();
      },
    },
    errorText: {
      unknown: t`The checkout could not be opened. Try again.`,
      fieldOfCode: { [UNAVAILABLE_CODE]: 'tumblelog', [NOT_FOUND_CODE]: 'tumblelog' },
    },
  });
  const typed = useDebouncedValue(form.values.tumblelog.trim().replace(/^@+/, ''), SUGGESTIONS_DEBOUNCE_MS);
  const { data: found } = useQuery(blogsLikeQuery(typed));
  if (!chosen)
    return (
      <p className={styles.inside}>
        <Trans>Nothing can be given at the moment: everything is sold.</Trans>
      </p>
    );
  const hasChanged = before !== undefined && isApiError(form.error, PRICE_CHANGED_CODE);
  const { formatted } = chosen.price;
  const name = primaryBlog?.name ?? '';
  return (
    <ContractForm form={form} method="post">
      <div className={styles.table}>
        <Parcel />
        <div className={styles.tag}>
          <TextArea
            {...form.field('message')}
            label={t`On the tag`}
            hideLabel
            placeholder={t`A word with it`}
            maxLength={MESSAGE_MAX_LENGTH}
            dir="auto"
          />
          <p className={styles.sign}>{isAnonymous ? <Trans>not signed</Trans> : name}</p>
        </div>
      </div>
      <div className={styles.inside}>
        <Things products={things} chosen={chosen} onChoose={setChosenId} />
        <p className={styles.fine}>
          <AppLink to={paths.shop()}>
            <Trans>More to give hangs in the shop</Trans>
          </AppLink>
        </p>
        <TextField
          {...form.field('tumblelog')}
          label={t`For whom`}
          list={list}
          maxLength={NAME_MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <datalist id={list}>
          {found?.response.blogs.map(({ uuid, name: blog, title }) => (
            <option key={uuid} value={blog}>
              {title}
            </option>
          ))}
        </datalist>
        <Checkbox
          look="switch"
          label={t`Do not say who`}
          hint={t`The tag stays unsigned, and so does the other end.`}
          checked={isAnonymous}
          onChange={({ target }) => setAnonymous(target.checked)}
        />
        {hasChanged ? (
          <p className={styles.say} role="alert">
            <b>
              <Trans>The price changed while you were deciding.</Trans>
            </b>{' '}
            {before.amount === chosen.price.amount ? null : (
              <>
                <s>{before.formatted}</s> {formatted}.{' '}
              </>
            )}
            <Trans>You have not paid. It is your decision anew.</Trans>
          </p>
        ) : (
          <FormMessages messages={form.messages} />
        )}
        <div className={styles.foot}>
          <p className={styles.fine}>
            <Trans>
              They have 30 days to pull the thread. If they do not, or would rather not, all of it comes back
              to you. Tax is in the price.
            </Trans>
          </p>
          <Button type="submit" variant="primary" size="large" loading={form.busy}>
            {t`Tie it, ${formatted}`}
          </Button>
        </div>
      </div>
    </ContractForm>
  );
}

/** Ties something for somebody: one writes on the tag of the parcel, and goes on to the checkout. */
export function GiveForm({ to, wanted }: { to: string; wanted: string | undefined }) {
  const { data, isError, isFetching, refetch } = useQuery(productsQuery());
  return (
    <section className={styles.card}>
      {data ? (
        <Give
          key={`${to} ${wanted ?? ''}`}
          products={data.response.products}
          to={to}
          wanted={wanted}
          onOutdated={refetch}
        />
      ) : isError ? (
        <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <PostSkeleton media={false} />
      )}
    </section>
  );
}
