import { useQueryClient } from '@tanstack/react-query';
import {
  getListAccountsQueryOptions,
  getListSiteFlagsQueryKey,
  getListSiteFlagsQueryOptions,
  getListStaffActsQueryKey,
  getListStaffActsQueryOptions,
  getSetSiteFlagMutationOptions,
} from '#generated/hooks/admin/admin.ts';
import type { ListAccounts200 } from '#generated/zod/listAccounts200.zod.ts';
import type { ListSiteFlags200 } from '#generated/zod/listSiteFlags200.zod.ts';
import type { ListStaffActs200 } from '#generated/zod/listStaffActs200.zod.ts';
import type { SetSiteFlag200 } from '#generated/zod/setSiteFlag200.zod.ts';
import type { SetSiteFlagBody } from '#generated/zod/setSiteFlagBody.zod.ts';
import type { SiteAccount } from '#generated/zod/siteAccount.zod.ts';
import type { SiteFlag } from '#generated/zod/siteFlag.zod.ts';
import { correctQuery } from '#src/shared/api/write/optimistic-query.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { callWith } from '#src/shared/api/write/write.ts';

/** Number of changes below the features. */
const MAX_SHOWN_CHANGES = 12;

const flagsOf = ({ response }: ListSiteFlags200): SiteFlag[] => response.flags;
const changesOf = ({ response }: ListStaffActs200) => response.acts;

/** Query of the feature flags and their audiences. */
export function siteFlagsQuery() {
  return { ...getListSiteFlagsQueryOptions(), select: flagsOf };
}

const CHANGES = { act: 'set-flag', limit: MAX_SHOWN_CHANGES };

/** Query of the last changes of features by staff. */
export function flagChangesQuery() {
  return { ...getListStaffActsQueryOptions(CHANGES), select: changesOf };
}

/** Query of the accounts found by the beginning of a blog name, or by an e-mail address. */
export function accountsNamedQuery(typed: string) {
  return getListAccountsQueryOptions({ q: typed, limit: 20 });
}

/** Returns the account that owns a blog of exactly this name, or has exactly this e-mail address. */
export function accountNamed({ response }: ListAccounts200, typed: string): SiteAccount | undefined {
  const wanted = typed.toLowerCase();
  return response.accounts.find(({ email, blogs }) =>
    [email, ...blogs.map(({ blog }) => blog.name)].some((one) => one?.toLowerCase() === wanted),
  );
}

/** Changes the audience of a feature flag. A refused change shows the flag as it is now. */
export function useSiteFlag({ name, version }: SiteFlag) {
  const queryClient = useQueryClient();
  const { queryKey } = siteFlagsQuery();
  return useWrite<Omit<SetSiteFlagBody, 'version'>, SetSiteFlag200>(
    callWith(getSetSiteFlagMutationOptions, (body: Omit<SetSiteFlagBody, 'version'>) => ({
      name,
      data: { ...body, version },
    })),
    {
      onSuccess: ({ response }) => {
        correctQuery(queryClient, queryKey, (read: ListSiteFlags200) => ({
          ...read,
          response: { flags: flagsOf(read).map((flag) => (flag.name === name ? response.flag : flag)) },
        }));
        return queryClient.invalidateQueries({ queryKey: getListStaffActsQueryKey(CHANGES) });
      },
      onError: () => void queryClient.invalidateQueries({ queryKey: getListSiteFlagsQueryKey() }),
    },
  );
}
