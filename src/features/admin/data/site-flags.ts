import { getListSiteFlagsQueryOptions, getSetSiteFlagMutationOptions } from '#generated/hooks/admin/admin.ts';
import type { FlagAudience } from '#generated/zod/flagAudience.zod.ts';
import type { ListSiteFlags200 } from '#generated/zod/listSiteFlags200.zod.ts';
import type { SetSiteFlag200 } from '#generated/zod/setSiteFlag200.zod.ts';
import type { SiteFlag } from '#generated/zod/siteFlag.zod.ts';
import { type SettingWriter, useSettingWriter } from '#src/entities/settings/use-setting-writer.ts';
import { callWith } from '#src/shared/api/write/write.ts';

/** Audience of a feature flag as a single value: an audience, or a percentage of the members. */
export type FlagChoice = Exclude<FlagAudience, 'percent'> | `${number}%`;

const flagsOf = ({ response }: ListSiteFlags200): SiteFlag[] => response.flags;

/** Returns the audience of a feature flag as a single value. */
export function choiceOf({ audience, percent }: Pick<SiteFlag, 'audience' | 'percent'>): FlagChoice {
  return audience === 'percent' ? `${percent}%` : audience;
}

function audienceOf(choice: FlagChoice): { audience: FlagAudience; percent?: number } {
  return choice === 'choice' || choice === 'everyone' || choice === 'staff' || choice === 'nobody'
    ? { audience: choice }
    : { audience: 'percent', percent: Number.parseInt(choice, 10) };
}

/** Query of the feature flags and their audiences. */
export function siteFlagsQuery() {
  return { ...getListSiteFlagsQueryOptions(), select: flagsOf };
}

/** Changes the audience of a feature flag. The response contains the number of members. */
export function useSiteFlag({ name }: SiteFlag): SettingWriter<FlagChoice> {
  const withFlag = (read: ListSiteFlags200, change: (flag: SiteFlag) => SiteFlag): ListSiteFlags200 => ({
    ...read,
    response: { flags: flagsOf(read).map((flag) => (flag.name === name ? change(flag) : flag)) },
  });
  return useSettingWriter<FlagChoice, ListSiteFlags200, SetSiteFlag200>({
    scope: `flag ${name}`,
    queryKey: siteFlagsQuery().queryKey,
    call: callWith(getSetSiteFlagMutationOptions, (choice: FlagChoice) => ({
      name,
      data: audienceOf(choice),
    })),
    put: (read, choice) => withFlag(read, (flag) => ({ ...flag, percent: 0, ...audienceOf(choice) })),
    onSaved: ({ response }, correct) => correct((read) => withFlag(read, () => response.flag)),
  });
}
