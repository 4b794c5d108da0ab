import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Community } from '#generated/zod/community.zod.ts';
import type { ModeratedMember as Moderated } from '#generated/zod/moderatedMember.zod.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Choice } from './Choice.tsx';
import styles from './MemberForModerators.module.css';
import { type Restriction, useRestrict } from './member-data.ts';

const DAY_SECONDS = 86_400;

/** Lengths on offer, in days; 0 for one without an end. */
const LENGTHS_DAYS = [1, 2, 7, 30, 90, 0] as const;

type RestrictFormProps = { community: Community; member: Moderated };

/** Renders the form that mutes, removes or bans: what, until when, for which rule. The button names the result. */
export function RestrictForm({ community, member }: RestrictFormProps) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const now = useNow();
  const { name } = member.blog;
  const { restrict, busy } = useRestrict(community.name, name);
  const isMember = member.member !== undefined;
  const [chosen, setKind] = useState<Restriction['kind']>('mute');
  const [days, setDays] = useState<number>(2);
  const [ruleId, setRuleId] = useState('');
  const kind = isMember ? chosen : 'ban';
  const dateOf = (length: number): string =>
    dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(
      (now + length * DAY_SECONDS) * 1000,
    );
  const end = days === 0 || kind === 'remove' ? undefined : dateOf(days);
  const words = (): string => {
    if (kind === 'remove') return t`Remove from the community`;
    if (kind === 'mute') return end ? t`Mute until ${end}` : t`Mute without an end`;
    return end ? t`Ban until ${end}` : t`Ban without an end`;
  };
  return (
    <section className={styles.form} aria-label={t`Mute, remove or ban ${name}`}>
      <div className={styles.fields}>
        <Choice
          label={t`What ${name} may do`}
          value={kind}
          onChange={(event) => setKind(event.target.value as Restriction['kind'])}
        >
          {isMember ? (
            <>
              <option value="mute">{t`only read`}</option>
              <option value="remove">{t`leave, and may come back`}</option>
            </>
          ) : null}
          <option value="ban">{t`stay away`}</option>
        </Choice>
        {kind === 'remove' ? null : (
          <Choice label={t`Until`} value={days} onChange={(event) => setDays(Number(event.target.value))}>
            {LENGTHS_DAYS.map((length) => (
              <option key={length} value={length}>
                {length === 0 ? t`without an end` : dateOf(length)}
              </option>
            ))}
          </Choice>
        )}
        <Choice label={t`For`} value={ruleId} onChange={(event) => setRuleId(event.target.value)}>
          <option value="">{t`no single rule`}</option>
          {community.rules.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </Choice>
      </div>
      <p className={styles.fine}>
        {kind === 'mute' ? (
          <Trans>They can read and react, but not write.</Trans>
        ) : kind === 'remove' ? (
          <Trans>They leave the community as {name}, and can join again like everybody.</Trans>
        ) : (
          <Trans>They leave the community, with all their blogs, and cannot join again meanwhile.</Trans>
        )}{' '}
        {end ? <Trans>It ends by itself.</Trans> : null}{' '}
        {kind === 'remove' ? (
          <Trans>They hear the rule and how to appeal.</Trans>
        ) : (
          <Trans>They hear the rule, the date and how to appeal.</Trans>
        )}
      </p>
      <Button
        variant="primary"
        loading={busy}
        className={styles.submit}
        onClick={() => restrict({ kind, lengthSeconds: days * DAY_SECONDS, ruleId: ruleId || undefined })}
      >
        {words()}
      </Button>
    </section>
  );
}
