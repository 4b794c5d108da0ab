import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { getRegisterDomainMutationOptions } from '#generated/hooks/domains/domains.ts';
import { DomainContact } from '#generated/zod/domainContact.zod.ts';
import type { DomainOffer } from '#generated/zod/domainOffer.zod.ts';
import type { RegisterDomain201 } from '#generated/zod/registerDomain201.zod.ts';
import { formatAmount } from '#src/entities/payments/money.ts';
import { refreshPaid } from '#src/entities/payments/refresh-paid.ts';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { paths } from '#src/paths/paths.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { Begun } from '../components/Begun.tsx';
import { BlogChoice } from '../components/BlogChoice.tsx';
import { ContactFields, useContactErrors } from '../components/ContactFields.tsx';
import styles from '../components/Domains.module.css';
import { PriceGate } from '../components/PriceGate.tsx';
import { SelectField } from '../components/SelectField.tsx';
import { ShopFront } from '../components/ShopFront.tsx';
import { PRICE_CHANGED_CODE, useOfferedName } from '../data/domains.ts';
import { contactInitial, contactOf, normalizeContact } from '../model/contact.ts';

/** Terms that are offered, in years. */
const TERMS_YEARS = [1, 2, 3, 5, 10];

type BuyProps = { offer: DomainOffer; maxYears: number; onOutdated: () => unknown };

function Buy({ offer, maxYears, onOutdated }: BuyProps) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { blogs, primaryBlog } = useViewer();
  const [years, setYears] = useState(1);
  const [blogName, setBlogName] = useState(primaryBlog?.name ?? '');
  const [isRenewed, setRenewed] = useState(true);
  const [isPrivate, setPrivate] = useState(true);
  const { domainName, price, renewalPrice } = offer;
  const amount = (price?.amount ?? 0) + (renewalPrice?.amount ?? 0) * (years - 1);
  const several = price ? formatAmount(amount, price, locale) : '';
  const total = years === 1 ? (price?.formatted ?? '') : several;
  const further = renewalPrice?.formatted ?? '';
  const contactErrors = useContactErrors();
  const form = useContractForm({
    schema: DomainContact,
    initial: contactInitial(price?.country),
    normalize: normalizeContact,
    fieldErrorText: contactErrors,
    call: getRegisterDomainMutationOptions,
    request: (values) => ({
      data: {
        domain_name: domainName,
        years,
        ...(blogName ? { tumblelog: blogName } : {}),
        auto_renew: isRenewed,
        privacy: isPrivate,
        contact: contactOf(values),
        expected_price: amount,
        ...(price ? { expected_currency: price.currency } : {}),
        path: paths.domain(domainName),
      },
    }),
    write: {
      once: true,
      onSuccess: async ({ response }: RegisterDomain201) => {
        await refreshPaid(queryClient);
        await navigate(paths.checkout(response.checkout.id));
      },
      onError: onOutdated,
    },
    errorText: { unknown: t`The checkout could not be opened. Try again.` },
  });
  const blog = blogs.find(({ name }) => name === blogName) ?? primaryBlog;
  const hasChanged = isApiError(form.error, PRICE_CHANGED_CODE);
  return (
    <>
      {blog ? <ShopFront blog={blog} name={offer.unicodeName} /> : null}
      <ContractForm form={form} method="post" className={styles.card}>
        <div className={styles.pair}>
          <SelectField
            label={t`For how long`}
            value={years}
            onChange={({ target }) => setYears(Number(target.value))}
          >
            {TERMS_YEARS.filter((term) => term <= maxYears).map((term) => (
              <option key={term} value={term}>
                <Plural value={term} one="# year" other="# years" />
              </option>
            ))}
          </SelectField>
          <BlogChoice value={blogName} onChange={setBlogName} />
        </div>
        <ContactFields field={form.field} />
        <Checkbox
          label={t`Keep the holder out of the public register`}
          hint={t`Your name, street and telephone are not shown in WHOIS.`}
          checked={isPrivate}
          onChange={({ target }) => setPrivate(target.checked)}
        />
        <Checkbox
          label={t`Renew it by itself`}
          hint={t`A year is paid a few days before its end, the way you paid last. We write to you a month and a week before.`}
          checked={isRenewed}
          onChange={({ target }) => setRenewed(target.checked)}
        />
        <FormMessages
          messages={
            hasChanged
              ? [t`The price changed meanwhile; nothing was taken. It is ${total} now.`]
              : form.messages
          }
        />
        <div className={styles.foot}>
          <p className={styles.muted}>
            <Trans>Then {further} a year. A name that is registered cannot be given back.</Trans>
          </p>
          <Button type="submit" variant="primary" size="large" loading={form.busy}>
            {t`Go on, ${total}`}
          </Button>
        </div>
      </ContractForm>
    </>
  );
}

/** Ways on from a name that somebody has. */
function Taken({ offer: { domainName, transferable } }: { offer: DomainOffer }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Somebody has this name`}
      action={
        <p className={styles.buttons}>
          {transferable ? (
            <ButtonLink href={paths.domainTransfer(domainName)}>{t`It is mine: move it here`}</ButtonLink>
          ) : null}
          <ButtonLink href={paths.domainAddAny(domainName)}>{t`It is mine: connect it`}</ButtonLink>
          <ButtonLink href={paths.domains()} variant="primary">{t`Look for another name`}</ButtonLink>
        </p>
      }
    >
      <Trans>If that is you, it can stay where it is and lead here, or move here.</Trans>
    </EmptyState>
  );
}

/** Page of buying a domain (spec 000 §2.7: domain-add, domain-purchase). */
export default function BuyDomainPage() {
  const { domainName = '' } = useParams();
  return (
    <SettingsFrame title={useOfferedName(domainName)}>
      <Begun name={domainName} />
      <PriceGate key={domainName} name={domainName}>
        {(offer, maxYears, onOutdated) =>
          offer.available ? (
            <Buy offer={offer} maxYears={maxYears} onOutdated={onOutdated} />
          ) : (
            <Taken offer={offer} />
          )
        }
      </PriceGate>
    </SettingsFrame>
  );
}
