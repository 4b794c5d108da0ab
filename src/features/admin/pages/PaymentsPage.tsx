import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ListSitePayments200 } from '#generated/zod/listSitePayments200.zod.ts';
import type { SitePayment } from '#generated/zod/sitePayment.zod.ts';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { AdminFrame } from '../components/AdminFrame.tsx';
import { MoneyMonths } from '../components/MoneyMonths.tsx';
import { PaymentItem } from '../components/PaymentItem.tsx';
import { sitePaymentsQuery } from '../data/payments.ts';

const paymentsOf = ({ response }: ListSitePayments200): readonly SitePayment[] => response.payments;
const keyOf = ({ id }: SitePayment): string => id;

/** Says that webhooks of the provider could not be processed, and where their errors stand. */
function FailedEvents({ count }: { count: number }) {
  return (
    <SettingsCard
      title={
        <Plural
          value={count}
          one="# webhook of the provider could not be processed"
          other="# webhooks of the provider could not be processed"
        />
      }
      detail={
        <Trans>They are kept and tried again by themselves. The failed jobs say why it went wrong.</Trans>
      }
    >
      <p>
        <ButtonLink href={paths.jobs()} size="small" variant="secondary">
          <Trans>Failed jobs</Trans>
        </ButtonLink>
      </p>
    </SettingsCard>
  );
}

function SitePayments() {
  const { t } = useLingui();
  const list = usePagedList(sitePaymentsQuery(), paymentsOf, keyOf);
  const { data } = useInfiniteQuery(sitePaymentsQuery());
  const figures = data?.pages[0]?.response;
  const { hanging = [], disputed = [], failedEventCount = 0 } = figures ?? {};
  return (
    <>
      {figures ? <MoneyMonths {...figures} /> : null}
      {failedEventCount > 0 ? <FailedEvents count={failedEventCount} /> : null}
      {hanging.length > 0 ? (
        <SettingsCard
          title={<Plural value={hanging.length} one="# payment hangs" other="# payments hang" />}
          detail={<Trans>Nobody is charged twice: each is asked after, and charged once.</Trans>}
        >
          {hanging.map((payment) => (
            <PaymentItem key={payment.id} payment={payment} />
          ))}
        </SettingsCard>
      ) : null}
      {disputed.length > 0 ? (
        <SettingsCard
          title={
            <Plural
              value={disputed.length}
              one="A bank asks # payment back"
              other="Banks ask # payments back"
            />
          }
          detail={
            <Trans>
              Answer at the provider. Until the bank has decided nothing is renewed and nothing else goes
              back.
            </Trans>
          }
        >
          {disputed.map((payment) => (
            <PaymentItem key={payment.id} payment={payment} />
          ))}
        </SettingsCard>
      ) : null}
      <EndlessRows
        list={list}
        keyOf={keyOf}
        label={t`Payments`}
        errorText={t`The list could not be loaded.`}
        empty={
          <ThreadEnd>
            <Trans>Nothing was paid yet.</Trans>
          </ThreadEnd>
        }
        row={(payment) => <PaymentItem payment={payment} />}
      />
    </>
  );
}

/** Admin page of what was paid, what went back, and what has no answer. */
export default function PaymentsPage() {
  return (
    <AdminFrame part="payments" isWide>
      <SitePayments />
    </AdminFrame>
  );
}
