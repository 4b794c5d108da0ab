import { getListSiteFlagsQueryOptions, getSetSiteFlagMutationOptions } from '#generated/hooks/admin/admin.ts';
import type { FlagAudience } from '#generated/zod/flagAudience.zod.ts';
import type { ListSiteFlags200 } from '#generated/zod/listSiteFlags200.zod.ts';
import type { SetSiteFlag200 } from '#generated/zod/setSiteFlag200.zod.ts';
import type { SiteFlag } from '#generated/zod/siteFlag.zod.ts';
import { type SettingWriter, useKeptChoice } from '#src/entities/settings/use-setting-writer.ts';
import { callWith } from '#src/shared/api/write/write.ts';

/** Who has a feature, as one word: an audience, or how many of a hundred members. */
export type FlagChoice = Exclude<FlagAudience, 'percent'> | `${number}%`;

const flagsOf = ({ response }: ListSiteFlags200): SiteFlag[] => response.flags;

/** The one word for who has a feature. */
export function choiceOf({ audience, percent }: Pick<SiteFlag, 'audience' | 'percent'>): FlagChoice {
  return audience === 'percent' ? `${percent}%` : audience;
}

function asked(choice: FlagChoice): { audience: FlagAudience; percent?: number } {
  return choice === 'choice' || choice === 'everyone' || choice === 'staff' || choice === 'nobody'
    ? { audience: choice }
    : { audience: 'percent', percent: Number.parseInt(choice, 10) };
}

/** Features the site can switch, and who has them. */
export function siteFlagsQuery() {
  return { ...getListSiteFlagsQueryOptions(), select: flagsOf };
}

/** Says who has a feature. How many that are, the answer tells. */
export function useSiteFlag({ name }: SiteFlag): SettingWriter<FlagChoice> {
  const withFlag = (read: ListSiteFlags200, change: (flag: SiteFlag) => SiteFlag): ListSiteFlags200 => ({
    ...read,
    response: { flags: flagsOf(read).map((flag) => (flag.name === name ? change(flag) : flag)) },
  });
  return useKeptChoice<FlagChoice, ListSiteFlags200, SetSiteFlag200>({
    scope: `flag ${name}`,
    queryKey: siteFlagsQuery().queryKey,
    call: callWith(getSetSiteFlagMutationOptions, (choice: FlagChoice) => ({ name, data: asked(choice) })),
    of: (read, choice) => {
      const flag = flagsOf(read).find((one) => one.name === name);
      return flag ? choiceOf(flag) : choice;
    },
    put: (read, choice) => withFlag(read, (flag) => ({ ...flag, percent: 0, ...asked(choice) })),
    done: ({ response }, correct) => correct((read) => withFlag(read, () => response.flag)),
  });
}
