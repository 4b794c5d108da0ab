import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Domain } from '#generated/zod/domain.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { recordsQuery } from '../data/domains.ts';
import { type Plan, plansOf, useConsequences } from '../model/consequences.ts';
import cards from './Domains.module.css';
import styles from './WhatBreaks.module.css';

/** Says for each thing that hangs on a domain whether it holds after a change that the member has in mind. */
export function WhatBreaks({ domain }: { domain: Domain }) {
  const { t } = useLingui();
  const group = useId();
  const [plan, setPlan] = useState<Plan>('blog');
  const { domainName, kind } = domain;
  const isOurs = kind === 'registered';
  const { data } = useQuery({ ...recordsQuery(domainName), enabled: isOurs });
  const hasMail = data?.response.records.some(({ type }) => type === 'MX') ?? false;
  const things = useConsequences(domain, hasMail)[plan];
  const words: Readonly<Record<Plan, string>> = {
    blog: t`Another blog`,
    servers: isOurs ? t`Other name servers` : t`Lead it elsewhere`,
    transfer: t`Move it away`,
    end: isOurs ? t`Give it up` : t`Take it off`,
  };
  return (
    <section className={cards.card} aria-labelledby={`${group}-title`}>
      <h2 id={`${group}-title`}>
        <Trans>What would break?</Trans>
      </h2>
      <fieldset className={styles.plans}>
        <legend className={cards.muted}>
          <Trans>Say what you have in mind, and see what holds. Nothing is changed here.</Trans>
        </legend>
        {plansOf(domain).map((one) => (
          <label key={one} className={styles.plan}>
            <input type="radio" name={group} checked={one === plan} onChange={() => setPlan(one)} />
            {words[one]}
          </label>
        ))}
      </fieldset>
      <dl className={styles.things} aria-live="polite">
        {things.map(({ thing, holds, becomes }) => (
          <div key={thing} className={styles.thing} data-holds={holds}>
            <dt>{thing}</dt>
            <dd>{becomes}</dd>
          </div>
        ))}
      </dl>
      {isOurs && plan !== 'blog' ? (
        <p className={cards.buttons}>
          <AppLink to={paths.dnsRecords(domainName)}>
            <Trans>Copy the records first</Trans>
          </AppLink>
        </p>
      ) : null}
    </section>
  );
}
