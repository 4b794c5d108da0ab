import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getEditBlogSettingsMutationOptions,
  getGetBlogSettingsQueryOptions,
} from '#generated/hooks/settings/settings.ts';
import type { EditBlogSettings200 } from '#generated/zod/editBlogSettings200.zod.ts';
import type { GetBlogSettings200 } from '#generated/zod/getBlogSettings200.zod.ts';
import { detailOf } from '#src/shared/api/call/detail-of.ts';
import { viewerQuery } from '#src/shared/api/viewer/viewer.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import type { BlogSetting } from '../model/blog-setting.ts';
import type { SettingWriter } from './member-settings.ts';

/** What is set for one blog. */
export function blogSettingsQuery(blog: string) {
  return {
    ...getGetBlogSettingsQueryOptions(blog),
    select: (answer: GetBlogSettings200) => answer.response.settings,
  };
}

/** A setting under the member's hand that tells whether it was kept. */
export type BlogSettingWriter<Value> = Omit<SettingWriter<Value>, 'set'> & {
  /** Resolves to whether the server kept it. */
  set: (value: Value) => Promise<boolean>;
};

/**
 * Changes one setting of a blog: at once on the screen, back when the server refuses. Only this setting is written over,
 * so that another one that is under way stays as it was left.
 */
export function useBlogSetting<Value>(blog: string, setting: BlogSetting<Value>): BlogSettingWriter<Value> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(false);
  const { queryKey } = blogSettingsQuery(blog);
  const put = (value: Value): void =>
    void queryClient.setQueryData<GetBlogSettings200>(
      queryKey,
      (before) =>
        before && {
          ...before,
          response: { ...before.response, settings: setting.put(before.response.settings, value) },
        },
    );
  const call = callWith(getEditBlogSettingsMutationOptions, (value: Value) => ({
    blog,
    data: setting.edit(value),
  }));
  const { write, busy, error } = useWrite<Value, EditBlogSettings200>(call, {
    scope: `settings of ${blog}`,
    show: async (value) => {
      setSaved(false);
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<GetBlogSettings200>(queryKey);
      put(value);
      return before && (() => put(setting.of(before.response.settings)));
    },
    done: ({ response: { settings } }) => {
      // As the server understood it: tags without their signs, names without spaces.
      put(setting.of(settings));
      setSaved(true);
      // The member's own blogs say some of it too: what they take, their title.
      void queryClient.invalidateQueries({ queryKey: viewerQuery().queryKey });
    },
  });
  return {
    set: write,
    state: busy ? 'saving' : saved ? 'saved' : 'still',
    error: error ? detailOf(error, t`We could not save that.`) : undefined,
  };
}
