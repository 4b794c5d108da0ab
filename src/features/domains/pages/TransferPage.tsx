import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import * as z from 'zod/mini';
import { getTransferDomainMutationOptions } from '#generated/hooks/domains/domains.ts';
import { DomainContact } from '#generated/zod/domainContact.zod.ts';
import type { DomainOffer } from '#generated/zod/domainOffer.zod.ts';
import type { TransferDomain201 } from '#generated/zod/transferDomain201.zod.ts';
import { TransferDomainBody } from '#generated/zod/transferDomainBody.zod.ts';
import { refreshPaid } from '#src/entities/payments/refresh-paid.ts';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { paths } from '#src/paths/paths.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { Begun } from '../components/Begun.tsx';
import { BlogChoice } from '../components/BlogChoice.tsx';
import { ContactFields, useContactErrors } from '../components/ContactFields.tsx';
import styles from '../components/Domains.module.css';
import { PriceGate } from '../components/PriceGate.tsx';
import { PRICE_CHANGED_CODE, useOfferedName } from '../data/domains.ts';
import { contactInitial, contactOf, normalizeContact } from '../model/contact.ts';

/** Maximum length of a transfer code in characters (openapi: `auth_code`). */
const MAX_CODE_LENGTH = 128;

const asked = z.extend(DomainContact, z.pick(TransferDomainBody, { auth_code: true }).shape);

function Transfer({ offer, onOutdated }: { offer: DomainOffer; onOutdated: () => unknown }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { primaryBlog } = useViewer();
  const [blogName, setBlogName] = useState(primaryBlog?.name ?? '');
  const { domainName, transferPrice } = offer;
  const price = transferPrice?.formatted ?? '';
  const contactErrors = useContactErrors();
  const form = useContractForm({
    schema: asked,
    initial: { auth_code: '', ...contactInitial(transferPrice?.country) },
    normalize: normalizeContact,
    fieldErrorText: {
      ...contactErrors,
      auth_code: { missing: t`Ask for the code where you bought the domain.` },
    },
    call: getTransferDomainMutationOptions,
    request: (values) => ({
      data: {
        domain_name: domainName,
        auth_code: values.auth_code,
        ...(blogName ? { tumblelog: blogName } : {}),
        contact: contactOf(values),
        expected_price: transferPrice?.amount ?? 0,
        ...(transferPrice ? { expected_currency: transferPrice.currency } : {}),
        path: paths.domain(domainName),
      },
    }),
    write: {
      once: true,
      onSuccess: async ({ response }: TransferDomain201) => {
        await refreshPaid(queryClient);
        await navigate(paths.checkout(response.checkout.id));
      },
      onError: onOutdated,
    },
    errorText: { unknown: t`The checkout could not be opened. Try again.` },
  });
  const hasChanged = isApiError(form.error, PRICE_CHANGED_CODE);
  return (
    <ContractForm form={form} method="post" className={styles.card}>
      <p>
        <Trans>
          Unlock it where you bought it, and ask there for its transfer code. It takes five days at most;
          until then everything stays as it is.
        </Trans>
      </p>
      <TextField
        {...form.field('auth_code')}
        label={t`Code from the old place`}
        maxLength={MAX_CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <BlogChoice value={blogName} onChange={setBlogName} />
      <ContactFields field={form.field} />
      <FormMessages
        messages={
          hasChanged
            ? [t`The price changed meanwhile; nothing was taken. It is ${price} now.`]
            : form.messages
        }
      />
      <div className={styles.foot}>
        <p className={styles.muted}>
          <Trans>With a year on top. If the old place refuses, the money goes back.</Trans>
        </p>
        <Button type="submit" variant="primary" size="large" loading={form.busy}>
          {t`Go on, ${price}`}
        </Button>
      </div>
    </ContractForm>
  );
}

/** Page of moving a domain here from another registrar (spec 000 §2.7: domain-transfer). */
export default function TransferPage() {
  const { t } = useLingui();
  const { domainName = '' } = useParams();
  const writtenName = useOfferedName(domainName);
  return (
    <SettingsFrame title={t`Move ${writtenName} here`}>
      <Begun name={domainName} />
      <PriceGate key={domainName} name={domainName}>
        {(offer, _maxYears, onOutdated) =>
          offer.transferable ? (
            <Transfer offer={offer} onOutdated={onOutdated} />
          ) : (
            <EmptyState
              title={t`This name cannot be moved here`}
              action={
                <ButtonLink
                  href={paths.domainAdd(domainName)}
                  variant="primary"
                >{t`See what it costs`}</ButtonLink>
              }
            >
              {offer.available
                ? t`Nobody has it: you can buy it.`
                : t`It does not belong to another registrar.`}
            </EmptyState>
          )
        }
      </PriceGate>
    </SettingsFrame>
  );
}
