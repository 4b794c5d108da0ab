import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { getEditCommunityMutationOptions } from '#generated/hooks/communities/communities.ts';
import type { Community } from '#generated/zod/community.zod.ts';
import type { EditCommunity200 } from '#generated/zod/editCommunity200.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { formErrorsOf } from '#src/shared/forms/form-errors.ts';
import { type ContractFormState, useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { refreshMembership } from '../data/membership.ts';
import { cacheSettings } from '../data/settings.ts';
import {
  editCommunityRequest,
  type MergedSettings,
  mergeSettings,
  normalizeSettings,
  SettingsForm,
  type SettingsValues,
  settingsOf,
  tooManyIn,
} from '../model/community-settings.ts';

/** Codes of openapi/errors.yaml that say that the community is not as the form shows it: changed, or a handle refused. */
const STALE_CODES = [4009, 23101];

/** Returns true for a failure of the server that comes without any sentence (spec 001 §8). */
function isWithoutDetail(error: unknown): boolean {
  return formErrorsOf(error, [], { offline: 'offline', unknown: '' }).messages.includes('');
}

/** Form of the settings, as its sections use it. */
export type SettingsFormState = Pick<ContractFormState<SettingsValues>, 'values' | 'field' | 'change'>;

/**
 * Form of a community's settings. What somebody else saves meanwhile is taken into it; every field that was changed
 * here keeps what was typed, and `merged` says which fields that were.
 */
export function useSettingsForm(community: Community) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { name } = community;
  // The community that the form was filled from.
  const [base, setBase] = useState(community);
  const [merged, setMerged] = useState<MergedSettings>();
  const typed = useRef<SettingsValues>(undefined);
  const sent = useRef<SettingsValues>(undefined);
  const form = useContractForm({
    schema: SettingsForm,
    initial: settingsOf(base),
    normalize: normalizeSettings,
    call: getEditCommunityMutationOptions,
    request: (values: SettingsValues) => {
      sent.current = typed.current;
      return { community: name, data: editCommunityRequest(base, values) };
    },
    knownErrors: (values) => {
      const tooMany = tooManyIn(values);
      return {
        ...(tooMany.tags ? { tags: t`Choose at most ten tags.` } : {}),
        ...(tooMany.guidelines ? { guidelines: t`A community has at most 20 guidelines.` } : {}),
      };
    },
    fieldErrorText: {
      title: { missing: t`Give the community a name.` },
      population_cap: { malformed: t`A number from 1 to 1,000,000, or nothing.` },
    },
    write: {
      onSuccess: async (answer: EditCommunity200) => {
        const saved = answer.response.community;
        const values = settingsOf(saved);
        // The merge keeps what was typed while the answer was on its way.
        form.reset(mergeSettings(sent.current ?? values, typed.current ?? values, values).values);
        setBase(saved);
        setMerged(undefined);
        addToast({ type: 'success', message: t`Saved` });
        await cacheSettings(queryClient, answer, name);
        if (saved.name !== name) void navigate(paths.communitySettings(saved.name), { replace: true });
      },
      onError: (error) => {
        if (isWithoutDetail(error))
          addToast({ type: 'error', message: t`Something went wrong. Please try again later.` });
        if (STALE_CODES.some((code) => isApiError(error, code))) void refreshMembership(queryClient, name);
      },
    },
    // A failure that the server gives no reason for is said in a toast.
    errorText: { unknown: '' },
  });
  useEffect(() => {
    typed.current = form.values;
  });

  const take = useEffectEvent((theirs: Community) => {
    if (theirs.version <= base.version) return;
    const result = mergeSettings(settingsOf(base), form.values, settingsOf(theirs));
    form.reset(result.values);
    setBase(theirs);
    setMerged(result.theirs.length > 0 ? result : undefined);
  });
  useEffect(() => take(community), [community]);

  return { form: { ...form, messages: form.messages.filter(Boolean) }, base, merged };
}
