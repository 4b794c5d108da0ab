import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Domain } from '#generated/zod/domain.zod.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { useDeleteDomain, useEditDomain } from '../data/domains.ts';
import { BlogChoice } from './BlogChoice.tsx';
import styles from './Domains.module.css';

/** Choices of a member about a domain. Each choice applies at once. */
export function DomainChoices({ domain }: { domain: Domain }) {
  const { t } = useLingui();
  const { write, pending } = useEditDomain();
  const { domainName, kind, blogName = '', autoRenew, locked, privacy, redirectsOldAddress } = domain;
  const data = pending?.data ?? {};
  const change = (data: Parameters<typeof write>[0]['data']): void => void write({ domainName, data });
  const shownBlog = 'tumblelog' in data ? (data.tumblelog ?? '') : blogName;
  return (
    <section className={styles.card} aria-labelledby="domain-choices">
      <h2 id="domain-choices">
        <Trans>The door</Trans>
      </h2>
      <BlogChoice
        value={shownBlog}
        mayBeNone
        onChange={(name) => change({ tumblelog: name === '' ? null : name })}
      />
      <Checkbox
        look="switch"
        label={t`Lead the old address here`}
        hint={t`Visitors of the blog's address on Skein are led to ${domainName}. Members stay on Skein.`}
        checked={data.redirect_old_address ?? redirectsOldAddress}
        onChange={({ target }) => change({ redirect_old_address: target.checked })}
      />
      {kind === 'registered' ? (
        <>
          <Checkbox
            look="switch"
            label={t`Renew it by itself`}
            hint={t`A year is paid a few days before its end, the way you paid last. We write to you a month and a week before.`}
            checked={data.auto_renew ?? autoRenew}
            onChange={({ target }) => change({ auto_renew: target.checked })}
          />
          <Checkbox
            look="switch"
            label={t`Transfer lock`}
            hint={t`While it is on, no other registrar can take the name.`}
            checked={data.locked ?? locked}
            onChange={({ target }) => change({ locked: target.checked })}
          />
          <Checkbox
            look="switch"
            label={t`WHOIS privacy`}
            hint={t`Your name, street and telephone are not in the public register.`}
            checked={data.privacy ?? privacy}
            onChange={({ target }) => change({ privacy: target.checked })}
          />
        </>
      ) : null}
    </section>
  );
}

/** Gives a domain up, after a question. */
export function GiveUp({ domain: { domainName, kind } }: { domain: Domain }) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const { write, busy, error } = useDeleteDomain();
  return (
    <section className={styles.card} aria-labelledby="domain-end">
      <h2 id="domain-end">
        {kind === 'registered' ? <Trans>Give it up</Trans> : <Trans>Take it off</Trans>}
      </h2>
      <p>
        {kind === 'registered' ? (
          <Trans>
            It stops working at once, with its mail and its records. Nothing is paid back, and somebody else
            can buy it.
          </Trans>
        ) : (
          <Trans>It no longer opens your blog. The domain stays yours, where you bought it.</Trans>
        )}
      </p>
      {error ? <ActionError>{errorMessage(error, t`This did not work. Try again.`)}</ActionError> : null}
      <p className={styles.buttons}>
        {isAsked ? (
          <>
            <Button variant="danger" loading={busy} onClick={() => void write({ domainName })}>
              {kind === 'registered' ? t`Give up ${domainName}` : t`Take off ${domainName}`}
            </Button>
            <Button variant="quiet" onClick={() => setAsked(false)}>{t`Keep it`}</Button>
          </>
        ) : (
          <Button onClick={() => setAsked(true)}>
            {kind === 'registered' ? t`Give it up` : t`Take it off`}
          </Button>
        )}
      </p>
    </section>
  );
}
