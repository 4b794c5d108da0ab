import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getCreateTransferCodeMutationOptions } from '#generated/hooks/domains/domains.ts';
import type { CreateTransferCode201 } from '#generated/zod/createTransferCode201.zod.ts';
import type { Domain } from '#generated/zod/domain.zod.ts';
import { ProofForm } from '#src/entities/settings/proof/ProofForm.tsx';
import { copyText } from '#src/shared/lib/text/copy-text.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import styles from './Domains.module.css';

/**
 * Gives out the transfer code of a domain, after a proof of identity. The code is in the state of this component alone, so
 * that it is gone with the page.
 */
export function TransferAway({ domain: { domainName, locked } }: { domain: Domain }) {
  const { t } = useLingui();
  const [step, setStep] = useState<'closed' | 'proof' | { code: string }>('closed');
  const isShown = typeof step === 'object';
  return (
    <section className={styles.card} aria-labelledby="domain-away">
      <h2 id="domain-away">
        <Trans>Take it elsewhere</Trans>
      </h2>
      <p>
        <Trans>
          Another registrar asks for the transfer code, and takes the domain within five days. Copy its
          records first: they do not move along.
        </Trans>
      </p>
      {isShown && !locked ? (
        <>
          <p role="status">
            <Trans>The code of {domainName}, shown only now. A new one or the transfer lock ends it.</Trans>
          </p>
          <p className={styles.code} translate="no">
            <code>{step.code}</code>
          </p>
        </>
      ) : null}
      {locked ? (
        <p className={styles.muted}>
          <Trans>Turn the transfer lock off first.</Trans>
        </p>
      ) : null}
      {step === 'proof' && !locked ? (
        <ProofForm
          action={t`Show the code`}
          cancel={t`Cancel`}
          call={getCreateTransferCodeMutationOptions}
          request={(data) => ({ domainName, data })}
          onDone={({ response }: CreateTransferCode201) => setStep({ code: response.authCode })}
          onCancel={() => setStep('closed')}
        >
          <p className={styles.muted}>
            <Trans>Confirm that it is you. We write to you that the code was given out.</Trans>
          </p>
        </ProofForm>
      ) : (
        <p className={styles.buttons}>
          {isShown && !locked ? (
            <>
              <Button variant="primary" onClick={() => void copyText(step.code, t`Copied`)}>
                {t`Copy the code`}
              </Button>
              <Button variant="quiet" onClick={() => setStep('closed')}>{t`I have it`}</Button>
            </>
          ) : (
            <Button disabled={locked} onClick={() => setStep('proof')}>{t`Get the transfer code`}</Button>
          )}
        </p>
      )}
    </section>
  );
}
