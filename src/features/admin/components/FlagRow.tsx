import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SiteFlag } from '#generated/zod/siteFlag.zod.ts';
import { SelectRow } from '#src/entities/settings/SelectRow.tsx';
import { numberFormat } from '#src/shared/lib/language/formatters.ts';
import { choiceOf, type FlagChoice, useSiteFlag } from '../data/site-flags.ts';

/** Selectable shares of the members for a gradual rollout, in percent. */
const ROLLOUT_PERCENTAGES = [1, 5, 10, 25, 50];

/** A feature flag with its audience. */
export function FlagRow({ flag }: { flag: SiteFlag }) {
  const { t, i18n } = useLingui();
  const { set, state, error } = useSiteFlag(flag);
  const { name, title, description, percent, audience, memberCount } = flag;
  const known = audience === 'percent' && !ROLLOUT_PERCENTAGES.includes(percent) ? [percent] : [];
  const shares = [...ROLLOUT_PERCENTAGES, ...known]
    .toSorted((one, other) => one - other)
    .map((share): readonly [FlagChoice, string] => {
      const amount = numberFormat(i18n.locale, { style: 'percent' }).format(share / 100);
      return [`${share}%`, t`${amount} of the members`];
    });
  const choices: readonly (readonly [FlagChoice, string])[] = [
    ['choice', t`Members who turn it on in the labs`],
    ['staff', t`Staff`],
    ...shares,
    ['everyone', t`Every member`],
    ['nobody', t`Nobody`],
  ];
  const has = t`${plural(memberCount, { one: '# member has it.', other: '# members have it.' })}`;
  return (
    <SelectRow
      id={name}
      state={state}
      label={title}
      hint={`${description} ${has}`}
      {...(error === undefined ? {} : { error })}
      value={choiceOf(flag)}
      choices={choices}
      onChoose={set}
    />
  );
}
