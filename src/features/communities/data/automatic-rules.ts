import { useLingui } from '@lingui/react/macro';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  checkAutomaticRule,
  getDeleteAutomaticRuleMutationOptions,
  getListAutomaticRulesQueryKey,
  getListAutomaticRulesQueryOptions,
  getSetAutomaticRuleMutationOptions,
} from '#generated/hooks/communities/communities.ts';
import type { AutomaticRuleRequest } from '#generated/zod/automaticRuleRequest.zod.ts';
import type { CheckAutomaticRule200 } from '#generated/zod/checkAutomaticRule200.zod.ts';
import type { ListAutomaticRules200 } from '#generated/zod/listAutomaticRules200.zod.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';

/** Lifetime of a dry run, in milliseconds: last week changes slowly. */
const CHECK_STALE_MS = 60_000;

/** Automatic rules of a community, for its moderators. */
export function automaticRulesQuery(community: string) {
  return {
    ...getListAutomaticRulesQueryOptions(community),
    select: ({ response }: ListAutomaticRules200) => response.rules,
  };
}

/** Dry run of a rule over the last week. */
export function ruleCheckQuery(community: string, rule: AutomaticRuleRequest) {
  return queryOptions({
    queryKey: ['checkAutomaticRule', community, rule.conditions, rule.applies_to, rule.action],
    queryFn: ({ signal }) => checkAutomaticRule(community, rule, { signal }),
    select: ({ response }: CheckAutomaticRule200) => response,
    staleTime: CHECK_STALE_MS,
    retry: false,
  });
}

/** Changes and deletes automatic rules. Failures are shown in a toast. */
export function useAutomaticRules() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const options = {
    onSuccess: (_: unknown, { community }: { community: string }) =>
      queryClient.invalidateQueries({ queryKey: getListAutomaticRulesQueryKey(community) }),
    errorToast: t`The rule was not saved. Try again.`,
  };
  return {
    set: useWrite(getSetAutomaticRuleMutationOptions, options),
    remove: useWrite(getDeleteAutomaticRuleMutationOptions, options),
  };
}
