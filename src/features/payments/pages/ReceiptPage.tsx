import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Purchase } from '#generated/zod/purchase.zod.ts';
import { campaignTab } from '#src/entities/payments/campaign-tab.ts';
import { countryName } from '#src/entities/payments/countries.ts';
import { useItemNames } from '#src/entities/payments/item-words.ts';
import { formatAmount, formatRate } from '#src/entities/payments/money.ts';
import { PaidStamp } from '#src/entities/payments/PaidStamp.tsx';
import { Slip, SlipFine } from '#src/entities/payments/Slip.tsx';
import { useDay } from '#src/entities/payments/use-day.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { fullTime } from '#src/shared/lib/time/relative-time.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { CardAxis } from '#src/shared/ui/CardAxis.tsx';
import { Wordmark } from '#src/shared/ui/Logo.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { Refund } from '../components/Refund.tsx';
import { purchaseQuery } from '../data/purchases.ts';
import styles from './ReceiptPage.module.css';

/** Seller and buyer. */
function Addresses({ purchase: { seller, taxes = [], lines = [] } }: { purchase: Purchase }) {
  const { user, primaryBlog } = useViewer();
  const locale = useDateLocale();
  const country = taxes[0]?.country ?? lines[0]?.price.country;
  return (
    <dl className={styles.addresses}>
      <div>
        <dt>
          <Trans>From</Trans>
        </dt>
        <dd>{seller}</dd>
      </div>
      <div>
        <dt>
          <Trans>To</Trans>
        </dt>
        <dd>
          {[primaryBlog?.name, user?.email, country && countryName(country, locale)]
            .filter(Boolean)
            .join('\n')}
        </dd>
      </div>
    </dl>
  );
}

/** Lines of a receipt with net, tax and gross, and their sum. */
function Lines({ purchase }: { purchase: Purchase }) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const day = useDay();
  const { lineOf } = useItemNames();
  const { lines = [], taxes = [], total, net, paymentMethod, refunded } = purchase;
  const [tax] = taxes;
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t`What`}</th>
          <th scope="col">{t`Net`}</th>
          <th scope="col">{tax ? `${tax.name} ${formatRate(tax.rateBps, locale)}` : t`Tax`}</th>
          <th scope="col">{t`Gross`}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const { price, periodStartTs: from, periodEndTs: to } = line;
          return (
            <tr key={line.item ?? line.title}>
              <th scope="row">
                {lineOf(line)}
                {from && to ? <small>{t`${day(from)} to ${day(to)}`}</small> : null}
              </th>
              <td>{formatAmount(price.net ?? price.amount, price, locale)}</td>
              <td>{formatAmount(price.tax ?? 0, price, locale)}</td>
              <td>{price.formatted}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{paymentMethod ? t`Paid with ${paymentMethod.label}` : t`Paid`}</th>
          <td>{(net ?? total).formatted}</td>
          <td>{tax ? tax.amount.formatted : formatAmount(0, total, locale)}</td>
          <td>
            <b>{total.formatted}</b>
          </td>
        </tr>
        {refunded ? (
          <tr>
            <th scope="row" colSpan={3}>{t`Given back`}</th>
            <td>{`−${refunded.formatted}`}</td>
          </tr>
        ) : null}
      </tfoot>
    </table>
  );
}

/** Leads to what was bought: the campaign, while the member still writes on its blog, or the blog that is supported. */
function About({ purchase: { kind, campaignId, campaignStatus, blogName } }: { purchase: Purchase }) {
  const { blogs } = useViewer();
  if (blogName === undefined) return null;
  if (kind === 'membership')
    return (
      <SlipFine>
        <Trans>
          Paid to support <AppLink to={paths.supportBlog(blogName)}>{blogName}</AppLink>. Whether you are
          named there is your choice, at any time.
        </Trans>
      </SlipFine>
    );
  if (campaignId === undefined || !blogs.some(({ name }) => name === blogName)) return null;
  const campaign = paths.campaign(blogName, campaignTab(campaignStatus ?? 'active'), campaignId);
  return (
    <SlipFine>
      <Trans>
        Paid for <AppLink to={campaign}>a campaign of {blogName}</AppLink>.
      </Trans>
    </SlipFine>
  );
}

function Receipt({ purchase }: { purchase: Purchase }) {
  const { t } = useLingui();
  const day = useDay();
  const locale = useDateLocale();
  const { number = '', createdTs, status, refundedTs, isDisputed, isTest } = purchase;
  const date = refundedTs === undefined ? '' : day(refundedTs);
  return (
    <Slip
      level={1}
      isBig
      title={
        <>
          <Wordmark className={styles.wordmark} />
          <Trans>Receipt {number}</Trans>
        </>
      }
      detail={fullTime(createdTs, locale)}
      stamp={status === 'paid' ? <PaidStamp timestamp={createdTs} /> : undefined}
    >
      <PageHead title={t`Receipt ${number}`} noIndex />
      <Addresses purchase={purchase} />
      <Lines purchase={purchase} />
      <About purchase={purchase} />
      {status === 'refunded' ? (
        <SlipFine>
          <Trans>All of it was given back on {date}.</Trans>
        </SlipFine>
      ) : null}
      {isDisputed ? (
        <SlipFine>
          <Trans>
            Your bank asks for this payment back. Until it has decided you keep what you bought; nothing is
            renewed, and we give nothing back besides.
          </Trans>
        </SlipFine>
      ) : null}
      {isTest ? <SlipFine>{t`Paid in the test checkout. No money moved.`}</SlipFine> : null}
      <Refund purchase={purchase} />
    </Slip>
  );
}

/** A purchase as a receipt, which prints alone. */
export default function ReceiptPage() {
  const { t } = useLingui();
  const { purchaseId = '' } = useParams();
  const { data, error } = useQuery(purchaseQuery(purchaseId));
  if (!data && error) throw error;
  const pdfUrl = data?.response.purchase.receiptPdfUrl;
  return (
    <TwoColumns aside={null}>
      <CardAxis>
        <p className={styles.bar} data-screen-only>
          <AppLink to={paths.purchases()}>{t`Purchases`}</AppLink>
          {pdfUrl ? (
            <ButtonLink href={pdfUrl} size="small" icon="download" download>
              {t`Download PDF`}
            </ButtonLink>
          ) : null}
          <Button size="small" onClick={() => window.print()}>{t`Print`}</Button>
        </p>
        {data ? <Receipt purchase={data.response.purchase} /> : <PostSkeleton />}
      </CardAxis>
    </TwoColumns>
  );
}
